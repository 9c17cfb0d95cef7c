import CSodium

/// HMAC-SHA-256 (RFC 2104), for marks that others check: what only Larder checks is marked by `MessageAuthentication`.
public enum HMACSHA256 {
    /// The 32-byte mark of some bytes with a key of any length.
    public static func mark(of bytes: [UInt8], key: [UInt8]) -> [UInt8] {
        Sodium.prepare()
        var state = crypto_auth_hmacsha256_state()
        crypto_auth_hmacsha256_init(&state, key, key.count)
        crypto_auth_hmacsha256_update(&state, bytes, UInt64(bytes.count))
        var mark = [UInt8](repeating: 0, count: Int(crypto_auth_hmacsha256_BYTES))
        crypto_auth_hmacsha256_final(&state, &mark)
        return mark
    }
}
