import Database
import Runtime
import Sync

/// The history of the account schema.
///
/// Users, sessions and signing keys belong to no household, so they are keyed by themselves.
enum AccountMigrations {
    /// What the runtime does for the service, and where in the history its tables came.
    static let features: [ServiceFeature] = [
        .events(),
        .households(after: "0002_names"),
        .limits(after: "0005_billing"),
        .idempotency(boundsAfter: "0009_mail_turns"),
    ]

    static let all = [
        Migration(
            "0001_accounts",
            [
                """
                CREATE TABLE signing_key (
                    position {int} NOT NULL PRIMARY KEY, seed {blob} NOT NULL, created_at {instant} NOT NULL) {strict}
                """,
                "CREATE TABLE account_user (id {uuid} NOT NULL PRIMARY KEY, created_at {instant} NOT NULL) {strict}",
                """
                CREATE TABLE household (
                    id {uuid} NOT NULL PRIMARY KEY, version {int} NOT NULL, name TEXT NOT NULL,
                    time_zone TEXT NOT NULL, measurement_system TEXT,
                    created_at {instant} NOT NULL, updated_at {instant} NOT NULL,
                    CHECK (length(name) BETWEEN 1 AND 100),
                    CHECK (measurement_system IN ('metric', 'us'))) {strict}
                """,
                """
                CREATE TABLE membership (
                    household_id {uuid} NOT NULL REFERENCES household (id),
                    user_id {uuid} NOT NULL REFERENCES account_user (id),
                    role TEXT NOT NULL CHECK (role IN ('viewer', 'editor', 'owner')),
                    joined_at {instant} NOT NULL,
                    PRIMARY KEY (household_id, user_id)) {strict}
                """,
                "CREATE INDEX membership_user ON membership (user_id)",
                """
                CREATE TABLE invitation (
                    household_id {uuid} NOT NULL REFERENCES household (id), id {uuid} NOT NULL,
                    code_hash {blob} NOT NULL UNIQUE,
                    role TEXT NOT NULL CHECK (role IN ('viewer', 'editor', 'owner')),
                    created_by {uuid} NOT NULL REFERENCES account_user (id),
                    created_at {instant} NOT NULL, expires_at {instant} NOT NULL,
                    used_by {uuid} REFERENCES account_user (id), used_at {instant},
                    PRIMARY KEY (household_id, id)) {strict}
                """,
                """
                CREATE TABLE session (
                    id {uuid} NOT NULL PRIMARY KEY, user_id {uuid} NOT NULL REFERENCES account_user (id),
                    household_id {uuid} REFERENCES household (id), created_at {instant} NOT NULL) {strict}
                """,
                """
                CREATE TABLE refresh_token (
                    token_hash {blob} NOT NULL PRIMARY KEY,
                    session_id {uuid} NOT NULL REFERENCES session (id) ON DELETE CASCADE,
                    created_at {instant} NOT NULL, expires_at {instant} NOT NULL, replaced_at {instant}) {strict}
                """,
                "CREATE INDEX refresh_token_session ON refresh_token (session_id)",
                "CREATE INDEX refresh_token_expiry ON refresh_token (expires_at)",
            ],
            rowSecurity: [
                "signing_key": .service,
                "account_user": .user("id").open(to: .credential),
                // A user sees the households they belong to.
                "household": .household("id").orSeen("id", in: "membership", "household_id"),
                "membership": .household().or(.user()).open(to: .departure),
                "invitation": .household().open(to: .credential, .departure),
                "session": .household().or(.user()).open(to: .credential, .departure),
                "refresh_token": .nobody.open(to: .credential),
            ],
            onOneServer: .schema
        ),
        SignInMigrations.names,
        SessionMigrations.sessions,
        HouseholdMigrations.settings,
        BillingMigrations.billing,
        AuditSQL.migration,
        EmailSQL.migration,
        HouseholdMigrations.names,
        SessionMigrations.rotation,
        MailSQL.migration,
        AbandonedSQL.migration,
        SessionMigrations.plans,
        OperationMemory.migration,
    ]
}
