import Crypto
import Database
import Identity
import Values

/// The statements about addresses, passwords and mailed links, written for both databases.
enum NameSQL {
    static func user(_ email: EmailAddress) -> SQL { "\(User.table.select) WHERE email_key = \(email.key)" }

    static func user(_ id: UserID) -> SQL { "\(User.table.select) WHERE id = \(id)" }

    /// No row if the user has a name already.
    static func claim(_ user: UserID, _ credentials: NewCredentials, at now: Instant) -> SQL {
        """
        UPDATE account_user SET email = \(credentials.email), email_key = \(credentials.email.key),
            email_verified_at = \(credentials.isVerified ? now : nil), name = coalesce(\(credentials.name), name),
            password_hash = \(credentials.passwordHash.exposed), password_changed_at = \(now)
        WHERE id = \(user) AND email_key IS NULL
        """
    }

    static func setName(_ name: String?, of user: UserID) -> [SQL] {
        [
            "UPDATE account_user SET name = \(name) WHERE id = \(user)",
            "UPDATE membership SET name = \(name) WHERE user_id = \(user)",
        ]
    }

    static func rehash(_ old: Secret, as new: Secret, of user: UserID) -> SQL {
        """
        UPDATE account_user SET password_hash = \(new.exposed)
        WHERE id = \(user) AND password_hash = \(old.exposed)
        """
    }

    static func setPassword(_ hash: Secret, of user: UserID, at now: Instant) -> SQL {
        """
        UPDATE account_user SET password_hash = \(hash.exposed), password_changed_at = \(now) WHERE id = \(user)
        """
    }

    static func verifyAddress(of user: UserID, at now: Instant) -> SQL {
        "UPDATE account_user SET email_verified_at = coalesce(email_verified_at, \(now)) WHERE id = \(user)"
    }

    // MARK: Sign-ups that wait

    static func signUp(_ tokenHash: [UInt8], at now: Instant) -> SQL {
        "\(PendingSignUp.table.select) WHERE token_hash = \(tokenHash) AND expires_at > \(now)"
    }

    static func setToken(_ token: Secret, of signUp: SignUpID) -> SQL {
        "UPDATE pending_sign_up SET token_hash = \(token.tokenHash) WHERE id = \(signUp)"
    }

    /// One row for the first only.
    static func useSignUp(_ signUp: SignUpID) -> SQL { "DELETE FROM pending_sign_up WHERE id = \(signUp)" }

    // MARK: Resets

    /// Whose password a link sets.
    static func user(resetting tokenHash: [UInt8], at now: Instant) -> SQL {
        """
        SELECT \(User.table.list(of: "account_user"))
        FROM password_reset JOIN account_user ON account_user.id = password_reset.user_id
        WHERE password_reset.token_hash = \(tokenHash) AND password_reset.expires_at > \(now)
        """
    }

    /// One row for the first only.
    static func useReset(_ tokenHash: [UInt8], at now: Instant) -> SQL {
        "DELETE FROM password_reset WHERE token_hash = \(tokenHash) AND expires_at > \(now)"
    }

    static func deleteResets(of user: UserID) -> SQL { "DELETE FROM password_reset WHERE user_id = \(user)" }
}
