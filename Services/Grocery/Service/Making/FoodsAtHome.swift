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

/// What a list would have on it, with the staples set apart.
struct PreviewPlan: Sendable {
    var items: [ConsolidatedItem<LineOrigin>] = []
    /// The staples found, and whether each is normally there.
    var checkYouHave: [(item: ConsolidatedItem<LineOrigin>, isAssumed: Bool)] = []
    /// What names nothing to buy.
    var leftOut: [LeftOut] = []
    /// The meals of menus that other lists buy for.
    var elsewhere: [MealElsewhere] = []

    /// Brings lines together and sets the staples apart.
    init(wanted: [WantedLine], staples: StapleBook, kitchen: Consolidation) throws(QuantityError) {
        let found = try kitchen.consolidate(wanted.map(\.contribution))
        leftOut = try LeftOut.all(of: found.leftOut)
        for item in found.items {
            switch staples.kind(food: item.food, name: item.name) {
            case .no: items.append(item)
            // Nobody has so much of it at home.
            case _ where kitchen.isMoreThanUsual(item): items.append(item)
            case .assumed: checkYouHave.append((item, true))
            case .asked: checkYouHave.append((item, false))
            }
        }
    }
}
