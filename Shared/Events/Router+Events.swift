public import Database
public import HTTP
public import Identity
import Values

/// What a service needs to receive its neighbours' events.
public struct EventReceiver: Sendable {
    /// What services know each other by.
    public let secret: InternalSecret
    /// Where the events are remembered and what they mean is carried out.
    public let db: any SQLDatabase
    /// Told after the commit, for a handler that writes events itself.
    public let feed: LiveFeed?

    /// A receiver from its parts.
    public init(secret: InternalSecret, db: any SQLDatabase, feed: LiveFeed? = nil) {
        self.secret = secret
        self.db = db
        self.feed = feed
    }
}

extension Router {
    /// Adds the route on which the service called `service` receives its neighbours' events.
    ///
    /// `handler` runs in the transaction that remembers the event, so each event is handled once: if it throws, nothing
    /// has happened and the neighbour sends the event again. It ignores kinds that it does not know.
    public mutating func receiveEvents(
        for service: String,
        as receiver: EventReceiver,
        handler: @escaping @Sendable (ReceivedEvent, any SQLTransaction) async throws -> Void
    ) {
        receiveEvents(
            for: service,
            as: receiver,
            preparing: { _ in },
            handler: { event, _, tx in try await handler(event, tx) }
        )
    }

    /// The same for a service that has to ask its neighbours before it can handle an event: `prepare` runs before the
    /// transaction begins, as nobody else can write while a transaction waits.
    public mutating func receiveEvents<Prepared: Sendable>(
        for service: String,
        as receiver: EventReceiver,
        preparing prepare: @escaping @Sendable (ReceivedEvent) async throws -> Prepared,
        handler: @escaping @Sendable (ReceivedEvent, Prepared, any SQLTransaction) async throws -> Void
    ) {
        let operation = Operation(
            "receive\(EventPath.word(service))Events",
            summary: "Receives an event of a neighbour.",
            tag: "internal",
            security: .internalOnly,
            body: ReceivedEvent.schema,
            answers: [.noContent("The event has been handled, now or before.")],
            bodySize: .document
        )
        internalOnly(.post, EventPath.of(service), secret: receiver.secret, operation) { request in
            let event = try request.decode(ReceivedEvent.self)
            let prepared = try await prepare(event)
            try await receiver.db.transaction { tx in
                guard try await Inbox.accept(event, in: tx) else { return }
                try await handler(event, prepared, tx)
            }
            receiver.feed?.changed(event.household)
            return .noContent()
        }
    }
}

/// Where a service receives events: its name is part of the path, as one process may host several services.
enum EventPath {
    static func of(_ service: String) -> String { "/internal/v1/events/\(service)" }

    /// Where it hears that a household is no more.
    static func erasure(_ service: String) -> String { "/internal/v1/erasures/\(service)" }

    /// A service's name within an operation's id.
    static func word(_ service: String) -> String {
        service.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

extension ReceivedEvent {
    static var schema: Schema {
        .object([
            Property("id", .uuid), Property("household_id", .uuid), Property("sequence", .integer(min: 1)),
            Property("source", .text), Property("kind", .text), Property("subject", .uuid),
            Property("at", .instant), Property("payload", .any),
        ])
    }
}
