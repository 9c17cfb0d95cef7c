import Database
import FoundationEssentials
import Values

/// The statements about what has changed.
enum ChangeSQL {
    /// The number of the household's last change; no row before the first one.
    static func last(of household: HouseholdID) -> SQL {
        "SELECT last FROM event_stream WHERE household_id = \(household)"
    }

    /// Locks the household's stream, so that no number is given until the transaction ends; the last statement gives the
    /// number of its last change.
    static func lockedLast(of household: HouseholdID) -> [SQL] {
        [
            "INSERT INTO event_stream (household_id, last) VALUES (\(household), 0) ON CONFLICT DO NOTHING",
            last(of: household) + SQL.forUpdate,
        ]
    }

    /// The highest number of a deletion that is forgotten; no row if none is.
    static func floor(of household: HouseholdID) -> SQL {
        "SELECT sequence FROM change_floor WHERE household_id = \(household)"
    }

    /// Things whose last change has a higher number, in the order of those.
    static func changes(after sequence: Int, kinds: [ThingKind], of household: HouseholdID, limit: Int) -> SQL {
        var statement =
            StoredChange.table.select + " WHERE household_id = \(household) AND sequence > \(sequence)"
        if !kinds.isEmpty { statement += " AND kind IN \(list: kinds)" }
        return statement + " ORDER BY sequence LIMIT \(limit)"
    }

    /// Writes the last changes of things.
    static func save(_ changes: [StoredChange], of household: HouseholdID) -> SQL {
        StoredChange.table.upsert(changes, .key("household_id", household))
    }

    /// What may be forgotten, in the words of the index by which it is found.
    ///
    /// Imports are forgotten like what was deleted: they are there for some days only.
    static let isForgettable: SQL = "(deleted OR kind = 'import')"

    /// Some of what may be forgotten: household, kind, id and number.
    static func forgettable(before limit: Instant, portion: Int) -> SQL {
        """
        SELECT household_id, kind, thing_id, sequence FROM thing_change
        WHERE \(isForgettable) AND changed_at < \(limit) LIMIT \(portion)
        """
    }

    /// Notes that changes up to a number are not complete any more.
    static func raiseFloor(to sequence: Int, of household: HouseholdID) -> SQL {
        """
        INSERT INTO change_floor (household_id, sequence) VALUES (\(household), \(sequence))
        ON CONFLICT (household_id) DO UPDATE SET sequence = excluded.sequence
        WHERE change_floor.sequence < excluded.sequence
        """
    }

    /// Forgets a thing, unless it has changed meanwhile.
    static func forget(_ kind: ThingKind, _ id: UUID, sequence: Int, of household: HouseholdID) -> SQL {
        """
        DELETE FROM thing_change
        WHERE household_id = \(household) AND kind = \(kind) AND thing_id = \(id) AND sequence = \(sequence)
        """
    }
}
