import HTTP
public import JSON
import Values

/// Writes log lines: one JSON object a line, with a constant message and what varies beside it as metadata.
///
/// Request id and trace id of the request being answered come by themselves. A `Secret` cannot be logged: it is not
/// `JSONEncodable`.
public struct Logger: Sendable {
    /// How much a line matters.
    public enum Level: String, Comparable, CaseIterable, Sendable {
        /// For someone who looks for a fault.
        case debug
        /// What an operator expects to see.
        case info
        /// Something is wrong but dealt with.
        case warning
        /// Something is wrong and somebody should look.
        case error

        private var rank: Int {
            switch self {
            case .debug: 0
            case .info: 1
            case .warning: 2
            case .error: 3
            }
        }

        /// Less important first.
        public static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }
    }

    /// What varies: names and values, in order.
    public typealias Metadata = KeyValuePairs<StaticString, any JSONEncodable & Sendable>

    /// Whose lines these are: the service's name.
    public let service: String
    /// Lines below this level are not written, unless `toggleDebugging` says otherwise.
    private let usualLevel: Level
    private let sink: LogSink

    /// A logger of one service.
    public init(service: String, level: Level = .info, sink: LogSink = .standardOutput) {
        self.service = service
        usualLevel = level
        self.sink = sink
    }

    /// Lines below this level are not written.
    public var level: Level { sink.isDebugging ? .debug : usualLevel }

    /// The same sink and level under another service's name.
    public func named(_ service: String) -> Logger {
        Logger(service: service, level: usualLevel, sink: sink)
    }

    /// Writes a line for someone who looks for a fault.
    public func debug(_ message: StaticString, _ metadata: @autoclosure () -> Metadata = [:]) {
        if level <= .debug { write(.debug, message, metadata()) }
    }

    /// Writes a line that an operator expects to see.
    public func info(_ message: StaticString, _ metadata: @autoclosure () -> Metadata = [:]) {
        if level <= .info { write(.info, message, metadata()) }
    }

    /// Writes a line about something that is wrong but dealt with.
    public func warning(_ message: StaticString, _ metadata: @autoclosure () -> Metadata = [:]) {
        if level <= .warning { write(.warning, message, metadata()) }
    }

    /// Writes a line about something that somebody should look at.
    public func error(_ message: StaticString, _ metadata: @autoclosure () -> Metadata = [:]) {
        write(.error, message, metadata())
    }

    /// Lets all loggers of the sink write every level, or only their own again.
    public func toggleDebugging() {
        let isOn = sink.toggleDebugging()
        line(.info, "log level changed") { $0.member("log_level", (isOn ? Level.debug : usualLevel).rawValue) }
    }

    /// Writes what has been collected, now: before the process ends.
    public func flush() { sink.flush() }

    private func write(_ level: Level, _ message: StaticString, _ metadata: Metadata) {
        line(level, message) { json in
            for (key, value) in metadata {
                json.key(key)
                value.encode(to: &json)
            }
        }
    }

    /// Writes a line whose metadata `body` writes as members.
    func line(_ level: Level, _ message: StaticString, _ body: (inout JSONWriter) -> Void) {
        var json = JSONWriter(capacity: 320)
        json.object { json in
            json.key("time")
            json.string(Instant.now)
            json.member("level", level.rawValue)
            json.member("service", service)
            json.key("message")
            json.string(utf8: UnsafeRawBufferPointer(start: message.utf8Start, count: message.utf8CodeUnitCount))
            if let context = RequestContext.current {
                json.member("request_id", context.requestID)
                json.key("trace_id")
                json.hexadecimal(context.trace.traceID)
            }
            body(&json)
        }
        sink.append(json.bytes)
    }
}
