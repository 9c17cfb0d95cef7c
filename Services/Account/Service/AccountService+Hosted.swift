import Crypto
import Events
public import HTTP
import Identity
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
        return build(
            Dependencies(
                store: store,
                authenticator: floor.authenticator,
                signing: signing,
                cookies: SessionCookies(origin: floor.settings.publicOrigin),
                sameOrigin: SameOrigin(floor.settings.publicOrigin),
                internalSecret: floor.internalSecret,
                accessLifetime: floor.settings.accessTokenLifetime,
                now: floor.now,
                newID: floor.newID
            )
        )
    }

    /// Deletes what has expired.
    public static func background(_ floor: ServiceFloor) -> [BackgroundJob] {
        let store = SQLAccountStore(db: floor.db)
        return [
            BackgroundJob("sweep", every: .seconds(3600)) {
                let count = try await store.sweep(at: floor.now())
                if count > 0 { floor.logger.info("swept what had expired", ["rows": count]) }
            }
        ]
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
