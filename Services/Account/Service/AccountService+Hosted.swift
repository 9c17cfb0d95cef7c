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
        let store = SQLAccountStore(db: floor.db)
        let seeds = try await store.signingKeys(orFirst: SigningKey().seed, at: floor.now())
        let keys = seeds.compactMap { SigningKey(seed: $0) }
        guard let newest = keys.first else { throw AccountStartError.unusableKeys }
        return build(
            Dependencies(
                store: store,
                authenticator: floor.authenticator,
                signer: TokenSigner(key: newest),
                keys: JSONWebKeySet(keys: keys.map { JSONWebKey($0.verifyingKey) }),
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
