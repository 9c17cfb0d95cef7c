import Database
import Events
public import FoundationEssentials
import HTTP
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
    public var origin: String { plant.settings.origin }
    private let server: Server
    private let plant: Plant
    private let isStopping = Mutex(false)

    private init(port: Int, server: Server, plant: Plant) {
        self.port = port
        self.server = server
        self.plant = plant
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
        var settings = settings
        if settings.port == 0 { settings.port = try freePort(on: settings.host) }
        var own: LoopbackListener?
        if services.count > 1 {
            let listener = try ownListener()
            for service in services { settings.neighbours[service.name] = listener.url }
            own = listener
        }
        let plant = try Plant(
            services,
            settings: settings,
            loop: loop,
            logger: logger,
            now: now,
            newID: newID
        )
        let host: Host
        switch await plant.assemble(within: .seconds(1)) {
        case .success(let router):
            host = try await listen(router, plant, own)
            plant.begin()
            logger.info("ready", ["port": host.port, "url": settings.origin])
        case .failure(.waiting(let reason)):
            plant.readiness.isWaiting(because: reason)
            logger.warning("waiting for the database", ["reason": reason])
            var router = plant.floorRoutes(nil)
            router.add(StartGate())
            host = try await listen(router, plant, own)
            loop.spawn { await host.wait() }
        case .failure(.broken(let reason)):
            await plant.close()
            throw StartError(reason)
        }
        return host
    }

    /// Stops in the reverse order of the start: no new requests, those under way finish, streams end, then the work in
    /// the background, then the databases.
    public func stop() async {
        isStopping.withLock { $0 = true }
        plant.readiness.isStopping()
        plant.endStreams()
        await server.stop()
        await plant.close()
    }

    private static func listen(
        _ router: Router,
        _ plant: Plant,
        _ own: LoopbackListener?
    ) async throws(StartError) -> Host {
        var settings = ServerSettings(plant.settings, logger: plant.logger)
        settings.gate = plant.limits
        let server = Server(router: router, settings: settings, loop: plant.loop, own: own)
        do {
            let port = try server.start()
            return Host(port: port, server: server, plant: plant)
        } catch {
            await plant.close()
            throw StartError("It \(error). Another program may use the port; LARDER_PORT names another one.")
        }
    }

    private static func ownListener() throws(StartError) -> LoopbackListener {
        do {
            return try LoopbackListener()
        } catch {
            throw StartError("Its services cannot reach each other: it \(error).")
        }
    }

    /// Tries again until the database answers.
    private func wait() async {
        var told = ""
        while !isStopping.withLock({ $0 }) {
            await plant.loop.pause(for: .milliseconds(500))
            let result = await plant.assemble()
            if isStopping.withLock({ $0 }) { return }
            switch result {
            case .success(let router):
                server.replaceRoutes(by: router)
                plant.begin()
                plant.logger.info("ready", ["port": port, "url": plant.settings.origin])
                return
            case .failure(let failure):
                plant.readiness.isWaiting(because: failure.reason)
                if case .broken(let reason) = failure, reason != told {
                    told = reason
                    // Somebody has to look, but may mend it without restarting this: another version may be migrating.
                    plant.logger.error("the service cannot start", ["reason": reason])
                }
            }
        }
    }
}
