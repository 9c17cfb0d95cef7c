public import HTTP
public import Identity
import JSON
import Values

/// Delivers events to other services over HTTP.
public struct NeighbourDelivery: Sendable {
    private let client: Client
    private let secret: InternalSecret
    private let tracer: Tracer?
    private let address: @Sendable (String) -> String?

    /// Delivers to the base URLs that `address` returns for a service's name; nil for an unknown one.
    ///
    /// With a tracer each delivery begins a trace: it may come long after the request that wrote the event, and again.
    public init(
        client: Client,
        secret: InternalSecret,
        tracer: Tracer? = nil,
        address: @escaping @Sendable (String) -> String?
    ) {
        self.client = client
        self.secret = secret
        self.tracer = tracer
        self.address = address
    }

    /// Sends events of `source`, several only to a service that takes batches; returns once the receiver has committed
    /// them.
    public func deliver(
        _ events: [ReceivedEvent],
        of source: String,
        to destination: String
    ) async throws(DeliveryFailure) {
        guard let event = events.first else { return }
        guard let base = address(destination) else { throw .refused("there is no service \(destination)") }
        let isErasure = event.kind == HouseholdErasure.kind
        let takesBatches = destination == EventDraft.news && !isErasure
        let path =
            isErasure
            ? EventPath.erasure(destination)
            : takesBatches ? EventPath.batches(destination) : EventPath.of(destination)
        var request = ClientRequest(.post, base + path)
        request.headers["Content-Type"] = "application/json"
        request.headers[InternalSecret.header] = secret.secret.exposed
        request.body =
            takesBatches ? EventBatch(events: events).jsonBytes(capacity: 512 * events.count) : event.jsonBytes()
        request.timeout = .seconds(10)
        let trace = tracer?.begin(service: source)
        if let trace { request.headers["traceparent"] = trace.place.traceparent }
        let beginning = SpanBeginning()
        let result = await send(request)
        if let trace {
            var span = Span(
                request,
                result,
                at: base,
                route: path,
                place: trace.place,
                service: source,
                since: beginning
            )
            span.attributes.append(("larder.event", .text(event.kind)))
            trace.recording.end(span)
        }
        let response: ClientResponse
        do throws(ClientError) {
            response = try result.get()
        } catch {
            throw .unreachable("\(error)")
        }
        switch response.status {
        case 200..<300: return
        // Probably temporary: the service is starting, its database is unavailable, or a proxy answers in its place.
        case 429, 502, 503, 504: throw .unreachable("it answered \(response.status)")
        default:
            let code = Problem(json: response.body, status: response.status)?.code
            throw .refused("it answered \(response.status)" + (code.map { " \($0)" } ?? ""))
        }
    }

    private func send(_ request: ClientRequest) async -> Result<ClientResponse, ClientError> {
        do throws(ClientError) {
            return .success(try await client.send(request))
        } catch {
            return .failure(error)
        }
    }
}
