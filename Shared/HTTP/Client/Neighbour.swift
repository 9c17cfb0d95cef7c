public import JSON
import Loop
public import Values

/// Another service of ours, called over HTTP: what typed clients stand on.
///
/// A call carries on the request's id, trace and deadline. What the neighbour refuses (4xx) is thrown as the very
/// problem it answered; that it cannot be reached, or fails, is a 503 of ours.
public struct Neighbour: Sendable {
    /// For whom a call is made.
    @MembersInit
    public struct Credentials: Sendable {
        /// The `Authorization` header.
        public var authorization: Secret? = nil
        /// The household chosen among the caller's.
        public var household: HouseholdID? = nil
        /// Further headers, such as a secret that only services know.
        public var headers: Headers = Headers()

        /// The bearer of a token.
        public static func bearer(_ token: Secret, household: HouseholdID? = nil) -> Credentials {
            Credentials(authorization: Secret("Bearer \(token.exposed)"), household: household)
        }

        /// Nobody's.
        public static let none = Credentials()

        /// Those of the request that the current task answers.
        public static var forwarded: Credentials {
            guard let context = RequestContext.current else { return none }
            if let onward = context.onward { return onward }
            let header = context.header
            return Credentials(
                authorization: header["Authorization"].map { Secret($0) },
                household: header["Larder-Household"].flatMap { HouseholdID($0) }
            )
        }
    }

    /// The neighbour's address, such as `http://127.0.0.1:8082`, without a slash at the end.
    public let baseURL: String
    private let transport: Transport
    private let report: Report?
    private var patience: Duration?

    /// Told of every call: why the neighbour gave no answer of use, or nil if it gave one.
    public typealias Report = @Sendable (_ failure: String?) -> Void
    /// Sends a request and gives the answer.
    public typealias Transport = @Sendable (ClientRequest) async throws(ClientError) -> ClientResponse

    /// The neighbour at an address.
    public init(baseURL: String, client: Client, report: Report? = nil) {
        self.init(baseURL: baseURL, report: report) { request throws(ClientError) in try await client.send(request) }
    }

    /// The neighbour at an address that is reached in some other way.
    public init(baseURL: String, report: Report? = nil, transport: @escaping Transport) {
        self.report = report
        self.baseURL = baseURL.hasSuffix("/") ? String(baseURL.dropLast()) : baseURL
        self.transport = transport
    }

    /// The same neighbour, of which nobody waits longer than this for an answer.
    public func waiting(atMost patience: Duration) -> Neighbour {
        var neighbour = self
        neighbour.patience = patience
        return neighbour
    }

    /// Calls without a body and gives the answer if it is a success (2xx) or a 304.
    ///
    /// Whether it may be repeated is decided by the method, where `idempotent` is nil.
    public func call(
        _ method: Method,
        _ path: String,
        query: [(name: String, value: String)] = [],
        headers: Headers = Headers(),
        idempotent: Bool? = nil,
        as credentials: Credentials = .forwarded
    ) async throws(Problem) -> ClientResponse {
        try await send(ClientRequest(method, url(path, query), headers: headers, idempotent: idempotent), credentials)
    }

    /// Calls with a JSON body and gives the answer if it is a success (2xx) or a 304.
    ///
    /// A POST or PATCH that may safely be repeated says so with `idempotent`.
    public func call(
        _ method: Method,
        _ path: String,
        query: [(name: String, value: String)] = [],
        headers: Headers = Headers(),
        body: some JSONEncodable,
        idempotent: Bool? = nil,
        as credentials: Credentials = .forwarded
    ) async throws(Problem) -> ClientResponse {
        var request = ClientRequest(method, url(path, query), headers: headers, idempotent: idempotent)
        request.setJSON(body)
        return try await send(request, credentials)
    }

    /// Gets a JSON document.
    public func get<Value: JSONReadable>(
        _ path: String,
        query: [(name: String, value: String)] = [],
        as credentials: Credentials = .forwarded,
        _ type: Value.Type = Value.self
    ) async throws(Problem) -> Value {
        try Self.decode(type, try await call(.get, path, query: query, as: credentials))
    }

    /// Sends a JSON document and reads the one in answer.
    public func post<Value: JSONReadable>(
        _ path: String,
        body: some JSONEncodable,
        idempotent: Bool = false,
        as credentials: Credentials = .forwarded,
        _ type: Value.Type = Value.self
    ) async throws(Problem) -> Value {
        try Self.decode(
            type,
            try await call(.post, path, body: body, idempotent: idempotent, as: credentials)
        )
    }

    /// Reads an answer's JSON; a 503 if it is not what was agreed, as then the neighbour is of another version.
    public static func decode<Value: JSONReadable>(
        _ type: Value.Type = Value.self,
        _ response: ClientResponse
    ) throws(Problem) -> Value {
        do {
            return try response.decode(type)
        } catch {
            throw .unavailable(code: "neighbour_unintelligible")
        }
    }

    private func send(
        _ request: ClientRequest,
        _ credentials: Credentials
    ) async throws(Problem) -> ClientResponse {
        var request = request
        if let authorization = credentials.authorization {
            request.headers["Authorization"] = authorization.exposed
        }
        if let household = credentials.household { request.headers["Larder-Household"] = household.description }
        for (name, value) in credentials.headers.pairs { request.headers[name] = value }
        if let context = RequestContext.current {
            request.headers["X-Request-ID"] = context.requestID
            request.headers["traceparent"] = context.traceparent
        }
        let call = NeighbourCall.begin()
        if let call { request.headers["traceparent"] = call.place.traceparent }
        request.timeout = [patience, RequestContext.current?.timeLeft].compactMap(\.self).min()
        let response: ClientResponse
        do {
            response = try await transport(request)
        } catch {
            call?.end(request, at: baseURL, .failure(error))
            if error.code != .cancelled { report?(error.description) }
            throw .unavailable(code: "neighbour_unavailable")
        }
        call?.end(request, at: baseURL, .success(response))
        report?(response.status < 500 ? nil : "it answered \(response.status)")
        await GrowingExecutor.leaveLoop(for: response.body.count)
        switch response.status {
        case 200..<300, 304: return response
        case 400..<500:
            var problem =
                Problem(json: response.body, status: response.status)
                ?? Problem(status: response.status, code: "refused", detail: "A service refused the request.")
            for name in ["Retry-After", "WWW-Authenticate"] {
                if let value = response.headers[name] { problem.headers[name] = value }
            }
            throw problem
        default: throw .unavailable(code: "neighbour_unavailable")
        }
    }

    private func url(_ path: String, _ query: [(name: String, value: String)]) -> String {
        guard !query.isEmpty else { return baseURL + path }
        let pairs = query.map { "\(Self.escaped($0.name))=\(Self.escaped($0.value))" }
        return "\(baseURL)\(path)?\(pairs.joined(separator: "&"))"
    }

    /// Percent-encodes all but RFC 3986's unreserved characters: for a part of a path or a query.
    public static func escaped(_ text: String) -> String {
        text.utf8.reduce(into: "") { escaped, byte in
            let isUnreserved = byte.isASCIILetterOrDigit || "-._~".utf8.contains(byte)
            escaped += isUnreserved ? String(UnicodeScalar(byte)) : "%" + [byte].hex.uppercased()
        }
    }
}
