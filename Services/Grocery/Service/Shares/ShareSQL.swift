import Database
import Values

/// The statements about shares.
enum ShareSQL {
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
        """
        DELETE FROM share WHERE (household_id, id) IN (
            SELECT household_id, id FROM share
            WHERE revoked_at <= \(now - memory) OR expires_at <= \(now - memory) LIMIT \(portion))
        """
    }

    static func insert(_ share: ShareLink, tokenHash: [UInt8]) -> SQL {
        ShareLink.table.insert(share, .column("token_hash", tokenHash))
    }

    static func all(of list: GroceryListID, _ household: HouseholdID) -> SQL {
        """
        \(ShareLink.table.select)
        WHERE household_id = \(household) AND list_id = \(list) AND revoked_at IS NULL
        ORDER BY created_at DESC, id DESC
        """
    }

    /// Takes a share back; no row is affected the second time.
    static func revoke(_ share: ShareID, _ household: HouseholdID, now: Instant) -> SQL {
        revoke("id = \(share)", household, now)
    }

    /// Takes all shares of a list back, and gives their ids.
    static func revokeAll(of list: GroceryListID, _ household: HouseholdID, now: Instant) -> SQL {
        revoke("list_id = \(list)", household, now) + " RETURNING id"
    }

    /// Takes back all shares that somebody has made until a time, and gives their ids.
    static func revokeAll(by user: UserID, _ household: HouseholdID, until end: Instant, now: Instant) -> SQL {
        revoke("created_by = \(user) AND created_at <= \(end)", household, now) + " RETURNING id"
    }

    private static func revoke(_ chosen: SQL, _ household: HouseholdID, _ now: Instant) -> SQL {
        """
        UPDATE share SET revoked_at = \(now)
        WHERE household_id = \(household) AND revoked_at IS NULL AND \(chosen)
        """
    }

    /// One share, be it taken back.
    static func find(_ share: ShareID, _ household: HouseholdID) -> SQL {
        ShareLink.table.select + " WHERE household_id = \(household) AND id = \(share)"
    }

    /// The share that a token opens, of whichever household.
    static func find(tokenHash: [UInt8], now: Instant) -> SQL {
        """
        \(ShareLink.table.select)
        WHERE token_hash = \(tokenHash) AND revoked_at IS NULL
            AND /* defence: link-expiry */ (expires_at IS NULL OR expires_at > \(now))
        """
    }
}
