import Database
import Kitchen
import Values

/// The statements about staples.
enum StapleSQL {
    /// How many things a household can decide about.
    static let most = 1000

    /// What a household decided.
    static func decisions(_ household: HouseholdID) -> SQL {
        "SELECT item_key, name, kind FROM staple WHERE household_id = \(household)"
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
        """
        INSERT INTO staple (household_id, item_key, name, kind)
        VALUES (\(household), \(decision.key), \(decision.name), \(decision.kind.rawValue))
        ON CONFLICT (household_id, item_key) DO UPDATE SET name = excluded.name, kind = excluded.kind
        """
    }
}
