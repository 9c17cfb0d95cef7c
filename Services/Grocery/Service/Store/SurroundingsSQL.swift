import Database
import Kitchen
import Values

/// The statements about recent items.
enum RecentSQL {
    /// Remembers the ticked items of a list that a condition chooses, before they are deleted.
    static func remember(from list: GroceryListID, _ household: HouseholdID, where chosen: SQL) -> SQL {
        """
        INSERT INTO recent_item (household_id, item_key, name, food_id, food_name, category, bought_at, times)
        SELECT household_id, item_key, MAX(name), MAX(food_id), MAX(food_name), MAX(category), MAX(checked_at), COUNT(*)
        FROM grocery_item
        WHERE household_id = \(household) AND list_id = \(list) AND checked_at IS NOT NULL AND \(chosen)
        GROUP BY household_id, item_key
        ON CONFLICT (household_id, item_key) DO UPDATE SET name = excluded.name, food_id = excluded.food_id,
            food_name = excluded.food_name, category = excluded.category,
            bought_at = CASE WHEN excluded.bought_at > recent_item.bought_at
                THEN excluded.bought_at ELSE recent_item.bought_at END,
            times = recent_item.times + excluded.times
        """
    }

    /// Remembers the items whose hour is over.
    static func rememberExpired(from list: GroceryListID, _ household: HouseholdID, now: Instant) -> SQL {
        remember(from: list, household, where: "checked_at <= \(Expiry.horizon(now))")
    }

    /// How many things are remembered of a household.
    static let most = 1000

    /// Forgets what was bought longest ago beyond those that are remembered.
    static func forgetOldest(of household: HouseholdID) -> SQL {
        """
        DELETE FROM recent_item WHERE household_id = \(household) AND item_key IN (
            SELECT item_key FROM recent_item WHERE household_id = \(household)
            ORDER BY bought_at DESC, item_key DESC LIMIT 1000 OFFSET \(most))
        """
    }

    /// What was bought, newest first; also what has had its hour and waits for the sweep.
    static func page(_ household: HouseholdID, after place: RecentPlace?, limit: Int, now: Instant) -> SQL {
        var sql: SQL = """
            SELECT item_key, MAX(name), MAX(food_id), MAX(food_name), MAX(category), MAX(bought_at),
                CAST(SUM(times) AS bigint)
            FROM (
                SELECT item_key, name, food_id, food_name, category, bought_at, times FROM recent_item
                WHERE household_id = \(household)
                UNION ALL
                SELECT item_key, name, food_id, food_name, category, checked_at, 1 FROM grocery_item
                WHERE household_id = \(household) AND checked_at <= \(Expiry.horizon(now))
            ) AS bought
            GROUP BY item_key
            """
        if let place { sql += " HAVING (MAX(bought_at), item_key) < (\(place.boughtAt), \(place.key))" }
        return sql + " ORDER BY MAX(bought_at) DESC, item_key DESC LIMIT \(limit)"
    }
}

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
            WHERE token_hash = \(tokenHash) AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > \(now))
            """
        )
    }
}

/// The statements about households' settings.
enum SettingSQL {
    /// In whose words a household sees amounts; no row if that is not known.
    static func measures(of household: HouseholdID) -> SQL {
        "SELECT measures FROM household_setting WHERE household_id = \(household)"
    }

    /// What an event says, in place of what was known.
    static func setMeasures(_ system: MeasurementSystem?, of household: HouseholdID) -> SQL {
        """
        INSERT INTO household_setting (household_id, measures) VALUES (\(household), \(system?.rawValue))
        ON CONFLICT (household_id) DO UPDATE SET measures = excluded.measures
        """
    }

    /// What was asked, unless an event has said it: that may be newer.
    static func learnMeasures(_ system: MeasurementSystem?, of household: HouseholdID) -> SQL {
        """
        INSERT INTO household_setting (household_id, measures) VALUES (\(household), \(system?.rawValue))
        ON CONFLICT (household_id) DO NOTHING
        """
    }
}
