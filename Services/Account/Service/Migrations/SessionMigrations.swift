import Database

/// The part of the account schema that keeps track of what people are signed in with.
enum SessionMigrations {
    /// What a refresh token was exchanged for, so that who lost the answer gets the same one again.
    static let rotation = Migration(
        "0008_rotation",
        [
            "ALTER TABLE refresh_token ADD COLUMN successor_hash {blob}",
            "ALTER TABLE refresh_token ADD COLUMN successor_salt {blob}",
            // Those that were replaced before: by which token is not known, so none is given for them.
            "UPDATE refresh_token SET successor_hash = token_hash WHERE replaced_at IS NOT NULL",
        ]
    )

    static let sessions = Migration(
        "0003_sessions",
        [
            "ALTER TABLE session ADD COLUMN user_agent TEXT",
            "ALTER TABLE session ADD COLUMN refreshed_at {instant}",
            // Numbers are never used again: others read on after the last one that they know.
            .either(
                postgres: """
                    CREATE TABLE revocation (
                        sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
                        kind TEXT NOT NULL CHECK (kind IN ('session', 'user')), subject uuid NOT NULL,
                        before_at bigint NOT NULL, created_at bigint NOT NULL)
                    """,
                sqlite: """
                    CREATE TABLE revocation (
                        sequence INTEGER PRIMARY KEY AUTOINCREMENT,
                        kind TEXT NOT NULL CHECK (kind IN ('session', 'user')), subject TEXT NOT NULL,
                        before_at INTEGER NOT NULL, created_at INTEGER NOT NULL) STRICT
                    """
            ),
            "CREATE INDEX revocation_subject ON revocation (subject)",
            "CREATE INDEX revocation_age ON revocation (created_at)",
            """
            CREATE TABLE api_token (
                id {uuid} NOT NULL PRIMARY KEY, user_id {uuid} NOT NULL REFERENCES account_user (id) ON DELETE CASCADE,
                household_id {uuid} REFERENCES household (id) ON DELETE CASCADE,
                kind TEXT NOT NULL CHECK (kind IN ('api_token', 'app_password')), name TEXT NOT NULL,
                scopes TEXT NOT NULL, token_hash {blob} NOT NULL UNIQUE,
                created_at {instant} NOT NULL, expires_at {instant}, last_used_at {instant},
                CHECK (length(name) BETWEEN 1 AND 100)) {strict}
            """,
            "CREATE INDEX api_token_user ON api_token (user_id, id)",
        ],
        rowSecurity: [
            // Ids of what is over, which every service is told.
            "revocation": .service,
            "api_token": .household().or(.user()).open(to: .credential),
        ]
    )
}
