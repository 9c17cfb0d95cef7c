import CSodium

extension SHA256 {
    /// The hash of bytes that come piece by piece, such as a large file's.
    public struct Stream: Sendable {
        private var state = crypto_hash_sha256_state()

        /// Of no bytes yet.
        public init() {
            Sodium.prepare()
            _ = crypto_hash_sha256_init(&state)
        }

        /// Takes the next bytes.
        public mutating func add(_ bytes: [UInt8]) {
            _ = crypto_hash_sha256_update(&state, bytes, UInt64(bytes.count))
        }

        /// The 32-byte hash of all bytes so far.
        public var hash: [UInt8] {
            var state = state
            var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
            _ = crypto_hash_sha256_final(&state, &digest)
            return digest
        }
    }
}
