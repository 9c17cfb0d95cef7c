import Database
import Events
import FoundationEssentials
import GroceryAPI
import HTTP
import MealPlanAPI
import MenuAPI
import Values

/// What the recipe service does when its neighbours tell that something was cooked, or found in another place.
struct EventRoutes {
    let store: SQLRecipeStore
    let foods: SQLFoodStore
    let events: EventReceiver
    let now: @Sendable () -> Instant

    func register(in router: inout Router) {
        let (store, foods, now) = (store, foods, now)
        router.receiveEvents(
            for: RecipeService.name,
            as: events,
            from: [
                EventSource { (event: MenuEvent, received, tx) in
                    guard let (cooking, isCooked) = event.cooking else { return }
                    try await store.count(cooking, isCooked: isCooked, of: received.household, at: now(), in: tx)
                },
                EventSource { (event: PlanEvent, received, tx) in
                    guard let (cooking, isCooked) = event.cooking else { return }
                    try await store.count(cooking, isCooked: isCooked, of: received.household, at: now(), in: tx)
                },
                EventSource { (event: GroceryEvent, received, tx) in
                    switch event {
                    case .listCategoryCorrected(let correction):
                        // The grocery service has called already, if it could; then nothing changes.
                        try await foods.correct(correction, of: received.household, at: now(), in: tx)
                    case .listChanged, .listItemChanged, .listItemChecked, .listItemUnchecked, .listItemRemoved,
                        .listDeleted, .shareCreated, .shareRevoked:
                        break
                    }
                },
            ]
        )
    }
}

extension MenuEvent {
    /// The occasion that counts from now on, or does not any more.
    fileprivate var cooking: (Cooking, isCooked: Bool)? {
        switch self {
        case .menuRecipeCooked(let fact): (Cooking(fact), true)
        case .menuRecipeUncooked(let fact): (Cooking(fact), false)
        case .menuRecipeAdded, .menuRecipeRemoved, .menuChanged, .menuCleared, .menuReopened, .menuPlannedAgain,
            .menuCommitted, .menuArchived:
            nil
        }
    }
}

extension PlanEvent {
    /// The occasion that counts from now on, or does not any more.
    fileprivate var cooking: (Cooking, isCooked: Bool)? {
        switch self {
        case .planEntryCooked(let fact): Cooking(fact).map { ($0, true) }
        case .planEntryUncooked(let fact): Cooking(fact).map { ($0, false) }
        case .planEntryAdded, .planEntryMoved, .planEntryChanged, .planEntryRemoved, .planMemberRemoved: nil
        }
    }
}

extension Cooking {
    /// The recipe of a menu.
    fileprivate init(_ fact: MenuCookingFact) {
        self.init(recipe: fact.recipeID, occasion: fact.itemID, date: fact.date)
    }

    /// The entry of a plan, if it has a recipe.
    fileprivate init?(_ fact: PlanEntryFact) {
        guard let recipe = fact.recipeID else { return nil }
        self.init(recipe: recipe, occasion: MenuItemID(fact.entryID.uuid), date: fact.date)
    }
}
