import Crypto
import HTTP
import Values

/// Hands messages to the services of devices.
struct PushPost: Sendable {
    let keys: PushKeys
    /// Where Larder is, for services that ask who sends.
    let origin: String?
    let now: @Sendable () -> Instant
    let send: @Sendable (ClientRequest) async throws(ClientError) -> ClientResponse

    /// What became of a message; nil if this process ends, which is not the service's failure.
    func send(_ message: PushMessage, to device: StoredSubscription) async throws -> WebhookOutcome? {
        let request = try message.request(to: device, from: await keys.key(), origin: origin, at: now())
        do throws(ClientError) {
            return WebhookOutcome(try await send(request))
        } catch {
            return error.code == .cancelled ? nil : WebhookOutcome(error)
        }
    }
}
