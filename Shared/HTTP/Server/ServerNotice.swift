/// What a server has to tell of itself.
public enum ServerNotice: Sendable, Equatable {
    /// There are as many connections as there may be.
    case atLimit(Int)
    /// An address has as many connections as it may have.
    case addressAtLimit(String, Int)
    /// The process can open nothing more.
    case noDescriptors
    /// libmicrohttpd's message about a request that it has refused itself: without what the request says.
    case malformedRequest(String)
    /// libmicrohttpd's message about a client that has gone or does not read its answer.
    case clientFault(String)
    /// libmicrohttpd's message about anything else.
    case library(String)

    /// With what the last line about a request begins that libmicrohttpd has refused.
    private static let refusal = "Error processing request"
    /// What it calls the faults of clients, which are no fault of ours.
    private static let clientFaults = [
        refusal, "Connection was closed", "Connection socket is closed",
        "Socket has been disconnected",
        "Failed to send", "Application reported internal error", "Closing connection",
    ]
    /// What it says besides that line.
    private static let repetitions = [
        "Failed to parse", "Too large value", "Not enough memory in pool", "Received HTTP/1.1 request without",
        "Too late",
    ]

    /// A message of libmicrohttpd; nil for one that says no more than another one.
    init?(libraryMessage text: String) {
        // defence: library-repetitions
        if Self.repetitions.contains(where: text.hasPrefix) { return nil }
        guard Self.clientFaults.contains(where: text.hasPrefix) else {
            self = .library(Self.line(text))
            return
        }
        // What follows is a page of HTML, or a path, which may hold a secret.
        let quotation = ["(HTTP response code is", "request for "].lazy.compactMap { text.firstRange(of: $0) }.first
        let words = quotation.map {
            text[..<$0.upperBound] + text[$0.upperBound...].prefix { $0.isNumber || $0 == " " }
        }
        let line = Self.line(words ?? text[...])
        self = line.hasPrefix(Self.refusal) ? .malformedRequest(line) : .clientFault(line)
    }

    /// A text as one line, whatever it quotes.
    private static func line(_ text: some StringProtocol) -> String {
        text.split { $0.isWhitespace }.joined(separator: " ")
    }
}
