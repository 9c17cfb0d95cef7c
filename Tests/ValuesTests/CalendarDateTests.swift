import Foundation
import Testing
import Values

@Suite struct CalendarDateTests {
    @Test func `days since the calendar's reform agree with Foundation's calendar`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        for days in stride(from: -141_000, through: 150_000, by: 7) {
            let date = CalendarDate(daysSince1970: days)
            let parts = calendar.dateComponents(
                [.year, .month, .day, .weekday],
                from: Date(timeIntervalSince1970: Double(days) * 86_400)
            )
            #expect(date.components.year == parts.year)
            #expect(date.components.month == parts.month)
            #expect(date.components.day == parts.day)
            // Foundation counts from Sunday as 1, ISO 8601 from Monday as 1.
            #expect(date.weekday == ((parts.weekday ?? 0) + 5) % 7 + 1)
            let (year, month, day) = date.components
            #expect(CalendarDate(year: year, month: month, day: day) == date)
            #expect(CalendarDate(date.description) == date)
        }
    }

    @Test(arguments: [
        "2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "26-04-30", "2026-4-3", "2026-04-30T", "", "2026/04/30",
        "0000-01-01", "2026-03-00", "2026-03-32", "2026-06-31", "2026-09-31", "2026-11-31", "2024-02-30", "２０２６-04-30",
        "+026-04-30",
    ])
    func `what is no date that exists is refused`(text: String) {
        #expect(CalendarDate(text) == nil)
    }

    @Test func `leap days follow the 400-year rule`() {
        #expect(CalendarDate("2024-02-29") != nil)
        #expect(CalendarDate("2000-02-29") != nil)
        #expect(CalendarDate("1900-02-29") == nil)
    }

    @Test func `adding days crosses months and years`() throws {
        let date = try #require(CalendarDate("2026-12-31"))
        #expect(date.adding(days: 1).description == "2027-01-01")
        #expect(date.adding(days: -365).description == "2025-12-31")
        #expect(date.days(until: date.adding(days: 15)) == 15)
    }

    @Test func `the first and the last day of each month and of the calendar are dates`() {
        let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        for (month, length) in zip(1..., lengths) {
            #expect(CalendarDate(year: 2026, month: month, day: 0) == nil)
            #expect(CalendarDate(year: 2026, month: month, day: 1) != nil)
            #expect(CalendarDate(year: 2026, month: month, day: length) != nil)
            #expect(CalendarDate(year: 2026, month: month, day: length + 1) == nil)
        }
        #expect(CalendarDate("0001-01-01")?.description == "0001-01-01")
        #expect(CalendarDate("9999-12-31")?.description == "9999-12-31")
        #expect(CalendarDate(year: 10_000, month: 1, day: 1) == nil)
        #expect(CalendarDate(year: 0, month: 12, day: 31) == nil)
    }
}
