import Database
import Values

/// The statements about shares.
enum ShareSQL {
    private static let columns = SQL.unescaped("id, household_id, list_id, role, expires_at, created_at, created_by")

    /// How many links to a list can be good at once.
    static let most = 50
    /// How long one that has ended is remembered, so that taking it back twice is no mistake.
    static let memory = Duration.seconds(30 * 86_400)
    /// How many that have ended are remembered of a list.
    private static let mostEnded = 100

    /// The number of a list's links that are good.
    static func count(of list: GroceryListID, _ household: HouseholdID, now: Instant) -> SQL {
        """
        SELECT count(*) FROM share WHERE household_id = \(household) AND list_id = \(list)
            AND revoked_at IS NULL AND (expires_at > \(now) OR expires_at IS NULL)
        """
    }

    /// Forgets those of a list that ended longest ago beyond those that are remembered.
    static func forgetEnded(of list: GroceryListID, _ household: HouseholdID, now: Instant) -> SQL {
        """
        DELETE FROM share WHERE household_id = \(household) AND id IN (
            SELECT id FROM share WHERE household_id = \(household) AND list_id = \(list)
                AND (revoked_at IS NOT NULL OR expires_at <= \(now))
            ORDER BY created_at DESC, id DESC LIMIT 1000 OFFSET \(mostEnded))
        """
    }

    /// Forgets those that ended long ago.
    static func sweep(now: Instant, portion: Int) -> SQL {
        .acrossHouseholds(
            because: .sweep,
            """
            DELETE FROM share WHERE (household_id, id) IN (
                SELECT household_id, id FROM share
                WHERE revoked_at <= \(now - memory) OR expires_at <= \(now - memory) LIMIT \(portion))
            """
        )
    }

    /// A new share, if the household has the list.
    static func insert(_ share: ShareLink, tokenHash: [UInt8]) -> SQL {
        """
        INSERT INTO share (household_id, id, list_id, token_hash, role, expires_at, created_at, created_by)
        SELECT household_id, \(share.id), id, \(tokenHash), \(share.role.rawValue), \(share.expiresAt),
            \(share.createdAt), \(share.createdBy)
        FROM grocery_list WHERE household_id = \(share.household) AND id = \(share.list)
        """
    }

    /// The shares of a list.
    static func all(of list: GroceryListID, _ household: HouseholdID) -> SQL {
        """
        SELECT \(columns) FROM share
        WHERE household_id = \(household) AND list_id = \(list) AND revoked_at IS NULL
        ORDER BY created_at DESC, id DESC
        """
    }

    /// Takes a share back; no row is affected the second time.
    static func revoke(_ share: ShareID, _ household: HouseholdID, now: Instant) -> SQL {
        """
        UPDATE share SET revoked_at = \(now)
        WHERE household_id = \(household) AND id = \(share) AND revoked_at IS NULL
        """
    }

    /// Takes all shares of a list back, and gives their ids.
    static func revokeAll(of list: GroceryListID, _ household: HouseholdID, now: Instant) -> SQL {
        """
        UPDATE share SET revoked_at = \(now)
        WHERE household_id = \(household) AND list_id = \(list) AND revoked_at IS NULL RETURNING id
        """
    }

    /// Takes back all shares that somebody has made until a time, and gives their ids.
    static func revokeAll(by user: UserID, _ household: HouseholdID, until end: Instant, now: Instant) -> SQL {
        """
        UPDATE share SET revoked_at = \(now)
        WHERE household_id = \(household) AND created_by = \(user) AND created_at <= \(end) AND revoked_at IS NULL
        RETURNING id
        """
    }

    /// Whether the household has a share.
    static func exists(_ share: ShareID, _ household: HouseholdID) -> SQL {
        "EXISTS (SELECT 1 FROM share WHERE household_id = \(household) AND id = \(share))"
    }

    /// The share that a token opens; the one query without a household, as the token says which.
    static func find(tokenHash: [UInt8], now: Instant) -> SQL {
        .holding(
            secretHash: tokenHash,
            """
            SELECT \(columns) FROM share
            WHERE token_hash = \(tokenHash) AND revoked_at IS NULL
                AND /* defence: link-expiry */ (expires_at IS NULL OR expires_at > \(now))
            """
        )
    }
}
