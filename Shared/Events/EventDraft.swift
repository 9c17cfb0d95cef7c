public import FoundationEssentials
public import JSON
public import Values

/// An event to be written with the change that it describes.
public struct EventDraft: Sendable {
    /// The event's id, for receivers and logs.
    public let id: UUID
    /// What happened: `recipe.deleted`.
    public let kind: String
    /// The id of its subject.
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
