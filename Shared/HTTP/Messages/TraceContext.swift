import Values

/// A place in a distributed trace (W3C Trace Context, level 1).
public struct TraceContext: Sendable {
    /// The upper and lower half of the trace's id.
    public let traceID: (high: UInt64, low: UInt64)
    /// The id of this request within the trace.
    public let spanID: UInt64
    /// The id of the span that caused this request; nil at the beginning of a trace.
    public private(set) var parentID: UInt64?
    /// Whether the trace is recorded.
    public internal(set) var sampled: Bool

    /// The beginning of a new trace.
    public static func new() -> TraceContext {
        TraceContext(traceID: (FastID.next(), FastID.next() | 1), spanID: FastID.next() | 1, sampled: false)
    }

    init(traceID: (high: UInt64, low: UInt64), spanID: UInt64, parentID: UInt64? = nil, sampled: Bool) {
        self.traceID = traceID
        self.spanID = spanID
        self.parentID = parentID
        self.sampled = sampled
    }

    /// The place of something that this one causes.
    public func child() -> TraceContext {
        TraceContext(traceID: traceID, spanID: FastID.next() | 1, parentID: spanID, sampled: sampled)
    }

    /// The `traceparent` header that names this place.
    public var traceparent: String {
        "00-\(traceIDText)-\(fixedHexadecimal(spanID))-\(sampled ? "01" : "00")"
    }

    /// The trace's id as 32 hexadecimal digits.
    public var traceIDText: String { fixedHexadecimal(traceID.high) + fixedHexadecimal(traceID.low) }
}

extension TraceContext {
    /// A new span in the trace that a `traceparent` header names; nil if the header is not one.
    public init?(traceparent: String) {
        let bytes = Array(traceparent.utf8)
        guard bytes.count >= 55, bytes[2] == 45, bytes[35] == 45, bytes[52] == 45,
            let version = hexadecimal(bytes[0..<2]), version != 255,
            bytes.count == 55 || version > 0 && bytes[55] == 45,
            let high = hexadecimal(bytes[3..<19]), let low = hexadecimal(bytes[19..<35]), high | low != 0,
            let parent = hexadecimal(bytes[36..<52]), parent != 0, let flags = hexadecimal(bytes[53..<55])
        else { return nil }
        self.init(traceID: (high, low), spanID: FastID.next() | 1, parentID: parent, sampled: flags & 1 == 1)
    }
}

/// The value of lower-case hexadecimal digits; nil if anything else is among them.
private func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt64? {
    var value: UInt64 = 0
    for digit in digits {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt64(digit - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt64(digit - UInt8(ascii: "a") + 10)
        default: return nil
        }
    }
    return value
}

/// Sixteen hexadecimal digits.
private func fixedHexadecimal(_ value: UInt64) -> String { withUnsafeBytes(of: value.bigEndian) { $0.hex } }
