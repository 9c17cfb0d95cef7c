import Database
import GroceryAPI
import JSON
import Values

/// The row of an operation that was done, or refused.
@TableRow("grocery_operation")
struct StoredOperation {
    @Column(.key) var id: GroceryOperationID
    var appliedAt: Instant
    /// What became of it, as the API answers it.
    var outcome: String

    /// The row of an outcome.
    init(_ outcome: SyncOutcome, at now: Instant) {
        id = outcome.id
        appliedAt = now
        self.outcome = String(decoding: GroceryOperationOutcome(outcome).jsonBytes(), as: UTF8.self)
    }

    /// What became of it.
    func result() throws -> SyncOutcome {
        SyncOutcome(try StoredJSON.decode(GroceryOperationOutcome.self, from: outcome))
    }
}
