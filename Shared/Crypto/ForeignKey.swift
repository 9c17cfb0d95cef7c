import CNettle

/// A public key of somebody else's, of one of the three kinds that identity providers sign with.
public enum ForeignKey: Hashable, Sendable {
    /// RSA with SHA-256 (RS256): modulus and exponent, big-endian.
    case rsa(modulus: [UInt8], exponent: [UInt8])
    /// ECDSA on P-256 with SHA-256 (ES256): the point's coordinates of 32 bytes each.
    case p256(x: [UInt8], y: [UInt8])
    /// Ed25519 (EdDSA).
    case ed25519(VerifyingKey)

    /// What JSON Web Signatures call the algorithm.
    public var algorithm: String {
        switch self {
        case .rsa: "RS256"
        case .p256: "ES256"
        case .ed25519: "EdDSA"
        }
    }

    /// Whether this key's owner signed exactly this message; never with a key that is too weak or malformed.
    public func confirms(_ signature: [UInt8], of message: [UInt8]) -> Bool {
        switch self {
        case .ed25519(let key): return key.confirms(signature, of: message)
        case .p256(let x, let y):
            guard x.count == 32, y.count == 32, signature.count == 64 else { return false }
            return larder_p256_sha256_confirms(x, y, SHA256.hash(message), signature) == 1
        case .rsa(let modulus, let exponent):
            // 2048 bits at least (NIST SP 800-131A); above 8192 it only costs time.
            guard (256...1024).contains(modulus.count), modulus.first != 0, (1...8).contains(exponent.count),
                exponent != [1]
            else { return false }
            let digest = SHA256.hash(message)
            return larder_rsa_sha256_confirms(
                modulus,
                modulus.count,
                exponent,
                exponent.count,
                digest,
                signature,
                signature.count
            ) == 1
        }
    }
}
