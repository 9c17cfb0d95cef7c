import Database
import FoundationEssentials
import Values

/// The statements about what can be taken back.
enum UndoSQL {
    static func add(_ undos: [StoredUndo], of household: HouseholdID) -> SQL {
        StoredUndo.table.insert(undos, .key("household_id", household))
    }

    static func one(_ sequence: Int, of household: HouseholdID) -> SQL {
        StoredUndo.table.select + " WHERE household_id = \(household) AND sequence = \(sequence)"
    }

    /// The numbers of entries from before a number that can be taken back, newest first.
    static func undoable(
        before sequence: Int?,
        about subject: UUID?,
        of household: HouseholdID,
        at now: Instant,
        limit: Int
    ) -> SQL {
        var statement: SQL = "SELECT sequence FROM log_undo WHERE household_id = \(household)"
        statement += " AND happened_at > \(now - SQLUndoStore.memory)"
        if let sequence { statement += " AND sequence < \(sequence)" }
        if let subject { statement += " AND (subject_id = \(subject) OR place_id = \(subject))" }
        return statement + " ORDER BY sequence DESC LIMIT \(limit)"
    }

    /// Lets one try, if nobody does; gives the number of the attempt.
    ///
    /// An attempt whose end is not known goes on: it has the number that it had.
    static func claim(_ sequence: Int, of household: HouseholdID, at now: Instant) -> SQL {
        """
        UPDATE log_undo SET attempts = attempts + CASE WHEN leased_until IS NULL THEN 1 ELSE 0 END,
            leased_until = \(now + SQLUndoStore.lease)
        WHERE household_id = \(household) AND sequence = \(sequence)
            AND (leased_until IS NULL OR leased_until <= \(now))
        RETURNING attempts
        """
    }

    /// Ends an attempt that has changed nothing; one whose end is not known has a time.
    static func release(_ sequence: Int, of household: HouseholdID, unknownSince now: Instant?) -> SQL {
        """
        UPDATE log_undo SET leased_until = \(now) WHERE household_id = \(household) AND sequence = \(sequence)
        """
    }

    /// Notes that an entry was taken back.
    static func done(_ sequence: Int, of household: HouseholdID, by actor: String?, at now: Instant) -> [SQL] {
        [
            """
            UPDATE log_entry SET undone_at = \(now), undone_by = \(actor)
            WHERE household_id = \(household) AND sequence = \(sequence)
            """,
            "DELETE FROM log_undo WHERE household_id = \(household) AND sequence = \(sequence)",
        ]
    }

    /// A row if the same has happened again to the same thing, and was not taken back.
    static func again(after entry: StoredEntry, of household: HouseholdID) -> SQL {
        """
        SELECT sequence FROM log_entry WHERE household_id = \(household) AND sequence > \(entry.sequence)
            AND event = \(entry.event) AND subject_id = \(entry.subjectID) AND undone_at IS NULL LIMIT 1
        """
    }

    /// Forgets what the log has forgotten.
    static func forgetOldest(of household: HouseholdID) -> SQL {
        """
        DELETE FROM log_undo WHERE household_id = \(household) AND sequence < (
            SELECT sequence FROM log_entry WHERE household_id = \(household) ORDER BY sequence LIMIT 1)
        """
    }

    /// Forgets what is old.
    static func sweep(before limit: Instant, portion: Int) -> SQL {
        Sweep("log_undo", key: "household_id, sequence", where: "happened_at < \(limit)").statement(portion)
    }
}
