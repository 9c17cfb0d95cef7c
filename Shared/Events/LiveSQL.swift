import Database
import Values

/// The statements that feed live streams.
enum LiveSQL {
    /// The number of a household's newest event, and how many events after a number are still stored.
    ///
    /// No row if the household has had no events.
    static func position(_ household: HouseholdID, after sequence: Int64) -> SQL {
        "SELECT s.last, (SELECT count(*) FROM outbox WHERE household_id = \(household) AND sequence > \(sequence)) "
            + "FROM event_stream s WHERE s.household_id = \(household)"
    }

    /// A household's events after a number, in order.
    static func events(_ household: HouseholdID, after sequence: Int64, limit: Int) -> SQL {
        "SELECT sequence, kind, subject, payload, occurred_at FROM outbox "
            + "WHERE household_id = \(household) AND sequence > \(sequence) ORDER BY sequence LIMIT \(limit)"
    }

    /// The newest number of each of these households.
    static func positions(_ households: [HouseholdID]) -> SQL {
        "SELECT household_id, last FROM event_stream WHERE household_id IN \(list: households)"
    }
}
