import AccountAPI
import Crypto
import Events
public import HTTP
import Identity
import Loop
import Mail
public import Runtime
import Sync
import Telemetry
import Values

extension AccountService: HostedService {
    /// About accounts, mail, sign-in by a provider, and billing.
    public static var settings: (any ServiceSettings.Type)? { AccountSettings.self }

    /// All routes, with what the runtime has made ready.
    public static func routes(_ context: ServiceContext) async throws -> Router {
        let settings = context.settings.own(AccountSettings.self)
        let store = SQLAccountStore(db: context.db, revocations: context.revocations)
        let signing = try SigningKeys(
            try await store.signingKeys(orFirst: SigningKey().seed, at: context.now()),
            readAt: context.now()
        ) { try await store.signingKeys() }
        try await store.loadRevocations(at: context.now())
        let usage = UsageSource(neighbour: context.neighbour, secret: context.internalSecret)
        let installation = Installation(context)
        var router = build(
            Dependencies(
                store: store,
                accounts: accounts(context),
                authenticator: context.authenticator,
                signing: signing,
                cookies: SessionCookies(origin: context.settings.publicOrigin),
                sameOrigin: SameOrigin(context.settings.publicOrigin),
                signInThrottle: SignInThrottle(
                    SharedBuckets(context.db),
                    devices: DeviceCookie(origin: context.settings.publicOrigin) {
                        await signing.deviceMarks(at: context.now())
                    },
                    now: context.now
                ),
                mails: settings.mail == nil ? nil : MailLimits(SharedBuckets(context.db), now: context.now),
                internalSecret: context.internalSecret,
                accessLifetime: settings.accessTokenLifetime,
                billing: settings.billing.map {
                    Billing(webhookSecret: $0.webhookSecret, entitlement: $0.entitlement)
                },
                operatorDoor: settings.operatorToken.map { OperatorDoor($0, now: context.now) },
                installation: { try await installation.status() },
                limits: context.settings.planLimits,
                usage: { await usage.usage(of: $0) },
                exports: UserExports(
                    store: store,
                    neighbours: Neighbours.exported(context.neighbour, context.internalSecret, now: context.now),
                    now: context.now
                ),
                provider: provider(context),
                providerRefused: { reason in
                    context.logger.warning("a sign-in with the provider failed", ["reason": reason])
                },
                origin: context.settings.origin,
                auditFailed: { failure in
                    context.logger.error("the audit log could not be written", ["error": "\(type(of: failure))"])
                },
                now: context.now,
                newID: context.newID
            )
        )
        router.receiveEvents(for: name, as: context.eventReceiver, from: SQLAccountStore.eventSources)
        return router
    }

    /// Deletes what has expired, ends plans that have run out, and sends mail where a server for it is named.
    public static func background(_ context: ServiceContext) -> [BackgroundJob] {
        let settings = context.settings.own(AccountSettings.self)
        let store = SQLAccountStore(db: context.db, revocations: context.revocations)
        let sweep = BackgroundJob("sweep", every: .seconds(3600)) {
            var count = try await store.sweep(at: context.now())
            count += try await store.sweepAudit(before: context.now() - settings.auditLifetime)
            if count > 0 { context.logger.info("deleted expired rows", ["rows": count]) }
        }
        let operations = BackgroundJob("forget-operations", every: .seconds(3600)) {
            try await store.operations(now: context.now).sweep()
        }
        var jobs = [sweep, operations]
        if let lifetime = settings.abandonedAfter { jobs.append(abandoned(context, store, lifetime)) }
        if settings.billing != nil {
            jobs.append(
                BackgroundJob("plans", every: .seconds(60)) {
                    let count = try await store.endPaidPeriods(at: context.now())
                    if count > 0 { context.logger.info("ended expired plans", ["users": count]) }
                }
            )
        }
        if let mail = settings.mail, let queue = MailQueue(mail, context) {
            jobs.append(BackgroundJob("mail", every: .seconds(2)) { try await queue.run() })
        }
        return jobs
    }

    private static func abandoned(
        _ context: ServiceContext,
        _ store: SQLAccountStore,
        _ lifetime: Duration
    ) -> BackgroundJob {
        let accounts = AbandonedAccounts(store: store, lifetime: lifetime, now: context.now) { service, households in
            try await context.neighbour(service).holders(
                among: households,
                in: service,
                as: .service(context.internalSecret)
            )
        }
        return BackgroundJob("abandoned accounts", every: .seconds(3600)) {
            let count = try await accounts.run()
            if count > 0 { context.logger.info("deleted unused accounts", ["accounts": count]) }
        }
    }

    private static func provider(_ context: ServiceContext) -> OpenIDProvider? {
        guard let provider = context.settings.own(AccountSettings.self).provider else { return nil }
        return OpenIDProvider(
            OpenIDProvider.Settings(
                issuer: provider.issuer,
                clientID: provider.clientID,
                clientSecret: provider.clientSecret,
                name: provider.name,
                redirect: context.settings.origin + AccountPaths.providerCallback
            ),
            now: context.now
        ) { request throws(ClientError) in try await context.outbound.send(request) }
    }

    static func accounts(_ context: ServiceContext) -> Accounts {
        let settings = context.settings.own(AccountSettings.self)
        let limits = MailLimits(SharedBuckets(context.db), now: context.now)
        return Accounts(
            store: SQLAccountStore(db: context.db, revocations: context.revocations),
            passwords: PasswordPool(
                cost: settings.passwordCost,
                pool: context.pools.pool("passwords", threads: 2, .init(capacity: 32, isComputing: true))
            ),
            confirmsByMail: settings.mail != nil,
            admits: { try await limits.admits($0) },
            now: context.now,
            newID: context.newID
        )
    }
}

extension MailQueue {
    /// The mail queue of the settings; nil if nobody is named as the sender.
    fileprivate init?(_ settings: AccountSettings.Mail, _ context: ServiceContext) {
        guard let from = MailAddress(settings.from) else { return nil }
        let server = MailServer(
            MailServer.Settings(
                url: settings.url,
                user: settings.user.map { ($0, settings.password ?? Secret("")) },
                requiresTLS: settings.requiresTLS
            )
        )
        self.init(
            db: context.db,
            origin: context.settings.origin,
            from: from,
            logger: context.logger,
            now: context.now
        ) { message throws(MailError) in try await server.send(message) }
    }
}

/// Why the account service cannot start.
enum AccountStartError: Error, CustomStringConvertible {
    case unusableKeys

    var description: String {
        switch self {
        case .unusableKeys: "the table signing_key has no usable key"
        }
    }
}
