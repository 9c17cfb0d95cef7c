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

    /// Takes a token of a client's.
    func take(_ key: Key, at now: Instant) -> Outcome {
        let now = now.microseconds
        return buckets.withLock { buckets in
            guard var bucket = buckets[key] else {
                if buckets.count >= capacity { TokenBuckets.thin(&buckets, limit, to: capacity / 2, at: now) }
                buckets[key] = Bucket(fullAt: now + limit.step, unreported: portion > 1 ? 1 : 0)
                return .taken(toReport: portion > 1 ? 0 : 1)
            }
            switch limit.take(from: bucket.fullAt, at: now) {
            case .wait(let time):
                // Kept, so that a bucket which the clock has left far ahead fills again from now.
                bucket.fullAt = limit.start(bucket.fullAt, at: now)
                buckets[key] = bucket
                return .wait(time)
            case .taken(let fullAt):
                bucket.fullAt = fullAt
                bucket.unreported += 1
                let toReport = bucket.unreported >= portion ? bucket.unreported : 0
                bucket.unreported -= toReport
                buckets[key] = bucket
                return .taken(toReport: toReport)
            }
        }
    }

    /// Notes what all replicas together have taken, as far as it is known: the bucket is full at `fullAt` or later.
    func note(_ key: Key, fullAt: Int64) {
        buckets.withLock { buckets in
            guard var bucket = buckets[key] else { return }
            bucket.fullAt = max(bucket.fullAt, fullAt + Int64(bucket.unreported) * limit.step)
            buckets[key] = bucket
        }
    }

    private static func thin(_ buckets: inout [Key: Bucket], _ limit: RateLimit, to count: Int, at now: Int64) {
        for quarter in Int64(0)...3 {
            let bound = now + limit.window * quarter / 4
            buckets = buckets.filter { $0.value.fullAt > bound }
            if buckets.count <= count { return }
        }
        // All are nearly empty: an attack from everywhere at once. Memory is finite.
        buckets = [:]
    }
}
