public import JSON
public import Values

/// One line that an item comes from: a recipe's ingredient line, or what someone typed.
public struct GroceryItemSource: Codable, Hashable, Sendable, JSONEncodable {
    /// The client's id of a line added by hand, so that adding it twice adds it once.
    public var lineID: GroceryItemID?
    /// The recipe the line belongs to; nil for a line added by hand.
    public var recipeID: RecipeID?
    /// The recipe's title when the list was made.
    public var recipeTitle: String?
    /// The menu through which it came.
    public var menuID: MenuID?
    /// The recipe's place in that menu.
    public var menuItemID: MenuItemID?
    /// The meal-plan entry through which it came.
    public var entryID: PlanEntryID?
    /// The servings it was scaled to.
    public var servings: Int?
    /// The line as written.
    public var text: String
    /// The line's share, scaled; nil where the line has no amount.
    public var amount: GroceryAmount?

    /// A source line from its parts.
    public init(
        lineID: GroceryItemID? = nil,
        recipeID: RecipeID? = nil,
        recipeTitle: String? = nil,
        menuID: MenuID? = nil,
        menuItemID: MenuItemID? = nil,
        entryID: PlanEntryID? = nil,
        servings: Int? = nil,
        text: String,
        amount: GroceryAmount?
    ) {
        self.lineID = lineID
        self.recipeID = recipeID
        self.recipeTitle = recipeTitle
        self.menuID = menuID
        self.menuItemID = menuItemID
        self.entryID = entryID
        self.servings = servings
        self.text = text
        self.amount = amount
    }

    enum CodingKeys: String, CodingKey {
        case lineID = "line_id"
        case recipeID = "recipe_id"
        case recipeTitle = "recipe_title"
        case menuID = "menu_id"
        case menuItemID = "menu_item_id"
        case entryID = "entry_id"
        case servings
        case text
        case amount
    }

    /// Writes all members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("line_id", lineID)
            json.member("recipe_id", recipeID)
            json.member("recipe_title", recipeTitle)
            json.member("menu_id", menuID)
            json.member("menu_item_id", menuItemID)
            json.member("entry_id", entryID)
            json.member("servings", servings)
            json.member("text", text)
            json.member("amount", amount)
        }
    }
}
