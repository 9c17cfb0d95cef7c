public import Database
import Events
public import HTTP
public import Runtime

/// The service that tells what happened in a household: as a feed of changes, as a stream and as a log.
public enum ActivityService: HostedService {
    /// `activity`.
    public static let name = "activity"
    /// What the runtime does for it.
    public static let features: [ServiceFeature] = [
        .events(), .households(), .limits(), .idempotency(after: WebhookMigrations.name),
    ]
    /// What an operator decides.
    public static var settings: (any ServiceSettings.Type)? { WebhookSettings.self }
    /// Its own migrations.
    public static let migrations = ActivityMigrations.all

    /// Builds the routes with what the runtime has made ready.
    public static func routes(_ context: ServiceContext) async throws -> Router {
        build(
            Dependencies(
                changes: SQLChangeStore(db: context.db),
                log: SQLLogStore(db: context.db),
                undoing: Undoing(
                    store: SQLUndoStore(db: context.db),
                    neighbours: Neighbours(context),
                    now: context.now
                ),
                webhooks: SQLWebhookStore(db: context.db),
                sender: sender(context, client(context)),
                pushes: SQLPushStore(db: context.db),
                pushKeys: PushKeys(SQLPushStore(db: context.db), now: context.now),
                isInside: webhookGuard(context.settings).isAllowed,
                feed: context.feed,
                authenticator: context.authenticator,
                events: context.eventReceiver,
                now: context.now,
                newID: context.newID
            )
        )
    }

    /// Deletes what is older than it is kept.
    public static func background(_ context: ServiceContext) -> [BackgroundJob] {
        [
            BackgroundJob("sweep of changes and activity", every: .seconds(3600)) { [now = context.now] in
                try await SQLChangeStore(db: context.db).sweep(at: now())
                try await SQLLogStore(db: context.db).sweep(at: now())
                try await SQLUndoStore(db: context.db).sweep(at: now())
            },
            BackgroundJob("calls", every: .seconds(1)) { [worker = worker(context)] in _ = try await worker.run() },
        ]
    }

    /// What webhooks may call: not what Larder itself may, which owners of households have no business with.
    static func webhookGuard(_ settings: Settings) -> OutboundGuard {
        // defence: hosts-of-webhooks
        OutboundGuard(allowedHosts: settings.own(WebhookSettings.self).hosts)
    }

    /// With connections of its own, so that webhooks and imports do not wait for each other.
    private static func client(_ context: ServiceContext) -> Client {
        var settings = ClientSettings.outbound
        settings.connectionsPerHost = CallTurns.most
        return Client(loop: context.loop, settings: settings, outbound: webhookGuard(context.settings))
    }

    /// Calls webhooks and the services of devices.
    private static func worker(_ context: ServiceContext) -> CallWorker {
        let client = client(context)
        let (pushes, neighbours) = (SQLPushStore(db: context.db), PushNeighbours(context))
        let post = PushPost(
            keys: PushKeys(pushes, now: context.now),
            origin: context.settings.origin,
            now: context.now,
            send: { request throws(ClientError) in try await client.send(request) }
        )
        let (logger, now) = (context.logger, context.now)
        let push = PushSender(store: pushes, post: post, neighbours: neighbours, logger: logger, now: now)
        let reminders = ReminderSender(store: pushes, post: post, neighbours: neighbours, logger: logger, now: now)
        return CallWorker(
            store: SQLCallStore(db: context.db),
            queues: [sender(context, client).queue, push.queue, reminders.queue],
            logger: logger,
            now: now
        )
    }

    private static func sender(_ context: ServiceContext, _ client: Client) -> WebhookSender {
        WebhookSender(
            store: SQLWebhookStore(db: context.db),
            logger: context.logger,
            now: context.now,
            newID: context.newID,
            refusal: { client.refusal(of: $0) },
            send: { request throws(ClientError) in try await client.send(request) }
        )
    }

    /// Builds the routes from their dependencies.
    static func build(_ dependencies: Dependencies) -> Router {
        var router = Router()
        ActivitySchemas.register(in: &router)
        dependencies.addRoutes(to: &router)
        let now = dependencies.now
        router.receiveBatches(for: name, as: dependencies.events, from: NewsSources.all) { news, household, tx in
            try await NewsTransaction(tx: tx.of(household), household: household, now: now())
                .write(news.compactMap(\.self))
        }
        return router
    }
}
