import AccountAPI
public import Database
import Events
public import HTTP
public import Runtime

/// The service that keeps what a household plans to eat, day by day.
public enum MealPlanService: HostedService {
    /// `meal-plan`.
    public static let name = "meal-plan"
    /// 8084.
    public static let defaultPort = 8084
    /// The tables of events and of the plan.
    public static let migrations = Outbox.migrations + PlanMigrations.all
    /// What people put in.
    public static let holdings = ["plan_entry"]

    /// Builds the routes on the floor that the runtime has made ready.
    public static func routes(_ floor: ServiceFloor) async throws -> Router {
        let feed = floor.feed
        let plan = MealPlan(
            store: SQLPlanStore(db: floor.db, now: floor.now),
            neighbours: Neighbours(
                recipe: floor.neighbour("recipe"),
                menu: floor.neighbour("menu"),
                account: AccountClient(floor.neighbour("account"), secret: floor.internalSecret)
            ),
            now: floor.now,
            newID: floor.newID,
            changed: { feed.changed($0) }
        )
        return build(
            Dependencies(
                plan: plan,
                authenticator: floor.authenticator,
                stream: { request, household in
                    try await feed.stream(request, household: household) { $0.kind.hasPrefix("plan.") }
                },
                events: floor.eventReceiver
            )
        )
    }

    /// Builds the routes from their dependencies; tests do so with neighbours of their own.
    static func build(_ dependencies: Dependencies) -> Router {
        var router = Router()
        PlanSchemas.register(in: &router)
        WindowRoutes(dependencies).register(in: &router)
        EntryRoutes(dependencies).register(in: &router)
        CookedRoutes(dependencies).register(in: &router)
        DayRoutes(dependencies).register(in: &router)
        if let receiver = dependencies.events {
            EventRoutes(plan: dependencies.plan, receiver: receiver).register(in: &router)
        }
        return router
    }
}
