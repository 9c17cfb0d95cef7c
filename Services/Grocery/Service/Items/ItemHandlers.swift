import FoundationEssentials
import GroceryAPI
import HTTP
import Identity
import JSON
import Kitchen
import Values

/// The items of a list, and what was bought lately.
extension Dependencies {
    func patchGroceryItem(_ request: Request, _ caller: Caller) async throws -> Response {
        let item = try request.itemID
        let body = try request.decode(ItemPatch.self).checked()
        let kitchen = await kitchen(of: caller.household)
        let change = body.change(in: kitchen)
        if let aisle = body.aisle {
            try await place(item, as: change, in: aisle, on: request, kitchen, caller)
        }
        let list = try await self.change(request, caller.household) { list in
            let before = try list.item(item).category
            try list.edit(item, change, in: kitchen)
            let after = try list.item(item)
            guard change.category != nil, after.category != before else { return [.item(item)] }
            return [.item(item), .corrected(item, CategoryCorrection(name: after.name, category: after.category))]
        }
        let after = try list.item(item)
        if let category = change.category {
            // The event tells the recipe service in any case; told now, it knows before the next item is added.
            try? await neighbours.correct(CategoryCorrection(name: after.name, category: category))
        }
        return await answer(after, in: list.arrangement?.aisle(of: after), for: caller)
    }

    func deleteGroceryItem(_ request: Request, _ caller: Caller) async throws -> Response {
        let item = try request.itemID
        if try request.isEntry { return try await takeBackEntry(item, request, caller) }
        _ = try await change(request, caller.household) { list in
            try list.remove(item)
            return [.removed(item)]
        }
        return .noContent()
    }

    func restoreGroceryItem(_ request: Request, _ caller: Caller) async throws -> Response {
        let kitchen = await kitchen(of: caller.household).consolidation
        do {
            let list = try await store.restore(
                try request.itemID,
                of: try request.listID,
                in: caller.household,
                now: now(),
                kitchen: kitchen
            ) { list in try ListTag.check(request, list) }
            guard let list else { throw GroceryError.noSuchList }
            return await answer(list, for: caller)
        } catch let error as QuantityError {
            throw GroceryError(error)
        }
    }

    func checkGroceryItem(_ request: Request, _ caller: Caller) async throws -> Response {
        try await tick(request, caller, checked: true)
    }

    func uncheckGroceryItem(_ request: Request, _ caller: Caller) async throws -> Response {
        try await tick(request, caller, checked: false)
    }

    private func tick(_ request: Request, _ caller: Caller, checked: Bool) async throws -> Response {
        let found = try await store.tick(
            try request.itemID,
            of: try request.listID,
            in: caller.household,
            checked: checked,
            now: now()
        )
        guard let found else { throw GroceryError.noSuchItem }
        await learn(from: found, checked: checked, try request.itemID, of: try request.listID, caller.household)
        try await settle(found, try request.listID, of: caller.household)
        return .json(bytes: found.json, etag: String(found.version))
    }

    func listRecentItems(_ request: Request, _ caller: Caller) async throws -> Response {
        let page = try request.page()
        let found = try await store.recentItems(
            in: caller.household,
            after: try page.place { Place($0) { String($0) } },
            limit: page.reading,
            now: now()
        )
        let (items, next) = page.cut(found) { Place(time: $0.boughtAt, key: $0.key).cursor }
        return .json(Page(items: Array(items), next: next))
    }
}
