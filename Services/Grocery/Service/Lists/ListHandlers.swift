import Events
import GroceryAPI
import HTTP
import Identity
import JSON
import Kitchen
import RecipeAPI
import Values

/// Lists as a whole.
extension Dependencies {
    func listGroceryLists(_ request: Request, _ caller: Caller) async throws -> Response {
        let page = try request.page()
        let found = try await store.overviews(
            in: caller.household,
            after: try page.place { Place($0) { GroceryListID($0) } },
            limit: page.reading,
            now: now()
        )
        let (lists, next) = page.cut(found) { Place(time: $0.createdAt, key: $0.id).cursor }
        return .json(Page(items: Array(lists), next: next))
    }

    func getGroceryList(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.listID
        let system = try request.measurementSystem()
        switch Accept(request.headers["Accept"]).best(of: ["application/json", "text/plain"]) {
        case "text/plain":
            let list = try await arranged(list(id, caller), for: request, caller)
            let words = await languages.words(of: caller.household)
            let text = Language.$shown.withValue(words.language) {
                ListText(list: list, system: system ?? words.system, texts: ListTexts.texts(in: words.language)).text
            }
            return Response.text(text).with("Vary", "Accept")
        case nil:
            throw Problem.notAcceptable(
                "A list comes as application/json or text/plain; as text/calendar from "
                    + "/api/v1/exports/grocery-lists/\(id).ics."
            )
        default:
            var words = await languages.words(of: caller.household)
            words.system = system ?? words.system
            let response: Response
            if request.query["shop"] == nil {
                response = try await document(of: id, in: words, caller)
            } else {
                response = await answer(try await arranged(list(id, caller), for: request, caller), in: words, caller)
            }
            return response.with("Vary", "Accept").conditional(on: request)
        }
    }

    func patchGroceryList(_ request: Request, _ caller: Caller) async throws -> Response {
        var fields = FieldCheck()
        let patch = try request.decode(ListPatch.self)
        let title = patch.title.map { fields.text($0, "/title", max: 200) }
        try fields.finish()
        let list = try await change(request, caller.household) { list in
            list.title = title ?? list.title
            list.isPinned = patch.pinned ?? list.isPinned
            if let shop = patch.shop {
                if shop != nil, list.arrangement?.book.shop(shop) == nil {
                    throw Problem.unknownShop
                }
                list.shop = shop
            }
            return [.list]
        }
        if let shop = patch.shop { try await remember(shop, chosenIn: caller.household) }
        // What has happened while it was pinned.
        let now = patch.pinned == false ? try await catchUp(list, caller) : list
        // Another shop may have an order of its own that was learned.
        return await answer(patch.shop == nil ? now : try await self.list(now.id, caller), for: caller)
    }

    func deleteGroceryList(_ request: Request, _ caller: Caller) async throws -> Response {
        let waiting = try await store.delete(try request.listID, in: caller.household, now: now()) { list in
            try ListTag.check(request, list)
        }
        guard !waiting.isEmpty else { return .noContent() }
        let effects = waiting.map { Effect(.groceryList, $0) }
        return .json { json in json.object { $0.member("effects", effects) } }
    }

    func activateGroceryList(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.listID
        func shown(_ kitchen: Consolidation?) async throws -> GroceryList? {
            try await store.activate(id, in: caller.household, now: now(), kitchen: kitchen) { list in
                try ListTag.check(request, list)
            }
        }
        let list: GroceryList?
        do {
            list = try await shown(nil)
        } catch is KitchenNeeded {
            let kitchen = await kitchen(of: caller.household).consolidation
            list = try await countableChange { try await shown(kitchen) }
        }
        guard let list else { throw GroceryError.noSuchList }
        return await answer(list, for: caller)
    }

    func clearCheckedItems(_ request: Request, _ caller: Caller) async throws -> Response {
        try await changeList(request, caller) { $0.clearChecked() }
    }

    func clearGroceryList(_ request: Request, _ caller: Caller) async throws -> Response {
        try await changeList(request, caller) { $0.clear() }
    }

    private func changeList(
        _ request: Request,
        _ caller: Caller,
        _ body: @escaping @Sendable (inout GroceryList) -> Void
    ) async throws -> Response {
        let list = try await change(request, caller.household) { list in
            body(&list)
            return [.list]
        }
        return await answer(list, for: caller)
    }

    /// What the things to buy contain, as the recipe service says, which also knows whom that concerns.
    func getGroceryListAllergens(_ request: Request, _ caller: Caller) async throws -> Response {
        let list = try await list(request.listID, caller)
        // An item may have been renamed since its lines were written: what counts is what will be bought.
        let kitchen = await kitchen(of: caller.household)
        let answer = try await neighbours.allergens(list.sortedItems.map { $0.allergenLine(in: kitchen.foods) })
        return Response.json(bytes: answer).with("Cache-Control", "private, no-store")
    }

    func followGroceryList(_ request: Request, _ caller: Caller) async throws -> Response {
        let list = try await list(request.listID, caller).id
        let response = try await feed.stream(
            request,
            household: caller.household,
            matching: { $0.subject == list.uuid || $0.isOf(GroceryEvent.Kind.aislesChanged) },
            closing: { $0.subject == list.uuid && $0.isOf(GroceryEvent.Kind.listDeleted) }
        )
        let place = ListPresence.Place(household: caller.household, list: list)
        presence.join(place, with: response, as: request.viewer(caller))
        return response
    }
}

/// What can be changed about a list itself.
@JSONObject(.readOnly)
struct ListPatch {
    var title: String?
    /// Whether it stays as it is, whatever becomes of its menu or the plan.
    var pinned: Bool?
    /// The shop that it is for; null for none in particular.
    var shop: ShopID??
}
