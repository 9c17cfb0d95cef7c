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

    private let listener = TestListener()
    private let kept = Mutex<[Mail]>([])
    private let heard = Mutex<[String]>([])
    private let refusals: Mutex<[String]>

    /// Starts a server; it answers the first recipients with `refusing`, one a recipient, and takes those after.
    public init(refusing: [String] = []) {
        refusals = Mutex(refusing)
        listener.serve { [self] in serve($0) }
    }

    /// The port it listens on.
    public var port: Int { listener.port }
    /// The address to send to.
    public var url: String { "smtp://127.0.0.1:\(port)" }
    /// The lines it has been sent so far, without those of mails.
    public var commands: [String] { heard.withLock { $0 } }
    /// What has arrived so far.
    public var mails: [Mail] { kept.withLock { $0 } }

    private func serve(_ connection: TestConnection) {
        var mail = Mail()
        var rest: [UInt8] = []
        say("220 trap", connection)
        while let line = line(connection, &rest) {
            let word = line.prefix(4).uppercased()
            heard.withLock { $0.append(line) }
            if word == "EHLO" || word == "HELO" {
                say("250-trap\r\n250 AUTH PLAIN LOGIN", connection)
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

    private func say(_ text: String, _ connection: TestConnection) { connection.send(text + "\r\n") }

    private func line(_ connection: TestConnection, _ rest: inout [UInt8]) -> String? {
        while true {
            if let end = rest.firstIndex(of: 10) {
                let line = rest[..<end].filter { $0 != 13 }
                rest.removeFirst(end + 1)
                return String(decoding: line, as: UTF8.self)
            }
            guard let bytes = connection.receive() else { return nil }
            rest += bytes
        }
    }
}
