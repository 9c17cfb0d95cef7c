import Glibc
import Loop

/// One finished operation of a trace: a request answered, a statement run, a neighbour called.
///
/// Names and attributes follow OpenTelemetry's semantic conventions. They hold nothing of a household: routes stand in
/// for paths, and statements have placeholders for values.
public struct Span: Sendable {
    /// Which side of an operation it describes; the numbers are OTLP's.
    public enum Kind: Int, Sendable {
        /// A request answered here.
        case server = 2
        /// A request made of somebody else.
        case client = 3
    }

    /// An attribute's value.
    public enum Value: Sendable, Equatable {
        /// A text.
        case text(String)
        /// A whole number.
        case integer(Int)
    }

    /// Names and values, in order.
    public typealias Attributes = [(key: StaticString, value: Value)]

    /// The trace, the span's own id and its parent's.
    public var place: TraceContext
    /// The service that it happened in.
    public var service: String
    /// What was done, of few distinct values.
    public var name: String
    /// Which side it describes.
    public var kind: Kind
    /// When it began, in nanoseconds since 1970.
    public var start: UInt64
    /// When it ended, in nanoseconds since 1970.
    public var end: UInt64
    /// What else is known.
    public var attributes: Attributes
    /// Whether it failed.
    public var hasFailed: Bool

    /// A span of known times.
    public init(
        _ place: TraceContext,
        service: String,
        name: String,
        kind: Kind,
        start: UInt64,
        end: UInt64,
        attributes: Attributes = [],
        hasFailed: Bool = false
    ) {
        self.place = place
        self.service = service
        self.name = name
        self.kind = kind
        self.start = start
        self.end = end
        self.attributes = attributes
        self.hasFailed = hasFailed
    }

    /// A span that ends now.
    public init(
        _ place: TraceContext,
        service: String,
        name: String,
        kind: Kind,
        since beginning: SpanBeginning,
        attributes: Attributes = [],
        hasFailed: Bool = false
    ) {
        self.init(
            place,
            service: service,
            name: name,
            kind: kind,
            start: beginning.time,
            end: beginning.time + (monotonicNanoseconds() - beginning.monotonic),
            attributes: attributes,
            hasFailed: hasFailed
        )
    }
}

/// When a span began, on both clocks: a clock that is set meanwhile must not change how long the span took.
public struct SpanBeginning: Sendable {
    /// In nanoseconds since 1970.
    let time: UInt64
    /// In monotonic nanoseconds.
    let monotonic: UInt64

    /// Now.
    public init() {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        time = UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
        monotonic = monotonicNanoseconds()
    }
}
