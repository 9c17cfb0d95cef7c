import Kitchen
import Values

/// One line that an item comes from, with its exact share.
struct ItemLine: Hashable, Sendable {
    var origin: LineOrigin
    /// The line as written.
    var text: String
    /// Its share for the wanted servings; nil if the line has no amount.
    var amount: Amount?
    /// What it wants of the item, where the line names several things and `amount` is that of the first.
    var own: OwnAmount?
    /// The item's version with which a line that was typed joined it; nil if the item began with it.
    var since: Int?

    /// How much of the item it wants.
    var wanted: Amount? {
        if let own { return own.amount }
        return amount
    }

    /// About how many bytes it takes in the database.
    var size: Int { 300 + text.utf8.count + (origin.recipe?.title.utf8.count ?? 0) }
}

/// A line that a list should buy, before lines are brought together.
struct WantedLine: Hashable, Sendable {
    /// What the recipe, or the person, says.
    var line: IngredientLine
    /// Wanted servings over the recipe's.
    var scale: Rational = .one
    var origin: LineOrigin
    /// What a person typed, whose words stay; nil for a recipe's line.
    var typed: TypedItem?

    /// The line for the kitchen.
    var contribution: Contribution<LineOrigin> {
        Contribution(line: line, scale: scale, isTyped: origin.recipe == nil, source: origin)
    }
}

/// Where a line of an item comes from.
enum LineOrigin: Hashable, Sendable {
    /// Someone typed it; the id lets the same addition be recognised when it is sent again.
    case hand(GroceryItemID?)
    /// It came with the list's request, and is replaced with the request.
    case recipe(RecipeShare)

    /// The recipe's share, unless the line was typed.
    var recipe: RecipeShare? {
        switch self {
        case .hand: nil
        case .recipe(let share): share
        }
    }

    /// The id under which someone added the line; nil if it came with a recipe or with the list's request.
    var lineID: GroceryItemID? {
        switch self {
        case .hand(let id): id
        case .recipe: nil
        }
    }
}

/// A recipe that a list buys for: which one, for how many, and through what it came.
struct RecipeShare: Hashable, Sendable {
    var recipe: RecipeID
    /// Its title when the list was made, which stays when the recipe is deleted.
    var title: String
    var servings: Int
    var menu: MenuID?
    var menuItem: MenuItemID?
    var entry: PlanEntryID?
}
