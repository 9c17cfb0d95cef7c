import AccountAPI
import FoundationEssentials
import MealPlanAPI
import Testing
import Values

@testable import ExportService

/// Whole files, line by line: what a calendar app is sent.
@Suite struct WholeFileTests {
    private func instant(_ text: String) throws -> Instant { try #require(Instant(text)) }

    private func text(_ file: RenderedCalendar) -> [String] {
        String(decoding: file.bytes, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    private func revision() throws -> Revision {
        Revision(
            created: try instant("2026-11-20T08:00:00Z"),
            modified: try instant("2026-11-20T09:30:00Z"),
            sequence: 3
        )
    }

    private static let uid = UUID(uuid: (1, 2, 3, 4, 5, 6, 0x70, 8, 0x80, 10, 11, 12, 13, 14, 15, 16))
    private static let revisionLines = [
        "DTSTAMP:20261120T093000Z", "CREATED:20261120T080000Z", "LAST-MODIFIED:20261120T093000Z", "SEQUENCE:3",
    ]

    @Test func `a calendar of meals`() throws {
        let date = try #require(CalendarDate("2026-11-20"))
        var file = CalendarFile(name: "Meals, all", color: ("seagreen", "#2F6B4F"))
        file.source = "https://larder.example/feeds/x.ics"
        file.timeZone = "BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\nEND:VTIMEZONE\r\n"
        let usual = SlotTimesBody(dinner: TimeOfDay(19, 5), snacks: TimeOfDay(0, 9))
        let hours = MealSlot.allCases.map { MealHours($0, usual) }
        let revision = try revision()
        let rendered = file.rendered { lines in
            for hours in hours {
                MealEvent(
                    uid: Self.uid,
                    revision: revision,
                    date: date,
                    hours: hours,
                    summary: "\(hours.name): Soup",
                    details: "For 4",
                    url: "https://larder.example/x"
                ).write(to: &lines, timeZone: "Europe/Berlin")
            }
        }
        let head = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Larder//Larder 1.0//EN", "CALSCALE:GREGORIAN",
            "NAME:Meals\\, all", "X-WR-CALNAME:Meals\\, all", "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
            "X-PUBLISHED-TTL:PT1H", "SOURCE;VALUE=URI:https://larder.example/feeds/x.ics", "COLOR:seagreen",
            "X-APPLE-CALENDAR-COLOR:#2F6B4F", "BEGIN:VTIMEZONE", "TZID:Europe/Berlin", "END:VTIMEZONE",
        ]
        let times = [
            ("Breakfast", "080000", "083000"), ("Lunch", "123000", "131500"), ("Dinner", "190500", "200500"),
            ("Snacks", "000900", "003900"),
        ]
        let events = times.flatMap { name, start, end in
            ["BEGIN:VEVENT", "UID:01020304-0506-7008-800a-0b0c0d0e0f10"] + Self.revisionLines + [
                "DTSTART;TZID=Europe/Berlin:20261120T\(start)", "DTEND;TZID=Europe/Berlin:20261120T\(end)",
                "SUMMARY:\(name): Soup", "DESCRIPTION:For 4", "CATEGORIES:\(name)", "URL:https://larder.example/x",
                "STATUS:CONFIRMED", "TRANSP:TRANSPARENT", "END:VEVENT",
            ]
        }
        #expect(text(rendered) == head + events + ["END:VCALENDAR", ""])
        #expect(rendered.lastModified == revision.modified)
    }

    @Test func `a list of things to do`() throws {
        let date = try #require(CalendarDate("2026-11-20"))
        let revision = try revision()
        let done = try instant("2026-11-20T18:00:00Z")
        let rendered = CalendarFile(name: "Groceries", color: ("red", "#FF0000")).rendered { lines in
            var todo = ToDo(uid: Self.uid, revision: revision, summary: "Milk", details: "2 l", category: "Dairy")
            todo.order = 4
            todo.days = date...date.adding(days: 1)
            todo.url = "https://larder.example/x"
            todo.reminder = "Milk!"
            todo.write(to: &lines)
            ToDo(uid: Self.uid, revision: revision, summary: "Bread", completed: done, reminder: "Bread!").write(
                to: &lines
            )
        }
        let head = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Larder//Larder 1.0//EN", "CALSCALE:GREGORIAN",
            "NAME:Groceries", "X-WR-CALNAME:Groceries", "REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H",
            "COLOR:red", "X-APPLE-CALENDAR-COLOR:#FF0000",
        ]
        let first =
            ["BEGIN:VTODO", "UID:01020304-0506-7008-800a-0b0c0d0e0f10"] + Self.revisionLines + [
                "SUMMARY:Milk", "DESCRIPTION:2 l", "CATEGORIES:Dairy", "DTSTART;VALUE=DATE:20261120",
                "DUE;VALUE=DATE:20261121", "URL:https://larder.example/x", "STATUS:NEEDS-ACTION", "PERCENT-COMPLETE:0",
                "X-APPLE-SORT-ORDER:4", "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER;RELATED=END:-P1D",
                "DESCRIPTION:Milk!", "END:VALARM", "END:VTODO",
            ]
        let second =
            ["BEGIN:VTODO", "UID:01020304-0506-7008-800a-0b0c0d0e0f10"] + Self.revisionLines + [
                "SUMMARY:Bread", "STATUS:COMPLETED", "COMPLETED:20261120T180000Z", "PERCENT-COMPLETE:100", "END:VTODO",
            ]
        #expect(text(rendered) == head + first + second + ["END:VCALENDAR", ""])
    }
}
