import Database
public import HTTP
import Identity
public import Values

extension Router {
    /// Adds the route on which the service called `service` hears that a household is no more.
    ///
    /// The runtime adds it for every service: what it takes does not depend on what a service is about.
    public mutating func receiveErasures(
        for service: String,
        as receiver: EventReceiver,
        closingStreams: Bool,
        now: @escaping @Sendable () -> Instant
    ) {
        let operation = Operation(
            "erase\(EventPath.word(service))Household",
            summary: "Deletes all data of a household.",
            tag: "internal",
            security: .internalOnly,
            body: ReceivedEvent.schema,
            answers: [.noContent("The deletion has been recorded, now or before.")]
        )
        // What is repeated changes nothing, so that nothing is remembered of it.
        let source = EventSource(HouseholdEnd.self) { _, _, _ in }
        receiveEvents(at: EventPath.erasure(service), operation, as: receiver, from: [source]) { event, _ in
            let statements = HouseholdErasure.request(event.household, at: now(), closingStreams: closingStreams)
            _ = try await receiver.db.atomically(statements)
        }
    }
}
