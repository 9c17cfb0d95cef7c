import CLinux
import Glibc
import HTTP
import Loop
import Synchronization

/// A client's socket that says exactly what a test wants said.
final class RawConnection: Sendable {
    /// What a server has answered.
    struct Answer: Sendable {
        var status: Int
        var headers: [String: String]
        var body: [UInt8]
        var text: String { String(decoding: body, as: UTF8.self) }
    }

    struct Refused: Error {}

    private let descriptor: Int32
    private let state = Mutex((buffer: [UInt8](), ended: false))

    /// Connects from an address of this machine's loopback network: its last byte is `host`.
    init(port: Int, from host: UInt32? = nil, receiveBuffer: Int32? = nil) throws {
        descriptor = socket(AF_INET, 1, 0)
        if var size = receiveBuffer {
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        }
        var timeout = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        if let host { _ = Self.apply(bind, descriptor, host, port: 0) }
        let status = Self.apply(connect, descriptor, 1, port: port)
        // The descriptor is closed by deinit, which runs even so.
        guard status == 0 else { throw Refused() }
    }

    deinit { Glibc.close(descriptor) }

    private static func apply(
        _ call: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32,
        _ descriptor: Int32,
        _ host: UInt32,
        port: Int
    ) -> Int32 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = (0x7F00_0000 + host).bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                call(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    /// Says that nothing more will be sent; what the server sends can still be read.
    func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Whether the server has closed the connection, as far as can be told at once.
    var isClosed: Bool {
        var byte: UInt8 = 0
        return recv(descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) == 0
    }

    /// Sends text as it is; false if the server has closed.
    @discardableResult
    func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    /// Sends a GET and reads its answer.
    func get(_ path: String, headers: String = "") -> Answer? {
        send("GET \(path) HTTP/1.1\r\nHost: test\r\n\(headers)\r\n")
        return answer()
    }

    /// Reads one answer; nil if there is none.
    func answer(toHead: Bool = false) -> Answer? {
        guard let head = read(until: "\r\n\r\n") else { return nil }
        let lines = head.split(separator: "\r\n")
        guard let first = lines.first, let status = Int(first.split(separator: " ").dropFirst().first ?? "") else {
            return nil
        }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[line[..<colon].lowercased()] = String(line[line.index(after: colon)...].drop { $0 == " " })
        }
        if status == 100 { return answer() }
        var body: [UInt8] = []
        if !toHead, let length = headers["content-length"].flatMap({ Int($0) }) {
            while state.withLock({ $0.buffer.count }) < length, fill() {}
            body = take(length)
        }
        return Answer(status: status, headers: headers, body: body)
    }

    /// Reads up to and with a text; nil if the server closes, or says nothing for ten seconds, before it comes.
    func read(until end: String) -> String? {
        let end = Array(end.utf8)
        while true {
            let place = state.withLock { state in
                state.buffer.indices.first { state.buffer[$0...].starts(with: end) }
            }
            if let place { return String(decoding: take(place + end.count), as: UTF8.self) }
            guard fill() else { return nil }
        }
    }

    /// Reads until the server closes; false if it does not within ten seconds.
    func readToEnd() -> Bool {
        while fill() {}
        return state.withLock { $0.ended }
    }

    private func take(_ count: Int) -> [UInt8] {
        state.withLock { state in
            let taken = Array(state.buffer.prefix(count))
            state.buffer.removeFirst(taken.count)
            return taken
        }
    }

    private func fill() -> Bool {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &chunk, chunk.count, 0)
        // Zero is a proper end, ECONNRESET an improper one; anything else is the time-out.
        if count == 0 || count < 0 && errno == ECONNRESET { state.withLock { $0.ended = true } }
        guard count > 0 else { return false }
        state.withLock { $0.buffer.append(contentsOf: chunk[..<count]) }
        return true
    }
}

/// Runs blocking work on a thread of its own: the tasks' threads are two, and other tests need them.
func blocking<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        startThread(named: "test") { continuation.resume(with: Result(catching: body)) }
    }
}

extension ServerSettings {
    /// The usual settings but for some.
    static func with(_ change: (inout ServerSettings) -> Void) -> ServerSettings {
        var settings = ServerSettings()
        change(&settings)
        return settings
    }
}

/// Runs `body` on a thread of its own, against a live server on a free port, which is stopped afterwards.
@discardableResult
func withServer<Value: Sendable>(
    _ router: Router,
    _ settings: ServerSettings = ServerSettings(),
    own: LoopbackListener? = nil,
    _ body: @escaping @Sendable (Int) throws -> Value
) async throws -> Value {
    let loop = EventLoop()
    loop.start()
    let server = Server(router: router, settings: settings, loop: loop, own: own)
    let port = try server.start()
    let result: Result<Value, any Error>
    do { result = .success(try await blocking { try body(port) }) } catch { result = .failure(error) }
    await server.stop()
    loop.stop()
    return try result.get()
}
