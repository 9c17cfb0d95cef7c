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
