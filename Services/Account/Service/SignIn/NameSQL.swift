import Crypto
import Database
import Identity
import Values

/// The statements about addresses, passwords and mailed links, written for both databases.
enum NameSQL {
    static func profile(of user: UserID) -> SQL {
        """
        SELECT id, email, name, CASE WHEN password_hash IS NULL THEN 0 ELSE 1 END, created_at FROM account_user
        WHERE id = \(user)
        """
    }

    private static let password: SQL = "SELECT id, email, password_hash FROM account_user "

    static func password(of email: EmailAddress) -> SQL {
        .acrossHouseholds(because: .credential, password + "WHERE email_key = \(email.key)")
    }

    static func password(of user: UserID) -> SQL {
        password + "WHERE id = \(user)"
    }

    static func insertUser(_ user: UserID, _ credentials: NewCredentials, at now: Instant) -> SQL {
        """
        INSERT INTO account_user (id, created_at, email, email_key, email_verified_at, name, password_hash,
            password_changed_at)
        VALUES (\(user), \(now), \(credentials.email.text), \(credentials.email.key),
            \(credentials.isVerified ? now : nil), \(credentials.name), \(credentials.passwordHash.exposed), \(now))
        """
    }

    /// No row if the user has a name already.
    static func claim(_ user: UserID, _ credentials: NewCredentials, at now: Instant) -> SQL {
        """
        UPDATE account_user SET email = \(credentials.email.text), email_key = \(credentials.email.key),
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

    static func deleteSessions(of user: UserID, except session: SessionID?) -> SQL {
        let all: SQL = "DELETE FROM session WHERE user_id = \(user)"
        return session.map { all + " AND id <> \($0)" } ?? all
    }

    // MARK: Sign-ups that wait

    static func insertSignUp(_ signUp: PendingSignUp) -> SQL {
        let credentials = signUp.credentials
        return .acrossHouseholds(
            because: .credential,
            """
            INSERT INTO pending_sign_up (id, email, email_key, name, password_hash, user_id, created_at, expires_at)
            VALUES (\(signUp.id), \(credentials.email.text), \(credentials.email.key), \(credentials.name),
                \(credentials.passwordHash.exposed), \(signUp.claims), \(signUp.createdAt), \(signUp.expiresAt))
            """
        )
    }

    static func signUp(_ tokenHash: [UInt8], at now: Instant) -> SQL {
        .acrossHouseholds(
            because: .credential,
            """
            SELECT id, email, name, password_hash, user_id, created_at FROM pending_sign_up
            WHERE token_hash = \(tokenHash) AND expires_at > \(now)
            """
        )
    }

    static func setToken(_ token: Secret, of signUp: SignUpID) -> SQL {
        .acrossHouseholds(
            because: .credential,
            "UPDATE pending_sign_up SET token_hash = \(token.tokenHash) WHERE id = \(signUp)"
        )
    }

    /// One row for the first only.
    static func useSignUp(_ signUp: SignUpID) -> SQL {
        .acrossHouseholds(
            because: .credential,
            "DELETE FROM pending_sign_up WHERE id = \(signUp)"
        )
    }

    // MARK: Resets

    static func insertReset(_ reset: NewReset) -> SQL {
        """
        INSERT INTO password_reset (token_hash, user_id, created_at, expires_at)
        VALUES (\(reset.token.tokenHash), \(reset.user), \(reset.createdAt), \(reset.expiresAt))
        """
    }

    static func reset(_ tokenHash: [UInt8], at now: Instant) -> SQL {
        .acrossHouseholds(
            because: .credential,
            """
            SELECT account_user.id, account_user.email, account_user.password_hash
            FROM password_reset JOIN account_user ON account_user.id = password_reset.user_id
            WHERE password_reset.token_hash = \(tokenHash) AND password_reset.expires_at > \(now)
            """
        )
    }

    /// Gives the user back to the first only.
    static func useReset(_ tokenHash: [UInt8], at now: Instant) -> SQL {
        .acrossHouseholds(
            because: .credential,
            "DELETE FROM password_reset WHERE token_hash = \(tokenHash) AND expires_at > \(now) RETURNING user_id"
        )
    }

    static func deleteResets(of user: UserID) -> SQL {
        "DELETE FROM password_reset WHERE user_id = \(user)"
    }

    // MARK: Sweeping

    static func sweep(at now: Instant) -> [Sweep] {
        [
            Sweep("password_reset", key: "token_hash", where: "expires_at <= \(now)"),
            Sweep("pending_sign_up", key: "id", where: "expires_at <= \(now)"),
            Sweep("oidc_attempt", key: "state_hash", where: "expires_at <= \(now)"),
        ] + MailSQL.sweep(at: now)
    }
}
