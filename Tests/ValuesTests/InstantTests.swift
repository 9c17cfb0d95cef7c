import Testing
import Values

@Suite struct InstantTests {
    @Test(arguments: [
        ("1970-01-01T00:00:00Z", Int64(0)), ("1970-01-01T00:00:00.5Z", 500), ("1969-12-31T23:59:59.999Z", -1),
        ("2026-11-20T09:30:00.123456789Z", 1_795_167_000_123), ("2026-11-20T10:30:00+01:00", 1_795_167_000_000),
        ("2026-11-20t04:00:00-05:30", 1_795_167_000_000),
    ])
    func `RFC 3339 is read with any offset and fraction`(text: String, milliseconds: Int64) {
        #expect(Instant(text)?.milliseconds == milliseconds)
    }

    @Test(arguments: [
        "2026-11-20", "2026-11-20 09:30:00Z", "2026-11-20T09:30:00", "2026-11-20T24:00:00Z", "2026-11-20T09:60:00Z",
        "2026-11-20T09:30:00.Z", "2026-11-20T09:30:00+1:00", "2026-02-30T09:30:00Z", "2026-11-20T09:30:00Zx", "",
        "2026-11-20T09:30:00.1234567890Z", "2026-11-20T09:30:00.5", "2026-11-20T09:30:00+25:00",
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
}
