import CLinux
import Glibc

/// This machine's address in the network that a phone at home is in too; nil if there is none.
func localNetworkAddress() -> String? {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return nil }
    defer { freeifaddrs(list) }
    var next = list
    while let entry = next?.pointee {
        next = entry.ifa_next
        let isUp =
            entry.ifa_flags & UInt32(IFF_UP) != 0 && entry.ifa_flags & UInt32(IFF_LOOPBACK) == 0
        let name = String(cString: entry.ifa_name)
        // Bridges to containers and virtual machines lead nowhere from outside.
        let isVirtual = ["docker", "br-", "veth", "virbr"].contains { name.hasPrefix($0) }
        guard isUp, !isVirtual, let address = entry.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET) else {
            continue
        }
        var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        guard getnameinfo(address, length, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0 else { continue }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    return nil
}
