import Database
import FoundationEssentials
import Values

/// The statements about which list buys for which recipe of a menu: one at most.
enum HolderSQL {
    /// Lets whoever decides which list buys for a meal do so one after the other; taken before any list's row.
    static func lock(_ household: HouseholdID) -> SQL { .lock("grocery_meals", of: household) }

    /// The recipes of menus that a list buys for, and the meals of the list that they are.
    static func held(by list: GroceryListID, _ household: HouseholdID) -> SQL {
        "SELECT menu_item_id, source_id FROM grocery_menu_meal WHERE household_id = \(household) AND list_id = \(list)"
    }

    /// Which lists buy for some recipes of menus; without the list of one menu, if it is named.
    static func holders(of meals: [MenuItemID], but menu: MenuID?, _ household: HouseholdID) -> SQL {
        let holders: SQL = """
            SELECT menu_item_id, list_id FROM grocery_menu_meal
            WHERE household_id = \(household) AND menu_item_id IN \(list: meals)
            """
        guard let menu else { return holders }
        return holders + """
             AND list_id NOT IN (SELECT id FROM grocery_list
                WHERE household_id = \(household) AND origin = 'menu' AND menu_id = \(menu))
            """
    }

    /// Which lists buy for the recipes of menus that a list is made from, and for some more.
    static func holders(
        ofMealsOn list: GroceryListID,
        and more: some Collection<MenuItemID>,
        _ household: HouseholdID
    ) -> SQL {
        let sources: SQL =
            "(SELECT source_id FROM grocery_source WHERE household_id = \(household) AND list_id = \(list))"
        // Each looked up by its key: as a join, or beside an OR, all meals of the household may be gone through.
        let isSource = SQL.either(postgres: " = ANY (ARRAY" + sources + ")", sqlite: " IN " + sources)
        let holders: SQL =
            "SELECT menu_item_id, list_id FROM grocery_menu_meal WHERE household_id = \(household) AND menu_item_id"
        guard !more.isEmpty else { return holders + isSource }
        return holders + isSource + " UNION " + self.holders(of: Set(more).sorted(), but: nil, household)
    }

    /// Notes which recipes of menus a list buys for.
    static func hold(_ meals: [MenuItemID: UUID], on list: GroceryListID, _ household: HouseholdID) -> SQL {
        let rows = SQLRows([.uuid, .uuid, .uuid, .uuid], of: meals.sorted { $0.key < $1.key }) { meal, source in
            [household, meal, list, source]
        }
        return """
            INSERT INTO grocery_menu_meal (household_id, menu_item_id, list_id, source_id) \(values: rows)
            ON CONFLICT (household_id, menu_item_id) DO NOTHING
            """
    }

    /// Notes that a list does not buy for them any more.
    static func free(_ meals: [MenuItemID], from list: GroceryListID, _ household: HouseholdID) -> SQL {
        """
        DELETE FROM grocery_menu_meal
        WHERE household_id = \(household) AND list_id = \(list) AND menu_item_id IN \(list: meals)
        """
    }

    /// The lists that leave something out because a list buys for it, and all that they leave out.
    static func waiting(for list: GroceryListID, _ household: HouseholdID) -> SQL {
        "SELECT id, elsewhere FROM grocery_list WHERE household_id = \(household) AND \(naming(list.uuid)) ORDER BY id"
    }

    /// Whether a list's row names something among what it leaves out; ids are written in one form only.
    static func naming(_ id: UUID) -> SQL {
        "elsewhere <> '[]' AND elsewhere LIKE \("%\(id.canonical)%")"
    }
}
