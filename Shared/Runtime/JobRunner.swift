import Events
import Loop
import Synchronization
import Telemetry

/// Runs background jobs on the loop until it is stopped.
final class JobRunner: Sendable {
    private let loop: EventLoop
    private let logger: Logger
    private let state = Mutex(State())

    private struct State {
        var running = 0
        var isStopped = false
    }

    init(loop: EventLoop, logger: Logger) {
        self.loop = loop
        self.logger = logger
    }

    func start(_ jobs: [BackgroundJob]) {
        loop.execute { [self] in
            for job in jobs { schedule(job) }
        }
    }

    /// Starts no further run and waits for those under way, for two seconds at most: they may be cut off anywhere.
    func stop() async {
        state.withLock { $0.isStopped = true }
        for _ in 0..<200 where state.withLock({ $0.running > 0 }) { await loop.pause(for: .milliseconds(10)) }
    }

    /// On the loop.
    private func schedule(_ job: BackgroundJob) {
        // Replicas that were started together do not run together.
        loop.schedule(after: job.interval * .random(in: 0.9...1.1)) { [self] in run(job) }
    }

    private func run(_ job: BackgroundJob) {
        let mayRun = state.withLock { state in
            if !state.isStopped { state.running += 1 }
            return !state.isStopped
        }
        guard mayRun else { return }
        loop.spawn { [self] in
            do {
                try await job.work()
            } catch {
                logger.error("a background job failed", ["job": job.name, "error": logDescription(of: error)])
            }
            state.withLock { $0.running -= 1 }
            loop.execute { [self] in schedule(job) }
        }
    }
}
