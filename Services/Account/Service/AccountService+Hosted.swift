import AccountAPI
import Crypto
import Events
public import HTTP
import Identity
import Mail
public import Runtime
import Telemetry
import Values

extension AccountService: HostedService {
    /// All routes, with what the runtime has made ready.
    public static func routes(_ floor: ServiceFloor) async throws -> Router {
        let store = SQLAccountStore(db: floor.db, revocations: floor.revocations)
        let signing = try SigningKeys(
            try await store.signingKeys(orFirst: SigningKey().seed, at: floor.now()),
            readAt: floor.now()
        ) { try await store.signingKeys() }
        try await store.loadRevocations(at: floor.now())
        let usage = UsageSource(
            neighbours: floor.settings.neighbours,
            secret: floor.internalSecret
        ) { request throws(ClientError) in try await floor.client.send(request) }
        var router = build(
            Dependencies(
                store: store,
                accounts: accounts(floor),
                authenticator: floor.authenticator,
                signing: signing,
                cookies: SessionCookies(origin: floor.settings.publicOrigin),
                sameOrigin: SameOrigin(floor.settings.publicOrigin),
                guesses: GuessLimits(
                    SharedBuckets(floor.db),
                    devices: DeviceCookie(origin: floor.settings.publicOrigin) {
                        await signing.deviceMarks(at: floor.now())
                    },
                    now: floor.now
                ),
                mails: floor.settings.mail == nil ? nil : mailLimits(floor),
                internalSecret: floor.internalSecret,
                accessLifetime: floor.settings.accessTokenLifetime,
                billing: floor.settings.billing.map {
                    Billing(webhookSecret: $0.webhookSecret, entitlement: $0.entitlement)
                },
                limits: floor.settings.planLimits,
                usage: { await usage.usage(of: $0) },
                changed: { floor.feed.changed($0) },
                exports: UserExports(store: store, ask: asker(floor), now: floor.now),
                provider: provider(floor),
                providerRefused: { reason in
                    floor.logger.warning("a sign-in by the provider failed", ["reason": reason])
                },
                origin: floor.settings.origin,
                auditFailed: { failure in
                    floor.logger.error("the audit log could not be written", ["error": "\(type(of: failure))"])
                },
                now: floor.now,
                newID: floor.newID
            )
        )
        router.receiveEvents(for: name, as: floor.eventReceiver) { event, tx in
            try await SQLAccountStore.note(event, tx)
        }
        return router
    }

    /// Deletes what has expired, ends plans that have run out, and sends mail where a server for it is named.
    public static func background(_ floor: ServiceFloor) -> [BackgroundJob] {
        let store = SQLAccountStore(db: floor.db, revocations: floor.revocations)
        let sweep = BackgroundJob("sweep", every: .seconds(3600)) {
            var count = try await store.sweep(at: floor.now())
            count += try await store.sweepAudit(before: floor.now() - floor.settings.auditLifetime)
            if count > 0 { floor.logger.info("swept what had expired", ["rows": count]) }
        }
        var jobs = [sweep]
        if let lifetime = floor.settings.abandonedAfter { jobs.append(abandoned(floor, store, lifetime)) }
        if floor.settings.billing != nil {
            jobs.append(
                BackgroundJob("plans", every: .seconds(60)) {
                    let count = try await store.endPaidPeriods(at: floor.now())
                    if count > 0 { floor.logger.info("ended plans that have run out", ["users": count]) }
                }
            )
        }
        if let settings = floor.settings.mail, let room = MailRoom(settings, floor) {
            jobs.append(BackgroundJob("mail", every: .seconds(2)) { try await room.run() })
        }
        return jobs
    }

    private static func abandoned(
        _ floor: ServiceFloor,
        _ store: SQLAccountStore,
        _ lifetime: Duration
    ) -> BackgroundJob {
        let accounts = AbandonedAccounts(store: store, lifetime: lifetime, now: floor.now) { service, households in
            try await AbandonedAccounts.ask(
                service,
                households,
                at: floor.settings.neighbours,
                secret: floor.internalSecret
            ) { request throws(ClientError) in try await floor.client.send(request) }
        }
        return BackgroundJob("abandoned accounts", every: .seconds(3600)) {
            let count = try await accounts.run()
            if count > 0 { floor.logger.info("deleted accounts that nobody uses", ["accounts": count]) }
        }
    }

    /// `reset-link EMAIL` and `email-link EMAIL`, for an operator who cannot send mail, and `rotate-keys`.
    public static var commands: [ServiceCommand] {
        [
            ServiceCommand(
                "reset-link",
                arguments: ["EMAIL"],
                purpose: "prints a link with which the password of an address can be set anew, within an hour and once"
            ) { floor, arguments in
                guard let email = EmailAddress(arguments[0]) else {
                    throw StartError("\(arguments[0]) is not an address.")
                }
                guard let token = try await accounts(floor).resetToken(of: email) else {
                    throw StartError("Nobody has signed up with \(email.text).")
                }
                return "\(floor.settings.origin)/reset#token=\(token.exposed)"
            },
            ServiceCommand(
                "email-link",
                arguments: ["EMAIL"],
                purpose: "prints the link for somebody who has asked to have this address, good within a day of that"
            ) { floor, arguments in
                guard let email = EmailAddress(arguments[0]) else {
                    throw StartError("\(arguments[0]) is not an address.")
                }
                guard let token = try await accounts(floor).emailToken(of: email) else {
                    throw StartError("Nobody has asked to have the address \(email.text) within the last day.")
                }
                return "\(floor.settings.origin)/confirm-email#token=\(token.exposed)"
            },
            ServiceCommand(
                "rotate-keys",
                purpose: "signs access tokens with a new key; what the old one has signed stays good"
            ) { floor, _ in
                try await SQLAccountStore(db: floor.db).addSigningKey(SigningKey().seed, at: floor.now())
                return "There is a new key. It is published at once and signs after a minute, without a restart."
            },
        ]
    }

    /// Asks other services as a viewer of one household.
    private static func asker(
        _ floor: ServiceFloor
    ) -> @Sendable (String, HouseholdID, Method, String, [UInt8]) async throws -> [UInt8] {
        { service, household, method, target, body in
            var request = ClientRequest(method, (floor.settings.neighbours[service] ?? "") + target)
            request.headers[InternalSecret.header] = floor.internalSecret.secret.exposed
            request.headers["Larder-Household"] = household.description
            if !body.isEmpty { request.headers["Content-Type"] = "application/json" }
            request.body = body
            request.timeout = RequestContext.current?.timeLeft
            do {
                let response = try await floor.client.send(request)
                guard response.status == 200 else { throw Problem.unavailable(code: "neighbour_unavailable") }
                return response.body
            } catch is ClientError {
                throw Problem.unavailable(code: "neighbour_unavailable")
            }
        }
    }

    private static func provider(_ floor: ServiceFloor) -> OpenIDProvider? {
        guard let settings = floor.settings.provider else { return nil }
        return OpenIDProvider(
            OpenIDProvider.Settings(
                issuer: settings.issuer,
                clientID: settings.clientID,
                clientSecret: settings.clientSecret,
                name: settings.name,
                redirect: floor.settings.origin + AccountPaths.providerCallback
            ),
            now: floor.now
        ) { request throws(ClientError) in try await floor.outbound.send(request) }
    }

    private static func mailLimits(_ floor: ServiceFloor) -> MailLimits {
        MailLimits(SharedBuckets(floor.db), now: floor.now)
    }

    private static func accounts(_ floor: ServiceFloor) -> Accounts {
        let limits = mailLimits(floor)
        return Accounts(
            store: SQLAccountStore(db: floor.db, revocations: floor.revocations),
            passwords: PasswordPool(
                cost: floor.settings.passwordCost,
                pool: floor.pools.pool("passwords", threads: 2, waiting: 32)
            ),
            confirmsByMail: floor.settings.mail != nil,
            admits: { try await limits.admits($0) },
            now: floor.now,
            newID: floor.newID
        )
    }
}

extension MailRoom {
    /// The mail room of the settings; nil if nobody is named as the sender.
    fileprivate init?(_ settings: Settings.Mail, _ floor: ServiceFloor) {
        guard let from = MailAddress(settings.from) else { return nil }
        let server = MailServer(
            MailServer.Settings(
                url: settings.url,
                user: settings.user.map { ($0, settings.password ?? Secret("")) },
                protection: settings.requiresTLS ? .required : .optional
            )
        )
        self.init(
            db: floor.db,
            origin: floor.settings.origin,
            from: from,
            logger: floor.logger,
            now: floor.now
        ) { message throws(MailError) in try await server.send(message) }
    }
}

/// Why the account service cannot start.
enum AccountStartError: Error, CustomStringConvertible {
    case unusableKeys

    var description: String {
        switch self {
        case .unusableKeys: "the table signing_key holds no key that can be used"
        }
    }
}
