import CSodium
public import Values

/// Argon2id hashes of passwords (RFC 9106), in libsodium's text form, which names its own cost and salt.
///
/// Each call takes tens of milliseconds and megabytes on purpose: run it on a thread of its own.
public enum PasswordHash {
    /// How much work a hash is.
    public struct Cost: Hashable, Sendable {
        /// 64 MiB, two passes: some 50 ms.
        public static let interactive = Cost(
            passes: UInt64(crypto_pwhash_argon2id_OPSLIMIT_INTERACTIVE),
            bytes: Int(crypto_pwhash_argon2id_MEMLIMIT_INTERACTIVE)
        )
        /// 256 MiB, three passes: some 300 ms.
        public static let moderate = Cost(
            passes: UInt64(crypto_pwhash_argon2id_OPSLIMIT_MODERATE),
            bytes: Int(crypto_pwhash_argon2id_MEMLIMIT_MODERATE)
        )

        let passes: UInt64
        let bytes: Int

        /// A hash of no password at this cost: comparing with it takes as long as with a user's.
        public var nobodys: Secret {
            let salt = String(repeating: "A", count: 22)
            let hash = String(repeating: "A", count: 43)
            return Secret("$argon2id$v=19$m=\(bytes / 1024),t=\(passes),p=1$\(salt)$\(hash)")
        }
    }

    /// A new hash with a salt of its own; nil if the system has not the memory for it.
    public static func make(_ password: Secret, cost: Cost) -> Secret? {
        Sodium.prepare()
        var text = [CChar](repeating: 0, count: Int(crypto_pwhash_argon2id_STRBYTES))
        let bytes = password.exposed.utf8.map { CChar(bitPattern: $0) }
        let status = crypto_pwhash_argon2id_str(&text, bytes, UInt64(bytes.count), cost.passes, cost.bytes)
        guard status == 0 else { return nil }
        return Secret(String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }

    /// Whether a password is the one that was hashed.
    public static func confirms(_ hash: Secret, _ password: Secret) -> Bool {
        Sodium.prepare()
        let bytes = password.exposed.utf8.map { CChar(bitPattern: $0) }
        return crypto_pwhash_argon2id_str_verify(hash.exposed, bytes, UInt64(bytes.count)) == 0
    }

    /// Whether a hash was made at another cost than is asked for now.
    public static func isOutdated(_ hash: Secret, cost: Cost) -> Bool {
        Sodium.prepare()
        return crypto_pwhash_argon2id_str_needs_rehash(hash.exposed, cost.passes, cost.bytes) != 0
    }
}
