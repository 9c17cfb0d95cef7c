import CLinux

/// An IPv4 or IPv6 address, and whether it belongs to the open internet.
struct NetworkAddress: Equatable {
    /// 4 or 16 bytes in network order.
    let bytes: [UInt8]

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

    /// Whether the address is globally reachable unicast by IANA's special-purpose registries.
    ///
    /// Of IPv6 only 2000::/3 is; that leaves out loopback, link-local, unique-local, multicast, IPv4-mapped and NAT64
    /// addresses. Addresses that carry an IPv4 address inside (6to4, Teredo) are refused whatever they carry.
    var isPublic: Bool {
        bytes.count == 4
            ? !Self.refusedV4.contains { $0.contains(bytes) }
            : bytes[0] & 0xE0 == 0x20 && !Self.refusedV6.contains { $0.contains(bytes) }
    }

    private struct Block {
        let prefix: [UInt8]
        let bits: Int

        init(_ prefix: [UInt8], _ bits: Int) {
            self.prefix = prefix
            self.bits = bits
        }

        func contains(_ address: [UInt8]) -> Bool {
            for (index, byte) in prefix.enumerated() {
                let kept = min(8, max(0, bits - index * 8))
                let mask = UInt8(truncatingIfNeeded: 0xFF00 >> kept)
                guard (address[index] ^ byte) & mask == 0 else { return false }
            }
            return true
        }
    }

    private static let refusedV4: [Block] = [
        Block([0], 8),  // this network
        Block([10], 8),  // private
        Block([100, 64], 10),  // shared by a carrier's customers
        Block([127], 8),  // loopback
        Block([169, 254], 16),  // link-local, where clouds keep their secrets
        Block([172, 16], 12),  // private
        Block([192, 0, 0], 24),  // protocol assignments
        Block([192, 0, 2], 24),  // documentation
        Block([192, 88, 99], 24),  // 6to4 relays
        Block([192, 168], 16),  // private
        Block([198, 18], 15),  // benchmarks
        Block([198, 51, 100], 24),  // documentation
        Block([203, 0, 113], 24),  // documentation
        Block([224], 4),  // multicast
        Block([240], 4),  // reserved, and broadcast
    ]

    private static let refusedV6: [Block] = [
        Block([0x20, 0x01, 0x00], 23),  // protocol assignments, Teredo and ORCHID among them
        Block([0x20, 0x01, 0x0D, 0xB8], 32),  // documentation
        Block([0x20, 0x02], 16),  // 6to4
        Block([0x3F, 0xFF, 0x00], 20),  // documentation
    ]
}
