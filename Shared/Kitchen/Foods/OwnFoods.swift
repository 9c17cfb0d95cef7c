/// A household's overlay on the food table.
struct OwnFoods: Sendable {
    private(set) var byID: [String: Food] = [:]
    private var byKey: [WordKey: String] = [:]
    /// The household's category corrections.
    private var categories: [WordKey: Category] = [:]

    /// Adds a food, which takes over its names.
    mutating func add(_ food: Food) {
        byID[food.id] = food
        for name in food.names.values.joined() { byKey[FoodKey.key(of: name)] = food.id }
    }

    /// Replaces a standard food with the household's version; its names stay the same.
    mutating func overrule(_ food: Food, furtherNames: some Sequence<String>) {
        byID[food.id] = food
        for name in furtherNames { byKey[FoodKey.key(of: name)] = food.id }
    }

    /// Stores a category correction.
    mutating func correct(_ key: WordKey, to category: Category) {
        categories[key] = category
    }

    func food(key: WordKey) -> Food? { byKey[key].flatMap { byID[$0] } }
    var hasCorrections: Bool { !categories.isEmpty }
    func category(key: WordKey) -> Category? { categories[key] }
}
