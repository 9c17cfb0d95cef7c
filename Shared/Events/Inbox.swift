public import Database
import Values

/// Remembers which events of its neighbours a service has handled.
public struct Inbox: Sendable {
    /// Notes an event in the transaction that handles it; false if it has been handled before.
    ///
    /// Events of a household and a source arrive in order, so their last number is all that has to be remembered.
    public static func accept(_ event: ReceivedEvent, in tx: any SQLTransaction) async throws -> Bool {
        try await tx.execute(EventsSQL.accept(event.sequence, from: event.source, household: event.household)) == 1
    }
}
