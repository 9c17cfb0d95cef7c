/// A date of the Gregorian calendar, without time and time zone.
///
/// Years 1 to 9999.
public struct CalendarDate: Hashable, Comparable, Sendable {
    /// Days since 1970-01-01; the stored and compared form.
    public let daysSince1970: Int

    /// The date this many days after 1970-01-01.
    public init(daysSince1970: Int) {
        self.daysSince1970 = daysSince1970
    }

    /// A valid date; nil for 30 February, for instance.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= CalendarDate.daysIn(month: month, of: year)
        else { return nil }
        daysSince1970 = CalendarDate.days(year: year, month: month, day: day)
    }

    /// Reads `YYYY-MM-DD`; nil for anything else and for dates that do not exist.
    public init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            let year = number(bytes[0..<4]), let month = number(bytes[5..<7]), let day = number(bytes[8..<10])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// Year, month (1 to 12) and day (1 to 31).
    public var components: (year: Int, month: Int, day: Int) {
        // Days are counted from 0000-03-01 in eras of 400 years, so that a leap day ends a year.
        let shifted = daysSince1970 + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    /// The day of the week, 1 for Monday to 7 for Sunday (ISO 8601).
    public var weekday: Int { ((daysSince1970 + 3) % 7 + 7) % 7 + 1 }

    /// The date this many days later, or earlier if negative.
    public func adding(days: Int) -> CalendarDate { CalendarDate(daysSince1970: daysSince1970 + days) }

    /// Whole days from this date to another.
    public func days(until other: CalendarDate) -> Int { other.daysSince1970 - daysSince1970 }

    /// Orders earlier dates first.
    public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        left.daysSince1970 < right.daysSince1970
    }

    /// The number of days in a month.
    static func daysIn(month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// A date's days since 1970, from year 1 on, with the same eras as `components`.
    private static func days(year: Int, month: Int, day: Int) -> Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = shiftedYear / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }
}

extension CalendarDate: CustomStringConvertible {
    /// `YYYY-MM-DD`.
    public var description: String {
        let (year, month, day) = components
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }
}
