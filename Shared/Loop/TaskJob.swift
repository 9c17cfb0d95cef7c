/// A part of a task, up to its next wait, and the executor that the task prefers.
struct TaskJob: Sendable {
    private let job: UnownedJob
    private let executor: UnownedTaskExecutor

    init(_ job: UnownedJob, of executor: UnownedTaskExecutor) {
        self.job = job
        self.executor = executor
    }

    /// Runs the part on the current thread.
    func run() { job.runSynchronously(on: executor) }
}
