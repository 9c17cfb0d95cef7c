/// A field in the header of answers, as documents describe it.
public enum AnswerHeader: String, Sendable, Hashable {
    /// The version.
    case etag = "ETag"
    /// Where the new thing is, or where to go on.
    case location = "Location"
    /// When to try again.
    case retryAfter = "Retry-After"
    /// How to sign in.
    case authenticate = "WWW-Authenticate"
    /// Whether it is an earlier answer.
    case replayed = "Idempotency-Replayed"

    /// What it means.
    var description: String {
        switch self {
        case .etag: "The version, in quotes: for `If-Match` and `If-None-Match`."
        case .location: "The address of what was made, or where to go on."
        case .retryAfter: "In how many seconds to try again."
        case .authenticate: "`Bearer`."
        case .replayed: "`true` if this is the answer to an earlier request with the same `Idempotency-Key`."
        }
    }

    /// What it may be.
    var schema: Schema {
        switch self {
        case .retryAfter: .integer(min: 1)
        case .etag, .location, .authenticate, .replayed: .string()
        }
    }

    /// Whether it always comes with the answers that it is documented for.
    var isSure: Bool { self == .retryAfter || self == .authenticate }
}

extension OpenAPI.Document.Entry {
    /// The fields that come with an answer.
    func headers(of answer: Answer) -> [AnswerHeader] {
        var headers = answer.headers
        // What is gone has no version.
        let isGuarded =
            method != .delete && operation.query.contains { $0 == .ifMatch || $0 == .ifNoneMatch }
            || operation.answers.contains { $0.status == 304 }
        if isGuarded, [200, 201, 304].contains(answer.status), !headers.contains(.etag) { headers.append(.etag) }
        if [301, 302, 303].contains(answer.status) { headers.append(.location) }
        if parameters.contains(.idempotencyKey), answer.status < 300 { headers.append(.replayed) }
        return headers
    }
}
