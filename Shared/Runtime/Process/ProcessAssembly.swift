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
final class ProcessAssembly: Sendable {
    let settings: Settings
    let loop: EventLoop
    let logger: Logger
    let readiness: Readiness
    let neighbourWatch: NeighbourWatch
    let metrics: Metrics
    private let pools: WorkPools
    let secret: InternalSecret
    let services: [any HostedService.Type]
    let databases: [ServiceDatabase]
    let contexts: [ServiceContext]
    private let relays: [Relay]
    let jobs: JobRunner
    /// When the process was put together.
    let startedAt: Instant
    let link: AccountLink
    private let authenticator: Authenticator
    /// Sends traces; nil if there are none.
    private let exporter: SpanExporter?
    /// Records traces; nil if there are none.
    let tracer: Tracer?
    /// What limits every client of the process.
    let limits: ClientLimits

    /// Opens the databases and builds the contexts of the services.
    init(
        _ services: [any HostedService.Type],
        settings: Settings,
        loop: EventLoop,
        logger: Logger,
        now: @escaping @Sendable () -> Instant,
        newID: @escaping @Sendable () -> UUID
    ) throws(StartError) {
        self.services = services
        self.settings = settings
        self.loop = loop
        self.logger = logger
        metrics = Metrics()
        pools = WorkPools(metrics)
        readiness = Readiness(pools)
        neighbourWatch = NeighbourWatch(logger: logger)
        jobs = JobRunner(loop: loop, logger: logger, now: now)
        startedAt = now()
        // One process that is all of Larder shares its secret with nobody.
        secret = InternalSecret(settings.internalSecret ?? Secret.random())
        metrics.addProcessMetrics()
        try DataFolder.keepPrivate(services, settings, logger)
        let opener = DatabaseOpener(settings, loop: loop, services: services.count, metrics: metrics)
        for pool in opener.pools { pools.add(pool) }
        databases = try services.map { service throws(StartError) in try ServiceDatabase(of: service, in: opener) }
        exporter = settings.tracing.map { [metrics] in
            SpanExporter(
                to: $0.url,
                version: DocumentRoutes.apiVersion,
                loop: loop,
                logger: logger,
                metrics: metrics,
                limits: SpanExporter.Limits(patience: $0.patience)
            )
        }
        tracer = exporter?.tracer(ratio: settings.tracing?.ratio ?? 0)
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
        ) { [neighbourWatch] in neighbourWatch.note("account", $0) }
        let revocations = RevocationList()
        link = AccountLink(
            account,
            secret: secret,
            revocations: revocations,
            loop: loop,
            logger: logger,
            now: now
        )
        authenticator = Authenticator(
            origin: settings.publicOrigin,
            internalSecret: secret,
            revocations: revocations,
            now: now,
            exchange: { [link] in try await link.exchange($0) },
            fetchKeys: { [link] in try await link.keys() }
        )
        let delivery = NeighbourDelivery(client: client, secret: secret, tracer: tracer) { settings.neighbours[$0] }
        var contexts: [ServiceContext] = []
        var relays: [Relay] = []
        for database in databases {
            let name = database.service.name
            let own = logger.named(name)
            let feed = LiveFeed(name: name, db: database.db, loop: loop, logger: own)
            contexts.append(
                ServiceContext(
                    name: name,
                    loop: loop,
                    db: tracer == nil ? database.db : TracedDatabase(database.db, of: name),
                    openAsOwner: { try database.openAsOwner() },
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
            guard database.uses(.events) else { continue }
            let relay = Relay(
                source: name,
                db: database.db,
                loop: loop,
                logger: own,
                metrics: metrics,
                now: now,
                batching: [EventDraft.news]
            ) { events, destination throws(DeliveryFailure) in
                try await delivery.deliver(events, of: name, to: destination)
            }
            // A delivery is work for this and another process, which would compete with the rest of the request.
            database.db.onCommit { [weak relay] announcement in
                guard case .deliveries(let household) = announcement else { return }
                RequestContext.afterAnswer { [weak relay] in relay?.wake(for: household) }
            }
            relays.append(relay)
        }
        self.contexts = contexts
        self.relays = relays
        limits = ProcessAssembly.clientLimits(databases, contexts)
        tellFaults()
    }

    /// Starts what works beside requests.
    func begin() {
        exporter?.start()
        link.start(authenticator)
        readiness.isStarted(with: databases) { [weak self] in self?.weaknesses() ?? [] }
        jobs.start(diskWatch + [MemoryReturn().job])
        for relay in relays { relay.start() }
        for (database, context) in zip(databases, contexts) {
            var own: [BackgroundJob] = []
            if database.uses(.idempotency) { own.append(idempotencySweep(context)) }
            if database.uses(.limits) { own.append(bucketSweep(context)) }
            if database.uses(.households) { own.append(erasure(context, leaving: database.service.selfErasing)) }
            if database.uses(.events) {
                context.feed.start()
                own.append(eventSweep(context))
            }
            jobs.start(own + database.service.background(context), of: context.name)
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
        return try await command.run(contexts[0], arguments)
    }

    /// Ends all live streams.
    func endStreams() {
        for context in contexts { context.feed.stop() }
    }

    /// Stops what works beside requests, then the databases.
    func close() async {
        link.stop()
        await jobs.stop()
        for relay in relays { await relay.stop() }
        await exporter?.stop()
        for database in databases { await database.db.close() }
    }

    /// Shows the threads of a server among the others that requests wait for.
    func watch(_ server: Server) {
        pools.add(server.heavyThreads)
    }
}
