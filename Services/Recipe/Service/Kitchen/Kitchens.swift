import Kitchen
import RecipeAPI
import Synchronization
import Values

/// What the kitchen knows in one household.
struct HouseholdKitchen: Sendable {
    /// What the household says.
    let own: HouseholdFoods
    /// The foods as the household has them.
    let foods: FoodTable
    /// Reads lines.
    let parser: IngredientParser
    /// Finds categories.
    let categorizer: Categorizer
    /// Finds allergens and whom they concern.
    let allergens: AllergenReader
    /// Finds the household's own foods, and those it overruled, by what is typed.
    let search: FoodSearch

    /// The foods version that lines read here are of.
    var version: Int { own.version }

    /// What nobody has said anything about.
    static let standard = HouseholdKitchen(HouseholdFoods())

    /// A kitchen with a household's foods over those that come with Larder.
    init(_ own: HouseholdFoods) {
        self.own = own
        let foods = own.table()
        self.foods = foods
        parser = IngredientParser(foods: foods)
        categorizer = Categorizer(foods: foods)
        allergens = AllergenReader(foods: foods)
        search = FoodSearch(own.foods.compactMap { foods.food(id: $0.id) })
    }
}

extension HouseholdKitchen {
    /// What a recipe's lines say.
    func read(_ lines: [RecipeContent.Line]) -> [RecipeIngredient] {
        lines.map { RecipeIngredient(section: $0.section, line: parser.parse($0.text)) }
    }

    /// What a recipe's lines say, within a budget.
    func read(_ lines: [RecipeContent.Line], _ budget: WorkBudget) throws(WorkBudget.Exhausted) -> [RecipeIngredient] {
        var read: [RecipeIngredient] = []
        for line in lines {
            try budget.spend(line: line.text)
            read.append(RecipeIngredient(section: line.section, line: parser.parse(line.text)))
        }
        return read
    }
}

/// The kitchens of all households: made when they are first needed and kept until the household says something else.
final class Kitchens: Sendable {
    /// How many are kept; one is some hundred kilobytes at most, as it lies over the table that all share.
    private static let capacity = 500

    let store: SQLFoodStore
    private let known = Mutex<[HouseholdID: HouseholdKitchen]>([:])

    init(store: SQLFoodStore) {
        self.store = store
    }

    /// The kitchen of a household as it is now.
    func kitchen(of household: HouseholdID) async throws -> HouseholdKitchen {
        try await kitchen(of: household, version: try await store.version(of: household))
    }

    /// The kitchen of a household that is known to be of a version, or newer.
    func kitchen(of household: HouseholdID, version: Int) async throws -> HouseholdKitchen {
        guard version > 0 else { return .standard }
        if let kitchen = known.withLock({ $0[household] }), kitchen.version >= version { return kitchen }
        let kitchen = HouseholdKitchen(try await store.foods(of: household))
        known.withLock { known in
            if known.count >= Self.capacity { known = [:] }
            // Whoever was faster may have read something newer.
            if kitchen.version >= known[household]?.version ?? 0 { known[household] = kitchen }
        }
        return kitchen
    }
}
