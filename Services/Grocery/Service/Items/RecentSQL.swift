import Database
import Values

/// The statements about recent items.
enum RecentSQL {
    /// Items of lists that were bought, as rows of `recent_item`.
    private static let ticked: SQL = """
        SELECT household_id, item_key, name, food_id, food_name, category, checked_at AS bought_at, 1 AS times
        FROM grocery_item
        """
    /// Several rows of one thing as one.
    private static let merged: SQL = """
        item_key, MAX(name), MAX(food_id), MAX(food_name), MAX(category), MAX(bought_at), CAST(SUM(times) AS bigint)
        """

    /// Remembers the ticked items of a list that a condition chooses, before they are deleted.
    static func remember(from list: GroceryListID, _ household: HouseholdID, where chosen: SQL) -> SQL {
        """
        INSERT INTO recent_item (household_id, \(RecentItem.table.list))
        SELECT household_id, \(merged) FROM (
            \(ticked) WHERE household_id = \(household) AND list_id = \(list) AND checked_at IS NOT NULL AND \(chosen)
        ) AS bought GROUP BY household_id, item_key
        \(adding)
        """
    }

    /// Remembers something that was bought, and is on no list.
    static func remember(_ item: RecentItem, _ household: HouseholdID) -> SQL {
        RecentItem.table.insert(item, .key("household_id", household)) + "\n" + adding
    }

    private static let adding: SQL = """
        ON CONFLICT (household_id, item_key) DO UPDATE SET name = excluded.name, food_id = excluded.food_id,
            food_name = excluded.food_name, category = excluded.category,
            bought_at = CASE WHEN excluded.bought_at > recent_item.bought_at
                THEN excluded.bought_at ELSE recent_item.bought_at END,
            times = recent_item.times + excluded.times
        """

    /// Remembers the items whose hour is over.
    static func rememberExpired(from list: GroceryListID, _ household: HouseholdID, now: Instant) -> SQL {
        remember(from: list, household, where: "checked_at <= \(Expiry.cutoff(now))")
    }

    /// Takes back that something was bought once: the item is on its list again, and is remembered when it leaves that.
    static func takeBack(_ key: String, _ household: HouseholdID) -> [SQL] {
        [
            "DELETE FROM recent_item WHERE household_id = \(household) AND item_key = \(key) AND times = 1",
            "UPDATE recent_item SET times = times - 1 WHERE household_id = \(household) AND item_key = \(key) AND times > 1",
        ]
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
    static func page(_ household: HouseholdID, after place: Place<String>?, limit: Int, now: Instant) -> SQL {
        var sql: SQL = """
            SELECT \(merged) FROM (
                SELECT household_id, \(RecentItem.table.list) FROM recent_item WHERE household_id = \(household)
                UNION ALL
                \(ticked) WHERE household_id = \(household) AND checked_at <= \(Expiry.cutoff(now))
            ) AS bought GROUP BY item_key
            """
        if let place { sql += " HAVING (MAX(bought_at), item_key) < (\(place.time), \(place.key))" }
        return sql + " ORDER BY MAX(bought_at) DESC, item_key DESC LIMIT \(limit)"
    }
}
