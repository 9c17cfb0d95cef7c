import Synchronization

/// Runs a request's task on the loop until it has much to do, and then on a pool's threads until it is done.
///
/// A thread's turn costs more than most small answers, and what is large would hold up all others on the loop.
public final class GrowingExecutor: TaskExecutor {
    private let loop: EventLoop
    private let pool: ThreadPool
    private let beginsBeside: Bool
    private let isBeside: Atomic<Bool>
    /// Whom the pool's threads work for: to be set before the task has parts, and before it leaves the loop.
    public nonisolated(unsafe) var owner: WorkOwner?

    /// From how many bytes on reading or writing JSON takes long enough to hold up others.
    private static let largeBytes = 65_536

    /// An executor that begins on the loop.
    public init(_ loop: EventLoop, _ pool: ThreadPool) {
        self.loop = loop
        self.pool = pool
        beginsBeside = false
        isBeside = Atomic(false)
    }

    /// An executor for what is known to be large, which begins beside the loop.
    public init(beside loop: EventLoop, _ pool: ThreadPool, for owner: WorkOwner?) {
        self.loop = loop
        self.pool = pool
        self.owner = owner
        beginsBeside = true
        isBeside = Atomic(true)
    }

    /// Runs a job where the task has got to.
    public func enqueue(_ job: consuming ExecutorJob) {
        // The task, which holds its executor, may end while its last job returns.
        let job = TaskJob(UnownedJob(job), of: asUnownedTaskExecutor(), holding: self)
        guard isBeside.load(ordering: .acquiring) else { return loop.enqueue(job) }
        pool.submit(of: owner) { job.run() }
    }

    /// Leaves the loop, if the task has not left it before.
    public func leaveLoop() async {
        guard !isBeside.exchange(true, ordering: .acquiringAndReleasing) else { return }
        await resumeFromLoop()
    }

    /// Comes back to the loop, if the task has left it; its parts have ended.
    public func returnToLoop() async {
        guard !beginsBeside, isBeside.exchange(false, ordering: .acquiringAndReleasing) else { return }
        // A task that is resumed before it is suspended goes on where it is.
        while !loop.isOnLoop { await resumeFromLoop() }
    }

    /// Lets the loop resume the task: if it is on the loop itself, when this turn has ended, so that the task is suspended
    /// by then and queued where it is to go on.
    private func resumeFromLoop() async {
        await withUnsafeContinuation { continuation in
            loop.execute { continuation.resume() }
        }
    }

    /// Leaves the loop, if the current task is on such an executor and is to read or write so many bytes of JSON.
    public static func leaveLoop(for bytes: Int) async { await leaveLoop(if: bytes > largeBytes) }

    /// Leaves the loop, if the current task is on such an executor and what it has to do is large.
    ///
    /// Call it when that is known, before the work.
    public static func leaveLoop(if isLarge: Bool) async {
        // defence: leaving-the-loop
        guard isLarge, let owner = WorkOwner.current, let executor = owner.executor else { return }
        // On the loop nobody else reads it.
        if !executor.isBeside.load(ordering: .acquiring) { executor.owner = owner }
        await executor.leaveLoop()
    }
}
