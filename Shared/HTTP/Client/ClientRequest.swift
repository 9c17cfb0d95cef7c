public import JSON

/// A call to make.
public struct ClientRequest: Sendable {
    /// The method.
    public var method: Method
    /// The absolute URL, `http` or `https`.
    public var url: String
    /// Headers to send.
    public var headers: Headers
    /// The body; an empty one is not sent with GET and HEAD.
    public var body: [UInt8]
    /// The time the whole call may take, retries included; the client's own limit if nil.
    public var timeout: Duration?
    /// Whether sending it twice does no more than sending it once, so that it may be tried again.
    public var idempotent: Bool
    /// The largest body to accept in answer, decompressed; the client's own limit if nil.
    public var maxBody: Int?
    /// What a successful answer has to be; anything if nil.
    public var wanted: WantedContent?

    /// A call; idempotent by its method unless said otherwise (RFC 9110, section 9.2.2).
    public init(
        _ method: Method,
        _ url: String,
        headers: Headers = Headers(),
        body: [UInt8] = [],
        timeout: Duration? = nil,
        idempotent: Bool? = nil,
        maxBody: Int? = nil,
        wanted: WantedContent? = nil
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.timeout = timeout
        self.idempotent = idempotent ?? (method != .post && method != .patch)
        self.maxBody = maxBody
        self.wanted = wanted
    }

    /// Sets a JSON body and its content type.
    public mutating func setJSON(_ value: some JSONEncodable) {
        body = value.jsonBytes()
        headers["Content-Type"] = "application/json"
    }
}

/// What came back.
public struct ClientResponse: Sendable {
    /// The status code.
    public var status: Int
    /// The headers of the last answer.
    public var headers: Headers
    /// The body, decompressed.
    public var body: [UInt8]
    /// The URL that answered, after any redirects.
    public var url: String

    /// An answer from its parts.
    public init(status: Int, headers: Headers, body: [UInt8], url: String) {
        self.status = status
        self.headers = headers
        self.body = body
        self.url = url
    }

    /// Reads the body as JSON.
    public func decode<Value: JSONReadable>(_ type: Value.Type = Value.self) throws(JSONReaderError) -> Value {
        try JSONReader.read(type, from: body)
    }
}
