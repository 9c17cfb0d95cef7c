import Database
import Events
import FoundationEssentials
import HTTP
import Identity
import RecipeAPI
import Values

/// What the recipe service does when its neighbours tell that something was cooked, or found in another place.
struct EventRoutes {
    let store: SQLRecipeStore
    let foods: SQLFoodStore
    let events: EventReceiver
    let now: @Sendable () -> Instant

    func register(in router: inout Router) {
        router.receiveEvents(for: RecipeService.name, as: events) {
            [store, foods, now] event, tx in
            let isCooked: Bool
            switch event.kind {
            case RecipeEvents.categoryCorrected:
                // The grocery service has called already, if it could; then nothing changes.
                guard let body = try? event.decode(CategoryCorrectionBody.self) else { return }
                return try await foods.correct(body.correction, of: event.household, at: now(), in: tx)
            case "menu.recipe_cooked", "plan.entry_cooked": isCooked = true
            case "menu.recipe_uncooked", "plan.entry_uncooked": isCooked = false
            default: return
            }
            guard let payload = try? event.decode(CookedPayload.self), let recipe = payload.recipe else { return }
            let cooking = Cooking(
                recipe: recipe,
                occasion: MenuItemID(payload.occasion ?? event.subject),
                date: payload.date ?? event.at.dateInUTC
            )
            try await store.count(cooking, isCooked: isCooked, of: event.household, at: now(), in: tx)
        }
    }
}

/// What all four kinds have in common.
private struct CookedPayload: Decodable {
    let recipe: RecipeID?
    let date: CalendarDate?
    /// The menu's item or the plan's entry.
    let occasion: UUID?

    private enum CodingKeys: String, CodingKey {
        case date
        case recipe = "recipe_id"
        case item = "item_id"
        case entry = "entry_id"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        recipe = try container.decodeIfPresent(RecipeID.self, forKey: .recipe)
        date = try container.decodeIfPresent(CalendarDate.self, forKey: .date)
        occasion =
            try container.decodeIfPresent(MenuItemID.self, forKey: .item)?.uuid
            ?? container.decodeIfPresent(PlanEntryID.self, forKey: .entry)?.uuid
    }
}
