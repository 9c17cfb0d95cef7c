/// A part of a task, up to its next wait, and the executor that the task prefers.
struct TaskJob: Sendable {
    private let job: UnownedJob
    private let executor: UnownedTaskExecutor
    private let holder: GrowingExecutor?

    /// A job; an executor that ends with its task is held until the job has returned.
    init(_ job: UnownedJob, of executor: UnownedTaskExecutor, holding holder: GrowingExecutor? = nil) {
        self.job = job
        self.executor = executor
        self.holder = holder
    }

    /// Runs the part on the current thread.
    func run() { withExtendedLifetime(holder) { job.runSynchronously(on: executor) } }
}
