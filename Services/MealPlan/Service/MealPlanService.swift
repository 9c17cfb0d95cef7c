public import Database
import Events
public import HTTP
import MealPlanAPI
public import Runtime
import Sync

/// The service that keeps what a household plans to eat, day by day.
public enum MealPlanService: HostedService {
    /// `meal-plan`.
    public static let name = "meal-plan"
    /// What the runtime does for it.
    public static let features = PlanMigrations.features
    /// Its own migrations.
    public static let migrations = PlanMigrations.all
    /// What people put in.
    public static let holdings = ["plan_entry"]

    /// Builds the routes with what the runtime has made ready.
    public static func routes(_ context: ServiceContext) async throws -> Router {
        let feed = context.feed
        let plan = MealPlan(
            store: SQLPlanStore(db: context.db, now: context.now),
            neighbours: Neighbours(context),
            now: context.now,
            newID: context.newID
        )
        return build(
            Dependencies(
                plan: plan,
                authenticator: context.authenticator,
                stream: { request, household in
                    try await feed.stream(request, household: household) { PlanEvent.Kind(rawValue: $0.kind) != nil }
                },
                events: context.eventReceiver
            )
        )
    }

    /// Forgets operations whose time is over.
    public static func background(_ context: ServiceContext) -> [BackgroundJob] {
        let operations = SQLPlanStore(db: context.db, now: context.now).operations
        return [BackgroundJob("forget-operations", every: .seconds(3600)) { try await operations.sweep() }]
    }

    /// Builds the routes from their dependencies; tests do so with neighbours of their own.
    static func build(_ dependencies: Dependencies) -> Router {
        var router = Router()
        PlanSchemas.register(in: &router)
        dependencies.addRoutes(to: &router)
        if let receiver = dependencies.events {
            router.receiveEvents(for: name, as: receiver, from: EventRoutes.sources(dependencies.plan.now))
        }
        return router
    }
}
