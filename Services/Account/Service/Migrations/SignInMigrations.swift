import Database

/// The part of the account schema that knows people by name: addresses, passwords, mails, other providers.
enum SignInMigrations {
    static let names = Migration(
        "0002_names",
        [
            // The address as it was written, and as it is compared; a user without one is anonymous.
            "ALTER TABLE account_user ADD COLUMN email TEXT",
            "ALTER TABLE account_user ADD COLUMN email_key TEXT",
            "ALTER TABLE account_user ADD COLUMN email_verified_at {instant}",
            "ALTER TABLE account_user ADD COLUMN name TEXT",
            "ALTER TABLE account_user ADD COLUMN password_hash TEXT",
            "ALTER TABLE account_user ADD COLUMN password_changed_at {instant}",
            "CREATE UNIQUE INDEX account_user_email ON account_user (email_key)",
            "CREATE INDEX session_by_user ON session (user_id)",
            """
            CREATE TABLE password_reset (
                token_hash {blob} NOT NULL PRIMARY KEY,
                user_id {uuid} NOT NULL REFERENCES account_user (id) ON DELETE CASCADE,
                created_at {instant} NOT NULL, expires_at {instant} NOT NULL) {strict}
            """,
            "CREATE INDEX password_reset_user ON password_reset (user_id)",
            // A sign-up that waits for its mail's link; `user_id` is the anonymous user that it claims. Several may wait
            // for one address: whoever knows both link and password wins.
            """
            CREATE TABLE pending_sign_up (
                id {uuid} NOT NULL PRIMARY KEY, email TEXT NOT NULL, email_key TEXT NOT NULL, name TEXT,
                password_hash TEXT NOT NULL, user_id {uuid} REFERENCES account_user (id) ON DELETE CASCADE,
                token_hash {blob} UNIQUE, created_at {instant} NOT NULL, expires_at {instant} NOT NULL) {strict}
            """,
            "CREATE INDEX pending_sign_up_user ON pending_sign_up (user_id)",
            // What is to be sent, never the text itself: a link's token is made when the mail is, and only hashed here.
            """
            CREATE TABLE mail (
                id {uuid} NOT NULL PRIMARY KEY, kind TEXT NOT NULL CHECK (kind IN ('reset', 'sign_up')),
                recipient TEXT NOT NULL, sign_up_id {uuid} REFERENCES pending_sign_up (id) ON DELETE CASCADE,
                attempts {int} NOT NULL, created_at {instant} NOT NULL, next_attempt_at {instant} NOT NULL,
                leased_until {instant}, failed_reason TEXT) {strict}
            """,
            "CREATE INDEX mail_due ON mail (next_attempt_at) WHERE failed_reason IS NULL",
            """
            CREATE TABLE oidc_identity (
                issuer TEXT NOT NULL, subject TEXT NOT NULL,
                user_id {uuid} NOT NULL REFERENCES account_user (id) ON DELETE CASCADE,
                created_at {instant} NOT NULL,
                PRIMARY KEY (issuer, subject)) {strict}
            """,
            "CREATE INDEX oidc_identity_user ON oidc_identity (user_id)",
            // A sign-in that is at the provider's; bound to the browser by a cookie whose hash lies here.
            """
            CREATE TABLE oidc_attempt (
                state_hash {blob} NOT NULL PRIMARY KEY, browser_hash {blob} NOT NULL, nonce TEXT NOT NULL,
                verifier TEXT NOT NULL, user_id {uuid} REFERENCES account_user (id) ON DELETE CASCADE,
                created_at {instant} NOT NULL, expires_at {instant} NOT NULL) {strict}
            """,
        ],
        rowSecurity: [
            "password_reset": .user().open(to: .credential),
            "pending_sign_up": .user().open(to: .credential),
            "mail": .nobody.open(to: .credential),
            "oidc_identity": .user().open(to: .credential),
            "oidc_attempt": .user().open(to: .credential),
        ]
    )
}
