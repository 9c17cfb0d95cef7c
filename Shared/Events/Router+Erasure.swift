import Database
public import HTTP
import Identity
public import Values

extension Router {
    /// Adds the route on which the service called `service` is told of a household's deletion.
    ///
    /// The runtime adds it for every service, as it is the same for all.
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
        // It can be repeated, so nothing has to be recorded.
        let source = EventSource(HouseholdEnd.self) { _, _, _ in }
        receiveEvents(at: EventPath.erasure(service), operation, as: receiver, from: [source]) { event, _ in
            let statements = HouseholdErasure.request(event.household, at: now(), closingStreams: closingStreams)
            _ = try await receiver.db.of(event.household).atomically(statements)
        }
    }
}
