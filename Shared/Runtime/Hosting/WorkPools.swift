public import Loop
import Synchronization
import Telemetry

/// The pools of a process on which requests' work is done: their metrics, and whether they get on.
public final class WorkPools: Sendable {
    private let metrics: Metrics
    private let pools = Mutex<[ThreadPool]>([])

    /// How long a piece of work may wait before the process does not count as ready.
    private let patience: Duration

    init(_ metrics: Metrics, patience: Duration = .seconds(10)) {
        self.metrics = metrics
        self.patience = patience
    }

    /// A pool of threads that compute for requests.
    public func pool(_ name: String, threads: Int, _ kind: ThreadPool.Kind = .computing) -> ThreadPool {
        let pool = ThreadPool(name: name, threads: threads, kind)
        add(pool)
        return pool
    }

    /// Counts a pool among those that are watched.
    func add(_ pool: ThreadPool) {
        pools.withLock { $0.append(pool) }
        let labels: Metrics.Labels = [("pool", pool.name)]
        metrics.gauge("larder_pool_waiting", "Tasks waiting for a thread.", labels) {
            Double(pool.load.waiting)
        }
        metrics.gauge("larder_pool_oldest_wait_seconds", "Waiting time of the oldest task.", labels) {
            Double(pool.load.oldestWait) / 1e9
        }
        metrics.gauge("larder_pool_longest_run_seconds", "Running time of the longest running task.", labels) {
            Double(pool.load.longestRun) / 1e9
        }
        metrics.gauge("larder_pool_refused_total", "Tasks that were refused or too late.", labels) {
            Double(pool.load.refused)
        }
    }

    /// What keeps a pool from getting on, in a sentence; nil if all do.
    var trouble: String? {
        for pool in pools.withLock({ $0 }) {
            let load = pool.load
            // defence: stuck-threads
            guard load.oldestWait > patience.nanoseconds else { continue }
            return "A task for the threads \(pool.name) has waited for \(load.oldestWait / 1_000_000_000) seconds."
        }
        return nil
    }
}
