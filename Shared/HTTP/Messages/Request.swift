/// One request, whole: the body has been received and is within its limit.
public struct Request: Sendable {
    /// The method.
    public var method: Method
    /// The path as it was sent: percent-encoded, without the query.
    public var path: String
    /// The query.
    public var query: Query
    /// The header.
    public var headers: Headers
    /// The body.
    public var body: [UInt8]
    /// The client's address, without its port.
    public var remoteAddress: String
    /// The parts of the path that the route's pattern names; set by the router.
    public var parameters = PathParameters()
    /// Request id, trace, route, deadline.
    public var context: RequestContext

    /// A request to a path with or without a query.
    public init(
        _ method: Method,
        _ target: String,
        headers: Headers = Headers(),
        body: [UInt8] = [],
        remoteAddress: String = "127.0.0.1",
        context: RequestContext = RequestContext()
    ) {
        self.method = method
        var whole = target
        if let length = whole.withUTF8({ $0.firstIndex(of: UInt8(ascii: "?")) }) {
            let mark = target.utf8.index(target.startIndex, offsetBy: length)
            path = String(target[..<mark])
            query = Query(raw: String(target[target.utf8.index(after: mark)...]))
        } else {
            path = target
            query = Query()
        }
        self.headers = headers
        self.body = body
        self.remoteAddress = remoteAddress
        self.context = context
    }

    /// The media type of the body, in lower case and without parameters; nil if the client gave none.
    public var mediaType: String? {
        guard let type = headers["Content-Type"] else { return nil }
        let bare = type.utf8.prefix { $0 != UInt8(ascii: ";") }
        return String(decoding: bare.filter { $0 != 32 && $0 != 9 }.map(lowered), as: UTF8.self)
    }
}
