import Database
import Values

/// The statements for apps that keep a household's recipes.
enum SyncSQL {
    /// The last change that was lost for good.
    static func gone(of household: HouseholdID) -> SQL {
        "SELECT gone_seq FROM recipe_clock WHERE household_id = \(household)"
    }

    /// Which recipes have changed after a place: where, whether they are deleted, and how many bytes they have.
    static func changes(after place: ChangePlace, of household: HouseholdID, limit: Int) -> SQL {
        """
        SELECT change_seq, id, deleted_at IS NOT NULL, size FROM recipe
        WHERE household_id = \(household) AND (change_seq, id) > (\(place.seq), \(place.id))
        ORDER BY change_seq, id LIMIT \(limit)
        """
    }

    /// Notes the last change of what is gone for good.
    static func lose(_ seq: Int, of household: HouseholdID) -> SQL {
        """
        UPDATE recipe_clock SET gone_seq = \(seq) WHERE household_id = \(household) AND gone_seq < \(seq)
        """
    }
}
