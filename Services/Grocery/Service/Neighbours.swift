import AccountAPI
import GroceryAPI
import HTTP
import Kitchen
import MealPlanAPI
import MenuAPI
import RecipeAPI
import Runtime
import Values

/// What the service asks of its neighbours, on behalf of whoever is calling.
struct Neighbours: Sendable {
    /// What a recipe says that matters for buying.
    struct Recipe: Sendable {
        var id: RecipeID
        var title: String
        var servings: Int
        var lines: [IngredientLine]
    }

    /// Recipes by id; those that are not there are left out.
    var recipes: @Sendable (_ ids: [RecipeID]) async throws -> [Recipe]
    /// The recipes of a menu that are still to be cooked.
    var menu: @Sendable (_ menu: MenuID) async throws -> [GroceryRecipeRequest]
    /// The recipes planned on days from the first to the last that are to be bought for.
    var plan: @Sendable (_ from: CalendarDate, _ to: CalendarDate) async throws -> [GroceryRecipeRequest]
    /// Remembers where somebody wants a name.
    var correct: @Sendable (_ correction: CategoryCorrection) async throws -> Void
    /// What some lines contain and whom it concerns, as JSON.
    var allergens: @Sendable (_ lines: [String]) async throws -> [UInt8]
    /// In whose words a household wants to see its lists.
    var settings: @Sendable (_ household: HouseholdID) async throws -> HouseholdSettings
}

extension Neighbours {
    /// The real services at their addresses.
    init(_ context: ServiceContext) {
        let recipes = RecipeClient(context.neighbour("recipe"))
        let menus = MenuClient(context.neighbour("menu"))
        let plan = MealPlanClient(context.neighbour("meal-plan"))
        let accounts = AccountClient(context.neighbour("account"), secret: context.internalSecret)
        self.recipes = { ids in
            try await recipes.ingredients(of: ids, as: .forwarded).map { recipe in
                Recipe(
                    id: recipe.id,
                    title: recipe.title,
                    servings: recipe.servings,
                    lines: recipe.ingredients.map(\.line)
                )
            }
        }
        correct = { try await recipes.correct($0, as: .forwarded) }
        allergens = { try await recipes.allergens(of: $0, as: .forwarded) }
        settings = { household in
            let facts = try await accounts.household(household)
            return HouseholdSettings(
                system: facts.measurementSystem.flatMap(MeasurementSystem.init(rawValue:)),
                language: Language(tag: facts.language)
            )
        }
        menu = { menu in
            try await menus.menu(menu, as: .forwarded).recipes.filter { $0.cookedAt == nil }.map { item in
                GroceryRecipeRequest(
                    recipeID: item.recipeID,
                    servings: item.servings,
                    menuID: menu,
                    menuItemID: item.id
                )
            }
        }
        self.plan = { from, to in
            // Leftovers have been bought for already, and what has been cooked needs nothing more.
            try await plan.window(from: from, to: to, as: .forwarded).entries
                .filter { $0.leftoverOf == nil && $0.cookedAt == nil }
                .compactMap { entry in
                    entry.recipeID.map {
                        GroceryRecipeRequest(recipeID: $0, servings: entry.servings, entryID: entry.id)
                    }
                }
        }
    }
}
