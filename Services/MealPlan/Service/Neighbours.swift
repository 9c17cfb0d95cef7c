import AccountAPI
import GroceryAPI
import HTTP
import Identity
import MenuAPI
import RecipeAPI
import Runtime
import Values

/// What the meal-plan service asks of other services.
struct Neighbours: Sendable {
    /// A recipe as it is planned; nil if there is none of that id.
    var recipe: @Sendable (_ id: RecipeID) async throws -> PlannedRecipe?
    /// What is still to be cooked of a menu, in its order; nil if there is none of that id.
    var menu: @Sendable (_ id: MenuID) async throws -> [PlannedRecipe]?
    /// Whether somebody of an id eats in the household.
    var hasMember: @Sendable (_ id: MemberID, _ household: HouseholdID) async throws -> Bool
    var timeZone: @Sendable (_ household: HouseholdID) async throws -> String
    /// The grocery lists that follow days or entries of the plan.
    var lists: @Sendable (_ question: PlanListsRequest, _ household: HouseholdID) async throws -> [FollowingList]
}

extension Neighbours {
    /// The real services.
    init(_ context: ServiceContext) {
        let recipes = RecipeClient(context.neighbour("recipe"))
        let menus = MenuClient(context.neighbour("menu"))
        let groceries = GroceryClient(context.neighbour("grocery").waiting(atMost: .seconds(2)))
        let account = AccountClient(context.neighbour("account"), secret: context.internalSecret)
        self.init(
            recipe: { id in
                try await recipes.batchGet([id], as: .forwarded).items.first.map { recipe in
                    PlannedRecipe(
                        id: recipe.id,
                        title: recipe.title,
                        imageURL: recipe.imageURL,
                        servings: recipe.servings
                    )
                }
            },
            menu: { id in
                do {
                    return try await menus.menu(id, as: .forwarded).recipes.filter { $0.cookedAt == nil }.map { item in
                        PlannedRecipe(
                            id: item.recipeID,
                            title: item.title,
                            imageURL: item.imageURL,
                            servings: item.servings
                        )
                    }
                } catch let problem as Problem where problem.status == 404 {
                    return nil
                }
            },
            hasMember: { id, household in try await account.hasMember(id, in: household) },
            timeZone: { household in try await account.household(household).timeZone },
            lists: { [secret = context.internalSecret] question, household in
                try await groceries.lists(following: question, of: household, as: .service(secret)).map { list in
                    let days = list.from.flatMap { from in list.to.map { from...max(from, $0) } }
                    return FollowingList(id: list.id, days: days)
                }
            }
        )
    }
}
