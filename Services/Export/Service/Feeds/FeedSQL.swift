import Database
import Values

/// All SQL of the export service.
enum FeedSQL {
    /// Feeds whose purpose this version knows.
    private static let known = Feed.table.select + " WHERE purpose IN \(list: FeedPurpose.allCases) AND "

    static func select(household: HouseholdID) -> SQL {
        known + "household_id = \(household) ORDER BY purpose"
    }

    static func select(tokenHash: String) -> SQL {
        // defence: feed-secrets
        known + "token_hash = \(tokenHash)"
    }

    static func delete(_ id: FeedID, household: HouseholdID) -> SQL {
        "DELETE FROM feed WHERE household_id = \(household) AND id = \(id)"
    }

    /// Deletes the feeds that somebody has made until a time, and gives their ids.
    static func deleteAll(by user: UserID, of household: HouseholdID, until end: Instant) -> SQL {
        """
        DELETE FROM feed WHERE household_id = \(household) AND created_by = \(user) AND created_at <= \(end)
        RETURNING id
        """
    }
}
