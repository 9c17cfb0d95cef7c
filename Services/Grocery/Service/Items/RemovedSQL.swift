import Database
import Values

/// The statements about items that somebody has taken off a list, which can be brought back for a while.
enum RemovedSQL {
    /// How long they are kept: a client that was away for longer begins anew.
    static let lifetime = Duration.seconds(90 * 24 * 3600)
    /// How long they can be brought back.
    static let restorable = Duration.seconds(24 * 3600)
    /// How many are kept of a household.
    static let most = 500

    /// Keeps items, the last time each was removed.
    static func keep(_ items: [StoredRemovedItem], of list: GroceryListID, _ household: HouseholdID) -> [SQL] {
        guard !items.isEmpty else { return [] }
        return [
            StoredRemovedItem.table.upsert(items, .key("household_id", household), .key("list_id", list)),
            forgetOldest(of: household),
        ]
    }

    /// One that was removed not long ago.
    static func find(
        _ item: GroceryItemID,
        of list: GroceryListID,
        _ household: HouseholdID,
        now: Instant
    ) -> SQL {
        StoredRemovedItem.table.select
            + " WHERE household_id = \(household) AND list_id = \(list) AND id = \(item) AND removed_at > \(now - restorable)"
    }

    /// Those of some items that were removed.
    static func all(_ items: [GroceryItemID], of list: GroceryListID, _ household: HouseholdID) -> SQL {
        StoredRemovedItem.table.select
            + " WHERE household_id = \(household) AND list_id = \(list) AND id IN \(list: items)"
    }

    /// Forgets all of a list.
    static func forget(of list: GroceryListID, _ household: HouseholdID) -> SQL {
        "DELETE FROM grocery_removed WHERE household_id = \(household) AND list_id = \(list)"
    }

    /// Forgets one that is on its list again.
    static func forget(_ item: GroceryItemID, of list: GroceryListID, _ household: HouseholdID) -> SQL {
        forget(of: list, household) + " AND id = \(item)"
    }

    /// Deletes those whose time is over.
    static func sweep(now: Instant, portion: Int) -> SQL {
        """
        DELETE FROM grocery_removed WHERE (household_id, list_id, id) IN (
            SELECT household_id, list_id, id FROM grocery_removed WHERE removed_at <= \(now - lifetime) LIMIT \(portion))
        """
    }

    private static func forgetOldest(of household: HouseholdID) -> SQL {
        """
        DELETE FROM grocery_removed WHERE household_id = \(household) AND (list_id, id) IN (
            SELECT list_id, id FROM grocery_removed WHERE household_id = \(household)
            ORDER BY removed_at DESC, id DESC LIMIT 1000 OFFSET \(most))
        """
    }
}
