import Glibc
import Synchronization

/// A blocking little HTTP server on a free port of 127.0.0.1 that answers with exactly the bytes a test gives it.
public final class RawServer: Sendable {
    /// What has been received: each request's head and body.
    private struct Seen: Sendable {
        var requests: [String] = []
        var connections = 0
    }

    /// The port it listens on.
    public let port: Int
    private let listener: Int32
    private let seen = Mutex(Seen())

    /// Starts a server.
    ///
    /// `answer` gets the request's text and its number, from 0; nil closes the connection without a word.
    public init(_ answer: @escaping @Sendable (String, Int) -> String?) {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = listener
        port = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                _ = bind(descriptor, generic, length)
                _ = listen(descriptor, 64)
                _ = getsockname(descriptor, generic, &length)
            }
            return Int(UInt16(bigEndian: pointer.pointee.sin_port))
        }
        runThread { [self] in
            while case let connection = accept(descriptor, nil, nil), connection >= 0 {
                seen.withLock { $0.connections += 1 }
                runThread { [self] in serve(connection, answer) }
            }
        }
    }

    deinit { stop() }

    /// The address of a path on it.
    public func url(_ path: String = "/") -> String { "http://127.0.0.1:\(port)\(path)" }
    /// The requests so far, head and body.
    public var requests: [String] { seen.withLock { $0.requests } }
    /// How many connections have been made so far.
    public var connections: Int { seen.withLock { $0.connections } }
    /// Takes no more connections.
    public func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

    /// The text of a whole answer.
    public static func answer(_ status: Int, _ body: String = "", headers: String = "") -> String {
        "HTTP/1.1 \(status) X\r\nContent-Length: \(body.utf8.count)\r\n\(headers)\r\n\(body)"
    }

    private func serve(_ connection: Int32, _ answer: @Sendable (String, Int) -> String?) {
        defer { close(connection) }
        var buffer: [UInt8] = []
        while let request = next(connection, &buffer) {
            let number = seen.withLock { seen in
                seen.requests.append(request)
                return seen.requests.count - 1
            }
            guard let text = answer(request, number) else { return }
            let bytes = Array(text.utf8)
            var sent = 0
            while sent < bytes.count {
                let count = bytes[sent...].withUnsafeBytes {
                    send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                guard count > 0 else { return }
                sent += count
            }
        }
    }

    private func next(_ connection: Int32, _ buffer: inout [UInt8]) -> String? {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let text = String(decoding: buffer, as: UTF8.self)
            if let end = text.firstRange(of: "\r\n\r\n") {
                let head = text[..<end.lowerBound].lowercased()
                let length =
                    head.split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
                    .flatMap { Int($0.dropFirst(15).drop { $0 == " " }) } ?? 0
                let total = text[..<end.upperBound].utf8.count + length
                if buffer.count >= total {
                    defer { buffer.removeFirst(total) }
                    return String(decoding: buffer[..<total], as: UTF8.self)
                }
            }
            let count = recv(connection, &chunk, chunk.count, 0)
            guard count > 0 else { return nil }
            buffer += chunk[..<count]
        }
    }
}
