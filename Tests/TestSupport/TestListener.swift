import Glibc

/// A socket that listens on an address of this machine, and gives each connection a thread of its own.
public struct TestListener: Sendable {
    /// The port it listens on.
    public let port: Int
    private let descriptor: Int32

    /// Listens on a port, by default on a free one; nobody is served until ``serve(_:)``.
    public init(_ address: String = "127.0.0.1", port wanted: Int = 0) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var here = sockaddr_in()
        here.sin_family = sa_family_t(AF_INET)
        here.sin_port = UInt16(wanted).bigEndian
        here.sin_addr.s_addr = inet_addr(address)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        port = withUnsafeMutablePointer(to: &here) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                _ = bind(descriptor, generic, length)
                _ = listen(descriptor, 64)
                _ = getsockname(descriptor, generic, &length)
            }
            return Int(UInt16(bigEndian: pointer.pointee.sin_port))
        }
        self.descriptor = descriptor
    }

    /// Calls `body` with each connection, which is closed afterwards, until ``stop()``.
    public func serve(_ body: @escaping @Sendable (TestConnection) -> Void) {
        let descriptor = self.descriptor
        runThread {
            while case let client = accept(descriptor, nil, nil), client >= 0 {
                runThread {
                    body(TestConnection(descriptor: client))
                    close(client)
                }
            }
        }
    }

    /// Takes no more connections.
    public func stop() { shutdown(descriptor, Int32(SHUT_RDWR)) }
}

/// A connection, on which everything waits.
public struct TestConnection: Sendable {
    private let descriptor: Int32

    /// A connection over a socket, which stays the caller's to close.
    public init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Sends bytes; false if the other side has gone.
    @discardableResult
    public func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    /// Sends text; false if the other side has gone.
    @discardableResult
    public func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// The bytes that come next; nil if the other side has gone.
    public func receive() -> [UInt8]? {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &chunk, chunk.count, 0)
        return count > 0 ? Array(chunk[..<count]) : nil
    }

    /// All that comes until the other side closes.
    public func receiveAll() -> [UInt8] {
        var bytes: [UInt8] = []
        while let more = receive() { bytes += more }
        return bytes
    }
}

/// Runs `body` on a thread of its own.
private func runThread(_ body: @escaping @Sendable () -> Void) {
    final class Box: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    var thread = pthread_t()
    pthread_create(
        &thread,
        nil,
        { pointer in
            if let pointer { Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().body() }
            return nil
        },
        Unmanaged.passRetained(Box(body)).toOpaque()
    )
    pthread_detach(thread)
}
