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

    /// A food that was found, how many recipes have it, and where it stands in the order of the names.
    private struct Counted {
        var food: Food
        var count: Int
        var place: Int
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
        let found: [Counted] = matches.sorted().prefix(mostFoods).enumerated().compactMap { place, match in
            guard let food = kitchen.foods.food(id: match.id) else { return nil }
            let count = snapshot.count(of: SearchTerm.food.term(food.name.lowercased()))
            return count > 0 ? Counted(food: food, count: count, place: place) : nil
        }
        // The order of the names decides where as many have them.
        let best = found.sorted { $0.count != $1.count ? $0.count > $1.count : $0.place < $1.place }
        return best.prefix(most).map {
            Named(food: $0.food.name, name: $0.food.name(in: language), count: $0.count)
        }
    }
}
