import Glibc
import Synchronization

/// A little SMTP server on a free port of 127.0.0.1 that keeps what it is sent.
public final class MailTrap: Sendable {
    /// A mail as it arrived.
    public struct Mail: Sendable {
        /// The addresses it was for.
        public var recipients: [String] = []
        /// Its text, as it was sent.
        public var text = ""
    }

    /// The port it listens on.
    public let port: Int
    private let listener: Int32
    private let kept = Mutex<[Mail]>([])
    private let refusals: Mutex<[String]>

    /// Starts a server; it answers the first recipients with `refusing`, one a recipient, and takes those after.
    public init(refusing: [String] = []) {
        refusals = Mutex(refusing)
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = listener
        port = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                _ = bind(descriptor, generic, length)
                _ = listen(descriptor, 8)
                _ = getsockname(descriptor, generic, &length)
            }
            return Int(UInt16(bigEndian: pointer.pointee.sin_port))
        }
        runThread { [weak self] in
            while case let connection = accept(descriptor, nil, nil), connection >= 0 {
                self?.serve(connection)
                close(connection)
            }
        }
    }

    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    /// The address to send to.
    public var url: String { "smtp://127.0.0.1:\(port)" }
    /// What has arrived so far.
    public var mails: [Mail] { kept.withLock { $0 } }

    private func serve(_ connection: Int32) {
        var mail = Mail()
        var rest: [UInt8] = []
        say("220 trap", connection)
        while let line = line(connection, &rest) {
            let word = line.prefix(4).uppercased()
            if word == "EHLO" || word == "HELO" {
                say("250 trap", connection)
            } else if word == "RCPT" {
                if let refusal = refusals.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
                    say(refusal, connection)
                } else {
                    mail.recipients.append(String(line.drop { $0 != "<" }.dropFirst().prefix { $0 != ">" }))
                    say("250 ok", connection)
                }
            } else if word == "DATA" {
                say("354 go on", connection)
                while let text = self.line(connection, &rest), text != "." { mail.text += text + "\r\n" }
                kept.withLock { $0.append(mail) }
                mail = Mail()
                say("250 kept", connection)
            } else if word == "QUIT" {
                say("221 bye", connection)
                return
            } else {
                say("250 ok", connection)
            }
        }
    }

    private func say(_ text: String, _ connection: Int32) {
        let bytes = Array((text + "\r\n").utf8)
        _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    private func line(_ connection: Int32, _ rest: inout [UInt8]) -> String? {
        while true {
            if let end = rest.firstIndex(of: 10) {
                let line = rest[..<end].filter { $0 != 13 }
                rest.removeFirst(end + 1)
                return String(decoding: line, as: UTF8.self)
            }
            var chunk = [UInt8](repeating: 0, count: 4096)
            let count = recv(connection, &chunk, chunk.count, 0)
            guard count > 0 else { return nil }
            rest += chunk[..<count]
        }
    }
}

/// Runs `body` on a thread of its own.
func runThread(_ body: @escaping @Sendable () -> Void) {
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
