public import Database
public import HTTP
public import Identity
import JSON
public import Telemetry
import Values

/// What a service needs to receive its neighbours' events.
@MembersInit
public struct EventReceiver: Sendable {
    /// What services know each other by.
    public let secret: InternalSecret
    /// Where the events are remembered and what they mean is carried out.
    public let db: any SQLDatabase
    /// Where it is told which events are not understood.
    public let logger: Logger
    /// Where those are counted.
    public let metrics: Metrics
}

extension Router {
    /// Adds the route on which the service called `service` receives the events of these neighbours.
    ///
    /// An event that is not understood is refused, logged and counted, and its sender keeps it: it comes again, more and
    /// more seldom, and that household's later events to this service wait behind it until it is given up there.
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
            try await receiver.db.transaction { tx in
                guard try await Inbox.accept(event, in: tx) else { return }
                try await handling(tx)
            }
        }
    }

    /// Adds a route for events of these sources, which `take` takes once they are understood.
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
