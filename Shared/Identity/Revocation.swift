public import FoundationEssentials
public import JSON
public import Values

/// That tokens which have been issued already are not good any more.
public struct Revocation: Hashable, Sendable {
    /// Whose tokens.
    public enum Subject: Hashable, Sendable {
        /// Those of one session, or of one API token.
        case session(SessionID)
        /// All of a user's.
        case user(UserID)
    }

    /// Whose tokens.
    public let subject: Subject
    /// Tokens that were issued before this are no longer good; the account service may say a moment in the future.
    public let before: Instant

    /// The longest that an access token may be good; a revocation is forgotten that long after it.
    public static let longestToken = Duration.seconds(3600)

    /// A revocation.
    public init(_ subject: Subject, before: Instant) {
        self.subject = subject
        self.before = before
    }

    /// When the last token has ended that it could be about.
    public var end: Instant { before + Revocation.longestToken }
}

extension Revocation: JSONEncodable, Decodable {
    private enum CodingKeys: String, CodingKey {
        case kind
        case subject
        case before
    }

    /// The subject's kind, as it is written and stored: `session` or `user`.
    public var kind: String {
        switch subject {
        case .session: "session"
        case .user: "user"
        }
    }

    /// The subject's id.
    public var id: UUID {
        switch subject {
        case .session(let id): id.uuid
        case .user(let id): id.uuid
        }
    }

    /// A revocation as it was stored or sent; nil if the kind is none that this version knows.
    public init?(kind: String, id: UUID, before: Instant) {
        switch kind {
        case "session": self.init(.session(SessionID(id)), before: before)
        case "user": self.init(.user(UserID(id)), before: before)
        default: return nil
        }
    }

    /// Reads `{"kind", "subject", "before"}`.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        let kind = try members.decode(String.self, forKey: .kind)
        let id = try members.decode(UUID.self, forKey: .subject)
        let before = try members.decode(Instant.self, forKey: .before)
        guard let revocation = Revocation(kind: kind, id: id, before: before) else {
            throw DecodingError.dataCorruptedError(forKey: .kind, in: members, debugDescription: "no such kind")
        }
        self = revocation
    }

    /// Writes all members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("kind", kind)
            switch subject {
            case .session(let id): json.member("subject", id)
            case .user(let id): json.member("subject", id)
            }
            json.member("before", before)
        }
    }
}

/// A part of the list of revocations, as the account service gives it to the others.
public struct RevocationPage: Sendable, Decodable, JSONEncodable {
    /// What was revoked.
    public var revocations: [Revocation]
    /// After which number to go on; what was committed late may come twice.
    public var next: Int
    /// Whether there is more at once.
    public var more: Bool

    /// A page.
    public init(revocations: [Revocation], next: Int, more: Bool) {
        self.revocations = revocations
        self.next = next
        self.more = more
    }

    /// Writes all members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("revocations", revocations)
            json.member("next", next)
            json.member("more", more)
        }
    }
}
