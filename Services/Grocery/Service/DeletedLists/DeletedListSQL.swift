import Database
import Values

/// The statements about deleted lists, which are kept beside the others until they are swept.
enum DeletedListSQL {
    /// A table of lists or of what belongs to one: its columns but for the household, and which of them names the list.
    private struct Copy {
        let name: SQL
        let list: SQL
        let columns: SQL
    }

    private static let lists = Copy(
        name: "grocery_list",
        list: "id",
        columns: """
            id, version, title, origin, menu_id, from_day, to_day, is_draft, fingerprint, staples, created_at,
            updated_at, size, is_pinned, is_planning, notices, account_size, left_out, elsewhere, shop_id
            """
    )
    private static let parts = [
        Copy(
            name: "grocery_item",
            list: "list_id",
            columns: """
                list_id, id, version, item_key, name, food_id, food_name, category, aisle, quantities, amount_text, note,
                position, by_hand, lines, checked_at, created_at, updated_at, change_id, brand, wanted, ticks, checked_by
                """
        ),
        Copy(name: "grocery_source", list: "list_id", columns: "list_id, source_id, meal"),
        Copy(
            name: "grocery_settled",
            list: "list_id",
            columns: "list_id, id, was_bought, item_key, name, food_id, food_name, category, wanted, lines"
        ),
        Copy(name: "grocery_operation", list: "list_id", columns: "list_id, id, applied_at, outcome"),
    ]

    /// Puts a list aside with all that belongs to it, in place of one that had its id before; its links are not kept.
    static func putAside(_ id: GroceryListID, _ household: HouseholdID, at now: Instant) -> [SQL] {
        let own: SQL = """
            INSERT INTO deleted_grocery_list (household_id, \(lists.columns), deleted_at)
            SELECT household_id, \(lists.columns), \(now) FROM grocery_list
            WHERE household_id = \(household) AND id = \(id)
            """
        let oldest: SQL = """
            DELETE FROM deleted_grocery_list WHERE household_id = \(household) AND id IN (
                SELECT id FROM deleted_grocery_list WHERE household_id = \(household)
                ORDER BY deleted_at DESC, id DESC LIMIT 1000 OFFSET \(DeletedList.most))
            """
        return [forget(id, household), own] + parts.map { copy($0, id, household, isDeleted: false) } + [oldest]
    }

    /// Puts it back among the others, one version later.
    static func bringBack(_ id: GroceryListID, _ household: HouseholdID, at now: Instant) -> [SQL] {
        [copy(lists, id, household, isDeleted: true)] + parts.map { copy($0, id, household, isDeleted: true) }
            + [ListSQL.touch(id, household, now: now, onlyIf: "1 = 1"), forget(id, household)]
    }

    /// The size of a list that was deleted since, locked for the rest of the transaction.
    static func locked(_ id: GroceryListID, _ household: HouseholdID, since: Instant) -> SQL {
        """
        SELECT size FROM deleted_grocery_list
        WHERE household_id = \(household) AND id = \(id) AND deleted_at > \(since)\(SQL.forUpdate)
        """
    }

    /// Lists that were deleted since, the last deleted first, and how many items each has.
    static func page(
        _ household: HouseholdID,
        since: Instant,
        after place: Place<GroceryListID>?,
        limit: Int
    ) -> SQL {
        var sql: SQL = """
            SELECT \(StoredDeletedList.table.list(of: "l")), (SELECT COUNT(*) FROM deleted_grocery_item i
                WHERE i.household_id = l.household_id AND i.list_id = l.id)
            FROM deleted_grocery_list l WHERE l.household_id = \(household) AND l.deleted_at > \(since)
            """
        if let place { sql += " AND (l.deleted_at, l.id) < (\(place.time), \(place.key))" }
        return sql + " ORDER BY l.deleted_at DESC, l.id DESC LIMIT \(limit)"
    }

    /// Deletes for good what was deleted before.
    static func sweep(_ before: Instant, portion: Int) -> SQL {
        """
        DELETE FROM deleted_grocery_list WHERE (household_id, id) IN (
            SELECT household_id, id FROM deleted_grocery_list WHERE deleted_at <= \(before) LIMIT \(portion))
        """
    }

    private static func forget(_ id: GroceryListID, _ household: HouseholdID) -> SQL {
        "DELETE FROM deleted_grocery_list WHERE household_id = \(household) AND id = \(id)"
    }

    /// Copies rows of a list to where the deleted ones are, or back.
    private static func copy(_ table: Copy, _ id: GroceryListID, _ household: HouseholdID, isDeleted: Bool) -> SQL {
        let deleted: SQL = "deleted_\(table.name)"
        return """
            INSERT INTO \(isDeleted ? table.name : deleted) (household_id, \(table.columns))
            SELECT household_id, \(table.columns) FROM \(isDeleted ? deleted : table.name)
            WHERE household_id = \(household) AND \(table.list) = \(id)
            """
    }
}
