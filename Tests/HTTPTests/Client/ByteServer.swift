import Synchronization
import TestSupport

/// A little server on a free port of one address that does with each connection whatever a test says.
final class ByteServer: Sendable {
    private let listener: TestListener
    private let count = Atomic<Int>(0)
    private let heads = Mutex<[String]>([])

    /// Starts; `serve` gets the connection after a request's first bytes have come, and runs on a thread of its own.
    init(_ address: String = "127.0.0.1", port: Int = 0, _ serve: @escaping @Sendable (TestConnection) -> Void) {
        listener = TestListener(address, port: port)
        listener.serve { [self] connection in
            count.add(1, ordering: .relaxed)
            guard let head = connection.receive() else { return }
            heads.withLock { $0.append(String(decoding: head, as: UTF8.self)) }
            serve(connection)
        }
    }

    /// The port it listens on.
    var port: Int { listener.port }
    /// How many connections have been made.
    var connections: Int { count.load(ordering: .relaxed) }
    /// What came first on each connection.
    var requests: [String] { heads.withLock { $0 } }
}
