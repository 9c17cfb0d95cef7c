import Kitchen

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
