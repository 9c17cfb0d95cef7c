import AccountAPI
import Database
import Events
import MenuAPI
import RecipeAPI
import Values

/// What the meal-plan service hears of its neighbours.
enum EventRoutes {
    /// The neighbours whose events concern the plan.
    static func sources(_ now: @escaping @Sendable () -> Instant) -> [EventSource] {
        [
            EventSource { (event: RecipeEvent, received, tx) in
                try await handle(event, of: received.household, at: now(), in: tx)
            },
            EventSource { (event: MenuEvent, received, tx) in
                try await handle(event, of: received.household, at: now(), in: tx)
            },
            EventSource { (event: AccountEvent, received, tx) in
                try await handle(event, of: received.household, at: now(), in: tx)
            },
        ]
    }

    /// Carries out what an event of the recipe service means for the plan.
    static func handle(
        _ event: RecipeEvent,
        of household: HouseholdID,
        at now: Instant,
        in tx: any SQLTransaction
    ) async throws {
        switch event {
        case .recipeDeleted(let recipe):
            let deletion = RecipeDeletion(recipe.recipeID, of: household, isDeleted: true, at: now)
            try await SQLPlanStore.mark(deletion, in: tx.of(household))
        case .recipeRestored(let recipe):
            let deletion = RecipeDeletion(recipe.recipeID, of: household, isDeleted: false, at: now)
            try await SQLPlanStore.mark(deletion, in: tx.of(household))
        case .recipeChanged(let recipe):
            let scope = PlanScope(recipe: recipe.recipeID)
            _ = try await SQLPlanStore.change(household, scope, at: now, in: tx.of(household)) { book in
                book.recipeChanged(recipe.recipeID, title: recipe.title, imageURL: recipe.imageURL)
            }
        case .foodsChanged, .cookbookChanged, .cookbookDeleted, .importChanged, .memberPictureChanged: break
        }
    }

    /// Makes entries what their menus say of them.
    static func handle(
        _ event: MenuEvent,
        of household: HouseholdID,
        at now: Instant,
        in tx: any SQLTransaction
    ) async throws {
        switch event {
        case .menuMealsChanged(let changed):
            let scope = PlanScope(menuItems: changed.meals.map(\.itemID))
            _ = try await SQLPlanStore.change(household, scope, at: now, in: tx.of(household)) { book in
                for meal in changed.meals { book.follow(MealState(meal, version: changed.version)) }
            }
        case .menuRecipeAdded, .menuRecipeRemoved, .menuRecipeCooked, .menuRecipeUncooked, .menuChanged, .menuCleared,
            .menuReopened, .menuPlannedAgain, .menuCommitted, .menuArchived, .menuShoppingChanged:
            break
        }
    }

    /// Carries out what an event of the account service means for the plan.
    static func handle(
        _ event: AccountEvent,
        of household: HouseholdID,
        at now: Instant,
        in tx: any SQLTransaction
    ) async throws {
        switch event {
        case .householdMemberRemoved(let member):
            try await SQLPlanStore.forget(member.memberID, of: household, at: now, in: tx.of(household))
        case .householdChanged, .householdSettingsChanged, .householdMemberChanged, .householdMembershipChanged,
            .householdMembershipEnded:
            break
        }
    }
}
