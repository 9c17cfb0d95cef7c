public import JSON

/// How a route is documented, and its limits: everything about it but its method, its pattern and its handler.
@MembersInit(unlabelled: 1)
public struct Operation: Sendable {
    /// Who may call.
    public enum Security: Sendable, Hashable {
        /// Anyone.
        case none
        /// Who has an access token.
        case bearer
        /// Who has the secret in the URL.
        case token
        /// Other services only.
        case internalOnly
        /// Who has the operator's token.
        case operatorToken
    }

    /// The operation's id, unique in a service; typed clients are generated from it.
    public var id: String
    /// What it does, in a line.
    public var summary: String
    /// The group it belongs to.
    public var tag: String
    /// Who may call.
    public var security: Security = .bearer
    /// Path parameters that are described more closely; the others are derived from the pattern.
    public var path: [Parameter] = []
    /// Query and header parameters.
    public var query: [Parameter] = []
    /// Whether parameters of the query that it does not have are left aside, as the addresses are put together by other
    /// people's programs.
    public var takesAnyQuery: Bool = false
    /// Names of parameters of the query that it does not have and refuses in its own words.
    public var refusedQuery: [String] = []
    /// The request's body; nil if it takes none.
    public var body: Schema? = nil
    /// A body in JSON that it takes, where the schema alone does not say what one must have.
    public var example: String? = nil
    /// The media types that the body may have.
    public var bodyTypes: [String] = ["application/json"]
    /// Whether the body may be left out altogether.
    public var isBodyOptional: Bool = false
    /// The answers when it goes well.
    public var answers: [Answer]
    /// Statuses of errors besides those that follow from the rest.
    public var errors: [Int] = []
    /// How large the body may be.
    public var bodySize: BodySize = .fields
    /// How often one client may call it; if nil, what a secret URL opens is counted by link, and the rest as usual.
    public var rate: RateClass? = nil
    /// How long it may take in place of the setting; for a path without parameters.
    public var patience: Duration? = nil
    /// Whether it changes nothing although it is a POST, so that it needs no `Idempotency-Key`.
    public var reads: Bool = false
    /// Whether it may take milliseconds to make the answer, so that it is made beside the loop.
    public var isHeavy: Bool = false
    /// Whether a heavy operation is mostly a small one: it begins on the loop, and its handler leaves the loop where
    /// there is much to do (see `GrowingExecutor.leaveLoop`).
    public var isOftenSmall: Bool = false
    /// Whether it takes somebody who has signed in, and no API token whatever its scopes; the router sets it.
    public var isSessionOnly: Bool = false
    /// How errors are told to clients that know another form than `application/problem+json`; nil for that one.
    public var errorForm: (@Sendable (Problem) -> Response)? = nil
    /// Throws if the secret in a request's URL opens nothing: asked before a large body is taken; the router sets it.
    public var linkCheck: (@Sendable (Request) async throws -> Void)? = nil

    /// The header that carries the operator's token.
    public static let operatorHeader = "Larder-Operator-Token"

    /// How often one client may call it.
    var rateClass: RateClass { rate ?? (security == .token ? .link : .general) }
}

/// A parameter of an operation.
@JSONObject(.writtenOnly, .leavesOutNil)
@MembersInit(unlabelled: 2)
public struct Parameter: Sendable, Hashable {
    /// Where a parameter is sent.
    public enum Place: String, JSONEncodable, Sendable, Hashable {
        /// In the path.
        case path
        /// In the query.
        case query
        /// In the header.
        case header
    }

    /// Its name.
    public var name: String
    /// What it may be.
    public var schema: Schema
    /// Where it is sent.
    @Key("in") public var place: Place = .query
    /// Whether it must be there.
    public var required: Bool = false
    /// What it means.
    public var description: String? = nil

    /// `limit` and `after`, which every list takes.
    public static let page = [
        Parameter("limit", .integer(min: 1, max: 200), description: "How many items; 50 if absent."),
        Parameter("after", .string(), description: "The `next` of the previous page."),
    ]
    /// `If-Match`, which guards a change.
    public static let ifMatch = Parameter(
        "If-Match",
        .string(pattern: #"^(\*|(W/)?"[!#-~]*")$"#),
        place: .header,
        description: "The version to change, in quotes."
    )
    /// `Idempotency-Key`, with which a request may be sent again.
    public static let idempotencyKey = Parameter(
        "Idempotency-Key",
        .string(minLength: 1, maxLength: 255, pattern: "^[!-~]+$"),
        place: .header,
        description: "A new UUID; the same request with the same key gets the first answer again, for 24 hours."
    )
    /// `If-None-Match`, which saves a read.
    public static let ifNoneMatch = Parameter(
        "If-None-Match",
        .string(),
        place: .header,
        description: "The version, in quotes, that the client has."
    )
}

/// One way in which an operation answers when it goes well.
@MembersInit(unlabelled: 2)
public struct Answer: Sendable, Hashable {
    /// The status.
    public var status: Int
    /// What it means.
    public var description: String
    /// The media types of the body; empty if there is none.
    public var types: [String] = []
    /// What the body is.
    public var schema: Schema? = nil
    /// Fields of the header that come with it, besides those that follow from the operation.
    public var headers: [AnswerHeader] = []

    /// This answer with fields in its header.
    public func with(_ headers: AnswerHeader...) -> Answer {
        var answer = self
        answer.headers += headers
        return answer
    }

    /// 200 with a JSON document.
    public static func ok(_ schema: Schema, _ description: String = "Done.") -> Answer {
        Answer(200, description, types: ["application/json"], schema: schema)
    }

    /// 201 with what has been made.
    public static func created(_ schema: Schema, _ description: String = "Made.") -> Answer {
        Answer(201, description, types: ["application/json"], schema: schema)
    }

    /// 204.
    public static var noContent: Answer { Answer(204, "Done.") }

    /// 204.
    public static func noContent(_ description: String) -> Answer { Answer(204, description) }

    /// 303 to another address.
    public static func seeOther(_ description: String) -> Answer { Answer(303, description) }

    /// 304: the client has this version already.
    public static var notModified: Answer { Answer(304, "The client has this version already.") }

    /// 200 with a body that is not JSON.
    public static func content(type: String, _ description: String = "The document.") -> Answer {
        Answer(200, description, types: [type], schema: .string())
    }

    /// 200 with a stream of server-sent events.
    public static func events(_ description: String = "A stream of server-sent events.") -> Answer {
        Answer(200, description, types: ["text/event-stream"], schema: .string())
    }
}
