import Glibc
import Synchronization

/// A budget of steps for calculations that may go on on another thread, as those within a transaction do.
///
/// Every loop whose length depends on what clients have sent counts against it. Unlike `WorkBudget` it measures no
/// processor time, so that it belongs to no thread.
public final class StepBudget: Sendable {
    private let limit: Int
    private let deadline: UInt64?
    private let used = Atomic<Int>(0)

    /// The clock is read once in this many steps.
    private static let lookInterval = 4096

    /// A budget of so many steps, which ends at a deadline in monotonic nanoseconds, and with its task.
    public init(steps: Int, deadline: UInt64? = nil) {
        limit = steps
        self.deadline = deadline
    }

    /// How many steps have been counted.
    public var steps: Int { used.load(ordering: .relaxed) }

    /// Counts steps; throws `.steps` if there are no more, `.abandoned` if nobody waits for the result any more.
    public func spend(_ count: Int) throws(WorkBudget.Exhausted) {
        let (before, after) = used.wrappingAdd(count, ordering: .relaxed)
        // defence: calculation-steps
        if after > limit { throw .steps }
        // defence: abandoned-calculations
        if before / Self.lookInterval != after / Self.lookInterval || before == 0, isAbandoned { throw .abandoned }
    }

    /// Whether the current task is cancelled or the deadline has passed.
    private var isAbandoned: Bool {
        if Task.isCancelled { return true }
        guard let deadline else { return false }
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return deadline < UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
