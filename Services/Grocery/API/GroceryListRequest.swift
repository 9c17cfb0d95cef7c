public import JSON
public import Values

/// The body of `PUT /api/v1/grocery-lists/{list_id}` and of the preview.
///
/// What to buy comes from one of `menu`, `plan` and `recipes`, or from none of them: then the list starts with `items`
/// alone. A caller that knows the recipes of a menu already names them in `recipes` and the menu in `source`.
public struct GroceryListRequest: Codable, Hashable, Sendable, JSONEncodable {
    /// The list's title; one is made from the source where it is absent.
    public var title: String?
    /// The menu whose recipes to buy for.
    public var menu: MenuID?
    /// The days of the meal plan to buy for.
    public var plan: GroceryPlanRange?
    /// The recipes to buy for.
    public var recipes: [GroceryRecipeRequest]?
    /// What `recipes` belong to, where the caller resolved it.
    public var source: GroceryListSource?
    /// Foods at home, by id or name: kept off the list and recorded on it.
    public var have: [String]?
    /// Whether the list stays out of the index until it is activated.
    public var draft: Bool?
    /// Lines added by hand.
    public var items: [String]?

    /// A request from its parts.
    public init(
        title: String? = nil,
        menu: MenuID? = nil,
        plan: GroceryPlanRange? = nil,
        recipes: [GroceryRecipeRequest]? = nil,
        source: GroceryListSource? = nil,
        have: [String]? = nil,
        draft: Bool? = nil,
        items: [String]? = nil
    ) {
        self.title = title
        self.menu = menu
        self.plan = plan
        self.recipes = recipes
        self.source = source
        self.have = have
        self.draft = draft
        self.items = items
    }

    /// Writes the members that are set.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            if let title { json.member("title", title) }
            if let menu { json.member("menu", menu) }
            if let plan { json.member("plan", plan) }
            if let recipes { json.member("recipes", recipes) }
            if let source { json.member("source", source) }
            if let have { json.member("have", have) }
            if let draft { json.member("draft", draft) }
            if let items { json.member("items", items) }
        }
    }
}

/// A range of days of the meal plan, both ends included.
public struct GroceryPlanRange: Codable, Hashable, Sendable, JSONEncodable {
    /// The first day.
    public var from: CalendarDate
    /// The last day.
    public var to: CalendarDate

    /// A range of days.
    public init(from: CalendarDate, to: CalendarDate) {
        self.from = from
        self.to = to
    }

    /// Writes both days.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("from", from)
            json.member("to", to)
        }
    }
}

/// A recipe to buy for.
public struct GroceryRecipeRequest: Codable, Hashable, Sendable, JSONEncodable {
    /// The recipe.
    public var recipeID: RecipeID
    /// For how many; the recipe's own servings where absent.
    public var servings: Int?
    /// The menu it comes through.
    public var menuID: MenuID?
    /// Its place in that menu.
    public var menuItemID: MenuItemID?
    /// The meal-plan entry it comes through.
    public var entryID: PlanEntryID?

    /// A recipe to buy for.
    public init(
        recipeID: RecipeID,
        servings: Int? = nil,
        menuID: MenuID? = nil,
        menuItemID: MenuItemID? = nil,
        entryID: PlanEntryID? = nil
    ) {
        self.recipeID = recipeID
        self.servings = servings
        self.menuID = menuID
        self.menuItemID = menuItemID
        self.entryID = entryID
    }

    enum CodingKeys: String, CodingKey {
        case recipeID = "recipe_id"
        case servings
        case menuID = "menu_id"
        case menuItemID = "menu_item_id"
        case entryID = "entry_id"
    }

    /// Writes the members that are set.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("recipe_id", recipeID)
            if let servings { json.member("servings", servings) }
            if let menuID { json.member("menu_id", menuID) }
            if let menuItemID { json.member("menu_item_id", menuItemID) }
            if let entryID { json.member("entry_id", entryID) }
        }
    }
}
