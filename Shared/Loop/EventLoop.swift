import CLinux
import Glibc
import Synchronization

/// One thread that waits with epoll and runs everything in a service that must not block: HTTP, PostgreSQL, libcurl,
/// timers and, as a task executor, the Swift code of requests.
///
/// A request's task starts on the loop's thread and stays there; it switches threads only if it waits for work on
/// another one.
public final class EventLoop: TaskExecutor, @unchecked Sendable {
    // Unchecked because of the state below `thread`: it is used on the loop's own thread only, which `assertOnLoop`
    // checks in debug builds. State shared between threads is protected by a mutex or atomic.
    /// The readiness of a watched file descriptor.
    public struct Readiness: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// From bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Readable, or the peer has closed.
        public static let read = Readiness(rawValue: 1)
        /// Writable.
        public static let write = Readiness(rawValue: 4)
        /// The peer has closed or shut down its side.
        public static let hungUp = Readiness(rawValue: 0x2000)
        /// An error or hang-up; always reported.
        public static let failed = Readiness(rawValue: 8)
    }

    /// A timer that can be cancelled.
    public struct Timer: Hashable, Sendable {
        let id: UInt64
    }

    private let epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
    private let wake = eventfd(0, Int32(EFD_NONBLOCK) | Int32(EFD_CLOEXEC))
    private let remote = Mutex<Remote>(Remote())
    private let started = Atomic<Bool>(false)
    private let finished = Mutex<Bool>(false)

    private var local: [TaskJob] = []
    private var running: [TaskJob] = []
    private var handlers: [Int32: (Readiness) -> Void] = [:]
    private var hooks: [() -> Void] = []
    private var timers = TimerQueue()
    private var hooksAgain = false
    private var stopping = false

    private struct Remote {
        var jobs: [TaskJob] = []
        var works: [@Sendable () -> Void] = []
        var isEmpty: Bool { jobs.isEmpty && works.isEmpty }
    }

    /// A loop that is not running yet.
    public init() {
        precondition(epoll >= 0 && wake >= 0, "the system gave no epoll or eventfd descriptor")
        control(EPOLL_CTL_ADD, wake, [.read])
    }

    /// Starts the loop's thread.
    public func start(name: String = "loop") {
        guard !started.exchange(true, ordering: .acquiringAndReleasing) else { return }
        startThread(named: name) { [self] in run() }
    }

    /// Asks the loop to end after its current iteration.
    ///
    /// Tasks that are still waiting are not resumed.
    public func stop() {
        execute { [self] in stopping = true }
    }

    /// Whether the caller runs on the loop's thread.
    ///
    /// `pthread_self` would not do: the compiler may keep its value beyond a wait, after which a task is on another thread.
    public var isOnLoop: Bool { pthread_getspecific(currentLoop) == Unmanaged.passUnretained(self).toOpaque() }

    /// Stops the program, in debug builds, if the caller is on another thread.
    public func assertOnLoop() {
        assert(isOnLoop, "this may be called on the loop's thread only")
    }

    /// Runs a job on the loop.
    public func enqueue(_ job: consuming ExecutorJob) {
        enqueue(TaskJob(UnownedJob(job), of: asUnownedTaskExecutor()))
    }

    /// Runs a job of this or another executor on the loop.
    func enqueue(_ job: TaskJob) {
        if isOnLoop { return local.append(job) }
        let first = remote.withLock { remote in
            defer { remote.jobs.append(job) }
            return remote.isEmpty
        }
        if first { signal() }
    }

    /// Runs `work` on the loop's thread in its next iteration.
    ///
    /// From any thread.
    public func execute(_ work: @escaping @Sendable () -> Void) {
        let first = remote.withLock { remote in
            defer { remote.works.append(work) }
            return remote.isEmpty
        }
        // The loop does not wait before it has run what is queued.
        if first, !isOnLoop { signal() }
    }

    /// Calls `handler` whenever a file descriptor is ready; calling this again replaces interest and handler.
    ///
    /// On the loop's thread only.
    public func watch(_ descriptor: Int32, _ interest: Readiness, _ handler: @escaping (Readiness) -> Void) {
        let known = handlers.updateValue(handler, forKey: descriptor) != nil
        control(known ? EPOLL_CTL_MOD : EPOLL_CTL_ADD, descriptor, interest)
    }

    /// Stops watching a file descriptor; call this before closing it.
    ///
    /// On the loop's thread only.
    public func unwatch(_ descriptor: Int32) {
        guard handlers.removeValue(forKey: descriptor) != nil else { return }
        control(EPOLL_CTL_DEL, descriptor, [])
    }

    /// Calls `hook` at the end of every iteration, before the loop waits again: to flush what the iteration has
    /// written.
    ///
    /// On the loop's thread, or before it starts.
    public func addTurnHook(_ hook: @escaping () -> Void) {
        hooks.append(hook)
    }

    /// Runs the hooks once more before the loop waits: for a hook that may have caused work for another one.
    ///
    /// On the loop's thread only.
    public func repeatHooks() {
        hooksAgain = true
    }

    /// Calls `work` once, after a delay.
    ///
    /// On the loop's thread, or before it starts.
    @discardableResult
    public func schedule(after delay: Duration, _ work: @escaping () -> Void) -> Timer {
        timers.add(at: monotonicNanoseconds() + delay.nanoseconds, work)
    }

    /// Cancels a timer, if it has not fired.
    ///
    /// On the loop's thread only.
    public func cancel(_ timer: Timer) {
        timers.remove(timer)
    }

    // MARK: - The loop itself

    private func run() {
        pthread_setspecific(currentLoop, Unmanaged.passUnretained(self).toOpaque())
        var events = [epoll_event](repeating: epoll_event(), count: 128)
        var isDone = true
        while !stopping {
            let count = epoll_wait(epoll, &events, Int32(events.count), isDone ? waitMilliseconds() : 0)
            for index in 0..<max(0, Int(count)) { dispatch(events[index]) }
            for work in timers.due(at: monotonicNanoseconds()) { work() }
            runQueued()
            // A hook may cause more work, which is run now, and then the hooks again. Bounded, as continuous requests
            // would otherwise delay timers and new connections.
            var rounds = 0
            repeat {
                hooksAgain = false
                for hook in hooks { hook() }
                isDone = !runQueued() && !hooksAgain
                rounds += 1
                // defence: bounded-rounds
            } while !isDone && rounds < 16
        }
        pthread_setspecific(currentLoop, nil)
        close(epoll)
    }

    private func dispatch(_ event: epoll_event) {
        let descriptor = event.data.fd
        if descriptor == wake {
            var count: UInt64 = 0
            _ = read(wake, &count, 8)
            return
        }
        handlers[descriptor]?(Readiness(rawValue: event.events & 0xFFFF).union(event.events & 16 != 0 ? .failed : []))
    }

    /// Runs queued work, from here and from other threads, until none is left; returns whether there was any.
    @discardableResult
    private func runQueued() -> Bool {
        var ran = false
        while true {
            let remote = self.remote.withLock { remote in
                defer { remote = Remote() }
                return remote.isEmpty ? nil : remote
            }
            if let remote {
                for work in remote.works { work() }
                for job in remote.jobs { job.run() }
            }
            if local.isEmpty && remote == nil { return ran }
            ran = true
            swap(&local, &running)
            for job in running { job.run() }
            running.removeAll(keepingCapacity: true)
        }
    }

    private func waitMilliseconds() -> Int32 {
        guard let next = timers.next else { return -1 }
        let now = monotonicNanoseconds()
        // Rounded up; otherwise the loop would spin through the last millisecond.
        return next <= now ? 0 : Int32(clamping: (next - now + 999_999) / 1_000_000)
    }

    private func control(_ operation: Int32, _ descriptor: Int32, _ interest: Readiness) {
        var event = epoll_event()
        event.events = interest.rawValue
        event.data.fd = descriptor
        epoll_ctl(epoll, operation, descriptor, &event)
    }

    private func signal() {
        var one: UInt64 = 1
        _ = write(wake, &one, 8)
    }
}

/// The loop that the current thread runs.
private let currentLoop: pthread_key_t = {
    var key = pthread_key_t()
    precondition(pthread_key_create(&key, nil) == 0, "no key for the loop's thread is left")
    return key
}()
