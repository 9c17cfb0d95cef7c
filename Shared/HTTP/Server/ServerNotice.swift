import Glibc

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
    private static let refusal: StaticString = "Error processing request"
    /// What it calls the faults of clients, which are no fault of ours.
    private static let clientFaults: [StaticString] = [
        refusal, "Connection was closed", "Connection socket is closed",
        "Socket has been disconnected",
        "Failed to send", "Application reported internal error", "Closing connection",
    ]
    /// What it says besides that line.
    private static let repetitions: [StaticString] = [
        "Failed to parse", "Too large value", "Not enough memory in pool", "Received HTTP/1.1 request without",
        "Too late",
    ]
    /// Behind what there is a page of HTML, or a path, which may hold a secret.
    private static let quotations: [StaticString] = ["(HTTP response code is", "request for "]

    /// A message of libmicrohttpd; nil for one that says no more than another one.
    ///
    /// Its bytes are looked at as they are: thousands of connections that close at once have a message each.
    init?(libraryMessage text: UnsafePointer<CChar>) {
        // defence: library-repetitions
        if Self.repetitions.contains(where: { Self.begins(text, $0) }) { return nil }
        guard Self.clientFaults.contains(where: { Self.begins(text, $0) }) else {
            self = .library(Self.line(text, strlen(text)))
            return
        }
        var length = strlen(text)
        for words in Self.quotations {
            guard let found = strstr(text, words.cString) else { continue }
            length = found - UnsafeMutablePointer(mutating: text) + words.utf8CodeUnitCount
            while text[length] == 0x20 || text[length] >= 0x30 && text[length] <= 0x39 { length += 1 }
            break
        }
        let line = Self.line(text, length)
        self = Self.begins(text, Self.refusal) ? .malformedRequest(line) : .clientFault(line)
    }

    private static func begins(_ text: UnsafePointer<CChar>, _ words: StaticString) -> Bool {
        strncmp(text, words.cString, words.utf8CodeUnitCount) == 0
    }

    /// The first `length` characters as one line, whatever they quote.
    private static func line(_ text: UnsafePointer<CChar>, _ length: Int) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(length)
        for index in 0..<length {
            let byte = UInt8(bitPattern: text[index])
            if byte > 0x20 {
                bytes.append(byte)
            } else if let last = bytes.last, last != 0x20 {
                bytes.append(0x20)
            }
        }
        if bytes.last == 0x20 { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension StaticString {
    fileprivate var cString: UnsafePointer<CChar> { UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self) }
}
