import Synchronization

/// A blocking little HTTP server on a free port of 127.0.0.1 that answers with exactly the bytes a test gives it.
public final class RawServer: Sendable {
    /// What has been received: each request's head and body.
    private struct Seen: Sendable {
        var requests: [String] = []
        var connections = 0
    }

    private let listener: TestListener
    private let seen = Mutex(Seen())

    /// Starts a server.
    ///
    /// `answer` gets the request's text and its number, from 0; nil closes the connection without a word.
    public init(_ answer: @escaping @Sendable (String, Int) -> String?) {
        listener = TestListener()
        listener.serve { [self] connection in
            seen.withLock { $0.connections += 1 }
            serve(connection, answer)
        }
    }

    /// The port it listens on.
    public var port: Int { listener.port }
    /// The address of a path on it.
    public func url(_ path: String = "/") -> String { "http://127.0.0.1:\(port)\(path)" }
    /// The requests so far, head and body.
    public var requests: [String] { seen.withLock { $0.requests } }
    /// How many connections have been made so far.
    public var connections: Int { seen.withLock { $0.connections } }
    /// Takes no more connections.
    public func stop() { listener.stop() }

    /// The text of a whole answer.
    public static func answer(_ status: Int, _ body: String = "", headers: String = "") -> String {
        "HTTP/1.1 \(status) X\r\nContent-Length: \(body.utf8.count)\r\n\(headers)\r\n\(body)"
    }

    private func serve(_ connection: TestConnection, _ answer: @Sendable (String, Int) -> String?) {
        var buffer: [UInt8] = []
        while let request = next(connection, &buffer) {
            let number = seen.withLock { seen in
                seen.requests.append(request)
                return seen.requests.count - 1
            }
            guard let text = answer(request, number), connection.send(text) else { return }
        }
    }

    private func next(_ connection: TestConnection, _ buffer: inout [UInt8]) -> String? {
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
            guard let bytes = connection.receive() else { return nil }
            buffer += bytes
        }
    }
}
