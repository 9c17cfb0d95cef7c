import HTTP
import Values

@testable import MealPlanService

extension FakeNeighbours.State {
    /// What the menu service does with a recipe of a menu: one that is cooked keeps its servings.
    mutating func change(_ place: MenuPlace, _ change: MealChange) -> ChangedMeal? {
        asked.append(change)
        guard let index = menus[place.menu]?.meals.firstIndex(where: { $0.recipe.place?.item == place.item }),
            var meal = menus[place.menu]?.meals[index], let version = meal.recipe.place?.version
        else { return nil }
        switch change {
        case .servings(let servings): meal.recipe.servings = servings
        case .cooked(let day): meal.cooked = meal.cooked ?? CookedMark(at: .test, on: day)
        case .notCooked: meal.cooked = nil
        }
        meal.recipe.place?.version = version + 1
        menus[place.menu]?.meals[index] = meal
        let state = MealState(
            item: place.item,
            version: version + 1,
            servings: meal.recipe.servings,
            cooked: meal.cooked
        )
        return ChangedMeal(state: state, effects: [Effect(.menu, place.menu)])
    }
}
