import Crypto
import FoundationEssentials
import Identity
import TimeZones
import Values

/// What the account service needs from outside.
struct Dependencies: Sendable {
    /// Where things are kept.
    var store: any AccountStore
    /// Checks access tokens.
    var authenticator: Authenticator
    /// Makes access tokens.
    var signer: TokenSigner
    /// The keys that confirm access tokens, newest first.
    var keys: JSONWebKeySet
    /// What other services show at internal addresses.
    var internalSecret: InternalSecret
    /// How long an access token is good.
    var accessLifetime = Duration.seconds(12 * 3600)
    /// The time.
    var now: @Sendable () -> Instant = { .now }
    /// New ids.
    var newID: @Sendable () -> UUID = { .version7(at: .now) }
    /// Whether there is a time zone of this name.
    var isTimeZone: @Sendable (String) -> Bool = { TimeZones.isKnown($0) }
}
