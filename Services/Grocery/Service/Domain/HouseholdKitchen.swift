import Kitchen

/// What the kitchen knows in one household.
struct HouseholdKitchen: Sendable {
    /// The foods as the household has them.
    let foods: FoodTable
    /// Reads ingredient lines.
    let parser: IngredientParser
    /// Brings lines together.
    let consolidation: Consolidation

    /// A kitchen with these foods.
    init(foods: FoodTable = .standard) {
        self.foods = foods
        parser = IngredientParser(foods: foods)
        consolidation = Consolidation(foods: foods)
    }
}
