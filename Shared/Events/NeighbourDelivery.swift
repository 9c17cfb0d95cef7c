public import HTTP
public import Identity
import JSON
import Values

/// Delivers events to other services over HTTP.
public struct NeighbourDelivery: Sendable {
    private let client: Client
    private let secret: InternalSecret
    private let address: @Sendable (String) -> String?

    /// Delivers to the base URLs that `address` returns for a service's name; nil for an unknown one.
    public init(client: Client, secret: InternalSecret, address: @escaping @Sendable (String) -> String?) {
        self.client = client
        self.secret = secret
        self.address = address
    }

    /// Sends an event; returns once the receiver has committed it.
    public func deliver(_ event: ReceivedEvent, to destination: String) async throws(DeliveryFailure) {
        guard let base = address(destination) else { throw .refused("there is no service \(destination)") }
        let path = event.kind == HouseholdErasure.kind ? EventPath.erasure(destination) : EventPath.of(destination)
        var request = ClientRequest(.post, base + path)
        request.headers["Content-Type"] = "application/json"
        request.headers[InternalSecret.header] = secret.secret.exposed
        request.body = event.jsonBytes()
        request.timeout = .seconds(10)
        let response: ClientResponse
        do {
            response = try await client.send(request)
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
}
