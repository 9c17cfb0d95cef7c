public import Database
public import Values

/// Writes events in the transaction of the change they describe.
///
/// A household's events are numbered without gaps under the lock of its row in `event_stream`, which is held until the
/// commit: a reader who sees event 7 can see all earlier ones. Append the statements last, so that the lock is short.
/// The commit announces the household, which wakes its live streams, and deliveries, which wakes the relay.
public struct Outbox: Sendable {
    /// The tables of events; every service has these before its own.
    public static let migrations: [Migration] = EventsSQL.migrations

    /// The statements that append `drafts`, for the end of a batch or transaction.
    public static func statements(_ drafts: [EventDraft], household: HouseholdID, at now: Instant) -> [SQL] {
        statements(drafts, household: household, at: now, where: nil)
    }

    /// The statements that append `drafts` if `condition` holds, as after a conditional write in the same batch.
    ///
    /// The condition is an SQL expression, such as `EXISTS (SELECT 1 FROM menu WHERE …)`.
    public static func statements(
        _ drafts: [EventDraft],
        household: HouseholdID,
        at now: Instant,
        onlyIf condition: SQL
    ) -> [SQL] {
        statements(drafts, household: household, at: now, where: condition)
    }

    /// Deletes events from before `limit` without pending deliveries; returns how many.
    @discardableResult
    public static func sweep(_ db: any SQLDatabase, before limit: Instant) async throws(DatabaseError) -> Int {
        try await db.across(.sweep).executeInPortions(of: 1000) { RelaySQL.sweep(before: limit, portion: $0) }
    }

    /// Deletes failed deliveries of events from before `limit`; returns how many.
    @discardableResult
    public static func sweepFailures(_ db: any SQLDatabase, before limit: Instant) async throws(DatabaseError) -> Int {
        try await db.across(.sweep).executeInPortions { RelaySQL.sweepFailures(before: limit, portion: $0) }
    }

    private static func statements(
        _ drafts: [EventDraft],
        household: HouseholdID,
        at now: Instant,
        where condition: SQL?
    ) -> [SQL] {
        var statements: [SQL] = []
        // In batches, as a statement has a limited number of parameters.
        for start in stride(from: 0, to: drafts.count, by: 50) {
            let portion = drafts[start..<min(start + 50, drafts.count)]
            let append = EventsSQL.append(portion, household: household, at: now, onlyIf: condition)
            statements.append(append.announcing(.events(household)))
            if portion.contains(where: { !$0.destinations.isEmpty }) {
                let deliveries = EventsSQL.appendDeliveries(portion, household: household, at: now)
                statements.append(deliveries.announcing(.deliveries(household)))
            }
        }
        return statements
    }
}
