/// Runs tasks on a pool's threads: what computes for so long that the loop must not do it.
///
/// A task that prefers this executor comes back to it whenever it has waited for something.
public final class PoolExecutor: TaskExecutor {
    private let pool: ThreadPool
    private let owner: WorkOwner?

    /// An executor over a pool, whose tasks have this owner's turns.
    public init(_ pool: ThreadPool, for owner: WorkOwner? = nil) {
        self.pool = pool
        self.owner = owner
    }

    /// Runs a task's next part on a thread of the pool.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        pool.submit(of: owner) { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
}
