import Foundation

/// One event of a stream of server-sent events.
public struct ServerSentEvent: Hashable, Sendable {
    /// The id by which the stream goes on after a lost connection; empty if there is none.
    public var id: String
    /// What happened; `message` if the stream does not say.
    public var event: String
    /// The details.
    public var data: String

    /// An event.
    public init(id: String = "", event: String = "message", data: String) {
        (self.id, self.event, self.data) = (id, event, data)
    }
}

/// Reads `text/event-stream`, as the HTML Standard of the WHATWG describes it, piece by piece.
public struct EventParser: Sendable {
    /// A line or an event is longer than allowed.
    public struct TooLong: Error {}

    /// The id of the last event, with which a new connection goes on.
    public private(set) var lastEventID = ""
    /// How long the server asks to wait before a new connection.
    public private(set) var retry: Duration?

    private let most: Int
    private var line: [UInt8] = []
    private var isAfterReturn = false
    private var isFirstLine = true
    private var id = ""
    private var event = ""
    private var data: [UInt8] = []
    private var hasData = false

    /// A parser of a new stream, of which no line and no event may be longer than so many bytes.
    public init(upTo most: Int = 1 << 20) { self.most = most }

    /// Takes the next bytes; gives the events that end in them.
    public mutating func append(_ bytes: some Sequence<UInt8>) throws -> [ServerSentEvent] {
        var events: [ServerSentEvent] = []
        for byte in bytes {
            if byte == 0x0A, isAfterReturn {
                // The second half of a line break, which may come in another piece than the first.
                isAfterReturn = false
                continue
            }
            isAfterReturn = byte == 0x0D
            guard byte == 0x0A || byte == 0x0D else {
                guard line.count < most else { throw TooLong() }
                line.append(byte)
                continue
            }
            if let event = try endLine() { events.append(event) }
        }
        return events
    }

    private mutating func endLine() throws -> ServerSentEvent? {
        var text = line[...]
        line.removeAll(keepingCapacity: true)
        if isFirstLine {
            isFirstLine = false
            if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
        }
        if text.isEmpty { return dispatch() }
        let name = text.prefix { $0 != 0x3A }
        // A comment, such as a heartbeat.
        if name.isEmpty { return nil }
        var value = text.dropFirst(name.count + 1)
        if value.first == 0x20 { value = value.dropFirst() }
        switch String(decoding: name, as: UTF8.self) {
        case "event": event = String(decoding: value, as: UTF8.self)
        case "data":
            guard data.count + value.count < most else { throw TooLong() }
            if hasData { data.append(0x0A) }
            data += value
            hasData = true
        case "id": if !value.contains(0) { id = String(decoding: value, as: UTF8.self) }
        case "retry":
            let digits = String(decoding: value, as: UTF8.self)
            let areDigits = !digits.isEmpty && value.allSatisfy { (0x30...0x39).contains($0) }
            if areDigits, let milliseconds = Int64(digits) { retry = .milliseconds(milliseconds) }
        default: break
        }
        return nil
    }

    private mutating func dispatch() -> ServerSentEvent? {
        lastEventID = id
        defer {
            event = ""
            data.removeAll(keepingCapacity: true)
            hasData = false
        }
        guard hasData else { return nil }
        return ServerSentEvent(
            id: id,
            event: event.isEmpty ? "message" : event,
            data: String(decoding: data, as: UTF8.self)
        )
    }
}
