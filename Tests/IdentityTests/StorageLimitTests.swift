import Identity
import Testing
import Values

@Suite struct StorageLimitTests {
    private let limit = StorageLimit(16_000)
    private let household = HouseholdID(.version7())
    private let start = ContinuousClock.now

    @Test func `nothing is known of a household before its bytes are added up`() {
        #expect(!limit.takes(1, of: household, at: start))
    }

    @Test func `a sixteenth of the limit can be written before the bytes are added up again`() {
        limit.note(7999, of: household, at: start)
        let fitting = (0..<20).count { _ in limit.takes(100, of: household, at: start) }
        #expect(fitting == 10)
        #expect(!limit.takes(100, of: HouseholdID(.version7()), at: start), "others have their own")
        limit.note(100, of: household, at: start)
        #expect(!limit.takes(1001, of: household, at: start))
        #expect(limit.takes(1000, of: household, at: start))
    }

    @Test func `from half the limit on each write is added up`() {
        limit.note(100, of: household, at: start)
        limit.note(8000, of: household, at: start)
        #expect(!limit.takes(1, of: household, at: start))
    }

    @Test func `what was added up a minute ago is not relied on`() {
        limit.note(100, of: household, at: start)
        #expect(limit.takes(1, of: household, at: start + .seconds(59)))
        #expect(!limit.takes(1, of: household, at: start + .seconds(60)))
    }

    @Test func `many households take no more memory`() {
        let limit = StorageLimit(16_000, capacity: 3)
        limit.note(0, of: household, at: start)
        for _ in 0..<3 { limit.note(0, of: HouseholdID(.version7()), at: start) }
        #expect(!limit.takes(1, of: household, at: start), "it is added up once more")
    }
}
