import AccountAPI
import Database
import Events
import FoundationEssentials
import GroceryAPI
import Kitchen
import MealPlanAPI
import MenuAPI
import RecipeAPI
import Values

/// Handles what neighbours tell, each event once, in the transaction that remembers it.
struct EventHandler: Sendable {
    /// What the kitchen knows in a household.
    let kitchen: @Sendable (_ household: HouseholdID) async -> HouseholdKitchen
    let now: @Sendable () -> Instant

    /// The neighbours whose events concern lists.
    ///
    /// What handling an event needs to know of the household's foods is asked before the transaction, as the answer
    /// comes from a neighbour.
    var sources: [EventSource] {
        [
            EventSource(
                preparing: { (event: MenuEvent, received) in
                    guard case .menuRecipeRemoved = event else { return nil }
                    return await kitchen(received.household).consolidation
                },
                handler: handle
            ),
            EventSource(
                preparing: { (event: PlanEvent, received) in
                    guard case .planEntryRemoved = event else { return nil }
                    return await kitchen(received.household).consolidation
                },
                handler: handle
            ),
            EventSource { (event: AccountEvent, received, tx) in try await handle(event, received, tx) },
            // A deleted recipe changes no list: what was to be bought stays, under the title it had.
            EventSource { (event: RecipeEvent, _, _) in
                switch event {
                case .recipeDeleted, .recipeChanged, .foodsChanged: break
                }
            },
        ]
    }

    private func handle(
        _ event: MenuEvent,
        _ received: ReceivedEvent,
        _ kitchen: Consolidation?,
        _ tx: any SQLTransaction
    ) async throws {
        switch event {
        case .menuCommitted(let menu):
            _ = try await transaction(received, tx).update(menu.listID) { found in
                found?.isDraft = false
                return [.list]
            }
        case .menuRecipeRemoved(let recipe):
            try await takeAway(recipe.itemID.uuid, received, kitchen, tx) { $0.menuItem == recipe.itemID }
        case .menuRecipeAdded, .menuRecipeCooked, .menuRecipeUncooked, .menuChanged, .menuCleared, .menuReopened,
            .menuPlannedAgain, .menuArchived:
            break
        }
    }

    private func handle(
        _ event: PlanEvent,
        _ received: ReceivedEvent,
        _ kitchen: Consolidation?,
        _ tx: any SQLTransaction
    ) async throws {
        switch event {
        case .planEntryRemoved(let entry):
            try await takeAway(entry.entryID.uuid, received, kitchen, tx) { $0.entry == entry.entryID }
        case .planEntryAdded, .planEntryMoved, .planEntryChanged, .planEntryCooked, .planEntryUncooked,
            .planMemberRemoved:
            break
        }
    }

    private func handle(_ event: AccountEvent, _ received: ReceivedEvent, _ tx: any SQLTransaction) async throws {
        let household = received.household
        switch event {
        case .householdChanged(let setting):
            try await tx.of(household).execute(
                SettingSQL.set(setting.measurementSystem, setting.language, of: household)
            )
        case .householdMembershipEnded(let ended):
            guard ended.endsLinks else { return }
            // Not what they make when they have come back before this arrives.
            let shares = ShareSQL.revokeAll(by: ended.user, household, until: received.at, now: now())
            let tx = tx.of(household)
            let events = try await tx.query(shares).values().map { ShareFact.revoked($0, by: ended.actor) }
            _ = try await tx.run(Outbox.statements(events, household: household, at: now()))
        case .householdMemberRemoved: break
        }
    }

    private func transaction(_ event: ReceivedEvent, _ tx: any SQLTransaction) -> ListTransaction {
        ListTransaction(tx: tx.of(event.household), household: event.household, now: now())
    }

    /// Takes a source's share from every list that buys for it.
    private func takeAway(
        _ source: UUID,
        _ event: ReceivedEvent,
        _ kitchen: Consolidation?,
        _ tx: any SQLTransaction,
        where isTaken: @escaping (RecipeShare) -> Bool
    ) async throws {
        let lists = try await tx.of(event.household).query(ListSQL.lists(buyingFor: source, event.household))
        guard let kitchen, !lists.isEmpty else { return }
        for row in lists {
            _ = try await transaction(event, tx).update(row.id(0, as: GroceryListID.self)) { found in
                try found?.takeAway(kitchen: kitchen, where: isTaken)
                return [.list]
            }
        }
    }
}
