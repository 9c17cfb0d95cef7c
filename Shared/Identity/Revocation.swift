public import FoundationEssentials
public import JSON
public import Values

/// That tokens which have been issued already are not good any more, or say an old plan.
@MembersInit(unlabelled: 1)
public struct Revocation: Hashable, Sendable {
    /// Whose tokens.
    public enum Subject: Hashable, Sendable {
        /// Those of one session, or of one API token.
        case session(SessionID)
        /// All of a user's.
        case user(UserID)
        /// What all say of a household's plan, which is this one now; they stay good for everything else.
        case plan(of: HouseholdID, Plan)
    }

    /// Whose tokens.
    public let subject: Subject
    /// Tokens that were issued before this are no longer good; the account service may say a moment in the future.
    public let before: Instant

    /// The longest that an access token may be good; a revocation is forgotten that long after it.
    public static let longestToken = Duration.seconds(3600)
}

extension Revocation: JSONEncodable, JSONReadable {
    /// The subject's kind, as it is written and stored: `session`, `user` or `plan`.
    public var kind: String {
        switch subject {
        case .session: "session"
        case .user: "user"
        case .plan: "plan"
        }
    }

    /// The subject's id.
    public var id: UUID {
        switch subject {
        case .session(let id): id.uuid
        case .user(let id): id.uuid
        case .plan(let household, _): household.uuid
        }
    }

    /// The household's plan; nil for what is not about one.
    public var plan: Plan? {
        if case .plan(_, let plan) = subject { plan } else { nil }
    }

    /// A revocation as it was stored or sent; nil if the kind is none that this version knows.
    public init?(kind: String, id: UUID, plan: Plan?, before: Instant) {
        switch (kind, plan) {
        case ("session", _): self.init(.session(SessionID(id)), before: before)
        case ("user", _): self.init(.user(UserID(id)), before: before)
        case ("plan", let plan?): self.init(.plan(of: HouseholdID(id), plan), before: before)
        default: return nil
        }
    }

    /// Reads `{"kind", "subject", "plan", "before"}`.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        let id = try members.required("subject", as: Identifier<Never>.self).uuid
        let before = try members.required("before", as: Instant.self)
        let plan = try members.optional("plan", as: Plan.self)
        guard let revocation = Revocation(kind: try members.required("kind"), id: id, plan: plan, before: before) else {
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
            case .plan(let household, let plan):
                json.member("subject", household)
                json.member("plan", plan)
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

    /// Which tokens were revoked.
    public var revocations: [Revocation]
    /// Which plans have changed: apart, as services of an older version refuse a page with a kind they do not know.
    public var plans: [Revocation]?
    /// After which number to go on; what was committed late may come twice.
    public var next: Int
    /// Whether there is more at once.
    public var more: Bool
}

extension RevocationPage {
    /// A page of both kinds.
    public init(_ all: [Revocation], next: Int, more: Bool) {
        self.init(
            revocations: all.filter { $0.plan == nil },
            plans: all.filter { $0.plan != nil },
            next: next,
            more: more
        )
    }

    /// Both kinds.
    public var all: [Revocation] { revocations + (plans ?? []) }
}
