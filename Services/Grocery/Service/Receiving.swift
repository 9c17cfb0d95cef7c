import AccountAPI
import Database
import Events
import FoundationEssentials
import GroceryAPI
import Identity
import Kitchen
import MealPlanAPI
import MenuAPI
import RecipeAPI
import Values

/// Handles what neighbours tell, each event once, in the transaction that remembers it.
struct EventHandler: Sendable {
    let follower: Follower
    /// Has a household's settings asked for anew.
    var forgetSettings: @Sendable (HouseholdID) -> Void = { _ in }
    let now: @Sendable () -> Instant

    /// The neighbours whose events concern lists.
    ///
    /// What handling an event needs to know of the household's foods and recipes is asked before the transaction, as the
    /// answer comes from a neighbour.
    var sources: [EventSource] {
        [
            EventSource(
                preparing: { (event: MenuEvent, received) in try await prepare(event, of: received.household) },
                handler: handle
            ),
            EventSource(
                preparing: { (event: PlanEvent, received) in try await prepare(event, of: received.household) },
                handler: handle
            ),
            EventSource(
                preparing: { (event: GroceryEvent, received) in try await prepare(event, of: received.household) },
                handler: handle
            ),
            EventSource { (event: AccountEvent, received, tx) in try await handle(event, received, tx) },
            EventSource(
                preparing: { (event: RecipeEvent, received) in try await prepare(event, of: received.household) },
                handler: handle
            ),
        ]
    }

    private func prepare(_ event: MenuEvent, of household: HouseholdID) async throws -> Follower.Prepared? {
        switch event {
        case .menuShoppingChanged(let shopping): try await follower.prepare(shopping, of: household)
        case .menuRecipeRemoved(let recipe): try await follower.prepare(gone: recipe.itemID.uuid, of: household)
        case .menuCommitted:
            try await follower.prepare(showingIn: household)
        case .menuRecipeAdded, .menuRecipeCooked, .menuRecipeUncooked, .menuChanged, .menuCleared,
            .menuReopened, .menuPlannedAgain, .menuArchived, .menuMealsChanged:
            nil
        }
    }

    private func prepare(_ event: PlanEvent, of household: HouseholdID) async throws -> Follower.Prepared? {
        switch event {
        case .planEntryRemoved(let entry): try await follower.prepare(gone: entry.entryID.uuid, of: household)
        case .planEntryAdded(let entry), .planEntryMoved(let entry), .planEntryChanged(let entry):
            // What is cooked was bought; an older version does not say for how many.
            entry.cooked == true || entry.servings == nil ? nil : try await follower.prepare(entry, of: household)
        case .planEntryCooked, .planEntryUncooked, .planMemberRemoved: nil
        }
    }

    private func prepare(_ event: GroceryEvent, of household: HouseholdID) async throws -> Follower.Prepared? {
        switch event {
        case .listMealsFreed(let list): try await follower.prepare(freedBy: list.listID, of: household)
        case .listChanged, .listItemChanged, .listItemChecked, .listItemUnchecked, .listItemRemoved,
            .listItemsExpired, .listDeleted, .listCategoryCorrected, .staplesChanged, .aislesChanged, .shareCreated,
            .shareRevoked:
            nil
        }
    }

    private func prepare(_ event: RecipeEvent, of household: HouseholdID) async throws -> Follower.Prepared? {
        switch event {
        case .recipeChanged(let recipe):
            recipe.buying == true ? try await follower.prepare(recipe, of: household) : nil
        case .recipeDeleted, .recipeRestored, .foodsChanged, .cookbookChanged, .cookbookDeleted, .importChanged,
            .memberPictureChanged:
            nil
        }
    }

    /// Lists that leave out a meal take it when the one that bought for it does not any more.
    private func handle(
        _ event: GroceryEvent,
        _ received: ReceivedEvent,
        _ prepared: Follower.Prepared?,
        _ tx: any SQLTransaction
    ) async throws {
        try await follow(prepared, received, tx) { list in prepared?.wishes.of(waiting: list) }
    }

    private func handle(
        _ event: MenuEvent,
        _ received: ReceivedEvent,
        _ prepared: Follower.Prepared?,
        _ tx: any SQLTransaction
    ) async throws {
        switch event {
        case .menuCommitted(let menu):
            let lists = following(received, tx)
            // The call that committed the menu has shown it, as a rule.
            guard let prepared, try await lists.isHidden(menu.listID) else { return }
            _ = try await lists.activate(menu.listID, kitchen: prepared.kitchen)
        case .menuShoppingChanged(let shopping):
            try await follow(prepared, received, tx) { list in
                list.isPlanning = shopping.planning
                return shopping.meals == nil ? nil : prepared?.wishes
            }
        case .menuRecipeRemoved: try await follow(prepared, received, tx) { _ in prepared?.wishes }
        case .menuRecipeAdded, .menuRecipeCooked, .menuRecipeUncooked, .menuChanged, .menuCleared, .menuReopened,
            .menuPlannedAgain, .menuArchived, .menuMealsChanged:
            break
        }
    }

    private func handle(
        _ event: PlanEvent,
        _ received: ReceivedEvent,
        _ prepared: Follower.Prepared?,
        _ tx: any SQLTransaction
    ) async throws {
        switch event {
        case .planEntryRemoved: try await follow(prepared, received, tx) { _ in prepared?.wishes }
        case .planEntryAdded(let entry), .planEntryMoved(let entry), .planEntryChanged(let entry):
            try await follow(prepared, received, tx) { list in prepared?.wishes.of(entry.date, for: list.origin) }
        case .planEntryCooked, .planEntryUncooked, .planMemberRemoved: break
        }
    }

    /// What is to be bought for a deleted recipe stays, under the title it had.
    private func handle(
        _ event: RecipeEvent,
        _ received: ReceivedEvent,
        _ prepared: Follower.Prepared?,
        _ tx: any SQLTransaction
    ) async throws {
        let household = received.household
        switch event {
        case .recipeChanged: try await follow(prepared, received, tx) { _ in prepared?.wishes }
        case .recipeDeleted(let recipe):
            let deletion = RecipeDeletion(recipe.recipeID, of: household, isDeleted: true, at: now())
            try await SQLGroceryStore.mark(deletion, in: tx.of(household))
        case .recipeRestored(let recipe):
            let deletion = RecipeDeletion(recipe.recipeID, of: household, isDeleted: false, at: now())
            try await SQLGroceryStore.mark(deletion, in: tx.of(household))
        case .foodsChanged, .cookbookChanged, .cookbookDeleted, .importChanged, .memberPictureChanged: break
        }
    }

    private func handle(_ event: AccountEvent, _ received: ReceivedEvent, _ tx: any SQLTransaction) async throws {
        let household = received.household
        switch event {
        case .householdChanged(let setting):
            forgetSettings(household)
            try await tx.of(household).execute(SettingSQL.setMeasures(setting.measurementSystem, of: household))
        case .householdMembershipEnded(let ended):
            guard ended.endsLinks else { return }
            // Not what they make when they have come back before this arrives.
            let shares = ShareSQL.revokeAll(by: ended.user, household, until: received.at, now: now())
            let tx = tx.of(household)
            let events = try await tx.query(shares).values().map { ShareFact.revoked($0, by: ended.actor) }
            _ = try await tx.run(Outbox.statements(events, household: household, at: now()))
        case .householdSettingsChanged, .householdMemberChanged, .householdMemberRemoved,
            .householdMembershipChanged:
            break
        }
    }

    private func transaction(_ event: ReceivedEvent, _ tx: any SQLTransaction) -> ListTransaction {
        ListTransaction(
            tx: tx.of(event.household),
            household: event.household,
            now: now(),
            storage: follower.store.storage
        )
    }

    private func following(_ event: ReceivedEvent, _ tx: any SQLTransaction) -> FollowTransaction {
        FollowTransaction(lists: transaction(event, tx), newID: { GroceryItemID(follower.store.newID()) })
    }

    /// Makes each list that an event is about buy for what it is to buy for now, unless it is pinned.
    private func follow(
        _ prepared: Follower.Prepared?,
        _ event: ReceivedEvent,
        _ tx: any SQLTransaction,
        _ wishes: (inout GroceryList) -> MealWishes?
    ) async throws {
        guard let prepared else { return }
        let transaction = following(event, tx)
        // Locked in this order by all.
        for list in prepared.lists.sorted() {
            var kitchen = prepared.kitchen
            kitchen.budget = StepBudget(steps: follower.steps)
            do {
                _ = try await transaction.update(list, links: prepared.wishes.links, kitchen: kitchen) {
                    list,
                    meals,
                    facts in
                    guard let wishes = wishes(&list)?.knowing(facts), !list.isPinned else { return }
                    try list.follow(wishes, &meals, kitchen: kitchen, newID: transaction.newID)
                }
            } catch is GroceryError {
                // A list that is full stays as it is; waiting would not help, and would hold up all other events.
            } catch let error as QuantityError {
                // An amount, or a number of lines, beyond any kitchen. Whose sender has gone is sent again.
                if error == .abandoned { throw error }
            } catch is StorageFull {
                // So does a list of a household that has no room.
            }
        }
    }
}
