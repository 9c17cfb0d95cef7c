import Database
import FoundationEssentials
import Values

/// The statements that write events.
enum EventsSQL {
    static let migrations: [Migration] = [
        Migration(
            "0000_events",
            [
                """
                CREATE TABLE event_stream (
                    household_id {uuid} NOT NULL PRIMARY KEY,
                    last {int} NOT NULL
                ) {strict}
                """,
                """
                CREATE TABLE outbox (
                    household_id {uuid} NOT NULL,
                    sequence {int} NOT NULL,
                    id {uuid} NOT NULL,
                    kind TEXT NOT NULL,
                    subject {uuid} NOT NULL,
                    payload TEXT NOT NULL,
                    occurred_at {instant} NOT NULL,
                    PRIMARY KEY (household_id, sequence)
                ) {strict}
                """,
                "CREATE INDEX outbox_by_age ON outbox (occurred_at)",
                """
                CREATE TABLE outbox_delivery (
                    household_id {uuid} NOT NULL,
                    destination TEXT NOT NULL,
                    sequence {int} NOT NULL,
                    attempts {int} NOT NULL,
                    next_attempt_at {instant} NOT NULL,
                    leased_until {instant},
                    failed_reason TEXT,
                    PRIMARY KEY (household_id, destination, sequence),
                    FOREIGN KEY (household_id, sequence) REFERENCES outbox (household_id, sequence)
                ) {strict}
                """,
                "CREATE INDEX outbox_delivery_due ON outbox_delivery (next_attempt_at) WHERE failed_reason IS NULL",
                """
                CREATE TABLE inbox (
                    household_id {uuid} NOT NULL,
                    source TEXT NOT NULL,
                    last_sequence {int} NOT NULL,
                    PRIMARY KEY (household_id, source)
                ) {strict}
                """,
                // PostgreSQL numbers events in the statement that writes them. SQLite has no writing CTE, so a trigger
                // increments the number there, under the lock of its one writer.
                SQL.either(
                    postgres: "SELECT 1",
                    sqlite: """
                        CREATE TRIGGER outbox_number AFTER INSERT ON outbox BEGIN
                            INSERT INTO event_stream (household_id, last) VALUES (new.household_id, new.sequence)
                            ON CONFLICT (household_id) DO UPDATE SET last = excluded.last;
                        END
                        """
                ),
            ],
            rowSecurity: [
                "event_stream": .household().open(to: .streams),
                "outbox_delivery": .household().open(to: .relay),
            ]
        )
    ]

    /// Numbers and writes events, or writes nothing if the condition does not hold.
    static func append(
        _ drafts: ArraySlice<EventDraft>,
        household: HouseholdID,
        at now: Instant,
        onlyIf condition: SQL?
    ) -> SQL {
        let count = drafts.count
        let isConditional = condition != nil
        // defence: events-with-changes
        let condition = condition ?? "1 = 1"
        let isDated = drafts.contains { $0.at != nil }
        let values = drafts.enumerated().map { offset, draft -> SQL in
            "(\(offset + 1), \(draft.id), \(draft.kind), \(draft.subject), \(payload(of: draft))"
                + (isDated ? ", \(draft.at ?? now))" : ")")
        }
        let time: SQL = isDated ? "d.column6" : "\(now)"
        let columns: SQL = "INSERT INTO outbox (household_id, sequence, id, kind, subject, payload, occurred_at) "
        let event: SQL = "d.column2, d.column3, d.column4, d.column5"
        let numbered: SQL =
            "WITH stream AS (INSERT INTO event_stream (household_id, last) SELECT \(household), \(count) WHERE "
            + condition
            + " ON CONFLICT (household_id) DO UPDATE SET last = event_stream.last + \(count) RETURNING last) "
        let fromStream: SQL =
            columns + "SELECT s.household_id, s.last - \(count) + d.column1, " + event + ", " + time + " "
            + "FROM event_stream s, (VALUES " + list(values) + ") AS d WHERE s.household_id = \(household)"
        return SQL.either(
            postgres: numbered + columns + "SELECT \(household), stream.last - \(count) + d.column1, " + event
                + ", " + time + " FROM stream, (VALUES " + list(values) + ") AS d",
            citus: fromStream + (isConditional ? " AND " + condition : ""),
            sqlite: columns
                + "SELECT \(household), d.column1 + coalesce((SELECT last FROM event_stream WHERE household_id = "
                + "\(household)), 0), " + event + ", " + time + " FROM (VALUES " + list(values) + ") AS d WHERE "
                + condition
        ).preceded(onCitusBy: advance(household, by: count, onlyIf: isConditional ? condition : nil))
    }

    /// The details, behind the members that are read here.
    private static func payload(of draft: EventDraft) -> SQL {
        guard !draft.added.isEmpty else { return "\(draft.payload)" }
        var members = SQL("'{'")
        for member in draft.added {
            let name: SQL = .unescaped("'\"\(member.name)\":'")
            members += SQL.either(
                postgres: " || coalesce(" + name + " || to_json((" + member.value + "))::text || ',', '')",
                citus: " || ''",
                sqlite: " || coalesce(" + name + " || nullif(json_quote((" + member.value + ")), 'null') || ',', '')"
            )
        }
        return members + " || substr(\(draft.payload), 2)"
    }

    /// Reserves numbers for events, in statements that each concern one shard.
    private static func advance(_ household: HouseholdID, by count: Int, onlyIf condition: SQL?) -> [SQL] {
        guard let condition else {
            return [
                "INSERT INTO event_stream (household_id, last) VALUES (\(household), \(count)) "
                    + "ON CONFLICT (household_id) DO UPDATE SET last = event_stream.last + \(count)"
            ]
        }
        return [
            "INSERT INTO event_stream (household_id, last) VALUES (\(household), 0) ON CONFLICT DO NOTHING",
            "UPDATE event_stream SET last = last + \(count) WHERE household_id = \(household) AND " + condition,
        ]
    }

    /// Writes the deliveries of events that have just been appended.
    ///
    /// It finds them by number *and* id, so that no delivery is written for an event that was not.
    static func appendDeliveries(_ drafts: ArraySlice<EventDraft>, household: HouseholdID, at now: Instant) -> SQL {
        let count = drafts.count
        var values: [SQL] = []
        for (offset, draft) in drafts.enumerated() {
            for destination in draft.destinations {
                values.append("(\(offset + 1), \(draft.id), \(destination))")
            }
        }
        return
            "INSERT INTO outbox_delivery (household_id, destination, sequence, attempts, next_attempt_at) "
            + "SELECT o.household_id, d.column3, o.sequence, 0, \(now) FROM (VALUES " + list(values) + ") AS d "
            + "CROSS JOIN event_stream s JOIN outbox o ON o.household_id = s.household_id "
            + "AND o.sequence = s.last - \(count) + d.column1 AND o.id = d.column2 "
            + "WHERE s.household_id = \(household)"
    }

    /// Records that a source's event has been handled; no row is affected if it had been before.
    static func accept(_ sequence: Int64, from source: String, household: HouseholdID) -> SQL {
        "INSERT INTO inbox (household_id, source, last_sequence) VALUES (\(household), \(source), \(sequence)) "
            + "ON CONFLICT (household_id, source) DO UPDATE SET last_sequence = excluded.last_sequence "
            + "WHERE inbox.last_sequence < excluded.last_sequence"
    }

    /// The number of the last event of a source that has been handled.
    static func last(of source: String, _ household: HouseholdID) -> SQL {
        "SELECT last_sequence FROM inbox WHERE household_id = \(household) AND source = \(source)"
    }

    private static func list(_ values: [SQL]) -> SQL {
        var list = SQL("")
        for (index, value) in values.enumerated() {
            list = index == 0 ? value : list + ", " + value
        }
        return list
    }
}
