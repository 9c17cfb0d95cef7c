import Database
import Events
import Values

/// Every statement of the menu service.
enum MenuSQL {
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

    /// The menus on the board with their items, in the order of the index that finds them; last in each row the board's
    /// version.
    static func board(_ household: HouseholdID) -> SQL {
        select(of: household, and: ", coalesce((" + version(household) + "), 0)")
            + " WHERE m.household_id = \(household) AND m.state <> 'archived' ORDER BY m.state, i.position"
    }

    /// One menu with its items.
    static func menu(_ id: MenuID, of household: HouseholdID) -> SQL {
        select(of: household)
            + " WHERE m.household_id = \(household) AND m.id = \(id) ORDER BY i.position"
    }

    /// Which menu has an item.
    static func menu(with item: MenuItemID, of household: HouseholdID) -> SQL {
        "SELECT menu_id FROM menu_item WHERE household_id = \(household) AND id = \(item)"
    }

    /// Archived menus with their items, the latest first.
    static func history(_ query: HistoryQuery, of household: HouseholdID) -> SQL {
        // Not joined with the page itself: Citus 13 crashes on that below policies.
        select(of: household)
            + " WHERE m.household_id = \(household) AND m.id IN (" + page(query, of: household)
            + ") ORDER BY m.archived_at DESC, m.id DESC, i.position"
    }

    private static let columns: SQL = "\(StoredMenu.table.list(of: "m")), \(StoredMenuItem.table.list(of: "i"))"

    /// A row for each item of some menus, or one for a menu that has none; behind their columns the item's recipe if it is
    /// deleted, and then `more`.
    private static func select(of household: HouseholdID, and more: SQL = "") -> SQL {
        """
        SELECT \(columns), \(DeletedRecipeSQL.known.deleted("i.recipe_id", of: household))\(more)
        FROM menu m LEFT JOIN menu_item i ON i.household_id = m.household_id AND i.menu_id = m.id
        """
    }

    /// How many recipes each menu of a page of the history has.
    static func historySizes(_ query: HistoryQuery, of household: HouseholdID) -> SQL {
        """
        SELECT count(i.id) FROM menu m LEFT JOIN menu_item i ON i.household_id = m.household_id AND i.menu_id = m.id
        WHERE m.household_id = \(household) AND m.id IN (\(page(query, of: household)))
        GROUP BY m.household_id, m.id ORDER BY m.archived_at DESC, m.id DESC
        """
    }

    private static func page(_ query: HistoryQuery, of household: HouseholdID) -> SQL {
        var page: SQL = "SELECT id FROM menu WHERE household_id = \(household) AND state = 'archived'"
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
        StoredMenu.table.upsert(StoredMenu(menu), .key("household_id", household))
    }

    static func deleteItems(_ items: [MenuItemID], from menu: MenuID, of household: HouseholdID) -> SQL {
        "DELETE FROM menu_item WHERE household_id = \(household) AND menu_id = \(menu) AND id IN \(list: items)"
    }

    /// Writes new items; an id that exists anywhere in the household is a unique violation.
    static func insertItems(_ items: [StoredMenuItem], into menu: MenuID, of household: HouseholdID) -> SQL {
        StoredMenuItem.table.insert(items, .key("household_id", household), .column("menu_id", menu))
    }

    static func updateItems(_ items: [StoredMenuItem], of menu: MenuID, of household: HouseholdID) -> SQL {
        StoredMenuItem.table.upsert(items, .key("household_id", household), .column("menu_id", menu))
    }
}

extension CalendarDate {
    /// The beginning of the day in UTC.
    fileprivate var startInUTC: Instant { Instant(milliseconds: Int64(daysSince1970) * 86_400_000) }
}
