import Values

/// So many within a time, of which all may come at once: a token bucket.
///
/// A bucket is kept as the one time at which it is full again. Taking moves that time on by what a token takes to come
/// back; a bucket is empty when the time lies a whole window ahead.
public struct RateLimit: Sendable, Hashable {
    /// How many tokens a full bucket holds.
    let count: Int
    /// How many microseconds an empty bucket takes to be full again.
    let window: Int64
    /// How many microseconds one token takes to come back.
    let step: Int64

    /// A limit of `count` within a time.
    public init(_ count: Int, every time: Duration) {
        self.count = max(1, count)
        step = max(1, time.wholeMilliseconds * 1000 / Int64(self.count))
        window = step * Int64(self.count)
    }

    /// A limit for each minute; nil if `count` is 0, which is no limit.
    public static func perMinute(_ count: Int) -> RateLimit? {
        count > 0 ? RateLimit(count, every: .seconds(60)) : nil
    }

    /// What came of taking tokens.
    enum Outcome: Equatable {
        /// Taken; the bucket is full again at this time.
        case taken(fullAt: Int64)
        /// Not enough tokens are there; so long it takes until they are.
        case wait(Duration)
    }

    /// Takes tokens out of a bucket that is full again at some time.
    func take(_ tokens: Int = 1, from fullAt: Int64, at now: Int64) -> Outcome {
        let next = start(fullAt, at: now) + step * Int64(tokens)
        // defence: rate-limits
        return next - now <= window ? .taken(fullAt: next) : .wait(.microseconds(next - now - window))
    }

    /// The time that counts as the bucket's.
    ///
    /// Never more than a window ahead: a clock that is set back must not shut anyone out.
    func start(_ fullAt: Int64, at now: Int64) -> Int64 { min(max(fullAt, now), now + window) }
}

extension Instant {
    /// Microseconds since 1970, in which buckets count.
    var microseconds: Int64 { milliseconds * 1000 }
}
