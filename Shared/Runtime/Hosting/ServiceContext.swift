public import Database
public import Events
public import FoundationEssentials
public import HTTP
public import Identity
public import Loop
public import Telemetry
public import Values

/// What the runtime gives a service: its database, its clients, and all else that it works with.
public struct ServiceContext: Sendable {
    /// The service's own name.
    public let name: String
    /// The loop that everything runs on.
    public let loop: EventLoop
    /// The service's own database.
    public let db: any SQLDatabase
    /// The database as the owner of its tables sees it, for what the service may only read; the same as `db` where there
    /// are no roles.
    ///
    /// For commands of an operator, which run where migrations do.
    public let openAsOwner: @Sendable () throws -> any SQLDatabase
    /// For calls to neighbours.
    public let client: Client
    /// For everything that leaves the installation: it refuses addresses inside.
    public let outbound: Client
    /// Finds out who is calling.
    public let authenticator: Authenticator
    /// What has been revoked; the account service adds to it at once what others hear of within seconds.
    public let revocations: RevocationList
    /// What services know each other by.
    public let internalSecret: InternalSecret
    /// The live streams of this service; told after every commit that wrote events.
    public let feed: LiveFeed
    /// Log lines of this service.
    public let logger: Logger
    /// The metrics of the process.
    public let metrics: Metrics
    /// Makes the pools on which requests' work is done.
    public let pools: WorkPools
    /// What the operator has decided; `settings.origin` is what public links begin with.
    public let settings: Settings
    /// Takes note of neighbours that do not answer.
    let neighbourWatch: NeighbourWatch
    /// The clock.
    public let now: @Sendable () -> Instant
    /// Makes ids.
    public let newID: @Sendable () -> UUID

    /// Receives neighbours' events.
    public var eventReceiver: EventReceiver {
        EventReceiver(secret: internalSecret, db: db, logger: logger, metrics: metrics)
    }

    /// Another service, by its name.
    public func neighbour(_ name: String) -> Neighbour {
        Neighbour(baseURL: settings.neighbours[name] ?? "", client: client) { [neighbourWatch] in
            neighbourWatch.note(name, $0)
        }
    }
}
