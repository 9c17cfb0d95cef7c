import Glibc
import Synchronization

/// What one piece of work on somebody else's input may cost.
///
/// Every loop whose length the input decides counts it down.
/// Steps and bytes make the end of a hostile input the same on every machine. Processor time covers what cannot be
/// counted, such as a C library's own loops. Once one of them is used up, every further use throws.
///
/// A budget belongs to the thread that makes it, as it measures that thread's processor time.
public final class WorkBudget {
    /// How much there is.
    public struct Limits: Sendable {
        /// How many small pieces of work, of about a third of a microsecond each.
        public var steps: Int
        /// How many bytes may be gathered or gone through.
        public var bytes: Int
        /// How long the processor may be busy, in nanoseconds.
        public var nanoseconds: UInt64

        /// Limits.
        public init(steps: Int, bytes: Int, milliseconds: UInt64) {
            self.steps = steps
            self.bytes = bytes
            nanoseconds = milliseconds * 1_000_000
        }
    }

    /// Why the work has to end.
    public enum Exhausted: Error, Equatable, Sendable {
        /// It is too much.
        case steps
        /// It is too large.
        case bytes
        /// It takes too long.
        case time
        /// Nobody waits for it any more.
        case abandoned
    }

    /// Set, from any thread, when nobody waits for the work any more.
    public final class Abandonment: Sendable {
        private let flag = Atomic<Bool>(false)

        /// Not abandoned yet.
        public init() {}

        /// Lets the work end at its next look.
        public func abandon() { flag.store(true, ordering: .relaxed) }

        /// Whether the work is abandoned.
        public var isAbandoned: Bool { flag.load(ordering: .relaxed) }
    }

    private let limits: Limits
    private let start: UInt64
    private let deadline: UInt64?
    private let abandonment: Abandonment?
    private var untilLook = WorkBudget.lookInterval
    /// What has ended the work, if anything has.
    public private(set) var exhausted: Exhausted?
    /// How many steps have been counted.
    public private(set) var steps = 0
    /// How many bytes have been counted.
    public private(set) var bytes = 0

    /// The clocks are asked every so many steps, as asking takes as long as a step.
    private static let lookInterval = 2048

    /// A budget for work on this thread that begins now.
    ///
    /// `deadline` is when the answer is due, on the monotonic clock in nanoseconds; `abandonment` tells that nobody waits
    /// for it any more.
    public init(_ limits: Limits, deadline: UInt64? = nil, abandonment: Abandonment? = nil) {
        self.limits = limits
        self.deadline = deadline
        self.abandonment = abandonment
        start = Self.nanoseconds(CLOCK_THREAD_CPUTIME_ID)
    }

    /// Counts steps; false if they can no longer be afforded.
    public func affords(_ count: Int = 1) -> Bool {
        guard exhausted == nil else { return false }
        steps += count
        untilLook -= count
        // defence: steps
        if steps > limits.steps {
            exhausted = .steps
        } else if untilLook <= 0 {
            untilLook = Self.lookInterval
            return look()
        }
        return exhausted == nil
    }

    /// Counts bytes, of which 64 are a step besides; false if they can no longer be afforded.
    public func affords(bytes count: Int) -> Bool {
        guard affords(1 + count / 64) else { return false }
        bytes += count
        // defence: gathered-bytes
        if bytes > limits.bytes { exhausted = .bytes }
        return exhausted == nil
    }

    /// Asks the clocks, and whether somebody waits; false if the work has to end.
    public func look() -> Bool {
        guard exhausted == nil else { return false }
        // defence: gone-clients
        if abandonment?.isAbandoned == true || deadline.map({ $0 < Self.nanoseconds(CLOCK_MONOTONIC) }) == true {
            exhausted = .abandoned
        } else if Self.nanoseconds(CLOCK_THREAD_CPUTIME_ID) - start > limits.nanoseconds {
            exhausted = .time
        }
        return exhausted == nil
    }

    /// Counts steps, or ends the work.
    public func spend(_ count: Int = 1) throws(Exhausted) {
        guard affords(count) else { return try check() }
    }

    /// Counts bytes, or ends the work.
    public func spend(bytes count: Int) throws(Exhausted) {
        guard affords(bytes: count) else { return try check() }
    }

    /// Ends the work for a reason of its own, such as too large a tree.
    public func end(_ reason: Exhausted) {
        exhausted = exhausted ?? reason
    }

    /// Throws if something is used up.
    public func check() throws(Exhausted) {
        if let exhausted { throw exhausted }
    }

    private static func nanoseconds(_ clock: clockid_t) -> UInt64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
