import Crypto
import Database
import Events
import FoundationEssentials
import HTTP
import Identity
import Loop
import Synchronization
import Telemetry
import Values

/// Everything of a process but its server: what its services stand on, and what works beside their requests.
final class Plant: Sendable {
    let settings: Settings
    let loop: EventLoop
    let logger: Logger
    let readiness: Readiness
    let neighbourWatch: NeighbourWatch
    private let metrics: Metrics
    private let secret: InternalSecret
    private let services: [any HostedService.Type]
    let databases: [ServiceDatabase]
    let floors: [ServiceFloor]
    private let relays: [Relay]
    private let jobs: JobRunner
    private let link: AccountLink
    private let authenticator: Authenticator
    /// What limits every client of the process.
    let limits: ClientLimits

    /// Why the services' routes cannot be built.
    enum Failure: Error {
        /// The database does not answer yet, or somebody else has not migrated it yet.
        case waiting(String)
        /// Something that waiting does not mend.
        case broken(String)

        var reason: String {
            switch self {
            case .waiting(let reason), .broken(let reason): reason
            }
        }
    }

    /// Opens the databases and builds the floors.
    init(
        _ services: [any HostedService.Type],
        settings: Settings,
        loop: EventLoop,
        logger: Logger,
        now: @escaping @Sendable () -> Instant,
        newID: @escaping @Sendable () -> UUID
    ) throws(StartError) {
        let metrics = Metrics()
        let pools = WorkPools(metrics)
        self.metrics = metrics
        readiness = Readiness(pools)
        self.services = services
        self.settings = settings
        self.loop = loop
        self.logger = logger
        metrics.addProcessMetrics()
        try DataFolder.keepPrivate(services, settings, logger)
        let neighbourWatch = NeighbourWatch(logger: logger)
        self.neighbourWatch = neighbourWatch
        let opener = DatabaseOpener(settings, loop: loop, services: services.count)
        opener.pools.forEach(pools.add)
        var databases: [ServiceDatabase] = []
        for service in services { databases.append(try ServiceDatabase(of: service, in: opener)) }
        self.databases = databases
        // One process that is all of Larder shares its secret with nobody.
        let secret = InternalSecret(settings.internalSecret ?? Secret.random())
        self.secret = secret
        let headers: Headers = [InternalSecret.neighbourHeader: secret.neighbourProof]
        let client = Client(loop: loop, settings: ClientSettings(), headers: headers)
        let outbound = Client(
            loop: loop,
            settings: .outbound,
            outbound: OutboundGuard(allowedHosts: Set(settings.allowedHosts))
        )
        let account = Neighbour(
            baseURL: settings.neighbours["account"] ?? "",
            // Whoever waits for an answer of the account service here keeps a request waiting.
            client: Client(loop: loop, settings: ClientSettings(timeout: .seconds(2), retries: 0), headers: headers)
        ) { neighbourWatch.note("account", $0) }
        let revocations = RevocationList()
        let link = AccountLink(
            account,
            secret: secret,
            revocations: revocations,
            loop: loop,
            logger: logger,
            now: now
        )
        let authenticator = Authenticator(
            origin: settings.publicOrigin,
            internalSecret: secret,
            revocations: revocations,
            now: now,
            exchange: { try await link.exchange($0) },
            fetchKeys: { try await link.keys() }
        )
        let delivery = NeighbourDelivery(client: client, secret: secret) { settings.neighbours[$0] }
        let jobs = JobRunner(loop: loop, logger: logger)
        var floors: [ServiceFloor] = []
        var relays: [Relay] = []
        for database in databases {
            let name = database.service.name
            let own = logger.named(name)
            let feed = LiveFeed(name: name, db: database.db, loop: loop, logger: own)
            floors.append(
                ServiceFloor(
                    name: name,
                    loop: loop,
                    db: database.db,
                    client: client,
                    outbound: outbound,
                    authenticator: authenticator.serving(name),
                    revocations: revocations,
                    internalSecret: secret,
                    feed: feed,
                    logger: own,
                    metrics: metrics,
                    pools: pools,
                    settings: settings,
                    neighbourWatch: neighbourWatch,
                    now: now,
                    newID: newID
                )
            )
            guard database.hasEvents else { continue }
            let relay = Relay(
                source: name,
                db: database.db,
                loop: loop,
                logger: own,
                metrics: metrics,
                now: now
            ) { event, destination throws(DeliveryFailure) in
                try await delivery.deliver(event, to: destination)
            }
            feed.afterChange { relay.wake() }
            relays.append(relay)
        }
        self.floors = floors
        limits = Plant.clientLimits(databases, floors)
        self.relays = relays
        self.jobs = jobs
        self.link = link
        self.authenticator = authenticator
        tellFaults(metrics)
    }

    /// Assembles, trying again for a while: a database's first connection takes a moment.
    func assemble(within patience: Duration) async -> Result<Router, Failure> {
        let deadline = monotonicNanoseconds() + UInt64(patience.wholeMilliseconds) * 1_000_000
        while true {
            let result = await assemble()
            guard case .failure(.waiting) = result, monotonicNanoseconds() < deadline else { return result }
            await loop.pause(for: .milliseconds(10))
        }
    }

    /// Brings the schemas up to date and builds the routes of all services.
    func assemble() async -> Result<Router, Failure> {
        // What was revoked while this process was not there must not be good in it for a moment.
        if !services.contains(where: { $0.name == "account" }) { await link.readRevocations() }
        do throws(StartError) {
            if settings.migrates { try await DataFolder.keep(services, settings, logger) }
        } catch {
            return .failure(.broken(error.description))
        }
        var router = Router()
        for (database, floor) in zip(databases, floors) {
            let name = floor.name
            do {
                if settings.migrates {
                    try await database.migrate()
                } else if try await !database.isMigrated() {
                    return .failure(.waiting("The migrations of the \(name) service have not been applied."))
                }
                var routes = try await database.service.routes(floor)
                if database.hasHouseholds {
                    routes.receiveErasures(
                        for: name,
                        as: floor.eventReceiver,
                        closingStreams: database.hasEvents,
                        now: floor.now
                    )
                }
                let holdings = database.service.holdings
                if !holdings.isEmpty {
                    routes.tellHoldings(of: name, in: holdings, db: floor.db, secret: floor.internalSecret)
                }
                if database.isLimiting { routes.add(routeLimits(floor)) }
                if database.isUsed { routes.add(idempotency(floor)) }
                router.merge(routes)
            } catch let error as DatabaseError where error.fault == .damaged {
                let words = DatabaseFault.damaged.words(of: name, file: database.file)
                let advice = DatabaseFault.damaged.advice(file: database.file)
                return .failure(.broken("\(words) \(advice) (\(error.diagnostic))"))
            } catch let error as DatabaseError where error.code == .unavailable || error.code == .timeout {
                let fault = error.fault ?? .unreachable
                return .failure(.waiting(fault.words(of: name, file: database.file)))
            } catch {
                return .failure(.broken("The \(name) service cannot start: \(logDescription(of: error))."))
            }
        }
        return .success(floorRoutes(router))
    }

    /// The routes of the process, with those of its services if they can be built already.
    func floorRoutes(_ services: Router?) -> Router {
        var router = FloorRoutes.router(
            title: title,
            services: services,
            readiness: readiness,
            metrics: metrics,
            secret: secret
        )
        router.add(SecurityHeaders(origin: settings.publicOrigin))
        if !self.services.isEmpty { router.add(ProblemPages(services: self.services)) }
        if services != nil {
            router.add(RequestTelemetry(logger: logger, metrics: metrics))
            router.add(limits)
        }
        router.onError = logger.errorHook { logDescription(of: $0) }
        return router
    }

    /// Starts what works beside requests.
    func begin() {
        link.start(authenticator)
        readiness.isStarted(with: databases) { [weak self] in self?.weaknesses() ?? [] }
        jobs.start(diskWatch + [MemoryReturn().job])
        for relay in relays { relay.start() }
        for (database, floor) in zip(databases, floors) {
            if database.isUsed { jobs.start([idempotencySweep(floor)]) }
            if database.isLimiting { jobs.start([bucketSweep(floor)]) }
            if database.hasHouseholds { jobs.start([erasure(floor)]) }
            if database.hasEvents {
                floor.feed.start()
                jobs.start([eventSweep(floor)])
            }
            jobs.start(database.service.background(floor))
        }
    }

    /// Runs an operator's command of the first service; a database that starts is waited for.
    func perform(_ command: ServiceCommand, with arguments: [String]) async throws -> String {
        // Before the role can connect that the migrations make.
        if settings.migrates {
            try await DataFolder.keep(services, settings, logger)
            try await databases[0].migrate()
        }
        try await databases[0].db.waitUntilReady()
        return try await command.run(floors[0], arguments)
    }

    /// Ends all live streams.
    func endStreams() {
        for floor in floors { floor.feed.stop() }
    }

    /// Stops what works beside requests, then the databases.
    func close() async {
        link.stop()
        await jobs.stop()
        for relay in relays { await relay.stop() }
        for database in databases { await database.db.close() }
    }

    private var title: String {
        services.count == 1 ? "Larder: \(services[0].name)" : "Larder"
    }

    private func eventSweep(_ floor: ServiceFloor) -> BackgroundJob {
        // A client that was away for a day reads anew.
        BackgroundJob("event sweep of \(floor.name)", every: .seconds(600)) {
            // A delivery that was given up stays for a month, for whoever looks for it.
            try await Outbox.sweepFailures(floor.db, before: floor.now() - .seconds(30 * 86_400))
            try await Outbox.sweep(floor.db, before: floor.now() - .seconds(24 * 3600))
        }
    }

    private func idempotency(_ floor: ServiceFloor) -> IdempotencyMiddleware {
        IdempotencyMiddleware(
            store: IdempotencyStore(floor.db),
            authenticator: floor.authenticator,
            now: floor.now
        )
    }

    private func idempotencySweep(_ floor: ServiceFloor) -> BackgroundJob {
        BackgroundJob("idempotency keys of \(floor.name)", every: .seconds(3600)) {
            try await IdempotencyStore(floor.db).sweep(at: floor.now())
        }
    }

    private func erasure(_ floor: ServiceFloor) -> BackgroundJob {
        BackgroundJob("erasure of households from \(floor.name)", every: .seconds(5)) {
            let count = try await HouseholdErasure(floor.db).run(at: floor.now())
            if count > 0 { floor.logger.info("deleted what belonged to households that are no more", ["rows": count]) }
        }
    }
}
