import CLinux
import Glibc

/// Opening of listening sockets, and addresses as text.
enum Listener {
    /// A listening, non-blocking socket, and its port.
    static func open(host: String, port: Int) throws(ServerError) -> (descriptor: Int32, port: Int) {
        var hints = addrinfo()
        hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        hints.ai_protocol = Int32(IPPROTO_TCP)
        var found: UnsafeMutablePointer<addrinfo>?
        let status = getaddrinfo(host, String(port), &hints, &found)
        guard status == 0, let found else {
            throw ServerError(description: "cannot resolve \(host): \(String(cString: gai_strerror(status)))")
        }
        defer { freeaddrinfo(found) }
        let info = found.pointee
        let descriptor = larder_tcp_socket(info.ai_family)
        guard descriptor >= 0 else { throw failure("socket") }
        setOption(descriptor, SOL_SOCKET, SO_REUSEADDR, 1)
        // `::` then takes IPv4 as well.
        if info.ai_family == AF_INET6 { setOption(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, 0) }
        guard bind(descriptor, info.ai_addr, info.ai_addrlen) == 0, listen(descriptor, 4096) == 0 else {
            let error = failure("listen on \(host) port \(port)")
            close(descriptor)
            throw error
        }
        return (descriptor, boundPort(descriptor))
    }

    /// The address of a peer as text, and whether it is on loopback or a private network.
    static func describe(_ address: sockaddr_storage) -> (text: String, isPrivate: Bool) {
        withUnsafeBytes(of: address) { bytes in
            if address.ss_family == sa_family_t(AF_INET) {
                // sockaddr_in: family, port, then four bytes of address.
                return (dotted(bytes[4..<8]), isPrivate4(Array(bytes[4..<8])))
            }
            // sockaddr_in6: family, port, flow, then sixteen bytes of address.
            let raw = Array(bytes[8..<24])
            if raw[0..<10].allSatisfy({ $0 == 0 }), raw[10] == 255, raw[11] == 255 {
                return (dotted(bytes[20..<24]), isPrivate4(Array(raw[12...])))
            }
            var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
            inet_ntop(AF_INET6, raw, &text, socklen_t(text.count))
            let loopback = raw.dropLast().allSatisfy { $0 == 0 } && raw[15] == 1
            let local = raw[0] & 0xFE == 0xFC || raw[0] == 0xFE && raw[1] & 0xC0 == 0x80
            return (
                String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self),
                loopback || local
            )
        }
    }

    private static func dotted(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
        bytes.map { String($0) }.joined(separator: ".")
    }

    private static func isPrivate4(_ bytes: [UInt8]) -> Bool {
        switch (bytes[0], bytes[1]) {
        case (127, _), (10, _), (192, 168), (169, 254), (172, 16...31): true
        default: false
        }
    }

    private static func setOption(_ descriptor: Int32, _ level: Int32, _ option: Int32, _ value: Int32) {
        var value = value
        setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
    }

    private static func boundPort(_ descriptor: Int32) -> Int {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        _ = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        return withUnsafeBytes(of: address) { Int($0[2]) << 8 | Int($0[3]) }
    }

    private static func failure(_ what: String) -> ServerError {
        ServerError(description: "cannot \(what): \(String(cString: strerror(errno)))")
    }
}
