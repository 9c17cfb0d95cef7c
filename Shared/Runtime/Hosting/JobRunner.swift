import Events
import JSON
import Loop
import Synchronization
import Telemetry

/// Runs background jobs on the loop until it is stopped.
///
/// A job that fails waits longer before each further run, so that what it cannot do does not keep others from their work.
@MembersInit
final class JobRunner: Sendable {
    private let loop: EventLoop
    private let logger: Logger
    private let state = Mutex(State())

    private struct State {
        var running = 0
        var isStopped = false
    }

    func start(_ jobs: [BackgroundJob]) {
        loop.execute { [self] in
            for job in jobs { schedule(job, failures: 0) }
        }
    }

    /// Starts no further run and waits for those under way, for two seconds at most: they may be cut off anywhere.
    func stop() async {
        state.withLock { $0.isStopped = true }
        for _ in 0..<200 where state.withLock({ $0.running > 0 }) { await loop.pause(for: .milliseconds(10)) }
    }

    /// The pause before a job's next run: its interval, doubled with each failure in a row, to five minutes at most.
    static func pause(_ interval: Duration, failures: Int, jitter: Double) -> Duration {
        let longest = max(interval, .seconds(300))
        // Replicas that were started together do not run together.
        // defence: job-pauses
        return min(interval * (1 << min(failures, 20)), longest) * (0.9 + jitter / 5)
    }

    /// On the loop.
    private func schedule(_ job: BackgroundJob, failures: Int) {
        let pause = JobRunner.pause(job.interval, failures: failures, jitter: .random(in: 0...1))
        loop.schedule(after: pause) { [self] in run(job, failures: failures) }
    }

    private func run(_ job: BackgroundJob, failures: Int) {
        let mayRun = state.withLock { state in
            if !state.isStopped { state.running += 1 }
            return !state.isStopped
        }
        guard mayRun else { return }
        loop.spawn { [self] in
            var failures = failures
            do {
                try await job.work()
                failures = 0
            } catch {
                failures += 1
                logger.error(
                    "a background job failed",
                    ["job": job.name, "failures": failures, "error": logDescription(of: error)]
                )
            }
            state.withLock { $0.running -= 1 }
            let next = failures
            loop.execute { [self] in schedule(job, failures: next) }
        }
    }
}
