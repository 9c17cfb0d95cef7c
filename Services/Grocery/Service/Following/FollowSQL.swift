import Database
import FoundationEssentials
import Values

/// The statements about what lists follow.
enum FollowSQL {
    /// What a list buys for: the source and its account.
    static func meals(of list: GroceryListID, _ household: HouseholdID) -> SQL {
        "SELECT source_id, meal FROM grocery_source WHERE \(of(list, household)) ORDER BY source_id"
    }

    /// Those of some meals that every one of some lists knows.
    static func meals(_ sources: [UUID], knownToAll lists: [GroceryListID], _ household: HouseholdID) -> SQL {
        """
        SELECT source_id FROM grocery_source
        WHERE household_id = \(household) AND list_id IN \(list: lists) AND source_id IN \(list: sources)
        GROUP BY source_id HAVING count(*) = \(lists.count)
        """
    }

    /// Writes how many bytes a list's account takes.
    static func account(of list: GroceryListID, _ household: HouseholdID, takes size: Int) -> SQL {
        """
        UPDATE grocery_list SET size = size - account_size + \(size), account_size = \(size)
        WHERE household_id = \(household) AND id = \(list)
        """
    }

    /// Writes the accounts of meals, new or changed.
    static func save(_ meals: [FollowedMeal], of list: GroceryListID, _ household: HouseholdID) -> SQL {
        let rows = SQLRows([.uuid, .uuid, .uuid, .text], of: meals) { meal in
            [household, meal.source, list, StoredMeal.text(meal)]
        }
        return """
            INSERT INTO grocery_source (household_id, source_id, list_id, meal) \(values: rows)
            ON CONFLICT (household_id, source_id, list_id) DO UPDATE SET meal = excluded.meal
            """
    }

    /// Forgets meals.
    static func forget(_ meals: [UUID], of list: GroceryListID, _ household: HouseholdID) -> SQL {
        "DELETE FROM grocery_source WHERE \(of(list, household)) AND source_id IN \(list: meals)"
    }

    /// What has left a list since its account was last brought up to date.
    static func settled(on list: GroceryListID, _ household: HouseholdID) -> SQL {
        "\(StoredSettled.table.select) WHERE \(of(list, household)) ORDER BY id"
    }

    static func forgetSettled(on list: GroceryListID, _ household: HouseholdID) -> SQL {
        "DELETE FROM grocery_settled WHERE \(of(list, household))"
    }

    /// Forgets what has left a household's lists that nobody has changed for as long as a list's days may last.
    static func forgetOldSettled(of household: HouseholdID, now: Instant) -> SQL {
        """
        DELETE FROM grocery_settled WHERE household_id = \(household) AND list_id IN (
            SELECT id FROM grocery_list
            WHERE household_id = \(household) AND updated_at <= \(now - BoughtSQL.lifetime))
        """
    }

    /// Keeps account of items that recipes want before they are deleted: ticked ones were bought.
    static func settle(_ items: [GroceryItemID], of list: GroceryListID, _ household: HouseholdID) -> SQL {
        settle(of: list, household, where: "id IN \(list: items)")
    }

    /// Keeps account of the items whose hour is over.
    static func settleExpired(of list: GroceryListID, _ household: HouseholdID, now: Instant) -> SQL {
        settle(of: list, household, where: "checked_at <= \(Expiry.cutoff(now))")
    }

    /// The mark of the tick tells apart an item's lives.
    private static func settle(of list: GroceryListID, _ household: HouseholdID, where chosen: SQL) -> SQL {
        """
        INSERT INTO grocery_settled (household_id, list_id, \(StoredSettled.table.list))
        SELECT household_id, list_id, coalesce(change_id, id), checked_at IS NOT NULL, item_key, name, food_id,
            food_name, category, wanted, lines
        FROM grocery_item WHERE \(of(list, household)) AND (NOT by_hand OR wanted IS NOT NULL) AND \(chosen)
        ON CONFLICT (household_id, list_id, id) DO NOTHING
        """
    }

    /// The lists that buy for a source, are made from days of the plan with one of some days, or leave out what is
    /// named as others buy for it; pinned ones are left out, and the newest come first.
    static func lists(
        buyingFor sources: [UUID],
        or days: [CalendarDate],
        orNaming named: [UUID],
        _ household: HouseholdID
    ) -> SQL {
        var condition: SQL = """
            id IN (SELECT list_id FROM grocery_source
                WHERE household_id = \(household) AND source_id IN \(list: sources))
            """
        for day in days {
            condition += " OR origin = 'plan' AND to_day >= \(day) AND from_day <= \(day)"
        }
        for id in named { condition += " OR \(HolderSQL.naming(id))" }
        return """
            SELECT id, origin, from_day, to_day, elsewhere FROM grocery_list
            WHERE household_id = \(household) AND NOT is_pinned AND (\(condition))
            ORDER BY created_at DESC, id DESC LIMIT \(most)
            """
    }

    /// How many lists follow one meal at most.
    private static let most = 50

    private static func of(_ list: GroceryListID, _ household: HouseholdID) -> SQL {
        "household_id = \(household) AND list_id = \(list)"
    }
}
