public import FoundationEssentials
public import JSON
public import Values

/// A neighbour's event, as it travels between services.
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
    /// The id of what it happened to.
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

    /// The details as a typed value.
    public func decode<Payload: Decodable>(_ type: Payload.Type = Payload.self) throws -> Payload {
        try JSONDecoder().decode(type, from: Data(payload))
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

extension ReceivedEvent: Decodable {
    private enum CodingKeys: String, CodingKey {
        case id, sequence, source, kind, subject, at, payload
        case household = "household_id"
    }

    /// Reads the object that `encode(to:)` writes.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Identifier<EventSubject>.self, forKey: .id).uuid
        household = try values.decode(HouseholdID.self, forKey: .household)
        sequence = try values.decode(Int64.self, forKey: .sequence)
        guard sequence >= 1 else {
            throw DecodingError.dataCorruptedError(
                forKey: .sequence,
                in: values,
                debugDescription: "must be at least 1"
            )
        }
        source = try values.decode(String.self, forKey: .source)
        kind = try values.decode(String.self, forKey: .kind)
        subject = try values.decode(Identifier<EventSubject>.self, forKey: .subject).uuid
        at = try values.decode(Instant.self, forKey: .at)
        payload = try values.decode(AnyJSON.self, forKey: .payload).jsonBytes()
    }
}
