public import JSON

/// What a response carries after its header.
public enum ResponseBody: Sendable {
    /// Nothing.
    case empty
    /// A whole body.
    case bytes([UInt8])
    /// Nothing, but so many bytes would answer a GET: the answer to a HEAD.
    case omitted(count: Int)
    /// A whole body that lies in a file.
    case spooled(SpooledBody)
    /// A stream of server-sent events, open until one side closes it.
    case events(EventStream)

    /// The whole body as bytes; empty for streams.
    public var bytes: [UInt8] {
        if case .bytes(let bytes) = self { bytes } else { [] }
    }
}

/// One answer.
public struct Response: Sendable {
    /// The status code.
    public var status: Int
    /// The header.
    ///
    /// `Date`, `Content-Length`, `X-Request-ID` and `X-Content-Type-Options` are added by router and server.
    public var headers: Headers
    /// The body.
    public var body: ResponseBody
    /// Whether the request has changed something; set by the router.
    var changesSomething = false

    /// A response from its parts.
    public init(status: Int, headers: Headers = Headers(), body: ResponseBody = .empty) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// A JSON document; `etag` is the resource's version, quoted here.
    public static func json(_ value: some JSONEncodable, status: Int = 200, etag: String? = nil) -> Response {
        .json(bytes: value.jsonBytes(), status: status, etag: etag)
    }

    /// A JSON document; `version` becomes its ETag.
    public static func json(_ value: some JSONEncodable, status: Int = 200, version: Int) -> Response {
        .json(bytes: value.jsonBytes(), status: status, etag: String(version))
    }

    /// A JSON document that has been written already.
    public static func json(bytes: [UInt8], status: Int = 200, etag: String? = nil) -> Response {
        var response = Response.bytes(bytes, type: "application/json", status: status)
        if let etag { response.headers.add("ETag", etag.contains("\"") ? etag : "\"\(etag)\"") }
        return response
    }

    /// A JSON document that `body` writes.
    public static func json(
        status: Int = 200,
        etag: String? = nil,
        capacity: Int = 512,
        _ body: (inout JSONWriter) throws -> Void
    ) rethrows -> Response {
        var json = JSONWriter(capacity: capacity)
        try body(&json)
        return .json(bytes: json.bytes, status: status, etag: etag)
    }

    /// A JSON document with something secret in it, which nothing on the way may keep.
    public static func secret(_ value: some JSONEncodable, status: Int = 200) -> Response {
        .json(value, status: status).with("Cache-Control", "no-store")
    }

    /// The same of an object.
    public static func secret(status: Int = 200, _ members: (inout JSONWriter) -> Void) -> Response {
        .json(status: status) { $0.object(members) }.with("Cache-Control", "no-store")
    }

    /// Bytes of any media type.
    public static func bytes(_ bytes: [UInt8], type: String, status: Int = 200) -> Response {
        var headers = Headers()
        headers.reserve(160)
        headers.add("Content-Type", type)
        return Response(status: status, headers: headers, body: .bytes(bytes))
    }

    /// Plain text in UTF-8.
    public static func text(_ text: String, status: Int = 200) -> Response {
        .bytes(Array(text.utf8), type: "text/plain; charset=utf-8", status: status)
    }

    /// An HTML page in UTF-8.
    public static func html(_ html: String, status: Int = 200) -> Response {
        .bytes(Array(html.utf8), type: "text/html; charset=utf-8", status: status)
    }

    /// 204: done, and there is nothing to say.
    public static func noContent() -> Response { Response(status: 204) }

    /// 303: the answer to a form, shown by a GET of another address.
    public static func seeOther(_ location: String) -> Response {
        Response(status: 303, headers: ["Location": location])
    }

    /// An open stream of server-sent events.
    public static func events(_ stream: EventStream) -> Response {
        Response(
            status: 200,
            headers: [
                "Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-store",
                // Proxies that buffer by default (nginx) would hold events back.
                "X-Accel-Buffering": "no",
            ],
            body: .events(stream)
        )
    }

    /// This response with one more header field.
    public func with(_ name: String, _ value: String) -> Response {
        var response = self
        response.headers.add(name, value)
        return response
    }
}
