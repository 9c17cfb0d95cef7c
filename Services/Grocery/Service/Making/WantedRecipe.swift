import Kitchen
import Values

/// A recipe that someone wants to buy for.
struct WantedRecipe: Hashable, Sendable {
    /// The recipe.
    var recipe: RecipeID
    /// For how many; the recipe's own servings if nil.
    var servings: Int?
    /// The menu it comes through.
    var menu: MenuID?
    /// Its place in that menu.
    var menuItem: MenuItemID?
    /// The meal-plan entry it comes through.
    var entry: PlanEntryID?

    /// Whether it came through a menu or the plan, which hear of a recipe's deletion by themselves.
    var isIndirect: Bool { menuItem != nil || entry != nil }
}

/// What a household says it has, by food ids and names.
struct FoodsAtHome: Sendable {
    private var foods: Set<String> = []
    private var names: Set<String> = []

    /// Each entry is a food's id or any of its names; an unknown one counts as the name of an item.
    init(_ entries: [String], foods table: FoodTable) {
        for entry in entries {
            if let food = table.food(id: entry) ?? table.food(named: entry) { foods.insert(food.id) }
            names.insert(entry.lowercased())
        }
    }

    /// Whether an item is among what is there.
    func contains(food: FoodReference?, name: String) -> Bool {
        if let food, foods.contains(food.id) { return true }
        return names.contains(name.lowercased())
    }
}

/// What a list would have on it, with the staples set apart.
struct PreviewPlan: Sendable {
    /// What is to be bought.
    var items: [ConsolidatedItem<LineOrigin>] = []
    /// The staples found, and whether each is normally there.
    var checkYouHave: [(item: ConsolidatedItem<LineOrigin>, isAssumed: Bool)] = []

    /// Brings lines together and sets the staples apart.
    init(wanted: [WantedLine], staples: StapleBook, kitchen: Consolidation) throws(QuantityError) {
        let shares = wanted.map { Contribution(line: $0.line, scale: $0.scale, source: $0.origin) }
        for item in try kitchen.items(shares) {
            switch staples.kind(food: item.food, name: item.name) {
            case .no: items.append(item)
            case .assumed: checkYouHave.append((item, true))
            case .asked: checkYouHave.append((item, false))
            }
        }
    }
}
