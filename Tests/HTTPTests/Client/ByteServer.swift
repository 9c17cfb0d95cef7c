import Glibc
import Synchronization

/// A little server on a free port of one address that does with each connection whatever a test says.
final class ByteServer: Sendable {
    let port: Int
    private let listener: Int32
    private let count = Atomic<Int>(0)
    private let heads = Mutex<[String]>([])

    /// How many connections have been made.
    var connections: Int { count.load(ordering: .relaxed) }
    /// What came first on each connection.
    var requests: [String] { heads.withLock { $0 } }

    /// Starts; `serve` gets the connection after a request's first bytes have come, and runs on a thread of its own.
    init(_ address: String = "127.0.0.1", port wanted: Int = 0, _ serve: @escaping @Sendable (Connection) -> Void) {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var here = sockaddr_in()
        here.sin_family = sa_family_t(AF_INET)
        here.sin_port = UInt16(wanted).bigEndian
        here.sin_addr.s_addr = inet_addr(address)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = listener
        port = withUnsafeMutablePointer(to: &here) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                _ = bind(descriptor, generic, length)
                _ = listen(descriptor, 16)
                _ = getsockname(descriptor, generic, &length)
            }
            return Int(UInt16(bigEndian: pointer.pointee.sin_port))
        }
        ByteServer.thread { [self] in
            while case let connection = accept(descriptor, nil, nil), connection >= 0 {
                count.add(1, ordering: .relaxed)
                ByteServer.thread { [self] in
                    var chunk = [UInt8](repeating: 0, count: 65_536)
                    let received = recv(connection, &chunk, chunk.count, 0)
                    if received > 0 {
                        heads.withLock { $0.append(String(decoding: chunk[..<received], as: UTF8.self)) }
                        serve(Connection(descriptor: connection))
                    }
                    close(connection)
                }
            }
        }
    }

    deinit { stop() }

    /// Takes no more connections.
    func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

    /// A connection to a client.
    struct Connection {
        let descriptor: Int32

        /// Sends bytes; false if the client has gone.
        @discardableResult
        func send(_ bytes: [UInt8]) -> Bool {
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

        /// Sends text; false if the client has gone.
        @discardableResult
        func send(_ text: String) -> Bool { send(Array(text.utf8)) }
    }

    private static func thread(_ body: @escaping @Sendable () -> Void) {
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
}
