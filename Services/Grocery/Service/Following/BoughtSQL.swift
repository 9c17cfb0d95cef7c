import Database
import FoundationEssentials
import Values

/// The statements about what lists have bought for meals that they do not buy for any more.
///
/// All that write or read it wait for `HolderSQL.lock` first.
enum BoughtSQL {
    /// How many meals are remembered of a household.
    static let most = 100
    /// How long: as many days as a list covers at most.
    static let lifetime = Duration.seconds(100 * 86_400)

    /// All that is known of a household.
    static func all(of household: HouseholdID) -> SQL {
        "\(StoredBought.table.select) WHERE household_id = \(household) ORDER BY list_id, source_id"
    }

    /// A row if anything is known.
    static func any(of household: HouseholdID) -> SQL {
        "SELECT 1 FROM grocery_bought WHERE household_id = \(household) LIMIT 1"
    }

    /// The lists of which something is known.
    static func lists(of household: HouseholdID) -> SQL {
        "SELECT DISTINCT list_id FROM grocery_bought WHERE household_id = \(household)"
    }

    /// Notes what a list has bought, the last for each meal.
    static func save(_ meals: [StoredBought], _ household: HouseholdID) -> [SQL] {
        guard !meals.isEmpty else { return [] }
        return [StoredBought.table.upsert(meals, .key("household_id", household)), forgetOldest(of: household)]
    }

    /// Forgets what a list has bought for meals.
    static func forget(_ meals: [UUID], of list: GroceryListID, _ household: HouseholdID) -> SQL {
        """
        DELETE FROM grocery_bought
        WHERE household_id = \(household) AND list_id = \(list) AND source_id IN \(list: meals)
        """
    }

    /// The lists that buy for meals, by any of their ids: those of recipes of menus, and what lists keep account of;
    /// `buyers` reads the answers.
    static func buyers(of ids: Set<UUID>, _ household: HouseholdID) -> [SQL] {
        let ids = ids.sorted { $0.uuidString < $1.uuidString }
        return [
            """
            SELECT menu_item_id, list_id, source_id FROM grocery_menu_meal
            WHERE household_id = \(household) AND menu_item_id IN \(list: ids)
            """,
            """
            SELECT s.source_id, s.meal, s.list_id FROM grocery_source s JOIN grocery_list l
                ON l.household_id = s.household_id AND l.id = s.list_id
            WHERE s.household_id = \(household) AND s.source_id IN \(list: ids) AND NOT l.is_draft
            """,
        ]
    }

    /// Deletes what is older than any list's days.
    static func sweep(now: Instant, portion: Int) -> SQL {
        """
        DELETE FROM grocery_bought WHERE (household_id, list_id, source_id) IN (
            SELECT household_id, list_id, source_id FROM grocery_bought
            WHERE changed_at <= \(now - lifetime) LIMIT \(portion))
        """
    }

    private static func forgetOldest(of household: HouseholdID) -> SQL {
        """
        DELETE FROM grocery_bought WHERE household_id = \(household) AND (list_id, source_id) IN (
            SELECT list_id, source_id FROM grocery_bought WHERE household_id = \(household)
            ORDER BY changed_at DESC, list_id DESC, source_id DESC LIMIT 1000 OFFSET \(most))
        """
    }
}

extension [Rows] {
    /// The answers to `BoughtSQL.buyers`.
    func buyers() throws -> Set<MealBuyer> {
        var buyers: Set<MealBuyer> = []
        for row in self[0] {
            buyers.insert(MealBuyer(id: try row.value(0), list: try row.id(1), source: try row.value(2)))
        }
        for row in self[1] {
            let stored = try StoredMeal(row)
            // A meal that is gone is remembered, but nothing is bought for it.
            guard stored.meal.map({ $0.share.servings > 0 }) ?? true else { continue }
            buyers.insert(MealBuyer(id: stored.source, list: try row.id(2), source: stored.source))
        }
        return buyers
    }
}
