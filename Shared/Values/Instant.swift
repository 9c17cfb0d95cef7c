import Glibc

/// A point in time, to the millisecond, in UTC.
///
/// Stored by both databases as milliseconds since 1970.
public struct Instant: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970-01-01T00:00:00Z.
    public let milliseconds: Int64

    /// A point in time from milliseconds since 1970.
    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// The system's clock, now.
    public static var now: Instant {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Instant(time)
    }

    /// A reading of the system's clock, without its fraction of a millisecond.
    init(_ time: timespec) {
        milliseconds = Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }

    /// Whole seconds since 1970, rounded down.
    public var seconds: Int64 { milliseconds.floorDivided(by: 1000) }

    /// Orders earlier times first.
    public static func < (left: Instant, right: Instant) -> Bool { left.milliseconds < right.milliseconds }

    /// The point in time this much later.
    public static func + (left: Instant, right: Duration) -> Instant {
        Instant(milliseconds: left.milliseconds + right.wholeMilliseconds)
    }

    /// The point in time this much earlier.
    public static func - (left: Instant, right: Duration) -> Instant {
        Instant(milliseconds: left.milliseconds - right.wholeMilliseconds)
    }

    /// The time from `right` to `left`.
    public static func - (left: Instant, right: Instant) -> Duration {
        .milliseconds(left.milliseconds - right.milliseconds)
    }
}

extension Instant {
    /// The date in UTC at this time.
    public var dateInUTC: CalendarDate {
        CalendarDate(daysSince1970: Int(milliseconds.floorDivided(by: 86_400_000)))
    }
}

extension Instant: CustomStringConvertible {
    /// RFC 3339 in UTC with milliseconds: `2026-11-20T09:30:00.000Z`.
    public var description: String {
        let day = dateInUTC
        let rest = Int(milliseconds - Int64(day.daysSince1970) * 86_400_000)
        let (year, month, date) = day.components
        guard (0...9999).contains(year) else {
            let clock = "\(padded(rest / 3_600_000, 2)):\(padded(rest / 60_000 % 60, 2)):\(padded(rest / 1000 % 60, 2))"
            return "\(day)T\(clock).\(padded(rest % 1000, 3))Z"
        }
        // Digit by digit, as interpolation takes fifty times as long and a list has a hundred of these.
        return String(unsafeUninitializedCapacity: 24) { text in
            var end = 0
            func put(_ number: Int, _ width: Int, then separator: Unicode.Scalar) {
                var rest = number
                for place in stride(from: end + width - 1, through: end, by: -1) {
                    text.initializeElement(at: place, to: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
                    rest /= 10
                }
                text.initializeElement(at: end + width, to: UInt8(ascii: separator))
                end += width + 1
            }
            put(year, 4, then: "-")
            put(month, 2, then: "-")
            put(date, 2, then: "T")
            put(rest / 3_600_000, 2, then: ":")
            put(rest / 60_000 % 60, 2, then: ":")
            put(rest / 1000 % 60, 2, then: ".")
            put(rest % 1000, 3, then: "Z")
            return end
        }
    }

    /// Reads RFC 3339 (section 5.6) with any offset and up to nine fraction digits, truncated to milliseconds.
    public init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8)
        guard bytes.count >= 20, bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: "t"),
            let day = CalendarDate(String(decoding: bytes[0..<10], as: UTF8.self)),
            let hour = number(bytes[11..<13]), let minute = number(bytes[14..<16]), let second = number(bytes[17..<19]),
            bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"), hour < 24, minute < 60, second < 60
        else { return nil }
        var index = 19
        var fraction = 0
        if bytes[index] == UInt8(ascii: ".") {
            let start = index + 1
            index = start
            while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) { index += 1 }
            guard index > start, index - start <= 9, index < bytes.count else { return nil }
            let digits = (bytes[start..<index] + [48, 48]).prefix(3)
            guard let value = number(digits) else { return nil }
            fraction = value
        }
        let offset: Int
        switch bytes[index] {
        case UInt8(ascii: "Z"), UInt8(ascii: "z"):
            guard index == bytes.count - 1 else { return nil }
            offset = 0
        case UInt8(ascii: "+"), UInt8(ascii: "-"):
            guard index == bytes.count - 6, bytes[index + 3] == UInt8(ascii: ":"),
                let hours = number(bytes[(index + 1)..<(index + 3)]),
                let minutes = number(bytes[(index + 4)...]), hours < 24, minutes < 60
            else { return nil }
            offset = (hours * 60 + minutes) * (bytes[index] == UInt8(ascii: "+") ? 1 : -1)
        default: return nil
        }
        let local = ((day.daysSince1970 * 24 + hour) * 60 + minute - offset) * 60 + second
        milliseconds = Int64(local) * 1000 + Int64(fraction)
    }
}

extension Duration {
    /// Whole milliseconds, truncated.
    public var wholeMilliseconds: Int64 {
        components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    }
}

extension Int64 {
    /// Division that rounds towards negative infinity.
    func floorDivided(by divisor: Int64) -> Int64 {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }
}

/// A number with leading zeros.
func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

/// The value of a sequence of ASCII digits; nil if it has any other character.
func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for digit in digits {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
        value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return digits.isEmpty ? nil : value
}
