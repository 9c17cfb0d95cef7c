import Database
import HTTP
import Loop

extension Plant {
    /// What limits every client of the process.
    static func clientLimits(_ databases: [ServiceDatabase], _ floors: [ServiceFloor]) -> ClientLimits {
        // One process has SQLite for itself; replicas tell each other of their clients over PostgreSQL.
        let shared = zip(databases, floors).first { $0.0.isLimiting && $0.1.db.dialect == .postgres }
        let floor = floors[0]
        let rates = floor.settings.rates
        return ClientLimits(
            ClientLimits.Rates(
                account: .perMinute(rates.account),
                address: .perMinute(rates.address),
                link: .perMinute(rates.link)
            ),
            shared: shared.map { SharedBuckets($0.1.db) },
            authenticator: floor.authenticator,
            secret: floor.internalSecret,
            loop: floor.loop,
            now: floor.now
        )
    }

    /// What limits the routes of one service that are worth an attacker's while.
    func routeLimits(_ floor: ServiceFloor) -> RouteLimits {
        RouteLimits(
            rates: RouteLimits.Rates(
                signIn: .perMinute(settings.rates.signIn),
                imports: .perMinute(settings.rates.imports)
            ),
            buckets: SharedBuckets(floor.db),
            authenticator: floor.authenticator,
            secret: floor.internalSecret,
            now: floor.now
        )
    }

    func bucketSweep(_ floor: ServiceFloor) -> BackgroundJob {
        BackgroundJob("rate limits of \(floor.name)", every: .seconds(600)) {
            try await SharedBuckets(floor.db).sweep(at: floor.now())
        }
    }
}
