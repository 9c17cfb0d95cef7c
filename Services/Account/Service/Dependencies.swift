import Crypto
import FoundationEssentials
import Identity
import Runtime
import TimeZones
import Values

/// What the account service needs from outside.
struct Dependencies: Sendable {
    var store: SQLAccountStore
    var accounts: Accounts
    var authenticator: Authenticator
    var signing: SigningKeys
    var cookies = SessionCookies(origin: nil)
    var sameOrigin = SameOrigin(nil)
    var signInThrottle = SignInThrottle.none
    /// Limits how many mails people have sent; nil where none are sent.
    var mails: MailLimits?
    /// What other services show at internal addresses.
    var internalSecret: InternalSecret
    var accessLifetime = Duration.seconds(900)
    /// Who tells what has been paid for; nil for nobody, and then everything is unlimited.
    var billing: Billing?
    /// Lets the operator in; nil where there is no token for them.
    var operatorDoor: OperatorDoor?
    /// How the processes of the installation are.
    var installation: @Sendable () async throws -> [ProcessStatus] = { [] }
    var limits = PlanLimits()
    /// How much a household has of what other services count; what cannot be found out is left out.
    var usage: @Sendable (HouseholdID) async -> [Quota.Subject: Int] = { _ in [:] }
    var exports: UserExports?
    /// Who else vouches for people; nil for nobody.
    var provider: OpenIDProvider?
    /// Told why a provider, or what it says of somebody, is not believed.
    var providerRefused: @Sendable (_ reason: String) -> Void = { _ in }
    /// The public URL that links begin with.
    var origin = ""
    /// Told that something could not be written into the audit log.
    var auditFailed: @Sendable (any Error) -> Void = { _ in }
    var now: @Sendable () -> Instant = { .now }
    var newID: @Sendable () -> UUID = { .version7() }
    var isTimeZone: @Sendable (String) -> Bool = { TimeZones.isKnown($0) }
}
