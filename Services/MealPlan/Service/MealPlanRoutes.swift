import Events
import HTTP
import Identity
import MealPlanAPI

/// Every route of the meal-plan service, in the order of its document.
extension Dependencies {
    func addRoutes(to router: inout Router) {
        let viewers = RouteGroup.household(authenticator)
        router.tag("meal plan", "What is eaten on which day.")
        let editors = RouteGroup.household(authenticator, minimum: .editor)

        router.on(viewers, .get, MealPlanPaths.window, .getMealPlan, getMealPlan)
        router.on(viewers, .get, MealPlanPaths.events, .streamMealPlanEvents, streamMealPlanEvents)

        router.on(editors, .post, MealPlanPaths.entries, .addPlanEntry, addPlanEntry)
        router.on(viewers, .get, MealPlanPaths.entry, .getPlanEntry, getPlanEntry)
        router.on(editors, .patch, MealPlanPaths.entry, .changePlanEntry, changePlanEntry)
        router.on(editors, .delete, MealPlanPaths.entry, .removePlanEntry, removePlanEntry)
        router.on(editors, .post, MealPlanPaths.swap, .swapPlanEntries, swapPlanEntries)
        router.on(editors, .post, MealPlanPaths.cooked, .markPlanEntryCooked, markPlanEntryCooked)
        router.on(editors, .delete, MealPlanPaths.cooked, .undoPlanEntryCooked, undoPlanEntryCooked)

        router.on(editors, .post, MealPlanPaths.sync, .syncMealPlan, syncMealPlan)
        router.on(editors, .post, MealPlanPaths.copy, .copyPlanDays, copyPlanDays)
        router.on(editors, .post, MealPlanPaths.fill, .fillPlanFromMenu, fillPlanFromMenu)
        router.on(editors, .post, MealPlanPaths.clear, .clearPlanDays, clearPlanDays)
        if let secret = events?.secret {
            router.on(.internalOnly(secret), .get, MealPlanPaths.recipeEntries, .findRecipeEntries, findRecipeEntries)
        }
    }
}
