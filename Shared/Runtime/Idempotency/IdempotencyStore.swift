public import Database
import Identity
public import Values

/// Remembers, for a day, what a POST with an `Idempotency-Key` was answered, so that sending it again does nothing twice.
///
/// What it keeps of a household is bounded: see `Bounds`.
public struct IdempotencyStore: Sendable {
    /// The table; every service has it in its own schema.
    public static let migrations = [IdempotencySQL.keys]
    /// What came to the table later.
    public static let bounds = IdempotencySQL.bounds

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
        var location: String?
        /// Nil if it was too large, or has made room for newer ones.
        var body: [UInt8]?
    }

    /// How much is kept.
    public struct Bounds: Sendable {
        /// The largest body that is kept, in bytes.
        public var body = 65_536
        /// The bodies of a household, in bytes; the oldest go first, their keys stay.
        public var bodies = 16_777_216
        /// The keys of a household; the oldest go first.
        public var keys = 10_000
        /// Of how many answers one is followed by a look at what the household has, in the mean.
        public var look = 32

        /// The bounds that services use.
        public init() {}
    }

    /// How long a key is remembered.
    static let lifetime = Duration.seconds(24 * 3600)
    /// How long a request may be under way before its process must have died; longer than any request may take.
    static let patience = Duration.seconds(60)
    /// How many keys one statement deletes.
    static let portion = 500

    private let database: any SQLDatabase
    private let bounds: Bounds

    /// A store in a service's database.
    public init(_ database: any SQLDatabase, _ bounds: Bounds = Bounds()) {
        self.database = database
        self.bounds = bounds
    }

    /// Takes a key for a request, or says what became of it before.
    func claim(_ key: String, _ caller: Caller, hash: String, at now: Instant) async throws -> Claim {
        try await database.of(caller.household).transaction { transaction in
            // defence: idempotency-per-user
            let user = caller.user
            let inserted = try await transaction.execute(
                """
                INSERT INTO idempotency_key (household_id, user_id, key, request_hash, created_at)
                VALUES (\(caller.household), \(user), \(key), \(hash), \(now))
                ON CONFLICT (household_id, user_id, key) DO NOTHING
                """
            )
            if inserted == 1 { return .mine }
            let rows = try await transaction.query(
                """
                SELECT request_hash, status, content_type, etag, location, body, created_at FROM idempotency_key
                WHERE household_id = \(caller.household) AND user_id = \(user) AND key = \(key)
                """
            )
            // defence: repeated-requests
            guard let row = rows.first else { return .running }
            let created = try row.instant(6)
            // Too old to count, or left behind by a process that died: the key is this request's now.
            if try now - created >= IdempotencyStore.lifetime
                || (row.optionalInt(1) == nil && now - created >= IdempotencyStore.patience
                    && row.string(0) == hash)
            {
                try await transaction.execute(
                    """
                    UPDATE idempotency_key
                    SET request_hash = \(hash), status = NULL, content_type = NULL, etag = NULL, location = NULL,
                        body = NULL, size = 0, created_at = \(now)
                    WHERE household_id = \(caller.household) AND user_id = \(caller.user) AND key = \(key)
                    """
                )
                return .mine
            }
            guard try row.string(0) == hash else { return .otherRequest }
            guard let status = try row.optionalInt(1) else { return .running }
            return .answered(
                Answer(
                    status: status,
                    contentType: try row.optionalString(2),
                    etag: try row.optionalString(3),
                    location: try row.optionalString(4),
                    body: try row.optionalBytes(5)
                )
            )
        }
    }

    /// Keeps the answer to a request whose key was claimed, without its body if that is too large.
    func keep(_ answer: Answer, for key: String, _ caller: Caller, at now: Instant) async throws {
        // defence: size-of-kept-answers
        let body = answer.body.flatMap { $0.count <= bounds.body ? $0 : nil }
        try await database.of(caller.household).execute(
            """
            UPDATE idempotency_key
            SET status = \(answer.status), content_type = \(answer.contentType), etag = \(answer.etag),
                location = \(answer.location), body = \(body), size = \(body?.count ?? 0)
            WHERE household_id = \(caller.household) AND user_id = \(caller.user) AND key = \(key)
            """
        )
        // Not after every answer: the look reads all keys of the household, so what is kept may be a little more.
        // defence: kept-answers-of-a-household
        guard Int.random(in: 0..<bounds.look) == 0 else { return }
        for statement in IdempotencySQL.bound(caller.household, bounds, at: now) {
            try await database.of(caller.household).execute(statement)
        }
    }

    /// Gives a key back, as its request came to nothing and may be tried again.
    func release(_ key: String, _ caller: Caller) async throws {
        try await database.of(caller.household).execute(
            """
            DELETE FROM idempotency_key
            WHERE household_id = \(caller.household) AND user_id = \(caller.user) AND key = \(key) AND status IS NULL
            """
        )
    }

    /// Forgets the keys of yesterday and before, a portion at a time.
    public func sweep(at now: Instant) async throws {
        try await database.across(.sweep).executeInPortions(of: IdempotencyStore.portion) { portion in
            IdempotencySQL.sweep(before: now - IdempotencyStore.lifetime, portion: portion)
        }
    }
}
