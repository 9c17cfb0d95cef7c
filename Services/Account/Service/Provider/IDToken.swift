import Crypto
import HTTP
import JSON
import Values

/// What a provider's token says of a person, once it has been confirmed (OpenID Connect Core, section 3.1.3.7).
struct IDToken: Sendable, Equatable {
    let subject: String
    let email: EmailAddress?
    let isEmailVerified: Bool
    let name: String?

    /// Why a token is not believed.
    struct Refusal: Error, Equatable {
        let reason: String
        /// Whether no key confirmed it, so that a newer one may.
        var isOfUnknownKey = false
    }

    /// How far the provider's clock may differ from ours.
    private static let skew = Duration.seconds(60)

    /// Reads a token of `issuer` for `client`; its key is found by name, and only keys of the algorithm it names count.
    init(
        _ text: String,
        issuer: String,
        client: String,
        nonce: String,
        keys: [ProviderKey],
        now: Instant
    ) throws(Refusal) {
        let bytes = Array(text.utf8)
        let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard bytes.count <= 32_768, parts.count == 3, let head = [UInt8](base64URL: parts[0]),
            let body = [UInt8](base64URL: parts[1]), let signature = [UInt8](base64URL: parts[2]),
            let header = try? JSONReader.read(Header.self, from: head)
        else { throw Refusal(reason: "the ID token is not signed") }
        let signed = Array(bytes[..<parts[1].endIndex])
        let isConfirmed = keys.contains { key in
            key.key.algorithm == header.alg && (header.kid == nil || key.id == nil || key.id == header.kid)
                && key.key.confirms(signature, of: signed)
        }
        guard isConfirmed else { throw Refusal(reason: "the ID token's signature is invalid", isOfUnknownKey: true) }
        guard let claims = try? JSONReader.read(Claims.self, from: body) else {
            throw Refusal(reason: "the ID token's claims cannot be read")
        }
        guard claims.iss == issuer else { throw Refusal(reason: "the ID token has another issuer") }
        guard claims.aud.clients.contains(client), claims.azp ?? client == client,
            claims.aud.clients.count == 1 || claims.azp != nil
        else { throw Refusal(reason: "the ID token is for another client") }
        guard claims.exp.isFinite, abs(claims.exp) < 1e12,
            Instant(milliseconds: Int64(claims.exp * 1000)) + IDToken.skew > now
        else { throw Refusal(reason: "the ID token is too old") }
        guard constantTimeEqual(claims.nonce ?? "", nonce) else { throw Refusal(reason: "it is for another sign-in") }
        guard (1...255).contains(claims.sub.utf8.count) else { throw Refusal(reason: "the ID token has no subject") }
        subject = claims.sub
        email = claims.email.flatMap { EmailAddress($0) }
        isEmailVerified = claims.isEmailVerified?.isSet ?? false
        let name = claims.name.map { String(String.UnicodeScalarView($0.unicodeScalars.filter { $0.value >= 0x20 })) }
        self.name = name.flatMap { FieldCheck.isVisible($0) && $0.unicodeScalars.count <= 100 ? $0 : nil }
    }
}

@JSONObject(.readOnly)
private struct Header {
    var alg: String
    var kid: String?
}

@JSONObject(.readOnly)
private struct Claims {
    var iss: String
    var sub: String
    var aud: Audience
    var azp: String?
    var exp: Double
    var nonce: String?
    var email: String?
    @Key("email_verified") var isEmailVerified: Flag?
    var name: String?
}

/// One client, or several.
private struct Audience: JSONReadable {
    let clients: [String]

    init(from json: inout JSONReader) throws(JSONReaderError) {
        clients = try json.isString() ? [json.string()] : json.value()
    }
}

/// True, or the text `true`, which some providers write.
private struct Flag: JSONReadable {
    let isSet: Bool

    init(from json: inout JSONReader) throws(JSONReaderError) {
        let value = try AnyJSON(from: &json)
        isSet = value == .bool(true) || value == .string("true")
    }
}

/// A key of a provider, with the name it has there.
struct ProviderKey: Sendable, Equatable {
    let id: String?
    let key: ForeignKey

    /// Reads a key set (RFC 7517), or gives nil if it is none; keys of other kinds are passed over.
    static func read(_ json: [UInt8]) -> [ProviderKey]? {
        guard let wire = try? JSONReader.read(KeySet.self, from: json) else { return nil }
        return wire.keys.prefix(50).compactMap { key in
            guard key.use ?? "sig" == "sig", let made = ProviderKey.key(key) else { return nil }
            return ProviderKey(id: key.kid, key: made)
        }
    }

    private static func key(_ wire: WireKey) -> ForeignKey? {
        func bytes(_ text: String?) -> [UInt8]? { text.flatMap { [UInt8](base64URL: $0) } }
        switch (wire.kty, wire.crv) {
        case ("RSA", _):
            guard let modulus = bytes(wire.n), let exponent = bytes(wire.e) else { return nil }
            return .rsa(modulus: Array(modulus.drop { $0 == 0 }), exponent: Array(exponent.drop { $0 == 0 }))
        case ("EC", "P-256"):
            guard let x = bytes(wire.x), let y = bytes(wire.y) else { return nil }
            return .p256(x: x, y: y)
        case ("OKP", "Ed25519"): return bytes(wire.x).flatMap { VerifyingKey(bytes: $0) }.map { .ed25519($0) }
        default: return nil
        }
    }
}

@JSONObject(.readOnly)
private struct KeySet {
    var keys: [WireKey]
}

@JSONObject(.readOnly)
private struct WireKey {
    var kty: String
    var use: String?
    var kid: String?
    var n: String?
    var e: String?
    var crv: String?
    var x: String?
    var y: String?
}
