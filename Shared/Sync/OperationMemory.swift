public import Database
public import HTTP
import JSON
public import Values

/// Something that a client did, as a batch has it.
public protocol SyncOperation: Sendable {
    /// Under which it is done once.
    var id: OperationID { get }
    /// The member into which the pointers of its problems are; nil for the operation itself.
    var member: String? { get }
}

/// Carries out batches of operations, each of them once, and remembers what became of them.
///
/// `docs/sync.md` says what clients may rely on.
public struct OperationMemory: Sendable {
    /// How many operations a batch may have.
    public static let mostAtOnce = 200
    /// How many operations of a household are remembered.
    public static let most = 2_000
    /// How long an operation is remembered: a client that was away for longer begins anew.
    public static let lifetime = Duration.seconds(90 * 24 * 3600)
    /// The table, which every service that takes operations has in its own schema.
    public static let migration = OperationSQL.migration

    private let db: any SQLDatabase
    private let now: @Sendable () -> Instant

    /// The memory of a service, in its database.
    public init(_ db: any SQLDatabase, now: @escaping @Sendable () -> Instant) {
        self.db = db
        self.now = now
    }

    /// The operations of a body, if they are not too many.
    public static func checked<Operation: SyncOperation>(_ operations: [Operation]) throws(Problem) -> [Operation] {
        var fields = FieldCheck()
        fields.count(operations.count, "/operations", most: mostAtOnce)
        try fields.finish()
        return operations
    }

    /// Carries out operations in their order, and says of each what became of it.
    ///
    /// One that was done before is not done again. One that is refused changes nothing, and the others are done. What
    /// fails for a while ends the batch with its error: what was done before is remembered, so that all of it can be sent
    /// again.
    public func carryOut<Operation: SyncOperation>(
        _ operations: [Operation],
        of household: HouseholdID,
        _ carryOut: (Operation, OperationRun) async throws -> Void
    ) async throws -> [OperationOutcome] {
        guard !operations.isEmpty else { return [] }
        var known = try await find(operations.map(\.id), household)
        var outcomes: [OperationOutcome] = []
        var hasNew = false
        for operation in operations {
            var outcome = known[operation.id]
            if outcome == nil {
                outcome = try await self.carryOut(operation, of: household, before: known, carryOut)
                known[operation.id] = outcome
                hasNew = true
            }
            if let outcome { outcomes.append(outcome) }
        }
        if hasNew { try await db.of(household).execute(OperationSQL.forgetOldest(of: household)) }
        return outcomes
    }

    /// Forgets the operations of all households whose time is over.
    public func sweep() async throws {
        let now = now()
        _ = try await db.across(.sweep).executeInPortions { OperationSQL.sweep(now, portion: $0) }
    }

    private func carryOut<Operation: SyncOperation>(
        _ operation: Operation,
        of household: HouseholdID,
        before: [OperationID: OperationOutcome],
        _ carryOut: (Operation, OperationRun) async throws -> Void
    ) async throws -> OperationOutcome {
        let run = OperationRun(operation.id, of: household, before: before, at: now())
        do {
            try await carryOut(operation, run)
            return run.isWritten ? run.outcome : try await remember(run.outcome, household)
        } catch {
            // It may have failed only because the same one was done meanwhile, sent a second time.
            if let done = try await find([operation.id], household)[operation.id] { return done }
            if let needless = error as? OperationNeedless {
                return try await remember(
                    OperationOutcome(id: operation.id, status: .merged, code: needless.code),
                    household
                )
            }
            guard let problem = (error as? any ProblemConvertible)?.problem, problem.isFinal else { throw error }
            return try await remember(
                OperationOutcome(refused: operation.id, problem, in: operation.member),
                household
            )
        }
    }

    /// Remembers the end of an operation that has changed nothing, unless it was done meanwhile; gives what holds.
    private func remember(_ outcome: OperationOutcome, _ household: HouseholdID) async throws -> OperationOutcome {
        let rows = try await db.of(household).atomically([
            OperationSQL.insertIfNew(outcome, household, at: now()), OperationSQL.known([outcome.id], household),
        ])
        return try Self.outcomes(rows[1]).first ?? outcome
    }

    private func find(
        _ ids: [OperationID],
        _ household: HouseholdID
    ) async throws -> [OperationID: OperationOutcome] {
        let outcomes = try Self.outcomes(try await db.of(household).query(OperationSQL.known(ids, household)))
        return Dictionary(outcomes.map { ($0.id, $0) }) { first, _ in first }
    }

    private static func outcomes(_ rows: Rows) throws -> [OperationOutcome] {
        try rows.map { row in
            try JSONReader.read(OperationOutcome.self, from: Array(try row.string(0).utf8))
        }
    }
}

extension Problem {
    /// Whether it says something of the request itself, which would be the same if it were sent again.
    fileprivate var isFinal: Bool { status < 500 && status != 401 && status != 429 }
}
