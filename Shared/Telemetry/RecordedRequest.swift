public import HTTP

/// A request that is being recorded as a span.
struct RecordedRequest {
    private let context: RequestContext
    private let method: Method
    private let recording: TraceRecording
    private let process: String
    private let beginning = SpanBeginning()
    /// The methods that are named; a client may invent others.
    private static let methods: Set<Method> = [.get, .head, .post, .put, .patch, .delete, .options]

    /// Begins; nil if the request is not recorded.
    ///
    /// What no service answers, such as an address that is not there, is the process's own.
    init?(_ request: Request, orOf process: String) {
        guard let recording = request.context.recording else { return nil }
        self.recording = recording
        self.process = process
        context = request.context
        method = request.method
    }

    /// Records the request with its answer, and names its route to a neighbour.
    func end(_ response: inout Response) {
        let isKnown = RecordedRequest.methods.contains(method)
        var attributes: Span.Attributes = [
            ("http.request.method", .text(isKnown ? method.rawValue : "_OTHER")), ("url.scheme", .text("http")),
        ]
        if let route = context.route { attributes.append(("http.route", .text(route))) }
        attributes.append(("http.response.status_code", .integer(response.status)))
        let hasFailed = response.status >= 500
        if hasFailed { attributes.append(("error.type", .text(String(response.status)))) }
        let excess = recording.excess
        if excess > 0 { attributes.append(("larder.spans_dropped", .integer(excess))) }
        let verb = isKnown ? method.rawValue : "HTTP"
        let service = recording.service
        recording.end(
            Span(
                context.trace,
                service: service.isEmpty ? process : service,
                name: context.route.map { "\(verb) \($0)" } ?? verb,
                kind: .server,
                since: beginning,
                attributes: attributes,
                hasFailed: hasFailed
            )
        )
        guard recording.isNeighbours, let route = context.route else { return }
        response.headers.add(NeighbourCall.routeHeader, route)
    }
}

/// Says which service of a process answers a request that is being recorded.
public struct RecordedService: Middleware {
    private let service: String

    /// For the routes of a service.
    public init(_ service: String) { self.service = service }

    /// Names the service, and lets `next` answer.
    public func respond(to request: Request, next: Handler) async throws -> Response {
        request.context.recording?.service = service
        return try await next(request)
    }
}
