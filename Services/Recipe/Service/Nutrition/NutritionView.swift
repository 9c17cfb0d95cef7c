/// Shows the nutrition of a recipe.
struct NutritionView: Equatable, Sendable {
    /// By which it is computed where the recipe says nothing; nil if the operator has loaded none.
    var table: NutrientTable?
}
