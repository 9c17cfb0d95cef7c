public import Values

/// What the kitchen knows in one household.
public struct HouseholdKitchen: Sendable {
    /// What the household says.
    public let own: HouseholdFoods
    /// The foods as the household has them.
    public let foods: FoodTable
    /// Reads ingredient lines.
    public let parser: IngredientParser
    /// Finds the household's own foods, and those it overruled, by what is typed.
    public let search: FoodSearch
    /// What is spoken in the household.
    public var language: Language = .en
    /// What bringing lines together may cost; nil for anything.
    public var budget: StepBudget?

    /// What nobody has said anything about.
    public static let standard = HouseholdKitchen()

    /// A kitchen with a household's foods over those that come with Larder.
    public init(_ own: HouseholdFoods = HouseholdFoods()) {
        self.own = own
        let foods = own.table()
        self.foods = foods
        parser = IngredientParser(foods: foods)
        search = FoodSearch(own.foods.compactMap { foods.food(id: $0.id) })
    }

    /// The foods version that lines read here are of.
    public var version: Int { own.version }
    /// Finds categories.
    public var categorizer: Categorizer { Categorizer(foods: foods) }
    /// Finds allergens and whom they concern.
    public var allergens: AllergenReader { AllergenReader(foods: foods) }
    /// Brings lines together.
    public var consolidation: Consolidation {
        Consolidation(foods: foods, language: language, budget: budget)
    }
}
