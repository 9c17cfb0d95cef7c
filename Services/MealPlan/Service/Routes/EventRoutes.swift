import AccountAPI
import Database
import Events
import HTTP
import RecipeAPI
import Values

/// What the meal-plan service hears of its neighbours.
struct EventRoutes {
    let plan: MealPlan
    let receiver: EventReceiver

    func register(in router: inout Router) {
        router.receiveEvents(for: MealPlanService.name, as: receiver) { [now = plan.now] event, tx in
            try await Self.handle(event, at: now(), in: tx)
        }
    }

    /// Carries out what an event means for the plan; kinds that mean nothing to it are ignored.
    static func handle(_ event: ReceivedEvent, at now: Instant, in tx: any SQLTransaction) async throws {
        switch event.kind {
        case RecipeEvents.deleted:
            let recipe = try event.decode(RecipeDeleted.self).recipeID
            // West of Greenwich it may still be yesterday.
            let day = now.dateInUTC.adding(days: -1)
            _ = try await SQLPlanStore.change(event.household, PlanScope(recipe: recipe), at: now, in: tx) { book in
                book.recipeDeleted(recipe, from: day)
            }
        case RecipeEvents.changed:
            let payload = try event.decode(RecipeChanged.self)
            _ = try await SQLPlanStore.change(
                event.household,
                PlanScope(recipe: payload.recipeID),
                at: now,
                in: tx
            ) { book in book.recipeRenamed(payload.recipeID, title: payload.title) }
        case MemberRemoved.kind:
            let member = try event.decode(MemberRemoved.self).memberID
            try await SQLPlanStore.forget(member, of: event.household, at: now, in: tx)
        default: break
        }
    }
}
