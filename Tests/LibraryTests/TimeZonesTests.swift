import Foundation
import Testing
import TimeZones
import Values

@Suite struct TimeZonesTests {
    static let names = [
        "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Apia", "UTC",
        "America/Sao_Paulo", "Africa/Casablanca", "US/Eastern",
    ]

    /// Against the system's own reading of the same zone files: Foundation brings rules of its own age.
    @Test(arguments: names) func `offsets agree with the system's all year round`(name: String) throws {
        var instants: [Instant] = []
        for year in [2015, 2024, 2026, 2033] {
            let start = try #require(CalendarDate(year: year, month: 1, day: 1))
            instants += (0..<365).map { day in
                Instant(milliseconds: Int64(start.daysSince1970 + day) * 86_400_000 + 40_000_000)
            }
        }
        let offsets = try systemOffsets(at: instants, in: name)
        try #require(offsets.count == instants.count)
        for (instant, offset) in zip(instants, offsets) {
            #expect(TimeZones.utcOffset(at: instant, in: name) == offset, "\(name) at \(instant)")
        }
    }

    /// Seconds ahead of UTC, as `date` prints them.
    private func systemOffsets(at instants: [Instant], in name: String) throws -> [Int] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/date")
        process.arguments = ["--file=-", "+%z"]
        process.environment = ["TZ": name]
        let input = Pipe()
        let output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        // Less than a pipe holds, so that nobody waits for the other.
        input.fileHandleForWriting.write(Data(instants.map { "@\($0.seconds)\n" }.joined().utf8))
        input.fileHandleForWriting.closeFile()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").compactMap { line in
            guard let digits = Int(line.dropFirst()) else { return nil }
            return (digits / 100 * 3600 + digits % 100 * 60) * (line.hasPrefix("-") ? -1 : 1)
        }
    }

    @Test func `the local date turns at the zone's own midnight`() throws {
        let before = try #require(Instant("2026-11-20T22:59:59.000Z"))
        let after = try #require(Instant("2026-11-20T23:00:00.000Z"))
        #expect(TimeZones.localDate(of: before, in: "Europe/Berlin")?.description == "2026-11-20")
        #expect(TimeZones.localDate(of: after, in: "Europe/Berlin")?.description == "2026-11-21")
        #expect(TimeZones.localDate(of: after, in: "America/New_York")?.description == "2026-11-20")
    }

    @Test(arguments: [
        ("2026-07-01", 18 * 3600, "2026-07-01T16:00:00.000Z"),
        ("2026-12-01", 18 * 3600, "2026-12-01T17:00:00.000Z"),
        // 02:30 does not exist on this day, and happens twice on the next.
        ("2026-03-29", 9000, "2026-03-29T01:30:00.000Z"),
        ("2026-10-25", 9000, "2026-10-25T00:30:00.000Z"),
    ])
    func `a local time becomes a point in time`(date: String, seconds: Int, expected: String) throws {
        let date = try #require(CalendarDate(date))
        let instant = TimeZones.instant(of: date, secondsOfDay: seconds, in: "Europe/Berlin")
        #expect(instant?.description == expected)
    }

    @Test func `a zone's iCalendar text carries the plain name and both observances`() throws {
        let text = try #require(TimeZones.vtimezone("Europe/Berlin"))
        #expect(text.hasPrefix("BEGIN:VTIMEZONE\r\n"))
        #expect(text.contains("\r\nTZID:Europe/Berlin\r\n"))
        #expect(text.contains("BEGIN:DAYLIGHT"))
        #expect(text.contains("TZOFFSETTO:+0200"))
        #expect(text.hasSuffix("END:VTIMEZONE\r\n"))
    }

    @Test(arguments: ["", "Europe/Atlantis", "../../etc/passwd", "/etc/localtime", "Europe/Ber lin", "Ünicode", "-1"])
    func `what is no zone is unknown`(name: String) {
        #expect(!TimeZones.isKnown(name))
        #expect(TimeZones.vtimezone(name) == nil)
        #expect(TimeZones.utcOffset(at: .now, in: name) == nil)
    }
}
