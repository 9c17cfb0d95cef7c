import Crypto
import Identity
import Values

/// Another address that a user wants to have; until its link is opened, the old one counts.
///
/// A user has one at most: a new wish takes the place of the one before, whose link is then good for nothing.
struct EmailChange: Sendable {
    /// How long the link is good.
    static let lifetime = Duration.seconds(24 * 3600)

    let user: UserID
    let email: EmailAddress
    let createdAt: Instant

    var expiresAt: Instant { createdAt + EmailChange.lifetime }
}

/// Where wishes for another address are kept.
///
/// Every method that changes something is one transaction, and notes in it what the audit log is about.
protocol EmailStore: Sendable {
    /// Keeps a wish, and the mails that are to tell both addresses of it.
    func insert(_ change: EmailChange, mails: [NewMail], from origin: AuditOrigin) async throws

    /// Gives the newest wish for an address the token of a link; false if there is none.
    func setToken(_ token: Secret, forChangeTo email: EmailAddress, at now: Instant) async throws -> Bool

    /// Gives a user the address of a link, which is used up, and keeps the mail that tells the old address.
    func changeEmail(
        _ tokenHash: [UInt8],
        notice: MailID?,
        from origin: AuditOrigin,
        at now: Instant
    ) async throws
}
