import Crypto
import Foundation
import HTTP
import Identity
import JSON
import Synchronization
import Values

/// An issuer of tokens with a clock that tests set, counting how often its keys are fetched.
final class Issuer: Sendable {
    struct State {
        var keys: [SigningKey] = [SigningKey()]
        var fetches = 0
        var isDown = false
        var now = Instant(milliseconds: 1_800_000_000_000)
    }

    let state = Mutex(State())
    let user = UserID(UUID())
    let home = HouseholdID(UUID())
    let cabin = HouseholdID(UUID())

    struct Down: Error {}

    var now: Instant { state.withLock { $0.now } }
    var fetches: Int { state.withLock { $0.fetches } }

    func advance(_ duration: Duration) { state.withLock { $0.now = $0.now + duration } }
    func setDown(_ isDown: Bool) { state.withLock { $0.isDown = isDown } }

    /// Signs from now on with another key.
    func rotate(keepingOld: Bool) {
        state.withLock { $0.keys = [SigningKey()] + (keepingOld ? $0.keys : []) }
    }

    func authenticator(
        service: String? = nil,
        origin: String? = nil,
        internalSecret: InternalSecret? = nil,
        revocations: RevocationList = RevocationList(),
        cachedTokens: Int = 100,
        exchange: Authenticator.Exchange? = nil
    ) -> Authenticator {
        let fetch: @Sendable () async throws -> JSONWebKeySet = {
            try self.state.withLock { state in
                state.fetches += 1
                if state.isDown { throw Down() }
                return JSONWebKeySet(keys: state.keys.map { JSONWebKey($0.verifyingKey) })
            }
        }
        return Authenticator(
            service: service,
            origin: origin,
            internalSecret: internalSecret,
            revocations: revocations,
            cachedTokens: cachedTokens,
            now: { self.now },
            exchange: exchange,
            fetchKeys: fetch
        )
    }

    func claims(lifetime: Duration = .seconds(3600), issuer: String = AccessClaims.defaultIssuer) -> AccessClaims {
        AccessClaims(
            issuer: issuer,
            user: user,
            session: SessionID(UUID()),
            issuedAt: now,
            expiresAt: now + lifetime,
            household: home,
            households: [home: HouseholdClaim(role: .owner), cabin: HouseholdClaim(role: .viewer)]
        )
    }

    func token(_ claims: AccessClaims? = nil) -> String {
        TokenSigner(key: state.withLock { $0.keys[0] }).sign(claims ?? self.claims()).exposed
    }
}

/// A request that carries a token.
func request(_ token: String?, household: String? = nil) -> Request {
    var headers = Headers()
    if let token { headers.add("Authorization", "Bearer \(token)") }
    if let household { headers.add("Larder-Household", household) }
    return Request(.get, "/", headers: headers)
}

/// The problem that `body` throws.
func problem<Value>(_ body: () async throws -> Value) async -> Problem? {
    do {
        _ = try await body()
        return nil
    } catch {
        return error as? Problem
    }
}
