import Crypto
import Database
import Values

/// A link that sets a new password.
@TableRow("password_reset")
struct PasswordReset: Sendable {
    /// How long it is good.
    static let lifetime = Duration.seconds(3600)

    @Column(.key) let tokenHash: [UInt8]
    @Column("user_id") let user: UserID
    let createdAt: Instant
    let expiresAt: Instant
}

extension PasswordReset {
    init(_ token: Secret, of user: UserID, at now: Instant) {
        self.init(tokenHash: token.tokenHash, user: user, createdAt: now, expiresAt: now + PasswordReset.lifetime)
    }
}
