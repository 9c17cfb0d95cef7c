import Database
import Events
import MealPlanAPI
import RecipeAPI
import Values

/// What the menu service hears of its neighbours.
enum EventRoutes {
    /// The neighbours whose events concern menus.
    static func sources(_ now: @escaping @Sendable () -> Instant) -> [EventSource] {
        [
            EventSource { (event: RecipeEvent, received, tx) in
                try await handle(event, of: received.household, at: now(), in: tx)
            },
            EventSource { (event: PlanEvent, received, tx) in
                try await handle(event, of: received.household, at: now(), in: tx)
            },
        ]
    }

    /// Carries out what an event of the recipe service means for menus.
    static func handle(
        _ event: RecipeEvent,
        of household: HouseholdID,
        at now: Instant,
        in tx: any SQLTransaction
    ) async throws {
        switch event {
        case .recipeDeleted(let recipe):
            let deletion = RecipeDeletion(recipe.recipeID, of: household, isDeleted: true, at: now)
            try await SQLMenuStore.mark(deletion, in: tx.of(household))
        case .recipeRestored(let recipe):
            let deletion = RecipeDeletion(recipe.recipeID, of: household, isDeleted: false, at: now)
            try await SQLMenuStore.mark(deletion, in: tx.of(household))
        case .recipeChanged(let recipe):
            _ = try await SQLMenuStore.change(household, menu: nil, at: now, in: tx.of(household)) { book in
                book.recipeChanged(recipe.recipeID, title: recipe.title, imageURL: recipe.imageURL)
            }
        case .foodsChanged, .cookbookChanged, .cookbookDeleted, .importChanged, .memberPictureChanged: break
        }
    }

    /// Takes note of where recipes of menus stand on the calendar.
    static func handle(
        _ event: PlanEvent,
        of household: HouseholdID,
        at now: Instant,
        in tx: any SQLTransaction
    ) async throws {
        switch event {
        case .planEntryAdded(let entry), .planEntryMoved(let entry):
            guard let menu = entry.menuID, let item = entry.menuItemID, let slot = entry.slot else { return }
            let spot = PlannedSpot(entry: entry.entryID, date: entry.date, slot: slot.rawValue)
            let known = MenuBook.KnownMeal(servings: entry.servings, isCooked: entry.cooked ?? false)
            _ = try await SQLMenuStore.change(household, menu: menu, at: now, in: tx.of(household)) { book in
                book.note(spot, of: item, in: menu, known: known)
            }
        case .planEntryRemoved(let entry):
            guard let menu = entry.menuID, let item = entry.menuItemID else { return }
            _ = try await SQLMenuStore.change(household, menu: menu, at: now, in: tx.of(household)) { book in
                book.forget(entry.entryID, of: item, in: menu)
            }
        // Of these the menu knows before the plan.
        case .planEntryChanged, .planEntryCooked, .planEntryUncooked, .planMemberRemoved: break
        }
    }
}
