import Events
import JSON
import Loop
import Synchronization
import Telemetry
import Values

/// Runs background jobs on the loop until it is stopped.
///
/// A job that fails waits longer before each further run, so that what it cannot do does not keep others from their work.
@MembersInit
final class JobRunner: Sendable {
    private let loop: EventLoop
    private let logger: Logger
    private let now: @Sendable () -> Instant
    private let state = Mutex(State())

    private struct State {
        var running = 0
        var isStopped = false
        var records: [JobRecord] = []
    }

    /// What has become of every job that was started, in their order.
    var records: [JobRecord] { state.withLock { $0.records } }

    /// Starts jobs of a service, or of the process as a whole.
    func start(_ jobs: [BackgroundJob], of service: String? = nil) {
        let first = state.withLock { state in
            defer { state.records += jobs.map { JobRecord(service: service, name: $0.name, interval: $0.interval) } }
            return state.records.count
        }
        loop.execute { [self] in
            for (offset, job) in jobs.enumerated() { schedule(job, number: first + offset) }
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
    private func schedule(_ job: BackgroundJob, number: Int) {
        let failures = state.withLock { $0.records[number].failures }
        let pause = JobRunner.pause(job.interval, failures: failures, jitter: .random(in: 0...1))
        loop.schedule(after: pause) { [self] in run(job, number: number) }
    }

    private func run(_ job: BackgroundJob, number: Int) {
        let mayRun = state.withLock { state in
            if !state.isStopped { state.running += 1 }
            return !state.isStopped
        }
        guard mayRun else { return }
        loop.spawn { [self] in
            let (time, begun) = (now(), monotonicNanoseconds())
            var failure: (any Error)?
            do {
                try await job.work()
            } catch {
                failure = error
            }
            let took = Duration.nanoseconds(monotonicNanoseconds() - begun)
            let failures = state.withLock { state in
                state.running -= 1
                return state.records[number].note(at: time, took: took, failure)
            }
            if let failure {
                logger.error(
                    "a background job failed",
                    ["job": job.name, "failures": failures, "error": logDescription(of: failure)]
                )
            }
            loop.execute { [self] in schedule(job, number: number) }
        }
    }
}
