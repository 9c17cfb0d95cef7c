public import Database
import JSON
public import Values

/// Deletes everything a service keeps of a household that is no more.
///
/// The account service says so by one event. Each service notes the household, ends its live streams, and then deletes
/// its rows from every table that names it, a portion at a time. The tables are read from the database itself, so that
/// a new one is covered without being named anywhere.
///
/// What was on its way meanwhile may still arrive and leave rows behind: the household is looked at again for as long
/// as events are delivered and tokens are good, and then forgotten.
public struct HouseholdErasure: Sendable {
    /// The kind of the event that says that a household is no more.
    static let kind = HouseholdEnd.Kind.householdDeleted.rawValue

    /// The table of households to delete; every service puts it into its history.
    public static let migration = Migration(
        "erasure_0001_households",
        [
            """
            CREATE TABLE household_erasure (
                household_id {uuid} NOT NULL PRIMARY KEY, requested_at {instant} NOT NULL, next_at {instant} NOT NULL)
                {strict}
            """,
            "CREATE INDEX household_erasure_due ON household_erasure (next_at)",
        ]
    )

    /// How long the live streams on all replicas have to hear of it before its event is deleted, too.
    static let delay = Duration.seconds(10)
    /// How long it is looked at again; longer than an event is delivered.
    static let vigil = Duration.seconds(4 * 24 * 3600)
    /// The shortest time between two looks; each is as long as all before together, so that many that are gone do not
    /// keep those from their turn that are to go.
    static let pause = Duration.seconds(3600)
    /// How many rows one statement deletes: few, as some are large.
    static let portion = 100

    private let db: any SQLDatabase

    /// The erasure of what is in a service's database.
    public init(_ db: any SQLDatabase) {
        self.db = db
    }

    /// The statements that have a household deleted, for the end of a transaction.
    ///
    /// With `closingStreams` the service has live streams, which end at the event that is written. Repeated they do
    /// nothing new.
    public static func request(_ household: HouseholdID, at now: Instant, closingStreams: Bool) -> [SQL] {
        let note = ErasureSQL.request(household, at: now, next: now + delay)
        guard closingStreams else { return [note] }
        return [note] + Outbox.statements([announcement(household, to: [])], household: household, at: now)
    }

    /// The event by which the account service tells the others, in its own outbox.
    public static func announcement(_ household: HouseholdID, to destinations: [String]) -> EventDraft {
        EventDraft(HouseholdEnd.householdDeleted(NoDetails()), subject: household.uuid, to: destinations)
    }

    /// Deletes what is due; gives the number of rows that went.
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
        for table in tables {
            while true {
                let count = try await db.of(household).execute(ErasureSQL.delete(household, from: table))
                total += count
                if !table.isInPortions || count < HouseholdErasure.portion { break }
            }
        }
        return total
    }
}

/// What the account service tells every service, and each its own live streams: that a household is no more.
@ServiceEvent("account")
enum HouseholdEnd {
    case householdDeleted(NoDetails)
}

/// What is to be said of an event that says everything by its kind.
@JSONObject
struct NoDetails {}
