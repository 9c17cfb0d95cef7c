import Glibc

/// A few threads for work that blocks or computes: SQLite, password hashing, images.
///
/// Work is taken first come first served; with one thread it is thereby serial.
public final class ThreadPool: @unchecked Sendable {
    // Unchecked because of the condition variable, which is used only with `lock` held or to signal.
    // On the heap, as their addresses must never change; a pool lives as long as the process or its test.
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let arrived = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var queue: [@Sendable () -> Void] = []
    private var head = 0
    private var stopped = false

    /// A pool of so many threads, started at once.
    public init(name: String, threads: Int) {
        pthread_mutex_init(lock, nil)
        pthread_cond_init(arrived, nil)
        for _ in 0..<threads { startThread(named: name) { [self] in work() } }
    }

    /// Runs `body` on a thread of the pool and gives its result to the waiting task.
    public func run<Value: Sendable, Failure: Error>(
        _ body: @escaping @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let result: Result<Value, Failure> = await withUnsafeContinuation { continuation in
            submit { continuation.resume(returning: Result(catching: body)) }
        }
        return try result.get()
    }

    /// Queues `body` without waiting for it.
    public func submit(_ body: @escaping @Sendable () -> Void) {
        pthread_mutex_lock(lock)
        queue.append(body)
        pthread_mutex_unlock(lock)
        pthread_cond_signal(arrived)
    }

    /// Ends the threads once what is queued has been done.
    public func stop() {
        pthread_mutex_lock(lock)
        stopped = true
        pthread_mutex_unlock(lock)
        pthread_cond_broadcast(arrived)
    }

    private func work() {
        while true {
            pthread_mutex_lock(lock)
            while head == queue.count && !stopped { pthread_cond_wait(arrived, lock) }
            guard head < queue.count else {
                pthread_mutex_unlock(lock)
                return
            }
            let body = queue[head]
            head += 1
            if head == queue.count {
                queue.removeAll(keepingCapacity: true)
                head = 0
            }
            pthread_mutex_unlock(lock)
            body()
        }
    }
}
