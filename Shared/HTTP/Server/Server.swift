import CLinux
import CMHD
import Glibc
public import Loop

// Unchecked because, from `start` on, everything below `loop` is touched on the loop's thread only.

/// An HTTP/1.1 server: libmicrohttpd, run by an event loop on which the handlers run as well.
///
/// A handler starts at once, on the loop's thread; only if it really has to wait is its connection suspended. The server
/// accepts connections itself, as it wants to refuse those beyond its limits rather than let them queue.
public final class Server: @unchecked Sendable {
    /// The routes; replaced on the loop's thread.
    private(set) var router: Router
    let settings: ServerSettings
    let loop: EventLoop

    var daemon: OpaquePointer?
    var listener: Int32 = -1
    /// Where the process's own calls come in, if they have a socket of their own.
    let own: LoopbackListener?
    /// A descriptor to let go of when there is no other.
    var spare: Int32 = -1
    var connections: [Connection] = []
    var book = ConnectionBook()
    /// What libmicrohttpd finds its way to us by; it does as long as it lives.
    var log: UnsafeMutablePointer<larder_mhd_log>?
    /// The connection that is being handed to libmicrohttpd.
    var arriving: Connection?
    /// Whether something was resumed, which libmicrohttpd notices only when it is run.
    var needsRun = false
    /// How many clients are read on from after they have been refused.
    var lingering = 0
    var bodies: BodyBudget
    /// The same memory by address: whoever has many accounts has one of these.
    var bodiesByAddress = BodyBudget(total: .max, share: .max)
    var heavy = HeavyLane()
    let workers: HeavyWorkers
    var answers: BodyBudget
    var sweepTimer: EventLoop.Timer?
    var stopping = false
    var stopDeadline: UInt64 = 0
    var graceEnd: UInt64 = 0
    var stopWaiters: [() -> Void] = []

    /// The threads on which large bodies and heavy operations are worked on.
    public var heavyThreads: ThreadPool { workers.pool }

    /// A server that does not listen yet.
    ///
    /// Connections to `own` are beyond all limits; it is closed when the server stops.
    public init(router: Router, settings: ServerSettings, loop: EventLoop, own: LoopbackListener? = nil) {
        self.router = router
        self.settings = settings
        self.loop = loop
        self.own = own
        workers = HeavyWorkers()
        bodies = BodyBudget(total: settings.bodyMemory, share: settings.bodyMemoryPerClient)
        answers = BodyBudget(total: settings.answerMemory, share: settings.answerMemoryPerClient)
    }

    /// Answers by these routes from now on.
    public func replaceRoutes(by router: Router) {
        loop.execute { [self] in self.router = router }
    }

    /// Listens, and says on which port.
    ///
    /// The loop may be started before or after.
    @discardableResult
    public func start() throws -> Int {
        precondition(daemon == nil && !stopping, "a server starts once")
        let (descriptor, port) = try Listener.open(host: settings.host, port: settings.port)
        let log = UnsafeMutablePointer<larder_mhd_log>.allocate(capacity: 1)
        log.initialize(to: larder_mhd_log(write: libraryMessage, context: Unmanaged.passUnretained(self).toOpaque()))
        // More than the limit, as the header lies in it parsed as well. What is beyond the limit and still fits we refuse
        // ourselves with a problem document; what does not fit the library refuses with a page of its own.
        guard
            let daemon = larder_mhd_start(
                requestArrives,
                requestCompleted,
                connectionChanged,
                requestLineArrives,
                log,
                Unmanaged.passUnretained(self).toOpaque(),
                settings.headerLimit * 2,
                // What has been dismissed is there until the library has run, and our own are beyond the limit.
                UInt32(clamping: settings.maxConnections + 4096)
            )
        else {
            log.deallocate()
            close(descriptor)
            throw ServerError(description: "libmicrohttpd did not start")
        }
        self.daemon = daemon
        self.log = log
        listener = descriptor
        spare = Listener.spare()
        let events = larder_mhd_epoll_fd(daemon)
        loop.execute { [self] in
            loop.watch(events, .read) { [self] _ in run() }
            if let own { watch(own.descriptor) }
            watch(descriptor)
            loop.addTurnHook { [weak self] in self?.flush() }
            scheduleSweep()
        }
        return port
    }

    /// Refuses new connections, ends event streams, lets requests in progress finish, then closes everything.
    ///
    /// Returns when that is done; within `stopTimeout` and a second.
    public func stop() async {
        await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
            loop.execute { [self] in beginStop { continuation.resume() } }
        }
    }

    /// Accepts what connects to a listening socket.
    func watch(_ listener: Int32) {
        loop.watch(listener, .read) { [self] _ in acceptAll(on: listener) }
    }

    // MARK: - Running libmicrohttpd

    /// Lets libmicrohttpd read, call back and write, until it has nothing left to do at once.
    func run() {
        guard let daemon else { return }
        needsRun = false
        for _ in 0..<8 {
            MHD_run(daemon)
            var wait: UInt64 = 0
            guard MHD_get_timeout(daemon, &wait) == .YES, wait == 0 else { return }
        }
        // More is ready, but others' turn has come.
        needsRun = true
        loop.execute {}
    }

    /// After the loop's turn: what handlers have answered in it is sent.
    private func flush() {
        guard needsRun else { return }
        run()
        // That may have started handlers, which have written to databases whose own hooks ran before this one.
        loop.repeatHooks()
    }

    /// Wakes a suspended connection.
    func resume(_ connection: Connection) {
        guard connection.suspended, let handle = connection.handle else { return }
        connection.suspended = false
        MHD_resume_connection(handle)
        needsRun = true
    }
}
