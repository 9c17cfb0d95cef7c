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

    /// Plans that have changed are told like revocations; SQLite cannot change a check, so there the table is made anew.
    static let plans = Migration(
        "0010_plan_changes",
        [
            .either(
                postgres: "ALTER TABLE revocation DROP CONSTRAINT revocation_kind_check",
                sqlite: """
                    CREATE TABLE new_revocation (
                        sequence INTEGER PRIMARY KEY AUTOINCREMENT,
                        kind TEXT NOT NULL CHECK (kind IN ('session', 'user', 'plan')), subject TEXT NOT NULL,
                        before_at INTEGER NOT NULL, created_at INTEGER NOT NULL,
                        plan TEXT CHECK (plan IN ('free', 'pro', 'unlimited'))) STRICT
                    """
            ),
            .either(
                postgres: """
                    ALTER TABLE revocation
                    ADD CONSTRAINT revocation_kind_check CHECK (kind IN ('session', 'user', 'plan'))
                    """,
                // Numbers go on where they were, also if all rows have been deleted.
                sqlite: """
                    INSERT INTO sqlite_sequence (name, seq)
                    SELECT 'new_revocation', seq FROM sqlite_sequence WHERE name = 'revocation'
                    """
            ),
            .either(
                postgres: """
                    ALTER TABLE revocation ADD COLUMN plan TEXT CHECK (plan IN ('free', 'pro', 'unlimited'))
                    """,
                sqlite: """
                    INSERT INTO new_revocation (sequence, kind, subject, before_at, created_at)
                    SELECT sequence, kind, subject, before_at, created_at FROM revocation
                    """
            ),
            .either(postgres: "SELECT 1", sqlite: "DROP TABLE revocation"),
            .either(postgres: "SELECT 1", sqlite: "ALTER TABLE new_revocation RENAME TO revocation"),
            .either(
                postgres: "SELECT 1",
                sqlite: "CREATE INDEX revocation_subject ON revocation (subject)"
            ),
            .either(postgres: "SELECT 1", sqlite: "CREATE INDEX revocation_age ON revocation (created_at)"),
        ]
    )
}
