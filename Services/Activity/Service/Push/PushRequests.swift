import Crypto
import HTTP
import JSON
import Values

/// The body that has a device told, as browsers write their part of it (`PushSubscription.toJSON()`).
@JSONObject(.readOnly)
struct PushSubscriptionRequest: Sendable {
    let endpoint: String
    let keys: Keys
    let kinds: [String]
    let reminder: Reminder?

    /// When it is to be told the meals of a day.
    @JSONObject(.readOnly)
    struct Reminder: Sendable {
        let time: String
        let day: String
    }

    /// The device's keys in base64url.
    @JSONObject(.readOnly)
    struct Keys: Sendable {
        let p256dh: String
        let auth: String
    }
}

/// Reads what a request says about a device; collects all that is wrong with it before it throws.
struct PushReading {
    /// Why an address may not be called; nil if it may.
    let refusal: @Sendable (String) -> ClientError?
    /// Whether an address is inside, where it may be called without TLS.
    let isInside: @Sendable (String) -> Bool
    private(set) var fields = FieldCheck()

    init(
        _ refusal: @escaping @Sendable (String) -> ClientError?,
        isInside: @escaping @Sendable (String) -> Bool
    ) {
        self.refusal = refusal
        self.isInside = isInside
    }

    func finish() throws(Problem) { try fields.finish() }

    mutating func endpoint(_ text: String) -> String {
        let url = fields.text(text, "/endpoint", max: PushRules.longestEndpoint)
        guard !url.isEmpty else { return url }
        // defence: addresses-of-devices
        if refusal(url) != nil || !(url.hasPrefix("https://") || isInside(url)) {
            fields.must("/endpoint", "not_allowed", "be an https address outside")
        }
        return url
    }

    mutating func publicKey(_ text: String) -> [UInt8] {
        let key = [UInt8](base64URL: text) ?? []
        // defence: keys-of-devices
        if P256Key().secret(sharedWith: key) == nil {
            fields.must("/keys/p256dh", "format", "be a point of P-256 in base64url")
        }
        return key
    }

    mutating func secret(_ text: String) -> [UInt8] {
        let secret = [UInt8](base64URL: text) ?? []
        if secret.count != 16 { fields.must("/keys/auth", "format", "be 16 bytes in base64url") }
        return secret
    }

    /// What it is told of; that may be nothing if it is reminded of meals.
    mutating func kinds(_ words: [String], isReminded: Bool) -> String {
        guard fields.count(words.count, "/kinds", most: PushKind.allCases.count) else { return "" }
        if words.isEmpty, !isReminded { fields.must("/kinds", "required", "not be empty") }
        let kinds = words.enumerated().compactMap { fields.choice($1, "/kinds/\($0)", of: PushKind.self) }
        return StoredSubscription.text(of: kinds)
    }

    mutating func reminder(_ wish: PushSubscriptionRequest.Reminder?) -> Reminder? {
        guard let wish else { return nil }
        let (time, day) = (TimeOfDay(wish.time), fields.choice(wish.day, "/reminder/day", of: Reminder.Day.self))
        if time == nil { fields.must("/reminder/time", "format", "be a time, for example 07:30") }
        guard let time, let day else { return nil }
        return Reminder(time: time, day: day)
    }
}
