import Database
import HTTP
import Loop

extension ProcessAssembly {
    /// What limits every client of the process.
    static func clientLimits(_ databases: [ServiceDatabase], _ contexts: [ServiceContext]) -> ClientLimits {
        // One process has SQLite for itself; replicas tell each other of their clients over PostgreSQL.
        let shared = zip(databases, contexts).first { $0.0.uses(.limits) && $0.1.db.dialect.isPostgres }
        let context = contexts[0]
        return ClientLimits(
            context.settings.rates,
            shared: shared.map { SharedBuckets($0.1.db) },
            authenticator: context.authenticator,
            secret: context.internalSecret,
            loop: context.loop,
            now: context.now
        )
    }

    /// What limits the routes of one service that are worth an attacker's while.
    func routeLimits(_ context: ServiceContext) -> RouteLimits {
        RouteLimits(
            rates: settings.rates,
            buckets: SharedBuckets(context.db),
            authenticator: context.authenticator,
            secret: context.internalSecret,
            now: context.now
        )
    }

    func bucketSweep(_ context: ServiceContext) -> BackgroundJob {
        BackgroundJob("rate limits of \(context.name)", every: .seconds(600)) {
            try await SharedBuckets(context.db).sweep(at: context.now())
        }
    }
}
