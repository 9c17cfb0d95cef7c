import GroceryAPI
import HTTP
import Identity
import MealPlanAPI
import MenuAPI
import Runtime
import Values

/// What the recipe service asks of the services that use recipes.
struct Neighbours: Sendable {
    /// The menus on the board that have a recipe.
    var menus: @Sendable (_ recipe: RecipeID, _ household: HouseholdID) async throws -> [RecipeMenu]
    /// What is planned of a recipe from today on.
    var entries: @Sendable (_ recipe: RecipeID, _ household: HouseholdID) async throws -> RecipeEntries
    /// The lists with something to buy for a recipe.
    var lists: @Sendable (_ recipe: RecipeID, _ household: HouseholdID) async throws -> RecipeLists
}

extension Neighbours {
    /// The real services, none of which is waited for longer than a person would.
    init(_ context: ServiceContext) {
        let patience = Duration.seconds(3)
        let menu = MenuClient(context.neighbour("menu").waiting(atMost: patience))
        let plan = MealPlanClient(context.neighbour("meal-plan").waiting(atMost: patience))
        let groceries = GroceryClient(context.neighbour("grocery").waiting(atMost: patience))
        let secret = context.internalSecret
        self.init(
            menus: { try await menu.menus(with: $0, of: $1, as: .service(secret)) },
            entries: { try await plan.entries(with: $0, of: $1, as: .service(secret)) },
            lists: { try await groceries.lists(with: $0, of: $1, as: .service(secret)) }
        )
    }
}
