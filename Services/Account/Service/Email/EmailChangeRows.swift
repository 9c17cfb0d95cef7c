import Database
import Values

/// Another address that a user wants to have; until its link is opened, the old one counts.
///
/// A user has one at most: a new wish takes the place of the one before, whose link is then good for nothing.
@TableRow("email_change")
struct EmailChange: Sendable {
    /// How long the link is good.
    static let lifetime = Duration.seconds(24 * 3600)

    @Column("user_id", .key) let user: UserID
    let email: EmailAddress
    let emailKey: String
    /// The hash of the link's token, once it has been made.
    var tokenHash: [UInt8]?
    let createdAt: Instant
    let expiresAt: Instant
}

extension EmailChange {
    init(user: UserID, email: EmailAddress, at now: Instant) {
        self.init(
            user: user,
            email: email,
            emailKey: email.key,
            createdAt: now,
            expiresAt: now + EmailChange.lifetime
        )
    }
}
