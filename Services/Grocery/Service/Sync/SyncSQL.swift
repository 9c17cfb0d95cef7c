import Database
import Values

/// The statements about operations that clients have sent.
enum SyncSQL {
    /// How long an operation is remembered: a client that was away for longer begins anew.
    static let lifetime = RemovedSQL.lifetime
    /// How many operations of one list are remembered.
    static let most = 2000

    /// Those of some operations on a list that were done before.
    static func known(_ ids: [GroceryOperationID], on list: GroceryListID, _ household: HouseholdID) -> SQL {
        StoredOperation.table.select
            + " WHERE household_id = \(household) AND list_id = \(list) AND id IN \(list: ids)"
    }

    /// Remembers operations on a list, and forgets the oldest ones beyond those that are remembered.
    static func remember(_ operations: [StoredOperation], on list: GroceryListID, _ household: HouseholdID) -> [SQL] {
        guard !operations.isEmpty else { return [] }
        return [
            StoredOperation.table.insert(operations, .key("household_id", household), .key("list_id", list)),
            """
            DELETE FROM grocery_operation WHERE household_id = \(household) AND list_id = \(list) AND id IN (
                SELECT id FROM grocery_operation WHERE household_id = \(household) AND list_id = \(list)
                ORDER BY applied_at DESC, id DESC LIMIT 1000 OFFSET \(most))
            """,
        ]
    }

    /// Forgets those whose time is over.
    static func sweep(now: Instant, portion: Int) -> SQL {
        """
        DELETE FROM grocery_operation WHERE (household_id, list_id, id) IN (
            SELECT household_id, list_id, id FROM grocery_operation WHERE applied_at <= \(now - lifetime)
            LIMIT \(portion))
        """
    }
}
