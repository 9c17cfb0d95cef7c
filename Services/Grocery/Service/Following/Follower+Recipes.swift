import FoundationEssentials
import GroceryAPI
import Kitchen
import RecipeAPI
import Values

/// Recipes that say something else than when lists came to buy for them.
extension Follower {
    /// What lists need that buy for a recipe of which somebody has changed what is to be bought; nil if there are none.
    ///
    /// Meals that are cooked, days gone by and archived menus stay as they are.
    func prepare(_ recipe: RecipeChanged, of household: HouseholdID) async throws -> Prepared? {
        let meals = try await neighbours.mealsToCook(recipe.recipeID, household)
        guard !meals.isEmpty else { return nil }
        let lists = try await store.lists(buyingFor: Array(meals), of: household)
        guard !lists.isEmpty else { return nil }
        let kitchen = await kitchen(of: household)
        let found = try await resolver(household, kitchen).readings(of: [recipe.recipeID])
        // What is to be bought for a deleted recipe stays.
        guard let reading = found[recipe.recipeID] else { return nil }
        var wishes = MealWishes(scope: .named, servings: [:])
        for meal in meals { wishes.readings[meal] = reading }
        return Prepared(kitchen: kitchen.consolidation, wishes: wishes, lists: lists.map(\.id))
    }

    /// What the recipes of meals say now, by the meals' source.
    func readings(
        _ meals: [GroceryRecipeRequest],
        of household: HouseholdID,
        _ kitchen: HouseholdKitchen
    ) async throws -> [UUID: RecipeReading] {
        let found = try await resolver(household, kitchen).readings(of: Set(meals.map(\.recipeID)))
        let known = meals.compactMap { meal in
            meal.source.flatMap { source in found[meal.recipeID].map { (source, $0) } }
        }
        return Dictionary(known) { $1 }
    }

    private func resolver(_ household: HouseholdID, _ kitchen: HouseholdKitchen) -> ListResolver {
        ListResolver(neighbours: neighbours.asService(for: household), kitchen: kitchen)
    }
}
