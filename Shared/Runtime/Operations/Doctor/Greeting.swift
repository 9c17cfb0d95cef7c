import CLinux
import Glibc

/// Whether a server takes a connection, and what it says first.
struct Greeting: Equatable, Sendable {
    /// Whether it took the connection.
    var isConnected = false
    /// The first line it sent; empty if it sent none in time.
    var line = ""

    /// Connects to a host and waits for its greeting; blocks for as long as `milliseconds`, twice at most.
    static func of(_ host: String, port: Int, expectsLine: Bool, within milliseconds: Int32) -> Greeting {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &found) == 0, let first = found else { return Greeting() }
        defer { freeaddrinfo(found) }
        var next: UnsafeMutablePointer<addrinfo>? = first
        while let address = next?.pointee {
            next = address.ai_next
            let socket = larder_tcp_socket(address.ai_family)
            guard socket >= 0 else { continue }
            defer { close(socket) }
            if connect(socket, address.ai_addr, address.ai_addrlen) != 0, errno != EINPROGRESS { continue }
            guard isReady(socket, Int16(POLLOUT), within: milliseconds), error(of: socket) == 0 else { continue }
            guard expectsLine, isReady(socket, Int16(POLLIN), within: milliseconds) else {
                return Greeting(isConnected: true)
            }
            var bytes = [UInt8](repeating: 0, count: 512)
            let count = max(0, read(socket, &bytes, bytes.count))
            let line = bytes[..<count].prefix { $0 >= 0x20 && $0 < 0x7F }
            return Greeting(isConnected: true, line: String(decoding: line, as: UTF8.self))
        }
        return Greeting()
    }

    private static func isReady(_ socket: Int32, _ events: Int16, within milliseconds: Int32) -> Bool {
        var entry = pollfd(fd: socket, events: events, revents: 0)
        return poll(&entry, 1, milliseconds) == 1 && entry.revents & events != 0
    }

    private static func error(of socket: Int32) -> Int32 {
        var error: Int32 = 0
        var length = socklen_t(MemoryLayout<Int32>.size)
        return getsockopt(socket, SOL_SOCKET, SO_ERROR, &error, &length) == 0 ? error : errno
    }
}
