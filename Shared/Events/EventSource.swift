public import Database
public import JSON

/// A neighbour whose events a service receives, and what it does at them.
public struct EventSource: Sendable {
    /// The rest of the work, in the transaction that remembers the event.
    typealias Handling = @Sendable (any SQLTransaction) async throws -> Void

    let name: String
    let prepare: @Sendable (ReceivedEvent) async throws -> Handling

    /// The neighbour that tells of events of this type.
    ///
    /// `handler` runs in the transaction that remembers the event, so each event is handled once: if it throws, nothing
    /// has happened and the neighbour sends the event again. A kind that means nothing to the service is a case of its
    /// own there.
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

    /// The same for a service that has to ask its neighbours before it can handle an event: `prepare` runs before the
    /// transaction begins, as nobody else can write while a transaction waits.
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
