import CSodium
public import Values

/// Marks that only who has a key can make: HMAC-SHA-512, cut to 256 bits (libsodium's `crypto_auth`).
public struct MessageAuthentication: Sendable {
    private let key: [UInt8]

    /// Marks for one purpose, with a key that is derived from a secret; marks for other purposes are worth nothing here.
    public init(_ secret: Secret, purpose: String) {
        key = SHA256.hash("\(purpose)\n\(secret.exposed)")
    }

    /// The 32-byte mark of some bytes.
    public func mark(of bytes: [UInt8]) -> [UInt8] {
        Sodium.prepare()
        var mark = [UInt8](repeating: 0, count: Int(crypto_auth_BYTES))
        crypto_auth(&mark, bytes, UInt64(bytes.count), key)
        return mark
    }

    /// Whether a mark is that of these bytes, in a time that does not depend on where it differs.
    public func confirms(_ mark: [UInt8], of bytes: [UInt8]) -> Bool {
        constantTimeEqual(mark, self.mark(of: bytes))
    }
}
