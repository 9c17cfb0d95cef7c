import Database
import Values

/// All SQL of the export service.
enum FeedSQL {
    static func insert(_ feed: Feed, tokenHash: String) -> SQL {
        """
        INSERT INTO feed (household_id, id, purpose, token_hash, created_at, created_by)
        VALUES (\(feed.household), \(feed.id), \(feed.purpose.rawValue), \(tokenHash), \(feed.createdAt),
            \(feed.createdBy))
        ON CONFLICT (household_id, purpose)
        DO UPDATE SET id = excluded.id, token_hash = excluded.token_hash, created_at = excluded.created_at,
            created_by = excluded.created_by
        """
    }

    static func select(household: HouseholdID) -> SQL {
        """
        SELECT household_id, id, purpose, created_at, created_by FROM feed
        WHERE household_id = \(household) ORDER BY purpose
        """
    }

    static func select(tokenHash: String) -> SQL {
        .holding(
            secretHash: tokenHash,
            // defence: feed-secrets
            "SELECT household_id, id, purpose, created_at, created_by FROM feed WHERE token_hash = \(tokenHash)"
        )
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
