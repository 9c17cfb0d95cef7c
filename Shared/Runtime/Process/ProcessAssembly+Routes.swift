import Database
import Events
import HTTP
import Loop
import Telemetry
import Values

/// The routes of a process.
extension ProcessAssembly {
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

    /// Assembles, trying again for a while: a database's first connection takes a moment.
    func assemble(within patience: Duration) async -> Result<Router, Failure> {
        let deadline = monotonicNanoseconds() + patience.nanoseconds
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
        for (database, context) in zip(databases, contexts) {
            let name = context.name
            do {
                if settings.migrates {
                    try await database.migrate()
                } else if try await !database.isMigrated() {
                    return .failure(.waiting("The migrations of the \(name) service have not been applied."))
                }
                var routes = try await database.service.routes(context)
                if database.uses(.households) {
                    routes.receiveErasures(
                        for: name,
                        as: context.eventReceiver,
                        closingStreams: database.uses(.events),
                        now: context.now
                    )
                }
                let holdings = database.service.holdings
                if !holdings.isEmpty {
                    routes.tellHoldings(of: name, in: holdings, db: context.db, secret: context.internalSecret)
                }
                if database.uses(.limits) { routes.add(routeLimits(context)) }
                if database.uses(.idempotency) { routes.add(idempotency(context)) }
                if tracer != nil { routes.add(RecordedService(name)) }
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
        return entered(operationalRoutes(router))
    }

    /// The routes of the process, with those of its services if they can be built already.
    func operationalRoutes(_ services: Router?) -> Router {
        var router = OperationalRoutes.router(
            title: title,
            server: settings.publicOrigin,
            services: services,
            readiness: readiness,
            metrics: metrics,
            secret: secret,
            status: { [weak self] () async throws -> ProcessStatus in
                guard let self else { throw Problem.unavailable(code: "stopping", "The service is stopping.") }
                return await status()
            },
            others: otherDocuments
        )
        router.add(SecurityHeaders(origin: settings.publicOrigin))
        if !self.services.isEmpty { router.add(ProblemPages(services: self.services, prefix: settings.server.prefix)) }
        if services != nil {
            router.add(RequestTelemetry(logger: logger, metrics: metrics))
            router.add(limits)
        }
        router.onError = logger.errorHook { logDescription(of: $0) }
        return router
    }

    /// The routes with the way in from the prefix alone, if there is one; it must not look like one of the paths below it.
    private func entered(_ routes: Router) -> Result<Router, Failure> {
        var routes = routes
        let prefix = settings.server.prefix
        guard prefix != .none else { return .success(routes) }
        let first = "/" + prefix.text.dropFirst().prefix { $0 != "/" }
        if let own = routes.operations.first(where: { "\($0.pattern)/".hasPrefix("\(first)/") }) {
            let words = "The path of LARDER_ORIGIN begins with \(first), as Larder's own \(own.pattern) does."
            return .failure(.broken("\(words) Choose another one."))
        }
        // What pages keep on a device, and may do, begins at the slash behind it.
        routes.on(.get, prefix.text, .enter) { _ in .seeOther("/") }
        return .success(routes)
    }

    /// The documents of services that one of these stands for, if they are not in this process.
    private var otherDocuments: OtherDocuments? {
        let here = Set(services.map { $0.name })
        let names = services.flatMap { $0.documents }.filter { !here.contains($0) }
        guard !names.isEmpty else { return nil }
        let neighbours = names.map { ($0, contexts[0].neighbour($0).waiting(atMost: .seconds(2))) }
        return OtherDocuments(neighbours, now: contexts[0].now)
    }

    private var title: String {
        services.count == 1 ? "Larder: \(services[0].name)" : "Larder"
    }

    private func idempotency(_ context: ServiceContext) -> IdempotencyMiddleware {
        IdempotencyMiddleware(
            store: IdempotencyStore(context.db),
            authenticator: context.authenticator,
            now: context.now
        )
    }
}

extension Operation {
    /// It is in no document: with the prefix taken off, as all paths are there, it has none.
    fileprivate static let enter = Operation(
        "enter",
        summary: "Leads to the app.",
        tag: "operation",
        security: .none,
        answers: [Answer(303, "The app.")]
    )
}
