public import FoundationEssentials
public import JSON
public import Values

/// That tokens which have been issued already are not good any more.
@MembersInit(unlabelled: 1)
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
}

extension Revocation: JSONEncodable, JSONReadable {
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
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        let id = try members.required("subject", as: Identifier<Never>.self).uuid
        let before = try members.required("before", as: Instant.self)
        guard let revocation = Revocation(kind: try members.required("kind"), id: id, before: before) else {
            throw members.error("kind", "is not a kind of revocation")
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
@JSONObject
public struct RevocationPage: Sendable {
    /// Where the account service tells them.
    public static let path = "/internal/v1/revocations"

    /// What was revoked.
    public var revocations: [Revocation]
    /// After which number to go on; what was committed late may come twice.
    public var next: Int
    /// Whether there is more at once.
    public var more: Bool
}
