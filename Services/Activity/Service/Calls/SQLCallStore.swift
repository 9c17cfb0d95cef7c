import Database
import FoundationEssentials
import Values

/// Somebody outside who is to be called.
struct DueCall: Sendable {
    let household: HouseholdID
    let id: UUID
    let dueAt: Instant
    /// The place of its queue among all.
    let queue: Int
}

/// What is due in the service's database, of all queues.
struct SQLCallStore: Sendable {
    let db: any SQLDatabase

    /// How long a turn has at most before others may take it up.
    static let lease = Duration.seconds(90)

    /// Those whose turn it is, by statements that give household, id and since when, longest due first; a read, which
    /// keeps idle replicas out of the writers' way.
    func due(_ statements: [SQL]) async throws -> [DueCall] {
        let found = try await db.across(.jobs).read(statements)
        return try found.enumerated().flatMap { queue, rows in
            try rows.map { row in
                DueCall(household: try row.id(0), id: try row.uuid(1), dueAt: try row.instant(2), queue: queue)
            }
        }
        .sorted { $0.dueAt < $1.dueAt }
    }
}
