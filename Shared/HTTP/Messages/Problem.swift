public import JSON

/// An error that can say to the client what it is, whatever its own type.
public protocol ProblemConvertible: Error {
    /// What the client is told.
    var problem: Problem { get }
    /// Whether the log has to tell of it, as the client learns nothing of what is wrong inside.
    var isForOperator: Bool { get }
}

extension ProblemConvertible {
    /// What is wrong with Larder itself.
    public var isForOperator: Bool { problem.status == 500 }
}

/// An error as the client sees it: RFC 9457 `application/problem+json`.
public struct Problem: ProblemConvertible, Hashable, JSONEncodable {
    /// The HTTP status.
    public var status: Int
    /// What went wrong, for programs; stable.
    public var code: String
    /// The kind of problem in a few words; the status's own phrase by default.
    public var title: String
    /// What went wrong this time, in a sentence for a person.
    public var detail: String
    /// What is wrong with the request's members, if that is the problem.
    public var errors: [FieldError]
    /// Fields for the response's header, such as `Retry-After`.
    public var headers: Headers
    /// Further members, each with its JSON value.
    public var members: [Member]

    /// A further member of a problem, such as `limit`.
    public struct Member: Sendable, Hashable {
        /// Its name.
        public let name: String
        /// Its value, as JSON.
        public let json: [UInt8]
    }

    /// A problem from its parts.
    public init(
        status: Int,
        code: String,
        title: String? = nil,
        detail: String,
        errors: [FieldError] = [],
        headers: Headers = Headers()
    ) {
        self.status = status
        self.code = code
        self.title = title ?? Status.phrase(status)
        self.detail = detail
        self.errors = errors
        self.headers = headers
        members = []
    }

    /// Itself.
    public var problem: Problem { self }

    /// This problem with a further member.
    public func with(_ name: String, _ value: some JSONEncodable) -> Problem {
        var problem = self
        problem.members.append(Member(name: name, json: value.jsonBytes(capacity: 32)))
        return problem
    }

    /// Writes the document; the request's id is taken from the current context.
    public func encode(to json: inout JSONWriter) {
        encode(to: &json, requestID: RequestContext.current?.requestID)
    }

    /// Writes the document.
    func encode(to json: inout JSONWriter, requestID: String?) {
        json.object { json in
            json.member("type", "about:blank")
            json.member("title", title)
            json.member("status", status)
            json.member("detail", detail)
            json.member("code", code)
            if let requestID { json.member("request_id", requestID) }
            if !errors.isEmpty { json.member("errors", errors) }
            for member in members {
                json.key(named: member.name)
                json.raw(member.json)
            }
        }
    }

    /// The response that carries this problem.
    public func response(requestID: String? = RequestContext.current?.requestID) -> Response {
        var json = JSONWriter(capacity: 256)
        encode(to: &json, requestID: requestID)
        var response = Response.bytes(json.bytes, type: "application/problem+json", status: status)
        for (name, value) in headers.pairs { response.headers.add(name, value) }
        // An error is about this moment; no cache may repeat it.
        response.headers.add("Cache-Control", "no-store")
        return response
    }
}
