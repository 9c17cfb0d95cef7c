import Database
import Values

/// The statements about staples.
enum StapleSQL {
    /// How many things a household can decide about.
    static let most = 1000

    /// What a household decided.
    static func decisions(_ household: HouseholdID) -> SQL {
        StapleBook.Decision.table.select + " WHERE household_id = \(household)"
    }

    /// Makes all others wait who add to a household's staples, so that they are counted one after the other.
    static func lock(_ household: HouseholdID) -> SQL {
        """
        INSERT INTO staple_turn (household_id) VALUES (\(household))
        ON CONFLICT (household_id) DO UPDATE SET household_id = excluded.household_id
        """
    }

    /// A decision, in place of an earlier one.
    static func decide(_ decision: StapleBook.Decision, _ household: HouseholdID) -> SQL {
        StapleBook.Decision.table.upsert(decision, .key("household_id", household))
    }
}
