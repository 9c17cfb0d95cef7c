import FoundationEssentials
import GroceryAPI
import HTTP
import Identity
import JSON
import Kitchen
import Values

/// The items of a list, and what was bought lately.
extension Dependencies {
    /// Adds what someone typed, and answers with the item it is on now.
    func addGroceryItem(_ request: Request, _ caller: Caller) async throws -> Response {
        let body = try request.decode(NewItem.self).checked()
        let id = body.id ?? newItemID()
        let kitchen = await kitchen(of: caller.household)
        let line = kitchen.parser.parse(body.line)
        let list = try await change(request, caller.household) { list in
            let item = try list.add(line, id: id, note: body.note, kitchen: kitchen.consolidation)
            if let category = body.category, item == id {
                try list.edit(item, ItemChange(category: category), in: kitchen)
            }
            return [.item(item)]
        }
        guard let item = list.items.first(where: { $0.id == id || $0.lines.contains { $0.origin.lineID == id } }) else {
            throw GroceryError.noSuchItem
        }
        return answer(item, status: 201)
    }

    func patchGroceryItem(_ request: Request, _ caller: Caller) async throws -> Response {
        let item = try request.itemID
        let body = try request.decode(ItemPatch.self).checked()
        let kitchen = await kitchen(of: caller.household)
        let change = ItemChange(
            line: body.text.map { kitchen.parser.parse($0) },
            name: body.name,
            category: body.category,
            note: body.note,
            position: body.position
        )
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
        return answer(after)
    }

    func deleteGroceryItem(_ request: Request, _ caller: Caller) async throws -> Response {
        let item = try request.itemID
        _ = try await change(request, caller.household) { list in
            try list.remove(item)
            return [.removed(item)]
        }
        return .noContent()
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
