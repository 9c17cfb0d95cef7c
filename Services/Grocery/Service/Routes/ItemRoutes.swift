import FoundationEssentials
import GroceryAPI
import HTTP
import Identity
import Kitchen
import Values

/// The routes of items.
extension GroceryRoutes {
    func addItems(to router: inout Router) {
        let authenticator = on.authenticator
        router.household(.post, GroceryPaths.items, authenticator, minimum: .editor, GroceryOperations.addItem) {
            request,
            caller in
            try await add(try request.decode(NewItem.self).checked(), request, caller.household)
        }
        router.household(.patch, GroceryPaths.item, authenticator, minimum: .editor, GroceryOperations.patchItem) {
            request,
            caller in
            try await patchItem(request, caller)
        }
        router.household(.delete, GroceryPaths.item, authenticator, minimum: .editor, GroceryOperations.deleteItem) {
            request,
            caller in
            let item = try Self.itemID(request)
            _ = try await change(request, caller.household) { list in
                try list.remove(item)
                return [.removed(item)]
            }
            return .noContent()
        }
        router.household(.post, GroceryPaths.checked, authenticator, minimum: .editor, GroceryOperations.check) {
            request,
            caller in
            try await tick(request, caller, checked: true)
        }
        router.household(.delete, GroceryPaths.checked, authenticator, minimum: .editor, GroceryOperations.uncheck) {
            request,
            caller in
            try await tick(request, caller, checked: false)
        }
    }

    /// Adds what someone typed, and answers with the item it is on now.
    func add(_ body: NewItem, _ request: Request, _ household: HouseholdID) async throws -> Response {
        let id = body.id ?? newItemID()
        let kitchen = await kitchen(household)
        let line = kitchen.parser.parse(body.line)
        let list = try await change(request, household) { list in
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

    private func patchItem(_ request: Request, _ caller: Caller) async throws -> Response {
        let item = try Self.itemID(request)
        let body = try request.decode(ItemPatch.self).checked()
        let kitchen = await kitchen(caller.household)
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
            try? await on.neighbours.correct(CategoryCorrection(name: after.name, category: category))
        }
        return answer(after)
    }

    private func tick(_ request: Request, _ caller: Caller, checked: Bool) async throws -> Response {
        let found = try await on.store.tick(
            try Self.itemID(request),
            of: try Self.listID(request),
            in: caller.household,
            checked: checked,
            now: on.now()
        )
        guard let found else { throw GroceryError.noSuchItem }
        return .json(bytes: found.json, etag: String(found.version))
    }
}
