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
        "0000-01-01", "２０２６-04-30", "+026-04-30",
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
}
