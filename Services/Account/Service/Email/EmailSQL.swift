import Crypto
import Database
import Identity
import Values

/// Wishes for another address: their table, and the statements about them, written for both databases.
enum EmailSQL {
    static let migration = Migration(
        "0007_email_change",
        [
            """
            CREATE TABLE email_change (
                user_id {uuid} NOT NULL PRIMARY KEY REFERENCES account_user (id) ON DELETE CASCADE,
                email TEXT NOT NULL, email_key TEXT NOT NULL, token_hash {blob} UNIQUE,
                created_at {instant} NOT NULL, expires_at {instant} NOT NULL) {strict}
            """,
            "CREATE INDEX email_change_email ON email_change (email_key)",
        ] + moreMail,
        rowSecurity: ["email_change": .user().open(to: .credential), "mail": .nobody.open(to: .credential)]
    )

    /// More kinds of mail; SQLite cannot change a check, so there the table is made anew.
    private static let moreMail: [SQL] = [
        .either(postgres: "ALTER TABLE mail DROP CONSTRAINT mail_kind_check", sqlite: "DROP INDEX mail_due"),
        .either(
            postgres: "ALTER TABLE mail ADD CONSTRAINT mail_kind_check CHECK (kind IN (\(unescaped: kinds)))",
            sqlite: """
                CREATE TABLE new_mail (
                    id TEXT NOT NULL PRIMARY KEY, kind TEXT NOT NULL CHECK (kind IN (\(unescaped: kinds))),
                    recipient TEXT NOT NULL, sign_up_id TEXT REFERENCES pending_sign_up (id) ON DELETE CASCADE,
                    attempts INTEGER NOT NULL, created_at INTEGER NOT NULL, next_attempt_at INTEGER NOT NULL,
                    leased_until INTEGER, failed_reason TEXT,
                    user_id TEXT REFERENCES account_user (id) ON DELETE CASCADE) STRICT
                """
        ),
        .either(
            postgres: "ALTER TABLE mail ADD COLUMN user_id uuid REFERENCES account_user (id) ON DELETE CASCADE",
            sqlite: """
                INSERT INTO new_mail (id, kind, recipient, sign_up_id, attempts, created_at, next_attempt_at,
                    leased_until, failed_reason)
                SELECT id, kind, recipient, sign_up_id, attempts, created_at, next_attempt_at, leased_until,
                    failed_reason FROM mail
                """
        ),
        .either(postgres: "SELECT 1", sqlite: "DROP TABLE mail"),
        .either(postgres: "SELECT 1", sqlite: "ALTER TABLE new_mail RENAME TO mail"),
        .either(
            postgres: "SELECT 1",
            sqlite: "CREATE INDEX mail_due ON mail (next_attempt_at) WHERE failed_reason IS NULL"
        ),
        "CREATE INDEX mail_user ON mail (user_id) WHERE user_id IS NOT NULL",
    ]

    private static let kinds = "'reset', 'sign_up', 'email_change', 'email_notice', 'email_changed'"

    /// Of several who want one address, the one who wished last.
    static func newest(for email: EmailAddress, at now: Instant) -> SQL {
        """
        SELECT user_id FROM email_change WHERE email_key = \(email.key) AND expires_at > \(now)
        ORDER BY created_at DESC, user_id LIMIT 1
        """
    }

    /// One row if the user still wants this address.
    static func setToken(_ token: Secret, of user: UserID, to email: EmailAddress, at now: Instant) -> SQL {
        """
        UPDATE email_change SET token_hash = \(token.tokenHash)
        WHERE user_id = \(user) AND email_key = \(email.key) AND expires_at > \(now)
        """
    }

    /// Gives the wish back to the first only.
    static func use(_ tokenHash: [UInt8], at now: Instant) -> SQL {
        """
        DELETE FROM email_change WHERE token_hash = \(tokenHash) AND expires_at > \(now)
        RETURNING \(EmailChange.table.list)
        """
    }

    static func setEmail(_ email: EmailAddress, of user: UserID, at now: Instant) -> SQL {
        """
        UPDATE account_user SET email = \(email), email_key = \(email.key), email_verified_at = \(now)
        WHERE id = \(user)
        """
    }

    static func delete(of user: UserID) -> SQL {
        "DELETE FROM email_change WHERE user_id = \(user)"
    }
}
