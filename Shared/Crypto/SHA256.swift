import CSodium
public import Values

/// SHA-256: for hashes of tokens at rest and for entity tags.
///
/// For passwords it is the wrong function; tokens of 128 random bits and more need no slow one.
public enum SHA256 {
    /// The 32-byte hash of some bytes.
    public static func hash(_ bytes: some Collection<UInt8>) -> [UInt8] {
        Sodium.prepare()
        var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
        let done: Void? = bytes.withContiguousStorageIfAvailable { bytes in
            _ = crypto_hash_sha256(&digest, bytes.baseAddress, UInt64(bytes.count))
        }
        if done == nil {
            let copy = Array(bytes)
            _ = crypto_hash_sha256(&digest, copy, UInt64(copy.count))
        }
        return digest
    }

    /// The 32-byte hash of a text's UTF-8.
    public static func hash(_ text: String) -> [UInt8] { hash(text.utf8) }
}

extension Secret {
    /// A new secret of so many random bits, at least 128, in base64url: 22 characters for 128 bits, 43 for 256.
    public static func random(bits: Int = 256) -> Secret {
        precondition(bits >= 128 && bits % 8 == 0, "a token has 128 random bits at least")
        return Secret(randomBytes(bits / 8).base64URL)
    }

    /// The SHA-256 of this secret: what is stored in its place, and looked up by.
    public var tokenHash: [UInt8] {
        // defence: hashed-secrets
        SHA256.hash(exposed)
    }
}

/// So many bytes that nobody can guess.
public func randomBytes(_ count: Int) -> [UInt8] {
    Sodium.prepare()
    var bytes = [UInt8](repeating: 0, count: count)
    randombytes_buf(&bytes, count)
    return bytes
}

/// Whether two byte strings are equal, in a time that does not depend on where they differ.
public func constantTimeEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    Sodium.prepare()
    return left.count == right.count && sodium_memcmp(left, right, left.count) == 0
}

/// Whether two texts are equal, in a time that does not depend on where they differ, nor on their lengths.
public func constantTimeEqual(_ left: String, _ right: String) -> Bool {
    constantTimeEqual(SHA256.hash(left), SHA256.hash(right))
}
