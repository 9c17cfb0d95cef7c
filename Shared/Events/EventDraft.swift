public import FoundationEssentials
public import JSON
public import Values

/// An event that a service is about to write beside the change it tells of.
public struct EventDraft: Sendable {
    /// The event's own id; a receiver and a log line know it by this.
    public let id: UUID
    /// What happened: `recipe.deleted`.
    public let kind: String
    /// The id of what it happened to.
    public let subject: UUID
    /// The details, as a JSON object.
    public let payload: String
    /// The services that must receive it; live streams see every event in any case.
    public let destinations: [String]

    /// An event to write with `Outbox.statements`.
    public init(
        _ event: some ServiceEvent,
        subject: UUID,
        to destinations: [String] = [],
        id: UUID = .version7()
    ) {
        self.id = id
        kind = event.kind.rawValue
        self.subject = subject
        payload = String(decoding: event.jsonBytes(capacity: 256), as: UTF8.self)
        self.destinations = destinations
    }
}
