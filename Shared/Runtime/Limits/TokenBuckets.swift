import Synchronization
import Values

/// The token buckets of one limit, in memory, one for each client.
///
/// Their number is bounded. Full ones are forgotten first, as nothing is lost with them, and then the fuller ones: who
/// has been at it most is remembered longest.
final class TokenBuckets<Key: Hashable & Sendable>: Sendable {
    private struct Bucket {
        var fullAt: Int64
        /// How many tokens other replicas have not heard of.
        var unreported = 0

        /// Notes tokens that were taken; gives how many are to be reported now, a portion at least.
        mutating func note(_ tokens: Int, _ portion: Int) -> Int {
            unreported += tokens
            let toReport = unreported >= portion ? unreported : 0
            unreported -= toReport
            return toReport
        }
    }

    /// What came of taking a token.
    enum Outcome: Equatable {
        /// Taken. If `toReport` is not zero, so many are to be told to the other replicas now.
        case taken(toReport: Int)
        /// The bucket is empty for so long.
        case wait(Duration)
    }

    let limit: RateLimit
    private let capacity: Int
    private let portion: Int
    private let buckets = Mutex<[Key: Bucket]>([:])

    /// Buckets for so many clients; every `portion` tokens of one are due to be reported.
    init(_ limit: RateLimit, capacity: Int = 100_000, reportingEvery portion: Int = .max) {
        self.limit = limit
        self.capacity = max(1, capacity)
        self.portion = portion
    }

    /// How many clients are remembered.
    var count: Int { buckets.withLock { $0.count } }

    /// Takes tokens of a client's; never more than a quarter of what a full bucket holds, so that it can be had.
    func take(_ key: Key, _ tokens: Int = 1, at now: Instant) -> Outcome {
        let now = now.microseconds
        let tokens = min(tokens, max(1, limit.count / 4))
        return buckets.withLock { buckets in
            var bucket = bucket(key, &buckets, at: now)
            switch limit.take(tokens, from: bucket.fullAt, at: now) {
            case .wait(let time):
                // Kept, so that a bucket which the clock has left far ahead fills again from now.
                bucket.fullAt = limit.start(bucket.fullAt, at: now)
                buckets[key] = bucket
                return .wait(time)
            case .taken(let fullAt):
                bucket.fullAt = fullAt
                defer { buckets[key] = bucket }
                return .taken(toReport: bucket.note(tokens, portion))
            }
        }
    }

    /// Gives a token back, as what it was taken for was in order.
    func giveBack(_ key: Key) {
        buckets.withLock { $0[key]?.fullAt -= limit.step }
    }

    /// Takes tokens for what has been done already, as far as they are there; gives how many are to be reported now.
    func charge(_ tokens: Int, to key: Key, at now: Instant) -> Int {
        let now = now.microseconds
        return buckets.withLock { buckets in
            var bucket = bucket(key, &buckets, at: now)
            defer { buckets[key] = bucket }
            let tokens = min(tokens, limit.count)
            bucket.fullAt = min(limit.start(bucket.fullAt, at: now) + limit.step * Int64(tokens), now + limit.window)
            return bucket.note(tokens, portion)
        }
    }

    private func bucket(_ key: Key, _ buckets: inout [Key: Bucket], at now: Int64) -> Bucket {
        if let known = buckets[key] { return known }
        if buckets.count >= capacity { thin(&buckets, to: capacity / 2, at: now) }
        return Bucket(fullAt: now)
    }

    /// Notes what all replicas together have taken, as far as it is known: the bucket is full at `fullAt` or later.
    func note(_ key: Key, fullAt: Int64) {
        buckets.withLock { buckets in
            guard var bucket = buckets[key] else { return }
            bucket.fullAt = max(bucket.fullAt, fullAt + Int64(bucket.unreported) * limit.step)
            buckets[key] = bucket
        }
    }

    private func thin(_ buckets: inout [Key: Bucket], to count: Int, at now: Int64) {
        for quarter in Int64(0)...3 {
            let bound = now + limit.window * quarter / 4
            buckets = buckets.filter { $0.value.fullAt > bound }
            if buckets.count <= count { return }
        }
        // All are nearly empty: an attack from everywhere at once. Memory is finite.
        buckets = [:]
    }
}
