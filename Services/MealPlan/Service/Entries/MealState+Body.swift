import MenuAPI
import Values

extension MealState {
    /// Reads what the menu service says.
    init(_ meal: MenuMealState, version: Int) {
        self.init(
            item: meal.itemID,
            version: version,
            servings: meal.servings,
            cooked: CookedMark(meal.cookedAt, meal.cookedOn),
            isRemoved: meal.removed
        )
    }
}
