public import Database
public import Values

/// Token buckets in a service's database, which all of its replicas share: for what must not be tried too often.
///
/// Each use costs one statement, so ordinary requests are counted in memory.
public struct SharedBuckets: Sendable {
    /// The table, which comes with the feature `limits`.
    ///
    /// Not logged on PostgreSQL: after a crash everybody starts with full buckets.
    public static let migration = Migration(
        "limits_0001_buckets",
        [
            .either(postgres: "CREATE UNLOGGED TABLE", sqlite: "CREATE TABLE")
                + " rate_bucket (key TEXT NOT NULL PRIMARY KEY, full_at {instant} NOT NULL) {strict}",
            "CREATE INDEX rate_bucket_full ON rate_bucket (full_at)",
        ],
        rowSecurity: ["rate_bucket": .service]
    )

    private let table: ScopedDatabase

    /// The buckets in a database.
    public init(_ db: any SQLDatabase) {
        table = db.ofService
    }

    /// Takes a token; gives the time to wait if there is none.
    public func take(_ key: String, _ limit: RateLimit, at now: Instant) async throws(DatabaseError) -> Duration? {
        let now = now.microseconds
        if try await table.execute(BucketSQL.take(key, limit, at: now)) == 1 { return nil }
        guard let row = try await table.query(BucketSQL.bound(key, limit, at: now)).first else { return nil }
        guard case .wait(let time) = limit.take(from: Int64(try row.int(0)), at: now) else { return .zero }
        return time
    }

    /// Gives a token back, as what it was taken for was in order.
    public func giveBack(_ key: String, _ limit: RateLimit) async throws(DatabaseError) {
        try await table.execute(BucketSQL.giveBack(key, limit))
    }

    /// Notes tokens that were taken in memory, whether or not they are there; gives the time at which the bucket is full.
    func spend(
        _ tokens: Int,
        of key: String,
        _ limit: RateLimit,
        at now: Instant
    ) async throws(DatabaseError) -> Int64? {
        let rows = try await table.query(BucketSQL.spend(tokens, of: key, limit, at: now.microseconds))
        return try rows.first?.int64(0)
    }

    /// Forgets buckets that are full.
    public func sweep(at now: Instant) async throws(DatabaseError) {
        let sweep = Sweep("rate_bucket", key: "key", where: "full_at < \(now.microseconds)")
        try await table.executeInPortions { sweep.statement($0) }
    }
}

/// The statements about buckets; times are microseconds since 1970.
private enum BucketSQL {
    private static let larger = SQL.either(postgres: "GREATEST", sqlite: "max")
    private static let smaller = SQL.either(postgres: "LEAST", sqlite: "min")

    /// The bucket's time as `RateLimit.start` has it.
    private static func start(_ now: Int64, _ limit: RateLimit) -> SQL {
        smaller + "(" + larger + "(rate_bucket.full_at, \(now)), \(now + limit.window))"
    }

    /// One statement decides, so that two that race for the last token cannot both have it.
    static func take(_ key: String, _ limit: RateLimit, at now: Int64) -> SQL {
        "INSERT INTO rate_bucket (key, full_at) VALUES (\(key), \(now + limit.step)) ON CONFLICT (key) DO UPDATE "
            + "SET full_at = " + start(now, limit) + " + \(limit.step) WHERE " + start(now, limit)
            + " <= \(now + limit.window - limit.step)"
    }

    static func spend(_ tokens: Int, of key: String, _ limit: RateLimit, at now: Int64) -> SQL {
        let cost = limit.step * Int64(tokens)
        return "INSERT INTO rate_bucket (key, full_at) VALUES (\(key), \(now + min(cost, limit.window)))"
            + " ON CONFLICT (key) DO UPDATE SET full_at = " + smaller + "(" + start(now, limit)
            + " + \(cost), \(now + limit.window)) RETURNING full_at"
    }

    /// Gives the time of a bucket that is empty; one which the clock has left far ahead fills again from now.
    static func bound(_ key: String, _ limit: RateLimit, at now: Int64) -> SQL {
        "UPDATE rate_bucket SET full_at = " + start(now, limit) + " WHERE key = \(key) RETURNING full_at"
    }

    static func giveBack(_ key: String, _ limit: RateLimit) -> SQL {
        "UPDATE rate_bucket SET full_at = full_at - \(limit.step) WHERE key = \(key)"
    }
}
