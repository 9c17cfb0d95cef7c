import CSodium

/// An Ed25519 private key (RFC 8032): makes signatures that its public key confirms.
public struct SigningKey: Sendable {
    /// The 32 bytes that the key is made from and stored as.
    public let seed: [UInt8]
    /// The key that confirms the signatures.
    public let verifyingKey: VerifyingKey
    /// libsodium's form: the seed and the public key.
    private let secretKey: [UInt8]

    /// A new random key.
    public init() {
        self.init(checked: randomBytes(Int(crypto_sign_ed25519_SEEDBYTES)))
    }

    /// The key that was stored as a seed; nil unless it has 32 bytes.
    public init?(seed: [UInt8]) {
        guard seed.count == Int(crypto_sign_ed25519_SEEDBYTES) else { return nil }
        self.init(checked: seed)
    }

    private init(checked seed: [UInt8]) {
        Sodium.prepare()
        var publicKey = [UInt8](repeating: 0, count: Int(crypto_sign_ed25519_PUBLICKEYBYTES))
        var secretKey = [UInt8](repeating: 0, count: Int(crypto_sign_ed25519_SECRETKEYBYTES))
        crypto_sign_ed25519_seed_keypair(&publicKey, &secretKey, seed)
        self.seed = seed
        self.secretKey = secretKey
        self.verifyingKey = VerifyingKey(checked: publicKey)
    }

    /// The 64-byte signature of a message.
    public func sign(_ message: [UInt8]) -> [UInt8] {
        var signature = [UInt8](repeating: 0, count: Int(crypto_sign_ed25519_BYTES))
        crypto_sign_ed25519_detached(&signature, nil, message, UInt64(message.count), secretKey)
        return signature
    }
}

/// An Ed25519 public key: confirms signatures.
public struct VerifyingKey: Hashable, Sendable {
    /// The key's 32 bytes.
    public let bytes: [UInt8]

    /// A key from its bytes; nil unless there are 32.
    public init?(bytes: [UInt8]) {
        guard bytes.count == Int(crypto_sign_ed25519_PUBLICKEYBYTES) else { return nil }
        self.init(checked: bytes)
    }

    fileprivate init(checked bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Whether this key's owner signed exactly this message.
    public func confirms(_ signature: [UInt8], of message: [UInt8]) -> Bool {
        Sodium.prepare()
        guard signature.count == Int(crypto_sign_ed25519_BYTES) else { return false }
        return crypto_sign_ed25519_verify_detached(signature, message, UInt64(message.count), bytes) == 0
    }
}
