public import Database
public import FoundationEssentials
public import Identity
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
    /// The details, as a JSON object; `by` says who did it, where somebody has asked for it.
    public let payload: String
    /// Members of the details that the statement reads which writes the event.
    let added: [ReadMember]
    /// When it happened; nil for when it is written.
    public let at: Instant?
    /// The services that must receive it; live streams see every event in any case.
    public let destinations: [String]

    /// The service that is told of everything a household may see.
    public static let news = "activity"

    /// An event to write with `Outbox.statements`.
    ///
    /// What the household is told of goes to the activity service as well, with who did it, and how what somebody has
    /// done is taken back.
    public init(
        _ event: some ServiceEvent,
        subject: UUID,
        to destinations: [String] = [],
        adding added: [ReadMember] = [],
        undo: Undo? = nil,
        id: UUID = .version7()
    ) {
        self.id = id
        kind = event.kind.rawValue
        self.subject = subject
        at = nil
        self.added = added
        let isTold = type(of: event).isTold(event.kind)
        var bytes = event.jsonBytes(capacity: 256)
        if isTold, let actor = Actor.current {
            EventActor.add(actor, to: &bytes)
            if let undo { EventUndo.add(undo, to: &bytes) }
        }
        payload = String(decoding: bytes, as: UTF8.self)
        self.destinations = isTold ? destinations + [EventDraft.news] : destinations
    }

    /// An event of another service as it is passed on, for the service's own streams.
    public init(passingOn kind: String, subject: UUID, at: Instant, payload: String, id: UUID = .version7()) {
        self.id = id
        self.kind = kind
        self.subject = subject
        self.at = at
        self.payload = payload
        added = []
        destinations = []
    }

    /// A member of the details whose value, a text, is read by the statement that writes the event.
    ///
    /// For a write that has not read what it changes. It is left out if nothing is found, and on Citus.
    public struct ReadMember: Sendable {
        let name: StaticString
        let value: SQL

        /// A member with the one value that a query gives.
        public init(_ name: StaticString, _ value: SQL) {
            self.name = name
            self.value = value
        }
    }
}
