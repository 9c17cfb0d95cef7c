import Values

/// What is to be known of an address.
public enum ClientAddress {
    /// What is counted as one client: an IPv4 address, or the 64 bits of an IPv6 network, in which a client may choose
    /// its address as it likes.
    public static func block(of address: String) -> String {
        guard address.utf8.contains(UInt8(ascii: ":")), let parsed = NetworkAddress(address) else { return address }
        let inner = parsed.unmapped
        return inner.bytes.count == 4 ? inner.text : inner.bytes[..<8].hex + "/64"
    }

    /// Whether it is on this machine or in a private network; nil for what is no address.
    public static func isPrivate(_ address: String) -> Bool? { NetworkAddress(address)?.isPrivate }
}
