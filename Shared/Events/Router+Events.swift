public import Database
public import HTTP
public import Identity
import JSON
public import Telemetry
import Values

/// What a service needs to receive other services' events.
@MembersInit
public struct EventReceiver: Sendable {
    /// The internal secret, with which services authenticate.
    public let secret: InternalSecret
    /// The database in which events are recorded and handled.
    public let db: any SQLDatabase
    /// Logs events that are not understood.
    public let logger: Logger
    /// Counts them.
    public let metrics: Metrics
}

extension Router {
    /// Adds the route on which the service called `service` receives these sources' events.
    ///
    /// An event that is not understood is refused, logged and counted. Its sender keeps it and retries at growing
    /// intervals; later events of that household to this service wait until the sender gives up.
    public mutating func receiveEvents(
        for service: String,
        as receiver: EventReceiver,
        from sources: [EventSource]
    ) {
        let operation = Operation(
            "receive\(EventPath.word(service))Events",
            summary: "Receives an event from another service.",
            tag: "internal",
            security: .internalOnly,
            body: ReceivedEvent.schema,
            answers: [.noContent("The event has been handled, now or before.")],
            bodySize: .document
        )
        receiveEvents(at: EventPath.of(service), operation, as: receiver, from: sources) { event, handling in
            try await receiver.db.of(event.household).transaction { tx in
                guard try await Inbox.accept(event, in: tx) else { return }
                try await handling(tx)
            }
        }
    }

    /// Adds a route for events of these sources, which `take` handles once they are understood.
    mutating func receiveEvents(
        at path: String,
        _ operation: Operation,
        as receiver: EventReceiver,
        from sources: [EventSource],
        take: @escaping @Sendable (ReceivedEvent, @escaping EventSource.Handling) async throws -> Void
    ) {
        on(.internalOnly(receiver.secret), .post, path, operation) { request in
            let event = try request.decode(ReceivedEvent.self)
            let source = sources.first { $0.name == event.source }
            do {
                guard let source else { throw EventRefusal(.unknownSource) }
                try await take(event, try await source.prepare(event))
            } catch let refusal as EventRefusal {
                // defence: events-understood
                try receiver.refuse(event, refusal, isKnown: source != nil)
            }
            return .noContent()
        }
    }
}

/// Where a service receives events: its name is part of the path, as one process may host several services.
enum EventPath {
    static func of(_ service: String) -> String { "/internal/v1/events/\(service)" }

    /// Where a service that takes batches receives events.
    static func batches(_ service: String) -> String { "/internal/v1/event-batches/\(service)" }

    /// Where it is told of a household's deletion.
    static func erasure(_ service: String) -> String { "/internal/v1/erasures/\(service)" }

    /// A service's name within an operation id.
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
