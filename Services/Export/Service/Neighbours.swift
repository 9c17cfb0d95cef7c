import AccountAPI
import GroceryAPI
import HTTP
import JSON
import MealPlanAPI
import MenuAPI
import Runtime
import Values

/// What the export service asks of others: it keeps nothing of theirs itself.
struct Neighbours: Sendable {
    /// One grocery list.
    var list: @Sendable (GroceryListID, Neighbour.Credentials) async throws(Problem) -> GroceryListBody
    /// A page of the household's lists that show anything, newest first.
    var lists: @Sendable (String?, Neighbour.Credentials) async throws(Problem) -> (ids: [GroceryListID], next: String?)
    /// The board.
    var board: @Sendable (Neighbour.Credentials) async throws(Problem) -> BoardBody
    /// The meal plan's window, around today without dates.
    var plan: @Sendable (PlanDays, Neighbour.Credentials) async throws(Problem) -> PlanWindowBody
    /// The household's name and time zone.
    var household: @Sendable (HouseholdID) async throws(Problem) -> HouseholdFacts
}

extension Neighbours {
    /// The real neighbours, over HTTP.
    init(_ context: ServiceContext) {
        let grocery = GroceryClient(context.neighbour("grocery"))
        let menu = MenuClient(context.neighbour("menu"))
        let plan = MealPlanClient(context.neighbour("meal-plan"))
        let account = AccountClient(context.neighbour("account"), secret: context.internalSecret)
        self.init(
            list: { id, credentials throws(Problem) in try await grocery.list(id, as: credentials) },
            lists: { cursor, credentials throws(Problem) in
                let page = try await grocery.lists(limit: 200, after: cursor, as: credentials)
                // What has been bought leaves its list: only lists that still show something are worth a call each.
                return (page.items.filter { $0.items > 0 }.map(\.id), page.next)
            },
            board: { credentials throws(Problem) in try await menu.board(as: credentials) },
            plan: { days, credentials throws(Problem) in
                try await plan.window(from: days.from, to: days.to, as: credentials)
            },
            household: { id throws(Problem) in try await account.household(id) }
        )
    }
}
