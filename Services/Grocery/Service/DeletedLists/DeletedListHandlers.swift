import GroceryAPI
import HTTP
import Identity
import JSON
import Kitchen
import Values

/// Lists that were deleted.
extension Dependencies {
    func listDeletedGroceryLists(_ request: Request, _ caller: Caller) async throws -> Response {
        let page = try request.page()
        let found = try await store.deletedLists(
            of: caller.household,
            after: try page.place { Place($0) { GroceryListID($0) } },
            limit: page.reading,
            now: now()
        )
        let (lists, next) = page.cut(found) { Place(time: $0.deletedAt, key: $0.id).cursor }
        return .json(Page(items: Array(lists), next: next))
    }

    func restoreGroceryList(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.listID
        try await store.restore(id, in: caller.household, now: now())
        // Other lists may buy for its meals by now, and its menu or the plan may have changed.
        try await leaveToOthers(id, of: caller.household)
        let list = try await list(id, caller)
        return await answer(list.isPinned ? list : try await catchUp(list, caller), for: caller)
    }

    /// Lets a list buy for its meals as before, but for those for which others buy.
    private func leaveToOthers(_ list: GroceryListID, of household: HouseholdID) async throws {
        let kitchen = await self.kitchen(of: household).consolidation
        let newItemID = self.newItemID
        _ = try await countableChange {
            try await store.follow(list, in: household, now: now(), kitchen: kitchen) { list, meals, facts in
                guard !list.isPinned else { return }
                let wishes = MealWishes(
                    scope: .named,
                    servings: meals.mapValues(\.share.servings),
                    links: meals.compactMapValues(\.share.menuItem)
                )
                try list.follow(wishes.knowing(facts), &meals, kitchen: kitchen, newID: newItemID)
            }
        }
    }
}
