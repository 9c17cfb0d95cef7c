import CLinux

/// An IPv4 or IPv6 address, and whether it belongs to the open internet.
struct NetworkAddress: Hashable, Sendable {
    /// 4 or 16 bytes in network order.
    let bytes: [UInt8]

    /// The address of 4 or 16 bytes.
    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Reads the textual form; nil for anything that is not an address.
    init?(_ text: String) {
        var v4 = in_addr()
        var v6 = in6_addr()
        if inet_pton(AF_INET, text, &v4) == 1 {
            bytes = withUnsafeBytes(of: &v4) { Array($0) }
        } else if inet_pton(AF_INET6, text, &v6) == 1 {
            bytes = withUnsafeBytes(of: &v6) { Array($0) }
        } else {
            return nil
        }
    }

    /// The address in a socket address of so many bytes; nil if it is of neither family or too short.
    init?(socketAddress: UnsafeRawPointer, family: Int32, length: Int) {
        switch family {
        case AF_INET where length >= MemoryLayout<sockaddr_in>.size:
            let address = socketAddress.loadUnaligned(as: sockaddr_in.self)
            bytes = withUnsafeBytes(of: address.sin_addr) { Array($0) }
        case AF_INET6 where length >= MemoryLayout<sockaddr_in6>.size:
            let address = socketAddress.loadUnaligned(as: sockaddr_in6.self)
            bytes = withUnsafeBytes(of: address.sin6_addr) { Array($0) }
        default: return nil
        }
    }

    /// The address as it is usually written.
    var text: String {
        if bytes.count == 4 { return bytes.map { String($0) }.joined(separator: ".") }
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        inet_ntop(AF_INET6, bytes, &text, socklen_t(text.count))
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Whether the address is globally reachable unicast by IANA's special-purpose registries.
    ///
    /// Of IPv6 only 2000::/3 is; that leaves out loopback, link-local, unique-local, multicast, IPv4-mapped and NAT64
    /// addresses. Addresses that carry an IPv4 address inside (6to4, Teredo) are refused whatever they carry.
    var isPublic: Bool {
        bytes.count == 4
            // defence: inside-addresses
            ? !Self.refusedV4.contains { $0.contains(bytes) }
            : bytes[0] & 0xE0 == 0x20 && !Self.refusedV6.contains { $0.contains(bytes) }
    }

    /// Whether it is on this machine or in a private network.
    var isPrivate: Bool {
        bytes.count == 4
            ? NetworkAddress.privateV4.contains { $0.contains(bytes) }
            : NetworkAddress.privateV6.contains { $0.contains(bytes) }
    }

    /// The IPv4 address that an IPv6 socket sees as `::ffff:a.b.c.d`; any other as it is.
    var unmapped: NetworkAddress {
        guard bytes.count == 16, bytes[..<10].allSatisfy({ $0 == 0 }), bytes[10] == 255, bytes[11] == 255 else {
            return self
        }
        return NetworkAddress(bytes: Array(bytes[12...]))
    }

    private static let privateV4 = networks(
        "10.0.0.0/8",
        "172.16.0.0/12",
        "192.168.0.0/16",
        "127.0.0.0/8",  // loopback
        "169.254.0.0/16"  // link-local, where clouds keep their secrets
    )
    private static let privateV6 = networks("::1/128", "fc00::/7", "fe80::/10")

    private static let refusedV4 =
        privateV4
        + networks(
            "0.0.0.0/8",  // this network
            "100.64.0.0/10",  // shared by a carrier's customers
            "192.0.0.0/24",  // protocol assignments
            "192.0.2.0/24",  // documentation
            "192.88.99.0/24",  // 6to4 relays
            "198.18.0.0/15",  // benchmarks
            "198.51.100.0/24",  // documentation
            "203.0.113.0/24",  // documentation
            "224.0.0.0/4",  // multicast
            "240.0.0.0/4"  // reserved, and broadcast
        )

    private static let refusedV6 = networks(
        "2001::/23",  // protocol assignments, Teredo and ORCHID among them
        "2001:db8::/32",  // documentation
        "2002::/16",  // 6to4
        "3fff::/20"  // documentation
    )

    /// Networks that are written here, so that one which cannot be read is a mistake of this file.
    private static func networks(_ texts: String...) -> [NetworkBlock] {
        texts.map { text in
            guard let network = NetworkBlock(text) else { preconditionFailure("\(text) is no network") }
            return network
        }
    }
}
