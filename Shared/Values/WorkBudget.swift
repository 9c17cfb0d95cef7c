import Glibc
import Synchronization

/// A budget for work on untrusted input.
///
/// Every loop whose length depends on the input counts against it. Steps and bytes end a hostile input in the same way
/// on every machine; processor time covers what cannot be counted, such as a C library's own loops. Once one of them is
/// used up, every further use throws.
///
/// A budget belongs to the thread that creates it, as it measures that thread's processor time.
public final class WorkBudget {
    /// The limits of a budget.
    public struct Limits: Sendable {
        /// The number of steps, small operations of about a third of a microsecond each.
        public var steps: Int
        /// The number of bytes that may be copied or scanned.
        public var bytes: Int
        /// The processor time, in nanoseconds.
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
        /// Too many steps.
        case steps
        /// Too many bytes.
        case bytes
        /// Too much processor time.
        case time
        /// Nobody waits for the result any more.
        case abandoned
    }

    /// A flag, set from any thread, that nobody waits for the work any more.
    public final class Abandonment: Sendable {
        private let flag = Atomic<Bool>(false)

        /// Not abandoned yet.
        public init() {}

        /// Ends the work at its next check.
        public func abandon() { flag.store(true, ordering: .relaxed) }

        /// Whether the work is abandoned.
        public var isAbandoned: Bool { flag.load(ordering: .relaxed) }
    }

    private let limits: Limits
    private let start: UInt64
    private let deadline: UInt64?
    private let abandonment: Abandonment?
    private var untilLook = WorkBudget.lookInterval
    /// Why the work has ended, if it has.
    public private(set) var exhausted: Exhausted?
    /// How many steps have been counted.
    public private(set) var steps = 0
    /// How many bytes have been counted.
    public private(set) var bytes = 0

    /// Clocks are checked once in this many steps, as a check takes as long as a step.
    private static let lookInterval = 2048

    /// A budget for work on this thread that starts now.
    ///
    /// `deadline` is when the response is due, in monotonic nanoseconds; `abandonment` tells that nobody waits for it
    /// any more.
    public init(_ limits: Limits, deadline: UInt64? = nil, abandonment: Abandonment? = nil) {
        self.limits = limits
        self.deadline = deadline
        self.abandonment = abandonment
        start = Self.nanoseconds(CLOCK_THREAD_CPUTIME_ID)
    }

    /// Counts steps; false if the budget is used up.
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

    /// Counts bytes, and one step per 64 bytes; false if the budget is used up.
    public func affords(bytes count: Int) -> Bool {
        guard affords(1 + count / 64) else { return false }
        bytes += count
        // defence: gathered-bytes
        if bytes > limits.bytes { exhausted = .bytes }
        return exhausted == nil
    }

    /// Checks the clocks and the abandonment; false if the work has to end.
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

    /// Counts steps; throws if the budget is used up.
    public func spend(_ count: Int = 1) throws(Exhausted) {
        guard affords(count) else { return try check() }
    }

    /// Counts bytes; throws if the budget is used up.
    public func spend(bytes count: Int) throws(Exhausted) {
        guard affords(bytes: count) else { return try check() }
    }

    /// Ends the work for another reason, such as too large a tree.
    public func end(_ reason: Exhausted) {
        exhausted = exhausted ?? reason
    }

    /// Throws if the budget is used up.
    public func check() throws(Exhausted) {
        if let exhausted { throw exhausted }
    }

    private static func nanoseconds(_ clock: clockid_t) -> UInt64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
