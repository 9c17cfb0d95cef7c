/// Runs tasks on a pool's threads, for computations that would block the loop for too long.
///
/// A task that prefers this executor returns to it after every wait.
public final class PoolExecutor: TaskExecutor {
    private let pool: ThreadPool
    private let owner: WorkOwner?

    /// An executor over a pool, whose tasks are queued for this owner.
    public init(_ pool: ThreadPool, for owner: WorkOwner? = nil) {
        self.pool = pool
        self.owner = owner
    }

    /// Runs a job on a thread of the pool.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = TaskJob(UnownedJob(job), of: asUnownedTaskExecutor())
        // The executor's scope may end on another thread while the last job returns.
        pool.submit(of: owner) { [self] in withExtendedLifetime(self) { job.run() } }
    }
}
