public import Database
import Values

/// Records which events of other services have been handled.
public struct Inbox: Sendable {
    /// Records an event in the transaction that handles it; false if it has been handled before.
    ///
    /// Events of a household and a source arrive in order, so only the last number is stored.
    public static func accept(_ event: ReceivedEvent, in tx: any SQLTransaction) async throws -> Bool {
        try await tx.execute(EventsSQL.accept(event.sequence, from: event.source, household: event.household)) == 1
    }

    /// The number of the last event of a source that has been handled, held until the transaction ends.
    static func last(
        of source: String,
        _ household: HouseholdID,
        in tx: any SQLTransaction
    ) async throws -> Int64 {
        try await tx.run([.lock("inbox", of: household), EventsSQL.last(of: source, household)])[1].first?.int64(0) ?? 0
    }
}
