import AccountAPI
import GroceryAPI
import HTTP
import Identity
import RecipeAPI
import Runtime
import Values

/// What the menu service asks of other services.
struct Neighbours: Sendable {
    /// The recipes among these that exist, by id.
    var recipes: @Sendable (_ ids: [RecipeID]) async throws -> [RecipeID: FoundRecipe]
    var putList: @Sendable (_ id: GroceryListID, _ request: GroceryListRequest) async throws -> GroceryListDocument
    /// Shows a list that was a draft, and gives it.
    ///
    /// May be called again.
    var activateList: @Sendable (_ id: GroceryListID) async throws -> GroceryListDocument
    /// A list; nil if there is none.
    var list: @Sendable (_ id: GroceryListID) async throws -> GroceryListBody?
    var timeZone: @Sendable (_ household: HouseholdID) async throws -> String
    /// The grocery lists made from days of the plan that buy for entries, or leave them to other lists.
    var planLists: @Sendable (_ question: PlanListsRequest, _ household: HouseholdID) async throws -> [PlanList]

    /// A recipe that exists.
    struct FoundRecipe: Sendable, Hashable {
        var snapshot: RecipeSnapshot
        var servings: Int
    }
}

extension Neighbours {
    /// The real services at their addresses.
    init(_ context: ServiceContext) {
        let recipes = RecipeClient(context.neighbour("recipe"))
        let lists = GroceryClient(context.neighbour("grocery"))
        let patient = GroceryClient(context.neighbour("grocery").waiting(atMost: .seconds(2)))
        let account = AccountClient(context.neighbour("account"), secret: context.internalSecret)
        self.init(
            recipes: { ids in
                let found = try await recipes.batchGet(ids, as: .forwarded).items.map { recipe in
                    let snapshot = RecipeSnapshot(id: recipe.id, title: recipe.title, imageURL: recipe.imageURL)
                    return (recipe.id, FoundRecipe(snapshot: snapshot, servings: recipe.servings))
                }
                return Dictionary(found) { first, _ in first }
            },
            putList: { id, request in try await lists.put(id, request, as: .forwarded) },
            activateList: { id in try await lists.activate(id, as: .forwarded) },
            list: { id in
                do {
                    return try await lists.list(id, as: .forwarded)
                } catch let problem as Problem where problem.status == 404 {
                    return nil
                }
            },
            timeZone: { household in try await account.household(household).timeZone },
            planLists: { [secret = context.internalSecret] question, household in
                try await patient.lists(following: question, of: household, as: .service(secret))
            }
        )
    }
}
