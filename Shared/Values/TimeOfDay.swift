/// A time of day without date and time zone: `18:30`.
public struct TimeOfDay: Hashable, Sendable {
    /// Minutes after midnight, less than a day.
    public let minutes: Int

    /// A time from constants; it must be valid.
    public init(_ hour: Int, _ minute: Int) {
        precondition((0..<24).contains(hour) && (0..<60).contains(minute), "a day has 24 hours of 60 minutes")
        minutes = hour * 60 + minute
    }

    /// A time from stored minutes after midnight; nil if they exceed a day.
    public init?(minutes: Int) {
        guard (0..<1440).contains(minutes) else { return nil }
        self.minutes = minutes
    }
}

extension TimeOfDay: LosslessStringConvertible {
    /// `18:30`.
    public var description: String {
        let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
        return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }

    /// Reads `18:30`, two digits each; nil for anything else.
    public init?(_ description: String) {
        let bytes = Array(description.utf8)
        guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"),
            let hour = TimeOfDay.number(bytes[0], bytes[1]), let minute = TimeOfDay.number(bytes[3], bytes[4]),
            hour < 24, minute < 60
        else { return nil }
        minutes = hour * 60 + minute
    }

    private static func number(_ tens: UInt8, _ ones: UInt8) -> Int? {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard digits.contains(tens), digits.contains(ones) else { return nil }
        return Int(tens - digits.lowerBound) * 10 + Int(ones - digits.lowerBound)
    }
}

extension TimeOfDay: Comparable {
    /// Orders earlier times first.
    public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool { left.minutes < right.minutes }
}
