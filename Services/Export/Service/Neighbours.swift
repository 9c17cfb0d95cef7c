import AccountAPI
import GroceryAPI
import HTTP
import MealPlanAPI
import MenuAPI
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
    var plan: @Sendable (ClosedRange<CalendarDate>?, Neighbour.Credentials) async throws(Problem) -> PlanWindowBody
    /// The household's name and time zone.
    var household: @Sendable (HouseholdID) async throws(Problem) -> HouseholdFacts
}
