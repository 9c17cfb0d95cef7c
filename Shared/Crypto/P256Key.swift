import CNettle
import CSodium

/// A private key on the curve P-256 (FIPS 186-5): signs as ES256, and agrees with somebody else's key on a secret.
///
/// Only for protocols that ask for this curve; Larder signs its own tokens with Ed25519.
public struct P256Key: Sendable {
    /// The 32 bytes that the key is stored as.
    public let bytes: [UInt8]
    /// The public key as an uncompressed point of 65 bytes.
    public let publicKey: [UInt8]

    /// A new random key.
    public init() {
        while true {
            // All but one of 2^32 random numbers are keys.
            guard let key = P256Key(bytes: randomBytes(32)) else { continue }
            self = key
            return
        }
    }

    /// The key that was stored; nil unless the bytes are one.
    public init?(bytes: [UInt8]) {
        guard bytes.count == 32 else { return nil }
        var (x, y) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
        guard larder_p256_public(bytes, &x, &y) == 1 else { return nil }
        self.bytes = bytes
        publicKey = [4] + x + y
    }

    /// The 64-byte signature of a message (ES256).
    public func sign(_ message: [UInt8]) -> [UInt8] {
        Sodium.prepare()
        var signature = [UInt8](repeating: 0, count: 64)
        let signed = larder_p256_sha256_sign(
            bytes,
            SHA256.hash(message),
            { _, count, into in if let into { randombytes_buf(into, count) } },
            &signature
        )
        precondition(signed == 1, "a key that was checked is none")
        return signature
    }

    /// The 32-byte secret that this key shares with an uncompressed point; nil unless that is one of the curve.
    public func secret(sharedWith point: [UInt8]) -> [UInt8]? {
        guard point.count == 65, point[0] == 4 else { return nil }
        var secret = [UInt8](repeating: 0, count: 32)
        return larder_p256_shared(bytes, Array(point[1..<33]), Array(point[33...]), &secret) == 1 ? secret : nil
    }
}

/// AES-128-GCM (NIST SP 800-38D).
public enum AES128GCM {
    /// A text encrypted, with the tag of 16 bytes behind it; a key must not be used with the same nonce again.
    public static func seal(_ text: [UInt8], key: [UInt8], nonce: [UInt8]) -> [UInt8] {
        precondition(key.count == 16 && nonce.count == 12, "AES-128-GCM takes a key of 16 bytes and a nonce of 12")
        var sealed = [UInt8](repeating: 0, count: text.count + 16)
        larder_aes128_gcm_seal(key, nonce, text, text.count, &sealed)
        return sealed
    }
}
