import AccountAPI
import Database
import Events
import FoundationEssentials
import HTTP
import Kitchen
import Values

/// Handles what neighbours tell, each event once, in the transaction that remembers it.
struct EventHandler: Sendable {
    let kitchens: HouseholdKitchens
    let now: @Sendable () -> Instant

    /// Asks for what the handling of an event needs to know of the household's foods; nil where it needs nothing.
    ///
    /// Before the transaction, as the answer comes from a neighbour.
    func prepare(_ event: ReceivedEvent) async -> Consolidation? {
        switch event.kind {
        case "menu.recipe_removed", "plan.entry_removed": await kitchens.kitchen(of: event.household).consolidation
        default: nil
        }
    }

    /// Does what an event asks for; kinds that do not concern lists are passed over.
    func handle(
        _ event: ReceivedEvent,
        knowing kitchen: Consolidation?,
        in tx: any SQLTransaction
    ) async throws {
        switch event.kind {
        case "menu.committed":
            let payload = try event.decode(Payload.self)
            guard let list = payload.list else { return }
            _ = try await transaction(event, tx).update(list) { found in
                found?.isDraft = false
                return [.list]
            }
        case "menu.recipe_removed":
            let payload = try event.decode(Payload.self)
            guard let item = payload.menuItem else { return }
            try await takeAway(item.uuid, event, kitchen, tx) { $0.menuItem == item }
        case "plan.entry_removed":
            let payload = try event.decode(Payload.self)
            guard let entry = payload.entry else { return }
            try await takeAway(entry.uuid, event, kitchen, tx) { $0.entry == entry }
        case "household.changed":
            let system = try event.decode(SettingPayload.self).measurementSystem.flatMap(
                MeasurementSystem.init(rawValue:)
            )
            try await tx.execute(SettingSQL.setMeasures(system, of: event.household))
        case MembershipEnded.kind:
            let ended = try event.decode(MembershipEnded.self)
            guard ended.endsLinks else { return }
            // Not what they make when they have come back before this arrives.
            let shares = ShareSQL.revokeAll(by: ended.user, event.household, until: event.at, now: now())
            let events = try await tx.query(shares).map { row in
                SharePayload.revoked(row.id(0, as: ShareID.self), by: ended.actor)
            }
            _ = try await tx.run(Outbox.statements(events, household: event.household, at: now()))
        default:
            // A deleted recipe changes no list: what was to be bought stays, under the title it had.
            return
        }
    }

    private func transaction(_ event: ReceivedEvent, _ tx: any SQLTransaction) -> ListTransaction {
        ListTransaction(tx: tx, household: event.household, now: now())
    }

    /// Takes a source's share from every list that buys for it.
    private func takeAway(
        _ source: UUID,
        _ event: ReceivedEvent,
        _ kitchen: Consolidation?,
        _ tx: any SQLTransaction,
        where isTaken: @escaping (RecipeShare) -> Bool
    ) async throws {
        let lists = try await tx.query(ListSQL.lists(buyingFor: source, event.household))
        guard let kitchen, !lists.isEmpty else { return }
        for row in lists {
            _ = try await transaction(event, tx).update(row.id(0, as: GroceryListID.self)) { found in
                try found?.takeAway(kitchen: kitchen, where: isTaken)
                return [.list]
            }
        }
    }

    private struct Payload: Decodable {
        var list: GroceryListID?
        var menuItem: MenuItemID?
        var entry: PlanEntryID?

        enum CodingKeys: String, CodingKey {
            case list = "list_id"
            case menuItem = "item_id"
            case entry = "entry_id"
        }
    }

    private struct SettingPayload: Decodable {
        var measurementSystem: String?

        enum CodingKeys: String, CodingKey {
            case measurementSystem = "measurement_system"
        }
    }
}
