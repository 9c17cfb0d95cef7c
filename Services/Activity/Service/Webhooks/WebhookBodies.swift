import Crypto
import FoundationEssentials
import HTTP
import JSON
import Values

/// A webhook as the API shows it.
struct WebhookBody: JSONEncodable {
    let webhook: StoredWebhook
    /// Whether all of its address is shown, which may be a secret itself.
    var isFull = true
    /// The signing secret; only in the answer that makes it.
    var secret: [UInt8]?

    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", webhook.id)
            json.member("url", isFull ? webhook.url : WebAddress.origin(of: webhook.url))
            json.member("kinds", webhook.thingKinds.map(\.rawValue))
            json.member("state", webhook.state.rawValue)
            if let reason = webhook.stopReason { json.member("stop_reason", reason.rawValue) }
            if let since = webhook.failingSince { json.member("failing_since", since) }
            if webhook.failingSince != nil, webhook.state == .active, let due = webhook.dueAt {
                json.member("next_attempt_at", due)
            }
            json.member("created_at", webhook.createdAt)
            json.member("created_by", webhook.createdBy)
            if let secret { json.member("secret", WebhookRules.secretPrefix + secret.base64) }
        }
    }
}

extension StoredDelivery: JSONEncodable {
    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id.canonical)
            json.member("event_id", eventID.canonical)
            json.member("event", event)
            json.member("attempt", attempt)
            json.member("result", result.rawValue)
            if let status { json.member("status", status) }
            if let reason { json.member("reason", reason) }
            json.member("milliseconds", milliseconds)
            json.member("sent_at", sentAt)
        }
    }
}
