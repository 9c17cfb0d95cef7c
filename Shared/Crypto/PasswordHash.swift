import CSodium
public import Values

/// Argon2id hashes of passwords (RFC 9106), in libsodium's text form, which names its own cost and salt.
///
/// Each call takes tens of milliseconds and megabytes on purpose: run it on a thread of its own.
public enum PasswordHash {
    /// How much work a hash is.
    public enum Cost: String, CaseIterable, Sendable {
        /// 64 MiB, two passes: some 50 ms.
        case interactive
        /// 256 MiB, three passes: some 300 ms.
        case moderate

        fileprivate var operations: UInt64 {
            self == .interactive
                ? UInt64(crypto_pwhash_argon2id_OPSLIMIT_INTERACTIVE) : UInt64(crypto_pwhash_argon2id_OPSLIMIT_MODERATE)
        }

        fileprivate var memory: Int {
            self == .interactive
                ? Int(crypto_pwhash_argon2id_MEMLIMIT_INTERACTIVE) : Int(crypto_pwhash_argon2id_MEMLIMIT_MODERATE)
        }

        /// A hash of no password at this cost: comparing with it takes as long as with a user's.
        public var nobodys: Secret {
            let parameters = self == .interactive ? "m=65536,t=2,p=1" : "m=262144,t=3,p=1"
            let salt = String(repeating: "A", count: 22)
            return Secret("$argon2id$v=19$\(parameters)$\(salt)$\(String(repeating: "A", count: 43))")
        }
    }

    /// A new hash with a salt of its own; nil if the system has not the memory for it.
    public static func make(_ password: Secret, cost: Cost) -> Secret? {
        Sodium.prepare()
        var text = [CChar](repeating: 0, count: Int(crypto_pwhash_argon2id_STRBYTES))
        let bytes = password.exposed.utf8.map { CChar(bitPattern: $0) }
        let status = crypto_pwhash_argon2id_str(&text, bytes, UInt64(bytes.count), cost.operations, cost.memory)
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
        return crypto_pwhash_argon2id_str_needs_rehash(hash.exposed, cost.operations, cost.memory) != 0
    }
}
