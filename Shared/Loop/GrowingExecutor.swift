import Synchronization

/// Runs a task on the loop until it has much to do, and on a pool's threads from then on.
///
/// A thread's turn costs more than most small answers, and what is large would hold up all others on the loop.
public final class GrowingExecutor: TaskExecutor {
    private let loop: EventLoop
    private let pool: ThreadPool
    private let owner: WorkOwner?
    private let isBeside: Atomic<Bool>

    @TaskLocal private static var current: GrowingExecutor?

    /// From how many bytes on reading or writing JSON takes long enough to hold up others.
    private static let largeBytes = 65_536

    /// An executor that begins on the loop, unless the work is known to be large.
    public init(_ loop: EventLoop, _ pool: ThreadPool, for owner: WorkOwner?, isLarge: Bool) {
        self.loop = loop
        self.pool = pool
        self.owner = owner
        isBeside = Atomic(isLarge)
    }

    /// Runs a job where the task has got to.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = TaskJob(UnownedJob(job), of: asUnownedTaskExecutor())
        guard isBeside.load(ordering: .acquiring) else { return loop.enqueue(job) }
        // The executor's scope may end on another thread while the last job returns.
        pool.submit(of: owner) { [self] in withExtendedLifetime(self) { job.run() } }
    }

    /// Carries out `body` on this executor.
    public func run<Value>(_ body: () async throws -> Value) async rethrows -> Value {
        try await withTaskExecutorPreference(self) {
            try await Self.$current.withValue(self, operation: body)
        }
    }

    /// Leaves the loop, if the current task is on such an executor and is to read or write so many bytes of JSON.
    public static func leaveLoop(for bytes: Int) async { await leaveLoop(if: bytes > largeBytes) }

    /// Leaves the loop, if the current task is on such an executor and what it has to do is large.
    ///
    /// Call it when that is known, before the work.
    public static func leaveLoop(if isLarge: Bool) async {
        // defence: leaving-the-loop
        guard isLarge, let executor = current, !executor.isBeside.exchange(true, ordering: .acquiringAndReleasing)
        else {
            return
        }
        // The loop resumes the task when this turn of it has ended. Another thread might before it is suspended, and it
        // would go on here.
        await withUnsafeContinuation { continuation in
            executor.loop.execute { continuation.resume() }
        }
    }
}
