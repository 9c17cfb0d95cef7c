public import Database
import JSON
public import Values

/// Deletes everything a service has of a deleted household.
///
/// The account service announces the deletion with an event. Each service records the household, ends its live streams,
/// and then deletes its rows from every table, in batches. The tables are read from the database, so that new ones are
/// included automatically.
///
/// Requests and events that were in flight may still write rows: the household is checked again for as long as events
/// are delivered and tokens are valid.
public struct HouseholdErasure: Sendable {
    /// The kind of the event that announces a household's deletion.
    static let kind = HouseholdEnd.Kind.householdDeleted.rawValue

    /// The table of households to delete; every service has it in its history.
    public static let migration = Migration(
        "erasure_0001_households",
        [
            """
            CREATE TABLE household_erasure (
                household_id {uuid} NOT NULL PRIMARY KEY, requested_at {instant} NOT NULL, next_at {instant} NOT NULL)
                {strict}
            """,
            "CREATE INDEX household_erasure_due ON household_erasure (next_at)",
        ],
        onOneServer: .tables(["household_erasure"])
    )

    /// How long live streams on all replicas have to receive the event before it is deleted, too.
    static let delay = Duration.seconds(10)
    /// How long a household is checked again; longer than events are delivered.
    static let vigil = Duration.seconds(4 * 24 * 3600)
    /// The shortest interval between two checks; each interval is as long as all before together, so that old
    /// households do not delay new ones.
    static let pause = Duration.seconds(3600)
    /// How many rows one statement deletes at most: few, as some are large.
    static let portion = 100

    private let db: any SQLDatabase
    private let left: Set<String>

    /// The erasure for a service's database; the service itself deletes from the tables `leaving`, once what their rows
    /// stand for is deleted, and nothing else refers to them.
    public init(_ db: any SQLDatabase, leaving left: Set<String> = []) {
        self.db = db
        self.left = left
    }

    /// The statements that schedule a household's deletion, for the end of a transaction.
    ///
    /// With `closingStreams` they also write the event that ends the service's live streams. They can be repeated.
    public static func request(_ household: HouseholdID, at now: Instant, closingStreams: Bool) -> [SQL] {
        let note = ErasureSQL.request(household, at: now, next: now + delay)
        guard closingStreams else { return [note] }
        return [note] + Outbox.statements([announcement(household, to: [])], household: household, at: now)
    }

    /// The event with which the account service tells the others, in its own outbox.
    public static func announcement(_ household: HouseholdID, to destinations: [String]) -> EventDraft {
        EventDraft(HouseholdEnd.householdDeleted(NoDetails()), subject: household.uuid, to: destinations)
    }

    /// Deletes what is due; returns the number of deleted rows.
    @discardableResult
    public func run(at now: Instant) async throws -> Int {
        let due = try await db.across(.sweep).query(ErasureSQL.due(at: now))
        guard !due.isEmpty else { return 0 }
        let tables = try await ErasureTables.read(from: db)
        var total = 0
        for row in due {
            let household: HouseholdID = try row.id(0)
            let count = try await erase(household, from: tables)
            total += count
            let age = try now - row.instant(1)
            let isOver = count == 0 && age >= HouseholdErasure.vigil
            try await db.of(household).execute(
                isOver
                    ? ErasureSQL.forget(household)
                    : ErasureSQL.postpone(household, until: now + max(HouseholdErasure.pause, age))
            )
        }
        return total
    }

    private func erase(_ household: HouseholdID, from tables: [ErasureTables.Table]) async throws -> Int {
        var total = 0
        for table in tables where !left.contains(table.name) {
            let rows = db.of(household)
            guard table.isInPortions else {
                total += try await rows.execute(ErasureSQL.delete(household, from: table))
                continue
            }
            for column in table.ownReferences {
                try await rows.executeInPortions(of: HouseholdErasure.portion) { portion in
                    ErasureSQL.detach(household, in: table, column: column, portion: portion)
                }
            }
            total += try await rows.executeInPortions(of: HouseholdErasure.portion) { portion in
                ErasureSQL.delete(household, from: table, portion: portion)
            }
        }
        return total
    }
}

/// The event that a household was deleted, from the account service and to each service's own live streams.
@ServiceEvent("account")
enum HouseholdEnd {
    case householdDeleted(NoDetails)

    /// No: nothing of the household is left.
    static func isTold(_ kind: Kind) -> Bool { false }
}

/// The payload of an event without details.
@JSONObject
struct NoDetails {}
