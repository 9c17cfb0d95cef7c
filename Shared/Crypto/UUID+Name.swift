import CNettle
public import FoundationEssentials

extension UUID {
    /// The UUID that a name always has within a namespace (version 5; RFC 9562, section 5.5).
    ///
    /// The same namespace and name give the same UUID everywhere, so that what is derived twice is one thing.
    public static func version5(namespace: UUID, name: String) -> UUID {
        let message = withUnsafeBytes(of: namespace.uuid) { Array($0) } + Array(name.utf8)
        var digest = [UInt8](repeating: 0, count: Int(SHA1_DIGEST_SIZE))
        var context = sha1_ctx()
        nettle_sha1_init(&context)
        nettle_sha1_update(&context, message.count, message)
        nettle_sha1_digest(&context, digest.count, &digest)
        digest[6] = digest[6] & 0x0F | 0x50
        digest[8] = digest[8] & 0x3F | 0x80
        var uuid = UUID().uuid
        withUnsafeMutableBytes(of: &uuid) { $0.copyBytes(from: digest.prefix(16)) }
        return UUID(uuid: uuid)
    }
}
