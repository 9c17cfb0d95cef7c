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

    @Test func `nothing costs more than a quarter of what there is at most`() {
        let sixty = TokenBuckets<String>(RateLimit(60, every: .seconds(60)))
        for _ in 0..<4 { #expect(sixty.take("a", 1000, at: start) == .taken(toReport: 0)) }
        #expect(sixty.take("a", 1000, at: start) == .wait(.seconds(15)))
        let three = TokenBuckets<String>(RateLimit(3, every: .seconds(3)))
        for _ in 0..<3 { #expect(three.take("a", 1000, at: start) == .taken(toReport: 0)) }
        #expect(three.take("a", 1000, at: start) == .wait(.seconds(1)))
    }

    /// Buckets of ten tokens and ten seconds, from which so many have been taken, with room for no more.
    private func full(_ taken: Int...) -> TokenBuckets<Int> {
        let buckets = TokenBuckets<Int>(RateLimit(10, every: .seconds(10)), capacity: taken.count)
        for (key, count) in taken.enumerated() {
            for _ in 0..<count { _ = buckets.take(key, at: start) }
        }
        return buckets
    }

    /// Who is known to have an empty bucket after one more has come.
    private func known(_ buckets: TokenBuckets<Int>, _ count: Int) -> [Int] {
        #expect(buckets.take(99, at: start) == .taken(toReport: 0))
        return (0..<count).filter { buckets.take($0, at: start) == .wait(.seconds(1)) }
    }

    @Test func `the fullest buckets are forgotten first, and half of the room is made`() {
        let few = full(10, 1, 1, 1)
        #expect(few.count == 4)
        #expect(known(few, 1) == [0] && few.count == 2)
        #expect(known(full(10, 10, 1, 1), 2) == [0, 1], "two of four may stay")
        #expect(known(full(10, 10, 7, 7), 2) == [0, 1], "the last quarter goes before all are forgotten")
        #expect(known(full(10, 10, 3, 1), 2) == [0, 1])
        let attack = full(10, 10, 10, 10)
        #expect(attack.take(99, at: start) == .taken(toReport: 0) && attack.count == 1)
        let half = full(6, 6, 5, 5)
        #expect(half.take(99, at: start) == .taken(toReport: 0) && half.count == 3, "half full is not fuller than half")
        let one = full(1)
        #expect(one.take(99, at: start) == .taken(toReport: 0) && one.count == 1)
        let none = full()
        #expect(none.take(99, at: start) == .taken(toReport: 0) && none.count == 1)
        #expect(none.take(98, at: start) == .taken(toReport: 0) && none.count == 1)
        let room = full(10, 10, 10)
        #expect(room.take(2, at: start) == .wait(.seconds(1)), "who is known needs no room")
    }

    @Test func `a rate has a step for each request, and no rate is none`() {
        let minute = RateLimit.perMinute(60)
        #expect(minute?.count == 60 && minute?.step == 1_000_000 && minute?.window == 60_000_000)
        #expect(RateLimit.perMinute(1)?.step == 60_000_000)
        #expect(RateLimit.perMinute(0) == nil && RateLimit.perMinute(-1) == nil)
        let least = RateLimit(0, every: .milliseconds(0))
        #expect(least.count == 1 && least.step == 1 && least.window == 1)
        let uneven = RateLimit(7, every: .seconds(60))
        #expect(uneven.step == 8_571_428 && uneven.window == 59_999_996)
        #expect(minute?.take(from: 0, at: 5) == .taken(fullAt: 1_000_005))
        #expect(minute?.take(60, from: 5, at: 5) == .taken(fullAt: 60_000_005))
        #expect(minute?.take(60, from: 6, at: 5) == .wait(.microseconds(1)))
    }
}
