public import Database
import Identity
public import Values

/// Remembers, for a day, what a POST with an `Idempotency-Key` was answered, so that sending it again does nothing twice.
public struct IdempotencyStore: Sendable {
    /// The table; every service has it in its own schema.
    public static let migrations = [
        Migration(
            "idempotency_0001_keys",
            [
                """
                CREATE TABLE idempotency_key (
                    household_id {uuid} NOT NULL,
                    user_id {uuid} NOT NULL,
                    key TEXT NOT NULL,
                    request_hash TEXT NOT NULL,
                    status {int},
                    content_type TEXT,
                    etag TEXT,
                    body {blob},
                    created_at {instant} NOT NULL,
                    PRIMARY KEY (household_id, user_id, key)
                ) {strict}
                """,
                "CREATE INDEX idempotency_key_by_age ON idempotency_key (created_at)",
            ],
            walls: ["idempotency_key": .household()]
        )
    ]

    /// What is known of a key.
    enum Claim: Hashable, Sendable {
        /// It is new, and now this request's.
        case mine
        /// Another request with it is being answered.
        case running
        /// It was used for another request.
        case otherRequest
        /// It was answered.
        case answered(Answer)
    }

    /// An answer as it is kept.
    struct Answer: Hashable, Sendable {
        var status: Int
        var contentType: String?
        var etag: String?
        var body: [UInt8]
    }

    /// How long a key is remembered.
    static let lifetime = Duration.seconds(24 * 3600)
    /// How long a request may be under way before its process must have died; longer than any request may take.
    static let patience = Duration.seconds(60)

    private let database: any SQLDatabase

    /// A store in a service's database.
    public init(_ database: any SQLDatabase) {
        self.database = database
    }

    /// Takes a key for a request, or says what became of it before.
    func claim(_ key: String, _ caller: Caller, hash: String, at now: Instant) async throws -> Claim {
        try await database.transaction { transaction in
            let inserted = try await transaction.execute(
                """
                INSERT INTO idempotency_key (household_id, user_id, key, request_hash, created_at)
                VALUES (\(caller.household), \(caller.user), \(key), \(hash), \(now))
                ON CONFLICT (household_id, user_id, key) DO NOTHING
                """
            )
            if inserted == 1 { return .mine }
            let rows = try await transaction.query(
                """
                SELECT request_hash, status, content_type, etag, body, created_at FROM idempotency_key
                WHERE household_id = \(caller.household) AND user_id = \(caller.user) AND key = \(key)
                """
            )
            guard let row = rows.first else { return .running }
            let created = row.instant(5)
            // Too old to count, or left behind by a process that died: the key is this request's now.
            if now - created >= IdempotencyStore.lifetime
                || (row.optionalInt(1) == nil && now - created >= IdempotencyStore.patience
                    && row.string(0) == hash)
            {
                try await transaction.execute(
                    """
                    UPDATE idempotency_key
                    SET request_hash = \(hash), status = NULL, content_type = NULL, etag = NULL, body = NULL,
                        created_at = \(now)
                    WHERE household_id = \(caller.household) AND user_id = \(caller.user) AND key = \(key)
                    """
                )
                return .mine
            }
            guard row.string(0) == hash else { return .otherRequest }
            guard let status = row.optionalInt(1) else { return .running }
            return .answered(
                Answer(
                    status: status,
                    contentType: row.optionalString(2),
                    etag: row.optionalString(3),
                    body: row.optionalBytes(4) ?? []
                )
            )
        }
    }

    /// Keeps the answer to a request whose key was claimed.
    func keep(_ answer: Answer, for key: String, _ caller: Caller) async throws {
        try await database.execute(
            """
            UPDATE idempotency_key
            SET status = \(answer.status), content_type = \(answer.contentType), etag = \(answer.etag),
                body = \(answer.body)
            WHERE household_id = \(caller.household) AND user_id = \(caller.user) AND key = \(key)
            """
        )
    }

    /// Gives a key back, as its request came to nothing and may be tried again.
    func release(_ key: String, _ caller: Caller) async throws {
        try await database.execute(
            """
            DELETE FROM idempotency_key
            WHERE household_id = \(caller.household) AND user_id = \(caller.user) AND key = \(key) AND status IS NULL
            """
        )
    }

    /// Forgets the keys of yesterday and before.
    public func sweep(at now: Instant) async throws {
        try await database.execute(
            .acrossHouseholds(
                because: .sweep,
                "DELETE FROM idempotency_key WHERE created_at < \(now - IdempotencyStore.lifetime)"
            )
        )
    }
}
