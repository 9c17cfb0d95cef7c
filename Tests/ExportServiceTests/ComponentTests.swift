import AccountAPI
import FoundationEssentials
import MealPlanAPI
import Testing
import Values

@testable import ExportService

@Suite struct ComponentTests {
    private let revision = Revision(
        created: Instant("2026-11-20T08:00:00Z") ?? .now,
        modified: Instant("2026-11-20T09:30:00Z") ?? .now,
        sequence: 3
    )

    private func lines(_ write: (inout ContentLines) -> Void) -> [String] {
        var lines = ContentLines()
        write(&lines)
        return String(decoding: lines.bytes, as: UTF8.self).split(separator: "\r\n").map(String.init)
    }

    @Test func `a thing to buy is a to-do that needs action`() {
        let todo = ToDo(uid: UUID(), revision: revision, summary: "Milk – 2 l", category: "Dairy", order: 4)
        let lines = lines(todo.write)
        #expect(lines.contains("STATUS:NEEDS-ACTION"))
        #expect(lines.contains("PERCENT-COMPLETE:0"))
        #expect(lines.contains("SUMMARY:Milk – 2 l"))
        #expect(lines.contains("X-APPLE-SORT-ORDER:4"))
        #expect(lines.contains("DTSTAMP:20261120T093000Z"))
        #expect(lines.contains("CREATED:20261120T080000Z"))
        #expect(!lines.contains { $0.hasPrefix("DTSTART") })
    }

    @Test func `a thing that is done says when, and no longer reminds`() {
        let todo = ToDo(
            uid: UUID(),
            revision: revision,
            summary: "Cook this: Soup",
            completed: Instant("2026-11-20T18:00:00Z"),
            reminder: "Still to cook: Soup"
        )
        let lines = lines(todo.write)
        #expect(lines.contains("STATUS:COMPLETED"))
        #expect(lines.contains("COMPLETED:20261120T180000Z"))
        #expect(lines.contains("PERCENT-COMPLETE:100"))
        #expect(!lines.contains("BEGIN:VALARM"))
    }

    @Test func `what to cook has a first day, and a last one after it`() throws {
        let first = try #require(CalendarDate("2026-12-28"))
        let todo = ToDo(
            uid: UUID(),
            revision: revision,
            summary: "Cook this: Soup",
            days: first...first.adding(days: 7),
            reminder: "Still to cook: Soup"
        )
        let lines = lines(todo.write)
        #expect(lines.contains("DTSTART;VALUE=DATE:20261228"))
        #expect(lines.contains("DUE;VALUE=DATE:20270104"))
        #expect(lines.contains("TRIGGER;RELATED=END:-P1D"))
    }

    @Test func `a meal has its slot's hours in the household's zone`() throws {
        let date = try #require(CalendarDate("2026-03-29"))
        let event = MealEvent(
            uid: UUID(),
            revision: revision,
            date: date,
            hours: MealHours(.breakfast, SlotTimesBody()),
            summary: "Breakfast: Pancakes"
        )
        let zoned = lines { event.write(to: &$0, timeZone: "Europe/Berlin") }
        #expect(zoned.contains("DTSTART;TZID=Europe/Berlin:20260329T080000"))
        #expect(zoned.contains("DTEND;TZID=Europe/Berlin:20260329T083000"))
        #expect(zoned.contains("SUMMARY:Breakfast: Pancakes"))
        let utc = lines { event.write(to: &$0, timeZone: "UTC") }
        #expect(utc.contains("DTSTART:20260329T080000Z"))
    }

    @Test func `a file knows its latest change, and says it as HTTP does`() throws {
        let later = Revision(created: revision.created, modified: revision.modified + .seconds(3600), sequence: 0)
        let file = CalendarFile(name: "Groceries", color: ("seagreen", "#2F6B4F")).rendered { lines in
            ToDo(uid: UUID(), revision: later, summary: "Milk").write(to: &lines)
            ToDo(uid: UUID(), revision: revision, summary: "Bread").write(to: &lines)
        }
        #expect(file.lastModified == later.modified)
        #expect(later.modified.httpDate == "Fri, 20 Nov 2026 10:30:00 GMT")
        #expect(Instant(milliseconds: 0).httpDate == "Thu, 01 Jan 1970 00:00:00 GMT")
        #expect(CalendarFile(name: "None", color: ("red", "#FF0000")).rendered { _ in }.lastModified == nil)
    }

    @Test func `a late dinner ends on the next day`() throws {
        let date = try #require(CalendarDate("2026-12-31"))
        let hours = MealHours(.dinner, SlotTimesBody(dinner: TimeOfDay(23, 30)))
        let event = MealEvent(uid: UUID(), revision: revision, date: date, hours: hours, summary: "Dinner: Soup")
        let lines = lines { event.write(to: &$0, timeZone: "UTC") }
        #expect(lines.contains("DTSTART:20261231T233000Z"))
        #expect(lines.contains("DTEND:20270101T003000Z"))
    }
}
