public import JSON

/// A call to make.
@MembersInit(unlabelled: 2)
public struct ClientRequest: Sendable {
    /// The method.
    public var method: Method
    /// The absolute URL, `http` or `https`.
    public var url: String
    /// Headers to send.
    public var headers: Headers = Headers()
    /// The body; an empty one is not sent with GET and HEAD.
    public var body: [UInt8] = []
    /// The time the whole call may take, retries included; the client's own limit if nil.
    public var timeout: Duration? = nil
    /// Whether sending it twice does no more than sending it once, so that it may be tried again; by the method if nil.
    public var idempotent: Bool? = nil
    /// The largest body to accept in answer, decompressed; the client's own limit if nil.
    public var maxBody: Int? = nil
    /// Whether redirects are followed, by a client for calls outside.
    public var follows: Bool = true
    /// The keys to sign it with, for an object store.
    public var signature: RequestSignature? = nil

    /// Whether it may be tried again (RFC 9110, section 9.2.2).
    var isIdempotent: Bool { idempotent ?? (method != .post && method != .patch) }

    /// Sets a JSON body and its content type.
    public mutating func setJSON(_ value: some JSONEncodable) {
        body = value.jsonBytes()
        headers["Content-Type"] = "application/json"
    }
}

/// What came back.
@MembersInit
public struct ClientResponse: Sendable {
    /// The status code.
    public var status: Int
    /// The headers of the last answer.
    public var headers: Headers
    /// The body, decompressed.
    public var body: [UInt8]
    /// The URL that answered, after any redirects.
    public var url: String

    /// Reads the body as JSON.
    public func decode<Value: JSONReadable>(_ type: Value.Type = Value.self) throws(JSONReaderError) -> Value {
        try JSONReader.read(type, from: body)
    }
}
