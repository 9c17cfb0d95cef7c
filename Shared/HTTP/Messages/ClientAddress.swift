import Values

/// Clients' addresses as limits see them.
public enum ClientAddress {
    /// What is counted as one client: an IPv4 address, or the 64 bits of an IPv6 network, in which a client may choose
    /// its address as it likes.
    public static func block(of address: String) -> String {
        guard address.utf8.contains(UInt8(ascii: ":")), let parsed = NetworkAddress(address) else { return address }
        if let inner = parsed.mappedV4 { return inner.map { String($0) }.joined(separator: ".") }
        return parsed.bytes[..<8].hex + "/64"
    }
}
