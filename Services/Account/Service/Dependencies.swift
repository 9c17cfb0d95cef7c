import Crypto
import FoundationEssentials
import Identity
import TimeZones
import Values

/// What the account service needs from outside.
struct Dependencies: Sendable {
    /// Where things are kept.
    var store: SQLAccountStore
    /// What people do with their accounts.
    var accounts: Accounts
    /// Checks access tokens.
    var authenticator: Authenticator
    /// The keys of access tokens.
    var signing: SigningKeys
    /// The cookies of browsers' sessions.
    var cookies = SessionCookies(origin: nil)
    /// Refuses what other sites' pages send.
    var sameOrigin = SameOrigin(nil)
    /// Limits how often passwords may be guessed.
    var signInThrottle = SignInThrottle.none
    /// Limits how many mails people have sent; nil where none are sent.
    var mails: MailLimits?
    /// What other services show at internal addresses.
    var internalSecret: InternalSecret
    /// How long an access token is good.
    var accessLifetime = Duration.seconds(900)
    /// Who tells what has been paid for; nil for nobody, and then everything is unlimited.
    var billing: Billing?
    /// What each plan allows.
    var limits = PlanLimits()
    /// How much a household has of what other services count; what cannot be found out is left out.
    var usage: @Sendable (HouseholdID) async -> [Quota.Subject: Int] = { _ in [:] }
    /// Gathers all that Larder has of a user.
    var exports: UserExports?
    /// Who else vouches for people; nil for nobody.
    var provider: OpenIDProvider?
    /// Told why a provider, or what it says of somebody, is not believed.
    var providerRefused: @Sendable (_ reason: String) -> Void = { _ in }
    /// The public URL that links begin with.
    var origin = ""
    /// Told that something could not be written into the audit log.
    var auditFailed: @Sendable (any Error) -> Void = { _ in }
    /// The time.
    var now: @Sendable () -> Instant = { .now }
    /// New ids.
    var newID: @Sendable () -> UUID = { .version7() }
    /// Whether there is a time zone of this name.
    var isTimeZone: @Sendable (String) -> Bool = { TimeZones.isKnown($0) }
}
