public import Database
public import JSON
import Synchronization
public import Values

/// An operation while it is carried out.
///
/// The service that does so writes `statement` in the transaction of the change, so that the operation is remembered if,
/// and only if, it was done.
public final class OperationRun: Sendable {
    private struct State {
        var outcome: OperationOutcome
        var isWritten = false
    }

    /// What has become of operations of the same batch so far.
    public let before: [OperationID: OperationOutcome]
    private let household: HouseholdID
    private let now: Instant
    private let state: Mutex<State>

    init(
        _ id: OperationID,
        of household: HouseholdID,
        before: [OperationID: OperationOutcome],
        at now: Instant
    ) {
        self.before = before
        self.household = household
        self.now = now
        state = Mutex(State(outcome: OperationOutcome(id: id)))
    }

    /// Says how the operation and what others had done go together; nil if it does what it says.
    ///
    /// Said anew each time a transaction is tried, as others may have done something else by then.
    public func note(
        _ merge: (some RawRepresentable<String>)?,
        replaced: [String: AnyJSON] = [:],
        fields: [String] = [],
        version: Int? = nil,
        joined: String? = nil
    ) {
        state.withLock { state in
            state.outcome.status = merge == nil ? .applied : .merged
            state.outcome.code = merge?.rawValue
            state.outcome.replaced = replaced.isEmpty ? nil : replaced
            state.outcome.fields = fields.isEmpty ? nil : fields
            state.outcome.version = version
            state.outcome.joined = joined
        }
    }

    /// What remembers the operation: it fails if that is remembered already, and the change with it.
    public var statement: SQL {
        let outcome = state.withLock { state in
            state.isWritten = true
            return state.outcome
        }
        // defence: operations-done-once
        return OperationSQL.insert(outcome, household, at: now)
    }

    /// What has become of it.
    var outcome: OperationOutcome { state.withLock { $0.outcome } }
    /// Whether the change had the statement with it.
    var isWritten: Bool { state.withLock { $0.isWritten } }
}

/// Thrown where nothing has to be done, as things are that way already.
public struct OperationNeedless: Error {
    let code: String

    /// For this reason.
    public init(_ merge: some RawRepresentable<String>) {
        code = merge.rawValue
    }
}
