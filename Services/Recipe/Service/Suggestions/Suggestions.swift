import Kitchen
import Values

/// What a text that somebody is typing may become: recipes, foods, tags and cookbooks of the household.
struct Suggestions: Sendable {
    /// A recipe by its title.
    struct Title: Sendable {
        var id: RecipeID
        var title: String
        var imageURL: String?
    }

    /// A food that recipes have.
    struct Named: Sendable {
        /// Its English name, which filters and facets use.
        var food: String
        /// Its name in the reader's language.
        var name: String
        var count: Int
    }

    /// A cookbook by its name.
    struct Book: Sendable {
        var id: CookbookID
        var name: String
    }

    var recipes: [Title] = []
    var foods: [Named] = []
    var tags: [SuggestedTag] = []
    var cookbooks: [Book] = []

    /// How many foods by that name are looked for among the recipes.
    static let mostFoods = 200

    /// Foods that recipes have, by any of their names; those of most recipes first.
    static func foods(
        like text: String,
        _ kitchen: HouseholdKitchen,
        in snapshot: SearchSnapshot,
        _ language: Language,
        most: Int
    ) -> [Named] {
        let own = Set(kitchen.own.foods.map(\.id))
        let matches = kitchen.search.matches(text) + FoodSearch.standard.matches(text).filter { !own.contains($0.id) }
        let found: [(food: Food, count: Int)] = matches.sorted().prefix(mostFoods).compactMap { match in
            guard let food = kitchen.foods.food(id: match.id) else { return nil }
            let count = snapshot.count(of: SearchTerm.food.term(food.name.lowercased()))
            return count > 0 ? (food, count) : nil
        }
        // The order of the names decides where as many have them.
        let best = found.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
        return best.prefix(most).map(\.element).map { food, count in
            Named(food: food.name, name: food.names[language]?.first ?? food.name, count: count)
        }
    }
}
