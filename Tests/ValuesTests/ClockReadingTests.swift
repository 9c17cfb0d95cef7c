import FoundationEssentials
import Glibc
import Testing

@testable import Values

/// What a reading of the system's clock becomes.
@Suite struct ClockReadingTests {
    @Test(arguments: [
        (0, 0, Int64(0)), (0, 999_999, 0), (0, 1_000_000, 1), (0, 1_999_999, 1), (0, 999_999_999, 999), (1, 0, 1000),
        (1_795_167_000, 123_456_789, 1_795_167_000_123),
    ])
    func `a time is cut to the millisecond`(seconds: Int, nanoseconds: Int, milliseconds: Int64) {
        #expect(Instant(timespec(tv_sec: seconds, tv_nsec: nanoseconds)).milliseconds == milliseconds)
    }

    @Test(arguments: [
        // The fraction of a millisecond, in 4096 parts.
        (0, 0, "00000000-0000-7000"), (0, 999_999, "00000000-0000-7fff"), (0, 1_000_000, "00000000-0001-7000"),
        (0, 500_000, "00000000-0000-7800"), (0, 244, "00000000-0000-7000"), (0, 245, "00000000-0000-7001"),
        (0, 1_000_245, "00000000-0001-7001"), (1_700_000_000, 0, "018bcfe5-6800-7000"),
    ])
    func `an id begins with its time and the fraction of it`(seconds: Int, nanoseconds: Int, start: String) {
        let text = UUID.version7(timespec(tv_sec: seconds, tv_nsec: nanoseconds)).canonical
        #expect(text.hasPrefix(start))
    }

    @Test func `an id of a moment has that moment's 48 bits, and random ones behind`() {
        let ids = (0..<200).map { _ in UUID.version7(at: Instant(milliseconds: 0x0123_4567_89AB)).canonical }
        #expect(ids.allSatisfy { $0.hasPrefix("01234567-89ab-7") })
        let moment = Instant(milliseconds: 0x0123_4567_89AB)
        #expect(UUID.version7(at: moment).version7Instant == moment)
        // Each of the random places takes many values; the variant leaves four of its digit's sixteen.
        for place in [15, 16, 17, 20, 21, 22, 24, 28, 30, 35] {
            #expect(Set(ids.map { Array($0)[place] }).count > 8, "\(place)")
        }
        #expect(Set(ids.map { Array($0)[19] }) == ["8", "9", "a", "b"])
    }
}
