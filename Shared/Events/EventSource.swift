public import Database
public import JSON

/// A service whose events are received, and their handler.
public struct EventSource: Sendable {
    /// The part that runs in the transaction that records the event.
    typealias Handling = @Sendable (any SQLTransaction) async throws -> Void

    let name: String
    let prepare: @Sendable (ReceivedEvent) async throws -> Handling

    /// Receives events of this type from its service.
    ///
    /// `handler` runs in the transaction that records the event, so each event is handled once: if it throws, nothing
    /// has happened and the sender retries. `handler` must also have a case for kinds that do not concern this service.
    public init<Event: ServiceEvent>(
        _ type: Event.Type = Event.self,
        handler: @escaping @Sendable (Event, ReceivedEvent, any SQLTransaction) async throws -> Void
    ) {
        self.init(
            type,
            preparing: { _, _ in },
            handler: { event, received, _, tx in try await handler(event, received, tx) }
        )
    }

    /// The same for a service that has to call others before it can handle an event: `prepare` runs before the
    /// transaction, as nobody else can write while a transaction waits.
    public init<Event: ServiceEvent, Prepared: Sendable>(
        _ type: Event.Type = Event.self,
        preparing prepare: @escaping @Sendable (Event, ReceivedEvent) async throws -> Prepared,
        handler: @escaping @Sendable (Event, ReceivedEvent, Prepared, any SQLTransaction) async throws -> Void
    ) {
        name = Event.source
        self.prepare = { received in
            let event = try received.read(type)
            let prepared = try await prepare(event, received)
            return { tx in try await handler(event, received, prepared, tx) }
        }
    }
}
