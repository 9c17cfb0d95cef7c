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

    /// The address of a peer; one of IPv4 that an IPv6 socket has accepted is one of IPv4.
    static func peer(_ address: sockaddr_storage) -> NetworkAddress? {
        withUnsafeBytes(of: address) { bytes in
            bytes.baseAddress.flatMap {
                NetworkAddress(socketAddress: $0, family: Int32(address.ss_family), length: bytes.count)
            }
        }?.unmapped
    }

    /// A descriptor that is good for nothing but being closed.
    static func spare() -> Int32 { Glibc.open("/dev/null", O_RDONLY | O_CLOEXEC) }

    /// Sets an option of a socket that is a number.
    static func setOption(_ descriptor: Int32, _ level: Int32, _ option: Int32, _ value: Int32) {
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

/// A port that nobody listens on at this moment.
public func freePort(on host: String) throws(ServerError) -> Int {
    let (descriptor, port) = try Listener.open(host: host, port: 0)
    close(descriptor)
    return port
}

/// A listening socket on loopback, on a port that the system has chosen, for the calls of a process to itself.
///
/// Nobody outside the machine reaches it, so a server need not count who comes.
public final class LoopbackListener: Sendable {
    /// The URL at which the process reaches itself, without a slash at the end.
    public let url: String
    let descriptor: Int32

    /// Listens.
    public init() throws(ServerError) {
        let (descriptor, port) = try Listener.open(host: "127.0.0.1", port: 0)
        self.descriptor = descriptor
        url = "http://127.0.0.1:\(port)"
    }

    deinit { close(descriptor) }
}
