public import Crypto
public import JSON

/// A public key that confirms access tokens, as a JSON Web Key (RFC 8037).
public struct JSONWebKey: Hashable, Sendable {
    /// The key's name: its thumbprint (RFC 7638).
    public let id: String
    /// The key.
    public let key: VerifyingKey

    /// A key under its own thumbprint.
    public init(_ key: VerifyingKey) {
        self.key = key
        id = SHA256.hash("{\"crv\":\"Ed25519\",\"kty\":\"OKP\",\"x\":\"\(key.bytes.base64URL)\"}").base64URL
    }
}

extension JSONWebKey: JSONEncodable {
    /// Writes the key with its name and purpose.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("kty", "OKP")
            json.member("crv", "Ed25519")
            json.member("x", key.bytes.base64URL)
            json.member("kid", id)
            json.member("use", "sig")
            json.member("alg", "EdDSA")
        }
    }
}

/// The public keys of an issuer, as a JSON Web Key Set (RFC 7517, section 5).
@JSONObject(.writtenOnly)
public struct JSONWebKeySet: Hashable, Sendable {
    /// Where the account service publishes its own.
    public static let path = "/api/v1/auth/keys"

    /// The keys.
    public var keys: [JSONWebKey]

    /// Reads a set; nil if it is none.
    ///
    /// Keys of other kinds are passed over, as the RFC wants.
    public init?(json: [UInt8]) {
        guard let wire = try? JSONReader.read(WrittenKeys.self, from: json) else { return nil }
        keys = wire.keys.compactMap { key in
            guard key.kty == "OKP", key.crv == "Ed25519", let x = key.x, let bytes = [UInt8](base64URL: x) else {
                return nil
            }
            return VerifyingKey(bytes: bytes).map(JSONWebKey.init)
        }
    }
}

/// A key set as it is written; other kinds of keys may lie in it.
@JSONObject(.readOnly)
private struct WrittenKeys {
    var keys: [WrittenKey]
}

/// A key as it is written.
@JSONObject(.readOnly)
private struct WrittenKey {
    var kty: String
    var crv: String?
    var x: String?
}
