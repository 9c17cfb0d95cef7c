import Foundation
public import HTTP
public import JSON
public import Values

/// Calls a service's routes in process, as somebody who is signed in.
public struct TestClient: Sendable {
    /// The routes.
    public let router: Router
    /// The caller's household.
    public let household: HouseholdID
    /// The caller's token; nil for somebody who is not signed in.
    public var token: Secret?

    /// A caller of routes.
    public init(router: Router, household: HouseholdID, token: Secret?) {
        self.router = router
        self.household = household
        self.token = token
    }

    /// Sends a request with a JSON document, if there is one.
    public func send(
        _ method: HTTP.Method,
        _ target: String,
        _ json: String? = nil,
        headers: Headers = Headers()
    ) async -> TestAnswer {
        await send(method, target, bytes: json.map { Array($0.utf8) } ?? [], headers: headers)
    }

    /// Sends a request with any bytes, which claim to be JSON unless the headers say otherwise.
    public func send(
        _ method: HTTP.Method,
        _ target: String,
        bytes: [UInt8],
        headers: Headers = Headers()
    ) async -> TestAnswer {
        var headers = headers
        if let token { headers["Authorization"] = "Bearer \(token.exposed)" }
        if !bytes.isEmpty, headers["Content-Type"] == nil { headers["Content-Type"] = "application/json" }
        let response = await router.respond(to: Request(method, target, headers: headers, body: bytes))
        var body = response.body.bytes
        if case .spooled(let file) = response.body { body = file.bytes }
        return TestAnswer(status: response.status, headers: response.headers, body: body)
    }

    /// Gets a document.
    public func get(_ target: String, headers: Headers = Headers()) async -> TestAnswer {
        await send(.get, target, headers: headers)
    }

    /// Opens a stream of events; throws if the answer is none.
    public func stream(_ target: String, headers: Headers = Headers()) async throws -> EventStream {
        var headers = headers
        if let token { headers["Authorization"] = "Bearer \(token.exposed)" }
        let response = await router.respond(to: Request(.get, target, headers: headers))
        guard case .events(let stream) = response.body else { throw NoStream(target: target, status: response.status) }
        return stream
    }

    /// The answer was no stream.
    public struct NoStream: Error {
        /// What was asked for.
        public let target: String
        /// The answer's status.
        public let status: Int
    }

    /// Posts a document.
    public func post(_ target: String, _ json: String? = nil) async -> TestAnswer {
        await send(.post, target, json)
    }
}

/// What a service answered.
public struct TestAnswer: Sendable, CustomStringConvertible {
    /// The status.
    public let status: Int
    /// The header.
    public let headers: Headers
    /// The body's bytes.
    public let body: [UInt8]

    /// The body as text.
    public var text: String { String(decoding: body, as: UTF8.self) }
    /// The problem's code, if the body is a problem.
    public var code: String? { problem?.code }
    /// What the problem says of the request's members.
    public var pointers: [String] { problem?.errors.map(\.pointer) ?? [] }
    /// The problem, if the body is one.
    public var problem: Problem? { Problem(json: body, status: status) }
    /// The status and the body.
    public var description: String { "\(status) \(text)" }

    /// The body as a value.
    public func decode<Value: JSONReadable>(_ type: Value.Type = Value.self) throws -> Value {
        try JSONReader.read(type, from: body)
    }
}
