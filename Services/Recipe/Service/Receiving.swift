import AccountAPI
import Database
import Events
import GroceryAPI
import HTTP
import MealPlanAPI
import MenuAPI
import Values

/// What the recipe service does when its neighbours tell that something was cooked, or found in another place, or that
/// somebody has left.
extension Dependencies {
    func receiveEvents(in router: inout Router) {
        let (store, now) = (book.store, book.now)
        let sources = [
            EventSource { (event: MenuEvent, received, tx) in
                try await store.count(event.cooking, of: received.household, at: now(), in: tx)
            },
            EventSource { (event: PlanEvent, received, tx) in
                try await store.count(event.cooking, of: received.household, at: now(), in: tx)
            },
            EventSource { (event: GroceryEvent, received, tx) in
                switch event {
                case .listCategoryCorrected(let correction):
                    // The grocery service has called already, if it could; then nothing changes.
                    try await SQLFoodStore.correct(correction, of: received.household, at: now(), in: tx)
                case .listChanged, .listItemChanged, .listItemChecked, .listItemUnchecked, .listItemRemoved,
                    .listItemsExpired, .listDeleted, .listMealsFreed, .shareCreated, .shareRevoked, .staplesChanged,
                    .aislesChanged:
                    break
                }
            },
            EventSource { (event: AccountEvent, received, tx) in
                switch event {
                case .householdMembershipEnded(let ended):
                    let household = received.household
                    try await SQLOpinionStore.forget(ended.user, of: household, until: received.at, in: tx)
                case .householdMemberRemoved(let removed):
                    try await MemberPictureStore.forget(
                        removed.memberID,
                        of: received.household,
                        until: received.at,
                        at: now(),
                        in: tx
                    )
                case .householdChanged, .householdSettingsChanged, .householdMemberChanged,
                    .householdMembershipChanged:
                    break
                }
            },
        ]
        router.receiveEvents(for: RecipeService.name, as: events, from: sources)
    }
}

extension MenuEvent {
    /// The occasion that counts from now on, or does not any more.
    fileprivate var cooking: Cooking? {
        switch self {
        case .menuRecipeCooked(let fact): Cooking(fact, isCooked: true)
        case .menuRecipeUncooked(let fact): Cooking(fact, isCooked: false)
        case .menuRecipeAdded, .menuRecipeRemoved, .menuChanged, .menuCleared, .menuReopened, .menuPlannedAgain,
            .menuCommitted, .menuArchived, .menuShoppingChanged, .menuMealsChanged:
            nil
        }
    }
}

extension PlanEvent {
    /// The occasion that counts from now on, or does not any more.
    fileprivate var cooking: Cooking? {
        switch self {
        case .planEntryCooked(let fact): Cooking(fact, isCooked: true)
        case .planEntryUncooked(let fact): Cooking(fact, isCooked: false)
        case .planEntryAdded, .planEntryMoved, .planEntryChanged, .planEntryRemoved, .planMemberRemoved: nil
        }
    }
}

extension Cooking {
    /// The recipe of a menu.
    fileprivate init(_ fact: MenuCookingFact, isCooked: Bool) {
        self.init(recipe: fact.recipeID, occasion: fact.itemID, date: fact.date, isCooked: isCooked)
    }

    /// The entry of a plan, if it has a recipe.
    fileprivate init?(_ fact: PlanEntryFact, isCooked: Bool) {
        guard let recipe = fact.recipeID else { return nil }
        self.init(recipe: recipe, occasion: MenuItemID(fact.entryID.uuid), date: fact.date, isCooked: isCooked)
    }
}
