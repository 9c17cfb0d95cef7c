public import Database
public import HTTP
import Identity
public import JSON
public import Values

/// A service whose events are received in batches, and what becomes of each of them.
public struct BatchSource<Read: Sendable>: Sendable {
    let name: String
    let read: @Sendable (ReceivedEvent) throws -> Read

    /// Receives events of this type from its service, and understands them with `read`.
    public init<Event: ServiceEvent>(
        _ type: Event.Type = Event.self,
        read: @escaping @Sendable (Event, ReceivedEvent) -> Read
    ) {
        name = Event.source
        self.read = { received in read(try received.read(type), received) }
    }
}

extension Router {
    /// Adds the route on which the service called `service` receives these sources' events in batches.
    ///
    /// `handler` is given those that have not been handled before, in the transaction that records them. A batch with an
    /// event that is not understood is refused; its sender then sends one event at a time.
    public mutating func receiveBatches<Read: Sendable>(
        for service: String,
        as receiver: EventReceiver,
        from sources: [BatchSource<Read>],
        handler: @escaping @Sendable ([Read], HouseholdID, any SQLTransaction) async throws -> Void
    ) {
        let operation = Operation(
            "receive\(EventPath.word(service))Events",
            summary: "Receives events of a household from another service, in order.",
            tag: "internal",
            security: .internalOnly,
            body: .object([Property("events", .array(of: ReceivedEvent.schema))]),
            answers: [.noContent("The events have been handled, now or before.")],
            bodySize: .document
        )
        on(.internalOnly(receiver.secret), .post, EventPath.batches(service), operation) { request in
            let events = try request.decode(EventBatch.self).events
            let source = sources.first { $0.name == events[0].source }
            var read: [(sequence: Int64, event: Read)] = []
            for event in events {
                do {
                    guard let source else { throw EventRefusal(.unknownSource) }
                    read.append((event.sequence, try source.read(event)))
                } catch let refusal as EventRefusal {
                    try receiver.refuse(event, refusal, isKnown: source != nil)
                }
            }
            let (household, name, all) = (events[0].household, events[0].source, read)
            try await receiver.db.of(household).transaction { tx in
                let last = try await Inbox.last(of: name, household, in: tx)
                let new = all.filter { $0.sequence > last }
                guard let end = new.last?.sequence else { return }
                _ = try await tx.execute(EventsSQL.accept(end, from: name, household: household))
                try await handler(new.map(\.event), household, tx)
            }
            return .noContent()
        }
    }
}
