import Database
import FoundationEssentials
import Values

/// The statements about the log.
enum LogSQL {
    /// What was made is told from what was changed.
    static let newThings = Migration(
        "0002_new_things",
        ["ALTER TABLE log_entry ADD COLUMN created {bool} NOT NULL DEFAULT FALSE"]
    )

    /// How many entries a household has at most, but for `slack`.
    static let most = 5_000
    /// After how many changes the oldest entries are looked for.
    static let slack = 100

    static func add(_ entries: [StoredEntry], of household: HouseholdID) -> SQL {
        StoredEntry.table.insert(entries, .key("household_id", household))
    }

    /// Entries from before a number, newest first; with a subject only those about it, or in it.
    static func entries(before sequence: Int?, about subject: UUID?, of household: HouseholdID, limit: Int) -> SQL {
        var statement = StoredEntry.table.select + " WHERE household_id = \(household)"
        if let sequence { statement += " AND sequence < \(sequence)" }
        if let subject { statement += " AND (subject_id = \(subject) OR place_id = \(subject))" }
        return statement + " ORDER BY sequence DESC LIMIT \(limit)"
    }

    /// One entry by its number.
    static func entry(_ sequence: Int, of household: HouseholdID) -> SQL {
        StoredEntry.table.select + " WHERE household_id = \(household) AND sequence = \(sequence)"
    }

    /// Forgets what a household has too much of.
    static func forgetOldest(of household: HouseholdID) -> SQL {
        """
        DELETE FROM log_entry WHERE household_id = \(household) AND sequence <= (
            SELECT sequence FROM log_entry WHERE household_id = \(household)
            ORDER BY sequence DESC LIMIT 1 OFFSET \(most))
        """
    }

    /// Forgets what is old.
    static func sweep(before limit: Instant, portion: Int) -> SQL {
        Sweep("log_entry", key: "household_id, sequence", where: "happened_at < \(limit)").statement(portion)
    }
}
