import Database
import Events
public import FoundationEssentials
import HTTP
import Identity
public import Loop
import Synchronization
public import Telemetry
public import Values

/// A running process of one service or several: its databases, its server and what works in the background.
///
/// Tests start one as the programs do. A database server that cannot be reached does not keep it from starting: it
/// answers 503 and tries again until it can begin.
public final class Host: Sendable {
    /// The port it listens on.
    public let port: Int
    /// The public URL that links begin with.
    public var origin: String { assembly.settings.origin }
    /// How long it goes on answering when it is stopped.
    var drain: Duration { assembly.settings.drain }
    private let server: Server
    /// Everything else of the process.
    let assembly: ProcessAssembly
    private let isStopping = Mutex(false)

    private init(port: Int, server: Server, assembly: ProcessAssembly) {
        self.port = port
        self.server = server
        self.assembly = assembly
    }

    /// Starts services in one process, on one port, with one loop, which runs already.
    ///
    /// Several services find each other over HTTP as they would elsewhere, on a port of their own: connections from
    /// outside cannot take its place.
    public static func start(
        _ services: [any HostedService.Type],
        settings: Settings,
        loop: EventLoop,
        logger: Logger,
        now: @escaping @Sendable () -> Instant = { .now },
        newID: @escaping @Sendable () -> UUID = { .version7() }
    ) async throws(StartError) -> Host {
        do { try Problem.checkTexts() } catch { throw StartError("\(error)") }
        var settings = settings
        // Needed before the server is there: services of one process are told where they find each other.
        if settings.server.port == 0 { settings.server.port = try port(on: settings.server.host) }
        var own: LoopbackListener?
        if services.count > 1 {
            let listener = try ownListener()
            for service in services { settings.neighbours[service.name] = listener.url }
            own = listener
        } else if let service = services.first, !settings.namedNeighbours.contains(service.name) {
            // Where it calls itself, wherever it listens.
            let (host, port) = (localAddress(of: settings.server.host), settings.server.port)
            settings.neighbours[service.name] = "http://\(host):\(port)"
        }
        let assembly = try ProcessAssembly(
            services,
            settings: settings,
            loop: loop,
            logger: logger,
            now: now,
            newID: newID
        )
        let host: Host
        switch await assembly.assemble(within: .seconds(1)) {
        case .success(let router):
            host = try await listen(router, assembly, own)
            assembly.begin()
            logger.info("ready", ["port": host.port, "url": settings.origin])
        case .failure(.waiting(let reason)):
            assembly.readiness.isWaiting(because: reason)
            logger.warning("waiting for the database", ["reason": reason])
            var router = assembly.operationalRoutes(nil)
            router.add(StartGate())
            router.missing = StartGate.problem
            host = try await listen(router, assembly, own)
            loop.spawn { await host.wait() }
        case .failure(.broken(let reason)):
            await assembly.close()
            throw StartError(reason)
        }
        return host
    }

    /// Stops in the reverse order of the start: no new requests, those under way finish, streams end, then the work in
    /// the background, then the databases.
    ///
    /// Before that it says that it is not ready, and goes on for as long as a load balancer takes to notice.
    public func stop() async {
        isStopping.withLock { $0 = true }
        assembly.readiness.isStopping()
        if assembly.settings.drain > .zero { await assembly.loop.pause(for: assembly.settings.drain) }
        assembly.endStreams()
        await server.stop()
        await assembly.close()
    }

    private static func listen(
        _ router: Router,
        _ assembly: ProcessAssembly,
        _ own: LoopbackListener?
    ) async throws(StartError) -> Host {
        var settings = ServerSettings(assembly.settings, logger: assembly.logger)
        settings.gate = assembly.limits
        settings.isNeighbours = { [secret = assembly.secret] in secret.isNeighbours($0) }
        settings.tracer = assembly.tracer
        let server = Server(router: router, settings: settings, loop: assembly.loop, own: own)
        do {
            let port = try server.start()
            assembly.watch(server)
            return Host(port: port, server: server, assembly: assembly)
        } catch {
            await assembly.close()
            throw StartError("It \(error). Another program may be using the port; LARDER_PORT sets another one.")
        }
    }

    private static func ownListener() throws(StartError) -> LoopbackListener {
        do {
            return try LoopbackListener()
        } catch {
            throw StartError("Its services cannot reach each other: it \(error).")
        }
    }

    private static func port(on host: String) throws(StartError) -> Int {
        do {
            return try freePort(on: host)
        } catch {
            throw StartError("It \(error).")
        }
    }

    /// Tries again until the database answers.
    private func wait() async {
        var told = ""
        while !isStopping.withLock({ $0 }) {
            await assembly.loop.pause(for: .milliseconds(500))
            let result = await assembly.assemble()
            if isStopping.withLock({ $0 }) { return }
            switch result {
            case .success(let router):
                server.replaceRoutes(by: router)
                assembly.begin()
                assembly.logger.info("ready", ["port": port, "url": assembly.settings.origin])
                return
            case .failure(let failure):
                assembly.readiness.isWaiting(because: failure.reason)
                if case .broken(let reason) = failure, reason != told {
                    told = reason
                    // Somebody has to look, but may mend it without restarting this: another version may be migrating.
                    assembly.logger.error("the service cannot start", ["reason": reason])
                }
            }
        }
    }
}
