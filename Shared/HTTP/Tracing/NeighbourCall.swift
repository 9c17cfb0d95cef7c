/// A call to a neighbour that is being recorded.
public struct NeighbourCall {
    /// The header with which a neighbour names the route that has answered, as only it knows.
    ///
    /// The path that was called has ids in it, so it is never recorded.
    public static let routeHeader = "Larder-Route"

    /// The call's place in the trace, which is the parent of what the neighbour records.
    let place: TraceContext
    private let recording: TraceRecording
    private let beginning = SpanBeginning()

    /// Begins a call; nil if the current request is not recorded.
    static func begin() -> NeighbourCall? {
        guard let context = RequestContext.current, let recording = context.recording else { return nil }
        return NeighbourCall(place: context.trace.child(), recording: recording)
    }

    private init(place: TraceContext, recording: TraceRecording) {
        self.place = place
        self.recording = recording
    }

    /// Records the answer, or why there was none.
    func end(_ request: ClientRequest, at baseURL: String, _ result: Result<ClientResponse, ClientError>) {
        recording.add(
            Span(
                request,
                result,
                at: baseURL,
                route: try? result.get().headers[NeighbourCall.routeHeader],
                place: place,
                service: recording.service,
                since: beginning
            )
        )
    }
}

extension Span {
    /// A call of a service of ours, whose `route` is a pattern; without one the span is named after the method alone.
    public init(
        _ request: ClientRequest,
        _ result: Result<ClientResponse, ClientError>,
        at baseURL: String,
        route: String?,
        place: TraceContext,
        service: String,
        since beginning: SpanBeginning
    ) {
        var attributes: Attributes = [("http.request.method", .text(request.method.rawValue))]
        if let route { attributes.append(("url.template", .text(route))) }
        if let server = URLParts(baseURL) {
            attributes += [("server.address", .text(server.host)), ("server.port", .integer(server.port))]
        }
        var hasFailed = true
        switch result {
        case .success(let response):
            attributes.append(("http.response.status_code", .integer(response.status)))
            // On the client's side a 4xx is an error as well, but a 304 is not.
            hasFailed = response.status >= 400
            if hasFailed { attributes.append(("error.type", .text(String(response.status)))) }
        case .failure(let error): attributes.append(("error.type", .text(error.code.rawValue)))
        }
        self.init(
            place,
            service: service,
            name: route.map { "\(request.method) \($0)" } ?? request.method.rawValue,
            kind: .client,
            since: beginning,
            attributes: attributes,
            hasFailed: hasFailed
        )
    }
}
