public import Database
public import Values

/// What a service's outbox holds: deliveries that wait, and deliveries that were given up.
public struct OutboxBacklog: Sendable, Equatable {
    /// How many of a kind are counted; there may be more.
    public static let limit = 1000

    /// How many wait to be delivered; `limit + 1` stands for more than `limit`.
    public var waiting: Int
    /// When the oldest event among those happened; nil if none waits.
    public var oldest: Instant?
    /// How many were given up, and are kept for a month; `limit + 1` stands for more than `limit`.
    public var givenUp: Int
}

extension Outbox {
    /// Counts what waits and what was given up, of all households together.
    public static func backlog(_ db: any SQLDatabase) async throws(DatabaseError) -> OutboxBacklog {
        let rows = try await db.across(.sweep).read([
            RelaySQL.waiting(limit: OutboxBacklog.limit + 1), RelaySQL.givenUp(limit: OutboxBacklog.limit + 1),
        ])
        return OutboxBacklog(
            waiting: try rows[0][0].int(0),
            oldest: try rows[0][0].optionalInstant(1),
            givenUp: try rows[1][0].int(0)
        )
    }
}
