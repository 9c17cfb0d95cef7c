import Database
import Values

/// The statements about deleted menus, which are kept beside the others until they are swept.
enum DeletedMenuSQL {
    private static let columns: SQL = """
        household_id, id, version, state, outcome, list_id, pending_list_id, created_at, committed_at, archived_at,
        kept_list_id
        """
    private static let itemColumns: SQL = """
        household_id, id, menu_id, position, recipe_id, title, image_url, servings, cooked_at, cooked_on,
        planned_entry_id, planned_on, planned_slot
        """

    /// The state and the version of a menu.
    static func state(_ id: MenuID, of household: HouseholdID) -> SQL {
        "SELECT state, version FROM menu WHERE household_id = \(household) AND id = \(id)"
    }

    /// Puts an archived menu aside with its recipes, in place of one that had its id before.
    static func putAside(_ id: MenuID, of household: HouseholdID, at now: Instant) -> [SQL] {
        [
            forget(id, of: household),
            """
            INSERT INTO deleted_menu (\(columns), deleted_at)
            SELECT \(columns), \(now) FROM menu WHERE household_id = \(household) AND id = \(id)
            """,
            """
            INSERT INTO deleted_menu_item (\(itemColumns))
            SELECT \(itemColumns) FROM menu_item WHERE household_id = \(household) AND menu_id = \(id)
            """,
            MenuSQL.delete(id, of: household),
            """
            DELETE FROM deleted_menu WHERE household_id = \(household) AND id IN (
                SELECT id FROM deleted_menu WHERE household_id = \(household)
                ORDER BY deleted_at DESC, id DESC LIMIT 1000 OFFSET \(DeletedMenu.most))
            """,
        ]
    }

    /// Puts it back among the others, one version later.
    static func bringBack(_ id: MenuID, of household: HouseholdID) -> [SQL] {
        [
            """
            INSERT INTO menu (\(columns))
            SELECT \(columns) FROM deleted_menu WHERE household_id = \(household) AND id = \(id)
            """,
            """
            INSERT INTO menu_item (\(itemColumns))
            SELECT \(itemColumns) FROM deleted_menu_item WHERE household_id = \(household) AND menu_id = \(id)
            """,
            "UPDATE menu SET version = version + 1 WHERE household_id = \(household) AND id = \(id)",
            forget(id, of: household),
        ]
    }

    /// How many recipes a menu has that was deleted since; no row if there is none.
    ///
    /// Its row is locked.
    static func locked(_ id: MenuID, of household: HouseholdID, since: Instant) -> SQL {
        """
        SELECT (SELECT count(*) FROM deleted_menu_item i WHERE i.household_id = d.household_id AND i.menu_id = d.id)
        FROM deleted_menu d
        WHERE d.household_id = \(household) AND d.id = \(id) AND d.deleted_at > \(since)\(SQL.forUpdate)
        """
    }

    /// Menus that were deleted since, the last deleted first, with a row for each recipe.
    static func page(_ household: HouseholdID, since: Instant, after place: HistoryCursor?, limit: Int) -> SQL {
        var page: SQL = "SELECT id FROM deleted_menu WHERE household_id = \(household) AND deleted_at > \(since)"
        if let place { page += " AND (deleted_at, id) < (\(place.archivedAt), \(place.menu))" }
        page += " ORDER BY deleted_at DESC, id DESC LIMIT \(limit)"
        return """
            SELECT d.id, d.archived_at, d.deleted_at, i.title
            FROM deleted_menu d LEFT JOIN deleted_menu_item i ON i.household_id = d.household_id AND i.menu_id = d.id
            WHERE d.household_id = \(household) AND d.id IN (\(page))
            ORDER BY d.deleted_at DESC, d.id DESC, i.position
            """
    }

    /// Deletes for good what was deleted before.
    static func sweep(_ before: Instant, portion: Int) -> SQL {
        """
        DELETE FROM deleted_menu WHERE (household_id, id) IN (
            SELECT household_id, id FROM deleted_menu WHERE deleted_at <= \(before) LIMIT \(portion))
        """
    }

    private static func forget(_ id: MenuID, of household: HouseholdID) -> SQL {
        "DELETE FROM deleted_menu WHERE household_id = \(household) AND id = \(id)"
    }
}
