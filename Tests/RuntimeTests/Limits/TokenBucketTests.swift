import Testing
import Values

@testable import Runtime

@Suite
struct TokenBucketTests {
    private let start = Instant(milliseconds: 1_800_000_000_000)

    @Test func `a full bucket may be emptied at once, and fills evenly`() {
        let buckets = TokenBuckets<String>(RateLimit(60, every: .seconds(60)))
        for _ in 0..<60 { #expect(buckets.take("a", at: start) == .taken(toReport: 0)) }
        #expect(buckets.take("a", at: start) == .wait(.seconds(1)))
        #expect(buckets.take("a", at: start + .milliseconds(400)) == .wait(.milliseconds(600)))
        #expect(buckets.take("a", at: start + .seconds(1)) == .taken(toReport: 0))
        #expect(buckets.take("a", at: start + .seconds(1)) == .wait(.seconds(1)))
        #expect(buckets.take("b", at: start) == .taken(toReport: 0), "each client has its own")
        let later = start + .seconds(3600)
        for _ in 0..<60 { #expect(buckets.take("a", at: later) == .taken(toReport: 0)) }
        #expect(buckets.take("a", at: later) == .wait(.seconds(1)), "it does not grow fuller than full")
    }

    @Test func `a clock that is set back shuts nobody out for longer than a window`() {
        let buckets = TokenBuckets<String>(RateLimit(10, every: .seconds(10)))
        for _ in 0..<10 { _ = buckets.take("a", at: start + .seconds(86_400)) }
        #expect(buckets.take("a", at: start) == .wait(.seconds(1)))
        #expect(buckets.take("a", at: start + .seconds(1)) == .taken(toReport: 0))
    }

    @Test func `a million addresses fill no memory, and do not free who is at it`() {
        let buckets = TokenBuckets<Int>(RateLimit(10, every: .seconds(10)), capacity: 1000)
        for _ in 0..<10 { _ = buckets.take(-1, at: start) }
        for number in 0..<20_000 { _ = buckets.take(number, at: start) }
        #expect(buckets.count <= 1000)
        #expect(buckets.take(-1, at: start) == .wait(.seconds(1)))
    }

    @Test func `tokens are reported a portion at a time, and what others took counts`() {
        let limit = RateLimit(100, every: .seconds(100))
        let buckets = TokenBuckets<String>(limit, reportingEvery: 10)
        var reported = 0
        for _ in 0..<35 {
            guard case .taken(let count) = buckets.take("a", at: start) else { break }
            reported += count
        }
        #expect(reported == 30)
        // Another replica has had 60 besides: 30 + 60 are known everywhere, 5 are known here only.
        buckets.note("a", fullAt: start.microseconds + 90_000_000)
        for _ in 0..<5 { #expect(buckets.take("a", at: start) != .wait(.seconds(1))) }
        #expect(buckets.take("a", at: start) == .wait(.seconds(1)))
    }

    @Test func `who race for the last tokens get exactly those there are`() async {
        let buckets = TokenBuckets<String>(RateLimit(100, every: .seconds(60)))
        let start = start
        let taken = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<500 { group.addTask { buckets.take("a", at: start) == .taken(toReport: 0) } }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(taken == 100)
    }

    @Test func `several tokens are taken together, or none`() {
        let buckets = TokenBuckets<String>(RateLimit(60, every: .seconds(60)))
        for _ in 0..<5 { #expect(buckets.take("a", 11, at: start) == .taken(toReport: 0)) }
        #expect(buckets.take("a", 11, at: start) == .wait(.seconds(6)))
        #expect(buckets.take("a", 5, at: start) == .taken(toReport: 0))
        #expect(buckets.take("b", 1000, at: start) == .taken(toReport: 0), "nothing costs more than can be had")
    }

    @Test func `what has been done is charged, down to an empty bucket and no further`() {
        let buckets = TokenBuckets<String>(RateLimit(60, every: .seconds(60)), reportingEvery: 50)
        #expect(buckets.charge(30, to: "a", at: start) == 0)
        #expect(buckets.charge(1000, to: "a", at: start) == 90)
        #expect(buckets.take("a", at: start) == .wait(.seconds(1)))
        #expect(buckets.take("a", at: start + .seconds(1)) == .taken(toReport: 0))
    }
}
