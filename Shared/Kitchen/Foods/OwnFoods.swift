/// What a household adds to the food table and says differently.
struct OwnFoods: Sendable {
    private(set) var byID: [String: Food] = [:]
    private var byKey: [WordKey: String] = [:]
    /// The categories that the household gave to names.
    private var categories: [WordKey: Category] = [:]

    /// Adds a food, which takes its names from whatever had them.
    mutating func add(_ food: Food) {
        byID[food.id] = food
        for name in food.names.values.joined() { byKey[FoodKey.key(of: name)] = food.id }
    }

    /// Puts a household's version in the place of a food of the table, whose names stay as they are.
    mutating func overrule(_ food: Food, furtherNames: some Sequence<String>) {
        byID[food.id] = food
        for name in furtherNames { byKey[FoodKey.key(of: name)] = food.id }
    }

    /// Remembers where the household wants a name.
    mutating func correct(_ key: WordKey, to category: Category) {
        categories[key] = category
    }

    func food(key: WordKey) -> Food? { byKey[key].flatMap { byID[$0] } }
    var hasCorrections: Bool { !categories.isEmpty }
    func category(key: WordKey) -> Category? { categories[key] }
}
