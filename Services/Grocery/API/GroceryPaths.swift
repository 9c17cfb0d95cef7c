public import Values

/// The paths of the grocery service that others call.
public enum GroceryPaths {
    /// The index of lists.
    public static let lists = "/api/v1/grocery-lists"
    /// The preview.
    public static let preview = "/api/v1/grocery-lists/preview"

    /// The lists that were deleted.
    public static let deletedLists = "/api/v1/grocery-lists/deleted"
    /// What brings a deleted list back, as a pattern.
    public static let restoreList = "/api/v1/grocery-lists/{list_id}/restore"
    /// What brings a deleted list back.
    public static func restore(_ id: GroceryListID) -> String { "\(lists)/\(id)/restore" }

    /// One list, as a pattern.
    public static let list = "/api/v1/grocery-lists/{list_id}"
    /// What the things on a list contain, as a pattern.
    public static let allergens = "/api/v1/grocery-lists/{list_id}/allergens"
    /// Who looks at a list, as a pattern.
    public static let presence = "/api/v1/grocery-lists/{list_id}/presence"
    /// The items of a list, as a pattern.
    public static let items = "/api/v1/grocery-lists/{list_id}/items"
    /// One item of a list, as a pattern.
    public static let item = "/api/v1/grocery-lists/{list_id}/items/{item_id}"
    /// The tick of an item, as a pattern.
    public static let checked = "/api/v1/grocery-lists/{list_id}/items/{item_id}/checked"
    /// What brings a removed item back, as a pattern.
    public static let restore = "/api/v1/grocery-lists/{list_id}/items/{item_id}/restore"
    /// Where a client sends what it did to a list, as a pattern.
    public static let sync = "/api/v1/grocery-lists/{list_id}/sync"
    /// One notice of a list, as a pattern.
    public static let notice = "/api/v1/grocery-lists/{list_id}/notices/{notice_id}"
    /// Which lists follow some days or entries of the plan, as a pattern; for other services.
    public static let followers = "/internal/v1/households/{household_id}/plan-lists"
    /// Which lists follow some days or entries of the plan; for other services.
    public static func followers(of household: HouseholdID) -> String {
        "/internal/v1/households/\(household)/plan-lists"
    }
    /// The lists with something to buy for a recipe, as a pattern; for other services.
    public static let recipeLists = "/internal/v1/households/{household_id}/recipe-lists/{recipe_id}"
    /// The lists with something to buy for a recipe; for other services.
    public static func recipeLists(_ recipe: RecipeID, of household: HouseholdID) -> String {
        "/internal/v1/households/\(household)/recipe-lists/\(recipe)"
    }
    /// The links to a list, as a pattern.
    public static let shares = "/api/v1/grocery-lists/{list_id}/shares"
    /// One link, as a pattern.
    public static let share = "/api/v1/shares/{share_id}"
    /// What was bought lately.
    public static let recentItems = "/api/v1/grocery-lists/recent-items"
    /// The household's aisles.
    public static let aisles = "/api/v1/aisles"
    /// What was learned where a list is for no shop in particular.
    public static let learned = "/api/v1/aisles/learned"
    /// One shop, as a pattern.
    public static let shop = "/api/v1/aisles/shops/{shop_id}"
    /// What was learned in a shop, as a pattern.
    public static let shopLearned = "/api/v1/aisles/shops/{shop_id}/learned"
    /// What is kept at home.
    public static let staples = "/api/v1/staples"
    /// One food that is kept at home, as a pattern.
    public static let staple = "/api/v1/staples/{food}"

    /// One list.
    public static func list(_ id: GroceryListID) -> String { "\(lists)/\(id)" }
    /// The links to a list.
    public static func shares(of list: GroceryListID) -> String { "\(lists)/\(list)/shares" }
    /// What makes a draft visible.
    public static func activate(_ id: GroceryListID) -> String { "\(lists)/\(id)/activate" }
    /// Where a client sends what it did to a list.
    public static func sync(_ list: GroceryListID) -> String { "\(lists)/\(list)/sync" }
    /// One item of a list.
    public static func item(_ item: GroceryItemID, of list: GroceryListID) -> String {
        "\(lists)/\(list)/items/\(item)"
    }
    /// The tick of an item.
    public static func checked(_ item: GroceryItemID, of list: GroceryListID) -> String {
        "\(Self.item(item, of: list))/checked"
    }
    /// What brings a removed item back.
    public static func restore(_ item: GroceryItemID, of list: GroceryListID) -> String {
        "\(Self.item(item, of: list))/restore"
    }
}
