import CLinux
import Glibc

/// A few threads for work that blocks or computes: SQLite, password hashing, pages.
///
/// Owners take turns (see `FairQueue`), and each one's work is taken first come first served; with one thread it is
/// thereby serial. What is run for a request waits in a bounded queue and is given up when its request is: see
/// `run(orThrow:)`.
public final class ThreadPool: @unchecked Sendable {
    // Unchecked because of the condition variable, which is used only with `lock` held or to signal.

    /// What a pool is about.
    public struct Kind: Sendable {
        /// How many pieces of work may wait for a thread; beyond that those of whoever has most waiting are refused.
        public var capacity: Int
        /// Whether the work computes rather than waits for a disk.
        ///
        /// Such threads run at a lower priority than those that answer, and their processor time is charged to the work's
        /// owner; of others, what holds a thread for more than 20 ms.
        public var isComputing: Bool

        /// A kind from its parts.
        public init(capacity: Int, isComputing: Bool) {
            self.capacity = capacity
            self.isComputing = isComputing
        }

        /// Short work with a disk in it.
        public static let short = Kind(capacity: 4096, isComputing: false)
        /// Work that computes for milliseconds.
        public static let computing = Kind(capacity: 256, isComputing: true)
    }

    private struct Job {
        let since: UInt64
        let deadline: UInt64?
        let owner: WorkOwner?
        let body: @Sendable () -> Void
        /// Called in place of `body` if it cannot be run; nil for work that must be.
        let refuse: (@Sendable () -> Void)?
    }

    /// The pool's name, in metrics and messages.
    public let name: String
    private let kind: Kind
    // On the heap, as their addresses must never change; a pool lives as long as the process or its test.
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let arrived = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var queue = FairQueue<Job>()
    /// When each thread began what it does, 0 for one that waits.
    private var begun: [UInt64]
    private var refused = 0
    private var stopped = false
    /// Whom each thread works for, and how many may work for one: one less than there are, where there are several.
    private var working: [WorkOwner?]
    private let most: Int

    /// A pool of so many threads, started at once.
    public init(name: String, threads: Int, _ kind: Kind = .short) {
        self.name = name
        self.kind = kind
        begun = [UInt64](repeating: 0, count: threads)
        working = [WorkOwner?](repeating: nil, count: threads)
        most = threads > 1 ? threads - 1 : 1
        pthread_mutex_init(lock, nil)
        pthread_cond_init(arrived, nil)
        for index in 0..<threads {
            startThread(named: name) { [self] in
                if kind.isComputing { larder_lower_thread_priority(19) }
                work(index)
            }
        }
    }

    /// Runs `body` on a thread of the pool and gives its result to the waiting task, however long that takes.
    ///
    /// For Larder's own work. What requests cause is run by `run(orThrow:)`.
    public func run<Value: Sendable, Failure: Error>(
        _ body: @escaping @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let result: Result<Value, Failure> = await withUnsafeContinuation { continuation in
            submit { continuation.resume(returning: Result(catching: body)) }
        }
        return try result.get()
    }

    /// Runs `body` on a thread of the pool, on behalf of the current task's owner.
    ///
    /// Throws `refusal` instead if too much waits already, or if the owner's deadline passes before a thread is free.
    public func run<Value: Sendable, Failure: Error>(
        orThrow refusal: Failure,
        _ body: @escaping @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let owner = WorkOwner.current
        let result: Result<Value, Failure> = await withUnsafeContinuation { continuation in
            let job = Job(
                since: monotonicNanoseconds(),
                deadline: owner?.deadline,
                owner: owner,
                body: { [self] in
                    // Charged before the task goes on, which may be over a moment later.
                    let result = charging(owner) { Result(catching: body) }
                    continuation.resume(returning: result)
                },
                refuse: { continuation.resume(returning: .failure(refusal)) }
            )
            enqueue(job)
        }
        return try result.get()
    }

    /// Queues `body` without waiting for it; it is always run.
    public func submit(of owner: WorkOwner? = nil, _ body: @escaping @Sendable () -> Void) {
        enqueue(Job(since: monotonicNanoseconds(), deadline: nil, owner: owner, body: body, refuse: nil))
    }

    /// Ends the threads once what is queued has been done.
    public func stop() {
        pthread_mutex_lock(lock)
        stopped = true
        pthread_mutex_unlock(lock)
        pthread_cond_broadcast(arrived)
    }

    /// What a pool is doing, for metrics and readiness.
    public struct Load: Sendable, Hashable {
        /// How many pieces of work wait for a thread.
        public var waiting = 0
        /// How long the oldest of them has waited, in nanoseconds.
        public var oldestWait: UInt64 = 0
        /// How many threads are busy.
        public var busy = 0
        /// How long the longest of them has been at the same piece of work, in nanoseconds.
        public var longestRun: UInt64 = 0
        /// How much has been refused since the start.
        public var refused = 0
    }

    /// What the pool is doing now.
    public var load: Load {
        let now = monotonicNanoseconds()
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        var load = Load(waiting: queue.count, refused: refused)
        queue.forEachFirst { load.oldestWait = max(load.oldestWait, now &- min($0.since, now)) }
        for start in begun where start != 0 {
            load.busy += 1
            load.longestRun = max(load.longestRun, now &- min(start, now))
        }
        return load
    }

    private func enqueue(_ job: Job) {
        var surplus: Job?
        pthread_mutex_lock(lock)
        // What a free thread is about to take does not wait.
        let free = begun.count { $0 == 0 }
        if queue.count < kind.capacity + free || job.refuse == nil {
            queue.append(job, of: job.owner)
        } else {
            // Room is made by whoever has most waiting; what must be run is put back.
            surplus = queue.dropNewest(for: job.owner)
            if let kept = surplus, kept.refuse == nil {
                queue.append(kept, of: kept.owner)
                surplus = nil
            }
            if surplus == nil { surplus = job } else { queue.append(job, of: job.owner) }
            refused += 1
        }
        pthread_mutex_unlock(lock)
        pthread_cond_signal(arrived)
        surplus?.refuse?()
    }

    private func work(_ index: Int) {
        while true {
            pthread_mutex_lock(lock)
            working[index] = nil
            begun[index] = 0
            var next = take()
            // Once stopped, what an owner has to wait with is left to the thread that works for it.
            while next == nil && !stopped {
                pthread_cond_wait(arrived, lock)
                next = take()
            }
            guard let job = next else {
                pthread_mutex_unlock(lock)
                return
            }
            let now = monotonicNanoseconds()
            begun[index] = now
            working[index] = job.owner
            let isLate = job.refuse != nil && (job.deadline ?? .max) < now
            if isLate { refused += 1 }
            pthread_mutex_unlock(lock)
            if isLate { job.refuse?() } else { job.body() }
        }
    }

    /// The work whose turn it is; with the lock.
    ///
    /// No owner has all threads, so that another's work need not wait until a long piece of work ends. Larder itself may.
    private func take() -> Job? {
        queue.popFirst { address, account in
            var count = 0
            for owner in working where owner?.address == address && owner?.account == account { count += 1 }
            return count >= most
        }
    }

    private func charging<Value>(_ owner: WorkOwner?, _ body: () -> Value) -> Value {
        guard let owner else { return body() }
        let start = kind.isComputing ? threadNanoseconds() : monotonicNanoseconds()
        let value = body()
        let held = (kind.isComputing ? threadNanoseconds() : monotonicNanoseconds()) &- start
        if kind.isComputing || held > 20_000_000 { owner.spend(held) }
        return value
    }
}

/// The processor time of the calling thread, in nanoseconds.
public func threadNanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
