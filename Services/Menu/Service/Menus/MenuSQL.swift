import Database
import Values

/// Every statement of the menu service.
enum MenuSQL {
    /// A menu's columns and those of one of its items; `MenuRows` reads them in this order.
    static let columns: SQL = """
        m.id, m.version, m.state, m.outcome, m.list_id, m.pending_list_id, m.created_at, m.committed_at, m.archived_at,
        i.id, i.recipe_id, i.title, i.image_url, i.servings, i.cooked_at, i.cooked_on
        """

    /// Makes the household's other changes wait until this transaction ends, and gives the board's version.
    static func lock(_ household: HouseholdID) -> SQL {
        """
        INSERT INTO menu_household (household_id, version) VALUES (\(household), 0)
        ON CONFLICT (household_id) DO UPDATE SET version = menu_household.version RETURNING version
        """
    }

    /// Numbers a change.
    static func advance(_ household: HouseholdID, to version: Int) -> SQL {
        "UPDATE menu_household SET version = \(version) WHERE household_id = \(household)"
    }

    /// The board's version; no row before the first change.
    static func version(_ household: HouseholdID) -> SQL {
        "SELECT version FROM menu_household WHERE household_id = \(household)"
    }

    /// How many recipes there are in all menus.
    static func itemCount(of household: HouseholdID) -> SQL {
        "SELECT count(*) FROM menu_item WHERE household_id = \(household)"
    }

    /// The menus on the board with their items; in the order of the index that finds them.
    static func board(_ household: HouseholdID) -> SQL {
        "SELECT " + columns + """
             FROM menu m LEFT JOIN menu_item i ON i.household_id = m.household_id AND i.menu_id = m.id
            WHERE m.household_id = \(household) AND m.state <> 'archived' ORDER BY m.state, i.position
            """
    }

    /// One menu with its items.
    static func menu(_ id: MenuID, of household: HouseholdID) -> SQL {
        "SELECT " + columns + """
             FROM menu m LEFT JOIN menu_item i ON i.household_id = m.household_id AND i.menu_id = m.id
            WHERE m.household_id = \(household) AND m.id = \(id) ORDER BY i.position
            """
    }

    /// Archived menus with their items, the latest first.
    static func history(_ query: HistoryQuery, of household: HouseholdID) -> SQL {
        "SELECT " + columns + " FROM (" + page(query, of: household) + """
            ) m LEFT JOIN menu_item i ON i.household_id = m.household_id AND i.menu_id = m.id
            ORDER BY m.archived_at DESC, m.id DESC, i.position
            """
    }

    /// How many recipes each menu of a page of the history has.
    static func historySizes(_ query: HistoryQuery, of household: HouseholdID) -> SQL {
        "SELECT (SELECT count(*) FROM menu_item i WHERE i.household_id = m.household_id AND i.menu_id = m.id) FROM ("
            + page(query, of: household) + ") m ORDER BY m.archived_at DESC, m.id DESC"
    }

    private static func page(_ query: HistoryQuery, of household: HouseholdID) -> SQL {
        var page: SQL = "SELECT * FROM menu WHERE household_id = \(household) AND state = 'archived'"
        if let from = query.from {
            page = page + " AND archived_at >= \(from.startInUTC)"
        }
        if let to = query.to {
            page = page + " AND coalesce(committed_at, created_at) < \(to.adding(days: 1).startInUTC)"
        }
        if let after = query.after {
            page = page + " AND (archived_at, id) < (\(after.archivedAt), \(after.menu))"
        }
        return page + " ORDER BY archived_at DESC, id DESC LIMIT \(query.limit + 1)"
    }

    /// The place of the archived menu after which so many come that are later.
    static func historyEdge(_ household: HouseholdID, after count: Int) -> SQL {
        """
        SELECT archived_at, id FROM menu WHERE household_id = \(household) AND state = 'archived'
        ORDER BY archived_at DESC, id DESC LIMIT 1 OFFSET \(count)
        """
    }

    /// How many menus are archived.
    static func historyCount(_ household: HouseholdID) -> SQL {
        "SELECT count(*) FROM menu WHERE household_id = \(household) AND state = 'archived'"
    }

    /// Deletes a menu and, with it, its items.
    static func delete(_ menu: MenuID, of household: HouseholdID) -> SQL {
        "DELETE FROM menu WHERE household_id = \(household) AND id = \(menu)"
    }

    /// Writes a menu without its items.
    static func save(_ menu: Menu, of household: HouseholdID) -> SQL {
        let state = StoredState(menu.state)
        return """
            INSERT INTO menu (household_id, id, version, state, outcome, list_id, pending_list_id, created_at,
                committed_at, archived_at)
            VALUES (\(household), \(menu.id), \(menu.version), \(state.state), \(state.outcome), \(menu.listID),
                \(menu.pendingListID), \(menu.createdAt), \(menu.committedAt), \(menu.archivedAt))
            ON CONFLICT (household_id, id) DO UPDATE SET version = excluded.version, state = excluded.state,
                outcome = excluded.outcome, list_id = excluded.list_id, pending_list_id = excluded.pending_list_id,
                committed_at = excluded.committed_at, archived_at = excluded.archived_at
            """
    }

    /// Deletes items of a menu.
    static func deleteItems(_ items: [MenuItemID], from menu: MenuID, of household: HouseholdID) -> SQL {
        "DELETE FROM menu_item WHERE household_id = \(household) AND menu_id = \(menu) AND id IN \(list: items)"
    }

    /// Writes new items; an id that exists anywhere in the household is a unique violation.
    static func insertItems(_ items: [PlacedItem], into menu: MenuID, of household: HouseholdID) -> SQL {
        "INSERT INTO menu_item (household_id, id, menu_id, position, recipe_id, title, image_url, servings, cooked_at, "
            + "cooked_on) \(rows: rows(items, of: menu, of: household))"
    }

    /// Writes changed items.
    static func updateItems(_ items: [PlacedItem], of menu: MenuID, of household: HouseholdID) -> SQL {
        insertItems(items, into: menu, of: household) + """
             ON CONFLICT (household_id, id) DO UPDATE SET position = excluded.position, title = excluded.title,
            image_url = excluded.image_url, servings = excluded.servings, cooked_at = excluded.cooked_at,
            cooked_on = excluded.cooked_on
            WHERE menu_item.menu_id = excluded.menu_id
            """
    }

    private static func rows(_ items: [PlacedItem], of menu: MenuID, of household: HouseholdID) -> SQLRows {
        SQLRows(
            [.uuid, .uuid, .uuid, .integer, .uuid, .text, .text, .integer, .instant, .date],
            items.map { placed in
                let item = placed.item
                return [
                    household, item.id, menu, placed.position, item.recipe.id, item.recipe.title,
                    item.recipe.imageURL, item.servings, item.cooked?.at, item.cooked?.on,
                ]
            }
        )
    }
}

/// An item and where it stands in its menu's order.
struct PlacedItem: Hashable, Sendable {
    /// The place, from 0.
    let position: Int
    /// The item.
    let item: MenuItem
}

extension CalendarDate {
    /// The beginning of the day in UTC.
    fileprivate var startInUTC: Instant { Instant(milliseconds: Int64(daysSince1970) * 86_400_000) }
}
