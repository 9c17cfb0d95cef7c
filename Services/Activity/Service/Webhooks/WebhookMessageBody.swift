import Crypto
import Events
import FoundationEssentials
import HTTP
import JSON
import Values

/// What a receiver is sent, in the form of the Standard Webhooks specification.
struct WebhookMessage: Sendable {
    let id: UUID
    let body: [UInt8]

    /// What tells of an event; large details are left out, as the thing says where to read them.
    init(_ event: WebhookEvent, of household: HouseholdID) {
        // Older replicas store it with an undo.
        let payload = EventUndo.removed(from: event.payload)
        let isLarge = payload.count > WebhookRules.largestDetails
        let details = isLarge ? NewsPayload.thing(of: payload) ?? [] : payload
        self.init(id: event.id, event.kind, at: event.at, of: household, details: details)
    }

    /// What an owner has sent to try whether it arrives.
    init(testOf webhook: WebhookID, id: UUID, of household: HouseholdID, at now: Instant) {
        let details = Array("{\"webhook_id\":\"\(webhook)\"}".utf8)
        self.init(id: id, WebhookRules.testKind, at: now, of: household, details: details)
    }

    private init(id: UUID, _ kind: String, at time: Instant, of household: HouseholdID, details: [UInt8]) {
        self.id = id
        var json = JSONWriter(capacity: details.count + 200)
        json.object { json in
            json.member("type", kind)
            json.member("timestamp", time)
            json.member("household_id", household)
            json.key("data")
            json.raw(details.isEmpty ? Array("{}".utf8) : details)
        }
        body = json.bytes
    }

    /// A request that nobody without the secret could have made.
    func request(to url: String, secret: [UInt8], at now: Instant) -> ClientRequest {
        let seconds = String(now.seconds)
        let signed = Array("\(id.canonical).\(seconds).".utf8) + body
        var request = ClientRequest(.post, url, body: body, timeout: .seconds(10), idempotent: false, maxBody: 1 << 20)
        request.follows = false
        request.headers["Content-Type"] = "application/json"
        request.headers["User-Agent"] = "Larder-Webhooks"
        request.headers["webhook-id"] = id.canonical
        request.headers["webhook-timestamp"] = seconds
        request.headers["webhook-signature"] = "v1,\(HMACSHA256.mark(of: signed, key: secret).base64)"
        return request
    }
}

extension WebhookOutcome {
    /// What an answer means.
    init(_ response: ClientResponse) {
        let seconds = response.headers["Retry-After"].flatMap(Int.init)
        self.init(status: response.status, wait: seconds.map { .seconds(max(0, min($0, 86_400))) })
    }

    /// What it means that there was none.
    init(_ error: ClientError) { self.init(reason: error.code.word) }
}

extension ClientError.Code {
    /// How the API names it.
    fileprivate var word: String {
        switch self {
        case .invalidURL, .invalidHeader: "invalid_url"
        case .refused: "not_allowed"
        case .unreachable: "unreachable"
        case .insecure: "insecure"
        case .timeout: "timeout"
        case .tooLarge: "too_large"
        case .tooManyRedirects: "redirects"
        // What is cancelled ends the turn, and is told to nobody.
        case .broken, .cancelled: "broken"
        }
    }
}
