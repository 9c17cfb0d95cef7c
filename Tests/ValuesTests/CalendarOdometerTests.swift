import Testing
import Values

/// The calendar against one that counts day by day, as the Gregorian rule says.
@Suite struct CalendarOdometerTests {
    /// A date that knows only which day comes next.
    private struct Odometer {
        var year: Int
        var month = 1
        var day = 1

        private var isLeap: Bool { year % 4 == 0 && year % 100 != 0 || year % 400 == 0 }

        mutating func advance() {
            let length = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
            day += 1
            if day > length { (month, day) = (month + 1, 1) }
            if month > 12 { (year, month) = (year + 1, 1) }
        }
    }

    /// 1 January of a year that begins four hundred years, by the days of which all others are the same.
    private func start(of year: Int) -> Int { -719_528 + year / 400 * 146_097 }

    @Test(arguments: [-800, -400, 0, 1600, 2000, 9600])
    func `every day of four hundred years is the day after the one before`(first: Int) {
        var odometer = Odometer(year: first)
        var faults: [Int] = []
        for days in start(of: first)..<start(of: first + 400) {
            let parts = CalendarDate(daysSince1970: days).components
            let made = CalendarDate(year: parts.year, month: parts.month, day: parts.day)?.daysSince1970
            let isDate = (1...9999).contains(odometer.year)
            if parts != (odometer.year, odometer.month, odometer.day) || made != (isDate ? days : nil) {
                faults.append(days)
            }
            odometer.advance()
        }
        #expect(faults.prefix(5) == [])
        #expect(odometer.year == first + 400 && odometer.month == 1 && odometer.day == 1)
    }

    @Test func `the seven days of a week follow each other, before 1970 as after`() {
        // 1 January 1970 was a Thursday.
        #expect(
            (-8...8).map { CalendarDate(daysSince1970: $0).weekday } == [
                3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5,
            ]
        )
    }
}
