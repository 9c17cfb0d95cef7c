import ActivityAPI
import ExportAPI
import GroceryAPI
import HTTP
import Identity
import MealPlanAPI
import MenuAPI
import RecipeAPI
import Values

/// What the account service asks of other services.
enum Neighbours {
    /// Everything that they keep of a household, for a user of it who takes everything along.
    static func exported(
        _ neighbour: @escaping @Sendable (String) -> Neighbour,
        _ secret: InternalSecret,
        now: @escaping @Sendable () -> Instant
    ) -> @Sendable (Household) -> [ExportedList] {
        { household in
            let viewer = Neighbour.Credentials.service(secret, household: household.id)
            // A plan can begin before its household, and reaches into the future.
            let first = household.createdAt.dateInUTC.adding(days: -365)
            let last = now().dateInUTC.adding(days: 730)
            return RecipeClient(neighbour("recipe")).exported(of: household.id, as: viewer)
                + MenuClient(neighbour("menu")).exported(as: viewer)
                + MealPlanClient(neighbour("meal-plan")).exported(from: first, to: last, as: viewer)
                + GroceryClient(neighbour("grocery")).exported(as: viewer)
                + ExportClient(neighbour("export")).exported(as: viewer)
                + ActivityClient(neighbour("activity")).exported(as: viewer)
        }
    }
}
