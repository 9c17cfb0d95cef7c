import Testing
import Values

@Suite struct InstantTests {
    @Test(arguments: [
        ("1970-01-01T00:00:00Z", Int64(0)), ("1970-01-01T00:00:00.5Z", 500), ("1969-12-31T23:59:59.999Z", -1),
        ("2026-11-20T09:30:00.123456789Z", 1_795_167_000_123), ("2026-11-20T10:30:00+01:00", 1_795_167_000_000),
        ("2026-11-20t04:00:00-05:30", 1_795_167_000_000), ("2026-11-20T23:59:59.999z", 1_795_219_199_999),
        ("2026-11-20T09:30:00+23:59", 1_795_080_660_000), ("2026-11-20T09:30:00.12Z", 1_795_167_000_120),
    ])
    func `RFC 3339 is read with any offset and fraction`(text: String, milliseconds: Int64) {
        #expect(Instant(text)?.milliseconds == milliseconds)
    }

    @Test(arguments: [
        "2026-11-20", "2026-11-20 09:30:00Z", "2026-11-20T09:30:00", "2026-11-20T24:00:00Z", "2026-11-20T09:60:00Z",
        "2026-11-20T09:30:00.Z", "2026-11-20T09:30:00+1:00", "2026-02-30T09:30:00Z", "2026-11-20T09:30:00Zx", "",
        "2026-11-20T09:30:00.1234567890Z", "2026-11-20T09:30:00.5", "2026-11-20T09:30:00+25:00",
        "2026-11-20T09:30:60Z", "2026-11-20T09-30:00Z", "2026-11-20T09:30-00Z", "2026-11-20T09:30:00+24:00",
        "2026-11-20T09:30:00+01:60", "2026-11-20T09:30:00+01-00", "2026-11-20T09:30:00+01:000", "2026-11-20T9:30:00Z",
        "2026-11-20T09:3a:00Z", "2026-11-20T09:30:00x", "2026-11-20T09:30:00z ",
    ])
    func `anything else is refused`(text: String) {
        #expect(Instant(text) == nil)
    }

    @Test func `what is printed is read back`() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            let instant = Instant(
                milliseconds: Int64.random(in: -60_000_000_000_000...250_000_000_000_000, using: &generator)
            )
            #expect(Instant(instant.description) == instant)
        }
    }

    @Test func `durations move it by whole milliseconds`() {
        let instant = Instant(milliseconds: 1_000_000)
        #expect(instant + .seconds(3600) - instant == .seconds(3600))
        #expect((instant - .milliseconds(1)).milliseconds == 999_999)
        #expect(Instant(milliseconds: -1).seconds == -1)
    }

    @Test func `the time between two points and whole seconds are rounded down`() {
        let earlier = Instant(milliseconds: -1001)
        #expect(earlier.seconds == -2)
        #expect(Instant(milliseconds: -1000).seconds == -1)
        #expect(Instant(milliseconds: 1999).seconds == 1)
        #expect(earlier < Instant(milliseconds: -1000))
        #expect(Duration.microseconds(2_999).wholeMilliseconds == 2)
        #expect(Instant(milliseconds: -1).dateInUTC == CalendarDate(daysSince1970: -1))
        #expect(Instant(milliseconds: 86_399_999).dateInUTC == CalendarDate(daysSince1970: 0))
        #expect(Instant(milliseconds: 86_400_000).dateInUTC == CalendarDate(daysSince1970: 1))
    }

    @Test func `a time beyond the calendar's years is printed all the same`() {
        #expect(Instant(milliseconds: 253_402_300_800_000).description == "10000-01-01T00:00:00.000Z")
        #expect(Instant(milliseconds: 253_402_300_799_999).description == "9999-12-31T23:59:59.999Z")
        #expect(Instant(milliseconds: 253_402_300_800_000 + 45_296_007).description == "10000-01-01T12:34:56.007Z")
    }
}
