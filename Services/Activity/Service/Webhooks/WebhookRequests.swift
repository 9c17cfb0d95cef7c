import HTTP
import JSON
import Values

/// The body that makes a webhook.
@JSONObject(.readOnly)
struct WebhookRequest: Sendable {
    let url: String
    var kinds: [String] = []
}

/// The body that changes one.
@JSONObject(.readOnly, .mergePatch)
struct WebhookChange: Sendable {
    let url: String?
    let kinds: [String]?
    let state: String?
}

/// What owners can make of a webhook's state.
enum WantedState: String, CaseIterable {
    case active, paused
}

/// Reads what requests say about webhooks; collects all that is wrong with it before it throws.
struct WebhookReading {
    /// Why an address may not be called; nil if it may.
    let refusal: @Sendable (String) -> ClientError?
    private(set) var fields = FieldCheck()

    init(_ refusal: @escaping @Sendable (String) -> ClientError?) {
        self.refusal = refusal
    }

    func finish() throws(Problem) { try fields.finish() }

    mutating func url(_ text: String) -> String {
        let url = fields.text(text, "/url", max: WebhookRules.longestURL)
        guard !url.isEmpty else { return url }
        // defence: addresses-of-webhooks
        let refused = refusal(url)?.code
        switch refused {
        case nil: break
        case .refused:
            fields.must("/url", "not_allowed", "lead outside, at port 80 or 443, or to a host that is allowed")
        default: fields.must("/url", "format", "be an http or https address without a user name")
        }
        return url
    }

    mutating func kinds(_ words: [String]) -> String {
        guard fields.count(words.count, "/kinds", most: ThingKind.allCases.count) else { return "" }
        let kinds = words.enumerated().compactMap { fields.choice($1, "/kinds/\($0)", of: ThingKind.self) }
        return StoredWebhook.text(of: kinds)
    }

    mutating func state(_ word: String) -> WebhookState? {
        switch fields.choice(word, "/state", of: WantedState.self) {
        case .active: .active
        case .paused: .paused
        case nil: nil
        }
    }
}
