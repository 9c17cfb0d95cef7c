public import FoundationEssentials
public import JSON
public import Values

/// Another service's event, as sent between services.
public struct ReceivedEvent: Sendable {
    /// The event's id.
    public let id: UUID
    /// The household whose event it is.
    public let household: HouseholdID
    /// Its number among the household's events at the source.
    public let sequence: Int64
    /// The service that it comes from.
    public let source: String
    /// What happened: `recipe.deleted`.
    public let kind: String
    /// The id of its subject.
    public let subject: UUID
    /// When it happened.
    public let at: Instant
    /// The details: a JSON object.
    public let payload: [UInt8]

    /// An event from its parts.
    public init(
        id: UUID,
        household: HouseholdID,
        sequence: Int64,
        source: String,
        kind: String,
        subject: UUID,
        at: Instant,
        payload: [UInt8]
    ) {
        self.id = id
        self.household = household
        self.sequence = sequence
        self.source = source
        self.kind = kind
        self.subject = subject
        self.at = at
        self.payload = payload
    }

    /// The typed event of its source.
    func read<Event: ServiceEvent>(_ type: Event.Type) throws(EventRefusal) -> Event {
        guard let kind = Event.Kind(rawValue: kind) else { throw EventRefusal(.unknownKind) }
        var json = JSONReader(payload)
        do throws(JSONReaderError) {
            return try Event(kind, from: &json)
        } catch {
            throw EventRefusal(.malformedPayload, "\(error.pointer) \(error.words)")
        }
    }
}

extension ReceivedEvent: JSONEncodable {
    /// Writes the event as one object.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id.canonical)
            json.member("household_id", household)
            json.member("sequence", sequence)
            json.member("source", source)
            json.member("kind", kind)
            json.member("subject", subject.canonical)
            json.member("at", at)
            json.key("payload")
            json.raw(payload)
        }
    }
}

extension ReceivedEvent: JSONReadable {
    /// Reads the object that `encode(to:)` writes.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        id = try members.required("id", as: Identifier<EventSubject>.self).uuid
        household = try members.required("household_id")
        sequence = try members.required("sequence")
        guard sequence >= 1 else { throw members.error("sequence", "must be at least 1") }
        source = try members.required("source")
        kind = try members.required("kind")
        subject = try members.required("subject", as: Identifier<EventSubject>.self).uuid
        at = try members.required("at")
        payload = try members.raw("payload")
    }
}
