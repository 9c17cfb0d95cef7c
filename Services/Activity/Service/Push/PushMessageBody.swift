import Crypto
import HTTP
import JSON
import Values

/// A message as the service of a device takes it (RFC 8030), which only the device can read (RFC 8291).
struct PushMessage: Sendable {
    /// The size of a record; a message is one.
    private static let record = 4_096

    /// What it is about: a later one takes its place, on the device and at its service.
    private let subject: String
    /// For how many seconds a device that is off is still told.
    private let timeToLive: Int
    let text: [UInt8]

    /// What a device is to show of a topic, and where it leads.
    init(_ topic: PushTopic, in household: HouseholdID, _ notice: PushNotice) {
        self.init(
            notice,
            about: "\(topic.kind.rawValue)-\(topic.list)",
            at: "/groceries/\(topic.list)",
            in: household,
            for: PushRules.timeToLive(topic.kind)
        )
    }

    /// What a device is to show of a day's meals: the plan of that day.
    init(of date: CalendarDate, in household: HouseholdID, _ notice: PushNotice) {
        self.init(
            notice,
            about: "meals-\(household)",
            at: "/plan?day=\(date)",
            in: household,
            for: PushRules.timeToLiveOfReminders
        )
    }

    private init(
        _ notice: PushNotice,
        about subject: String,
        at path: String,
        in household: HouseholdID,
        for timeToLive: Int
    ) {
        (self.subject, self.timeToLive) = (subject, timeToLive)
        var json = JSONWriter(capacity: 400)
        json.object { json in
            json.member("title", notice.title)
            json.member("body", notice.text)
            json.member("tag", subject)
            // The device can be showing another household.
            json.member("url", "/households?show=\(household)&to=\(path)")
        }
        text = json.bytes
    }

    /// What its service is sent.
    func request(
        to device: StoredSubscription,
        from key: P256Key,
        origin: String?,
        at now: Instant
    ) throws(PushError) -> ClientRequest {
        let body = try Self.sealed(text, for: device, from: P256Key(), salt: randomBytes(16))
        var request = ClientRequest(.post, device.endpoint, body: body, timeout: .seconds(10), idempotent: false)
        request.maxBody = 1 << 16
        request.follows = false
        request.headers["Content-Type"] = "application/octet-stream"
        request.headers["Content-Encoding"] = "aes128gcm"
        request.headers["TTL"] = String(timeToLive)
        // What has not been fetched yet is replaced by what comes later.
        request.headers["Topic"] = String(SHA256.hash(subject).base64URL.prefix(32))
        request.headers["Urgency"] = "normal"
        request.headers["Authorization"] = Self.authorization(
            for: WebAddress.origin(of: device.endpoint),
            from: origin,
            key,
            at: now
        )
        return request
    }

    /// A text that only the device can read: what makes it so is derived from a secret that the device's key shares with
    /// a key for this message alone.
    static func sealed(
        _ text: [UInt8],
        for device: StoredSubscription,
        from key: P256Key,
        salt: [UInt8]
    ) throws(PushError) -> [UInt8] {
        guard let secret = key.secret(sharedWith: device.publicKey) else { throw PushError.unusableKey }
        // HKDF (RFC 5869): no output is longer than one block.
        func derived(_ info: [UInt8], from input: [UInt8], salt: [UInt8]) -> [UInt8] {
            HMACSHA256.mark(of: info + [1], key: HMACSHA256.mark(of: input, key: salt))
        }
        let keys = Array("WebPush: info\0".utf8) + device.publicKey + key.publicKey
        let input = derived(keys, from: secret, salt: device.secret)
        let content = derived(Array("Content-Encoding: aes128gcm\0".utf8), from: input, salt: salt)
        let nonce = derived(Array("Content-Encoding: nonce\0".utf8), from: input, salt: salt)
        let size = withUnsafeBytes(of: UInt32(record).bigEndian) { Array($0) }
        // A 2 says that this record is the last (RFC 8188).
        let sealed = AES128GCM.seal(text + [2], key: Array(content.prefix(16)), nonce: Array(nonce.prefix(12)))
        return salt + size + [UInt8(key.publicKey.count)] + key.publicKey + sealed
    }

    /// Says who sends it, by a token that the key has signed (RFC 8292).
    static func authorization(
        for audience: String,
        from origin: String?,
        _ key: P256Key,
        at now: Instant
    ) -> String {
        var claims = JSONWriter(capacity: 200)
        claims.object { json in
            json.member("aud", audience)
            // A day at most; clocks may differ.
            json.member("exp", (now + .seconds(12 * 3600)).seconds)
            if let origin, origin.hasPrefix("https://") { json.member("sub", origin) }
        }
        let signed = Array(#"{"typ":"JWT","alg":"ES256"}"#.utf8).base64URL + "." + claims.bytes.base64URL
        return "vapid t=\(signed).\(key.sign(Array(signed.utf8)).base64URL), k=\(key.publicKey.base64URL)"
    }
}

/// Why a message cannot be made.
enum PushError: Error {
    /// The device's key is none.
    case unusableKey
    /// The key by which Larder is known is damaged.
    case unusableOwnKey
}
