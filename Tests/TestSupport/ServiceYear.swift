public import Database
import Events
import FoundationEssentials
import Runtime
public import Values

/// A service's tables over a year: what comes with its requests, the runtime's sweeps, and how many rows stay.
public struct ServiceYear: Sendable {
    /// The days on which something happens: every third, which shows in a third of the time whether a table grows.
    public static let days = Array(stride(from: 3, through: 366, by: 3))
    /// The time from one of them to the next.
    public static let pause = Duration.seconds(3 * 86_400)
    /// A day by which all that is swept at all has been swept once, and the last one: tables may not grow in between.
    public static let looks = (middle: 201, end: 366)

    private let db: any SQLDatabase

    /// A year of the service that has this database.
    public init(_ db: any SQLDatabase) { self.db = db }

    /// The end of a day of a household, behind the service's own requests: answers that are kept for repeated requests, events that
    /// no neighbour takes, and then every sweep that the runtime does.
    public func end(of household: HouseholdID, at now: Instant) async throws {
        let key = UUID().uuidString
        try await db.execute(
            """
            INSERT INTO idempotency_key (household_id, user_id, key, request_hash, status, body, created_at)
            VALUES (\(household), \(UUID()), \(key), 'x', 201, \(Array(key.utf8)), \(now))
            """
        )
        try await db.across(.sweep).execute("UPDATE outbox_delivery SET failed_reason = 'refused'")
        try await HouseholdErasure(db).run(at: now)
        try await Outbox.sweepFailures(db, before: now - .seconds(30 * 86_400))
        try await Outbox.sweep(db, before: now - .seconds(86_400))
        try await IdempotencyStore(db).sweep(at: now)
    }

    /// How many rows each table has.
    public func rows() async throws -> [String: Int] {
        let tables = try await db.query(
            .either(
                postgres: """
                    SELECT table_name::text FROM information_schema.tables
                    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
                    """,
                sqlite: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
            )
        ).values(as: String.self)
        var counts: [String: Int] = [:]
        for table in tables where table != "schema_migrations" {
            counts[table] = try await db.across(.sweep).query("SELECT count(*) FROM \(unescaped: table)")[0].int(0)
        }
        return counts
    }

    /// The tables that have grown between two counts, and the limited ones beyond what was put in.
    ///
    /// `limited` names those in which rows stay until somebody deletes them, with how many there can be at the end.
    public static func growing(from then: [String: Int], to now: [String: Int], limited: [String: Int]) -> [String] {
        now.keys.sorted().filter { table in
            if let most = limited[table] { return now[table, default: 0] > most }
            // Of some things there is a second one for a moment.
            return now[table, default: 0] > then[table, default: 0] + 3
        }
    }
}
