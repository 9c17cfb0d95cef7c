import CLinux
import Glibc

/// A few threads for work that blocks or computes: SQLite, password hashing, pages.
///
/// Owners take turns (see `FairQueue`), and each owner's work is first come, first served; one thread makes it serial.
/// Work for a request waits in a bounded queue and is dropped when the request ends: see `run(orThrow:)`.
public final class ThreadPool: @unchecked Sendable {
    // Unchecked because of the variables below `lock`, which are used only while it is held.

    private struct Job {
        let since: UInt64
        let deadline: UInt64?
        let owner: WorkOwner?
        let body: @Sendable () -> Void
        /// Called instead of `body` if it cannot be run; nil for work that must be run.
        let refuse: (@Sendable () -> Void)?
    }

    /// The pool's name, in metrics and messages.
    public let name: String
    let kind: Kind
    /// How many regular threads there are; the spare one comes after them.
    private let threads: Int
    // On the heap, as their addresses must never change; a pool lives as long as the process or its test.
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// The condition variable of each thread.
    private let calls: UnsafeMutablePointer<sem_t>
    private var queue = FairQueue<Job>()
    /// When each thread started its task; 0 if it is idle.
    private var begun: [UInt64]
    /// How many of the regular threads are busy.
    private var busy = 0
    private var isSpareAsleep = false
    private var recentUse = RecentUse()
    /// The idle threads that have not been woken; the last is woken first, as its caches are the warmest.
    private var asleep: [Int] = []
    private var refused = 0
    private var stopped = false
    /// The owner each thread works for, and the maximum per owner: one less than the number of threads, if there are
    /// several.
    private var working: [WorkOwner?]
    private let most: Int

    /// A pool with this many threads, which are started at once.
    public init(name: String, threads: Int, _ kind: Kind = .short) {
        self.name = name
        self.kind = kind
        self.threads = threads
        let all = kind.hasSpareThread ? threads + 1 : threads
        begun = [UInt64](repeating: 0, count: all)
        working = [WorkOwner?](repeating: nil, count: all)
        most = threads > 1 ? threads - 1 : 1
        pthread_mutex_init(lock, nil)
        calls = .allocate(capacity: all)
        for index in 0..<all {
            sem_init(calls + index, 0, 0)
            startThread(named: name) { [self] in
                // Short work has priority over long work, and answering over both.
                if kind.isComputing && !kind.keepsPriority { larder_lower_thread_priority(index == threads ? 10 : 19) }
                pthread_setspecific(currentPool, Unmanaged.passUnretained(self).toOpaque())
                work(index)
            }
        }
    }

    /// Runs `body` on a thread of the pool and returns its result to the waiting task, however long that takes.
    ///
    /// For Larder's own work, and what a request has started already; new work of requests uses `run(orThrow:)`.
    public func run<Value: Sendable, Failure: Error>(
        for owner: WorkOwner? = nil,
        _ body: @escaping @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let result: Result<Value, Failure> = await withUnsafeContinuation { continuation in
            submit(of: owner) { continuation.resume(returning: Result(catching: body)) }
        }
        return try result.get()
    }

    /// Runs `body` on a thread of the pool, on behalf of the current task's owner.
    ///
    /// Throws `refusal` instead if too many tasks wait already, or if the owner's deadline passes before a thread is
    /// free.
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
                    let start = owner == nil ? 0 : clock()
                    let result = Result(catching: body)
                    // Charged before the task continues, which may end a moment later.
                    if let owner { charge(owner, since: start) }
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

    /// Ends the threads once all queued work is done.
    public func stop() {
        pthread_mutex_lock(lock)
        stopped = true
        let sleepers = asleep + (isSpareAsleep ? [threads] : [])
        asleep = []
        isSpareAsleep = false
        pthread_mutex_unlock(lock)
        for index in sleepers { sem_post(calls + index) }
    }

    /// The pool's current load.
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
        // Work that an idle thread is about to take does not wait.
        let free = threads - busy
        // defence: guessing
        if queue.count < kind.capacity + free || job.refuse == nil {
            queue.append(job, of: job.owner)
        } else {
            // The owner with most waiting tasks makes room; work that must be run is put back.
            surplus = queue.dropNewest(for: job.owner)
            if let kept = surplus, kept.refuse == nil {
                queue.append(kept, of: kept.owner)
                surplus = nil
            }
            if surplus == nil { surplus = job } else { queue.append(job, of: job.owner) }
            refused += 1
        }
        let called = nextToCall() ?? spareToCall(for: job.owner)
        pthread_mutex_unlock(lock)
        if let called { sem_post(calls + called) }
        surplus?.refuse?()
    }

    private func work(_ index: Int) {
        let isSpare = index == threads
        pthread_mutex_lock(lock)
        while true {
            guard let job = take(isSpare: isSpare) else {
                // Once stopped, an owner's held work is left to the thread that works for that owner.
                if stopped { break }
                if isSpare { isSpareAsleep = true } else { asleep.append(index) }
                pthread_mutex_unlock(lock)
                while sem_wait(calls + index) != 0 {}
                pthread_mutex_lock(lock)
                continue
            }
            let now = monotonicNanoseconds()
            begun[index] = now
            working[index] = job.owner
            if !isSpare { busy += 1 }
            // defence: late-work
            let isLate = job.refuse != nil && (job.deadline ?? .max) < now
            if isLate { refused += 1 }
            let called = nextToCall()
            pthread_mutex_unlock(lock)
            if let called { sem_post(calls + called) }
            let start = kind.hasSpareThread ? threadNanoseconds() : 0
            if isLate { job.refuse?() } else { job.body() }
            let used = kind.hasSpareThread ? threadNanoseconds() - start : 0
            pthread_mutex_lock(lock)
            if let owner = job.owner, used > 0 { recentUse.add(used, of: owner.address, at: now) }
            begun[index] = 0
            working[index] = nil
            if !isSpare { busy -= 1 }
        }
        pthread_mutex_unlock(lock)
    }

    /// The thread to wake for waiting work, unless the busy ones will do all of it anyway; call with the lock held.
    ///
    /// Waking a thread needlessly costs as much as a short task. Work of an owner at their maximum is left to their
    /// threads.
    private func nextToCall() -> Int? {
        let coming = threads - busy - asleep.count
        guard coming < queue.count, !asleep.isEmpty else { return nil }
        if let (address, account) = queue.soleOwner, coming + count(of: address, account) >= most { return nil }
        return asleep.popLast()
    }

    /// The spare thread, if a light user would have to wait for a regular one; call with the lock held.
    private func spareToCall(for owner: WorkOwner?) -> Int? {
        guard isSpareAsleep, asleep.isEmpty, let owner, isLight(owner.address) else { return nil }
        isSpareAsleep = false
        return threads
    }

    /// Whether an address is a light user of the pool; Larder's own work has no address.
    private func isLight(_ address: Int) -> Bool {
        // defence: spare-thread
        address != 0 && recentUse.isLight(address, at: monotonicNanoseconds())
    }

    /// The same without the lock held.
    func hasHadLittle(_ address: Int) -> Bool {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return isLight(address)
    }

    /// The next work in turn; call with the lock held.
    ///
    /// No owner uses all threads, so that others need not wait for a long task. Larder itself may.
    private func take(isSpare: Bool) -> Job? {
        queue.popFirst { address, account in
            isSpare && !isLight(address) || count(of: address, account) >= most
        }
    }

    /// How many threads work for an owner; call with the lock held.
    private func count(of address: Int, _ account: Int) -> Int {
        var count = 0
        for owner in working where owner?.address == address && owner?.account == account { count += 1 }
        return count
    }

    private func clock() -> UInt64 { kind.isComputing ? threadNanoseconds() : monotonicNanoseconds() }

    private func charge(_ owner: WorkOwner, since start: UInt64) {
        let held = clock() &- start
        if kind.isComputing || held > 20_000_000 { owner.spend(held) }
    }
}
