import Events
import GroceryAPI
import HTTP
import Identity
import JSON
import Kitchen
import Loop
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

    func previewGroceryList(_ request: Request, _ caller: Caller) async throws -> Response {
        let body = try request.decode(GroceryListRequest.self).checked()
        let kitchen = await kitchen(of: caller.household)
        let system = try request.measurementSystem()
        let found = try await ListResolver(neighbours: neighbours, kitchen: kitchen).plan(for: body)
        await GrowingExecutor.leaveLoop(if: found.isLarge)
        let taken = try await store.taken(Set(found.links.values), but: body.menu, caller.household)
        let wanted = found.without(taken)
        let bought = try await store.bought(for: wanted, caller.household)
        let staples = StapleBook(
            foods: kitchen.foods,
            decisions: try await store.stapleDecisions(of: caller.household)
        )
        var words = await languages.words(of: caller.household)
        words.system = system ?? words.system
        return try countable {
            var plan = try PreviewPlan(wanted.wanted, without: bought, staples, kitchen.consolidation, newID: newID)
            plan.elsewhere = wanted.elsewhere
            return try Language.$shown.withValue(words.language) {
                .json(try GroceryPreview(plan, in: words.system, kitchen.consolidation))
            }
        }
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

    func putGroceryList(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.listID
        let body = try request.decode(GroceryListRequest.self).checked()
        let known = try await store.find(id, in: caller.household, now: now())
        // What there is already, a list that follows most of all, is compared line by line.
        if let known {
            await GrowingExecutor.leaveLoop(if: body.following != nil || known.items.count > GroceryList.fewLines)
        }
        if let following = body.following, let known, !known.isDraft,
            let list = try await follow(id, body, following, caller)
        {
            guard let shop = body.shop else { return await answer(list, for: caller) }
            try await remember(shop, chosenIn: caller.household)
            return await answer(try await self.list(id, caller), for: caller)
        }
        let fingerprint = ListResolver.fingerprint(of: body)
        if let known {
            try ListTag.check(request, known)
        } else {
            _ = try request.ifMatchTags()
            if request.headers["If-Match"] != nil { throw GroceryError.changedMeanwhile(current: 0) }
        }
        // The same request again asks no neighbour and changes nothing, whatever has become of the recipes since.
        if let known, known.fingerprint == fingerprint, !known.isDraft || body.draft == true {
            return await answer(known, for: caller)
        }
        let kitchen = await kitchen(of: caller.household)
        let texts = ListTexts.texts(in: await languages.language(of: caller.household))
        let now = self.now()
        let aisles = try await self.aisles(for: body, isNew: known == nil, caller.household)
        let shop = body.shop ?? aisles?.book.usualShop
        let today = await neighbours.today(of: caller.household, at: now)
        let resolver = ListResolver(neighbours: neighbours, kitchen: kitchen, texts: texts, today: today)
        var plan = try await resolver.plan(for: body)
        await GrowingExecutor.leaveLoop(if: plan.isLarge)
        // Before the transaction, in which others wait.
        try countable { try plan.consolidate(with: kitchen.consolidation) }
        let make: @Sendable (ListPlan) throws -> GroceryList = { [newItemID] plan in
            var list = try GroceryList(id: id, plan: plan, kitchen: kitchen.consolidation, now: now, newID: newItemID)
            list.shop = shop
            return list
        }
        let made = try known == nil ? countable { try make(plan) } : nil
        let (isThere, counted) = (known != nil, kitchen.consolidation)
        let list = try await self.make(id, caller.household, at: now, isThere: isThere, plan, kitchen: counted) {
            [newItemID, plan] found, meals, taken in
            let plan = plan.without(taken)
            if var list = found {
                try ListTag.check(request, list)
                if list.fingerprint != plan.fingerprint {
                    try list.remake(with: plan, &meals, kitchen: counted, newID: newItemID)
                    list.shop = body.shop ?? list.shop
                }
                // A list that people see already does not become a draft again.
                if !plan.isDraft { list.isDraft = false }
                found = list
            } else {
                found = try made.map { plan.elsewhere.isEmpty ? $0 : try make(plan) } ?? make(plan)
            }
            return [.list]
        }
        guard var list else { throw GroceryError.noSuchList }
        if body.shop != nil { try await remember(body.shop, chosenIn: caller.household) }
        if let aisles { list.arrangement = aisles.arrangement(in: list.shop, of: caller.household) }
        return await answer(list, status: known == nil ? 201 : 200, for: caller)
    }

    /// The household's aisles, where a new list or one for another shop is to be laid out by them.
    private func aisles(
        for body: GroceryListRequest,
        isNew: Bool,
        _ household: HouseholdID
    ) async throws -> HouseholdAisles? {
        guard isNew || body.shop != nil else { return nil }
        let aisles = try await store.aisles(of: household, now: now())
        if let shop = body.shop, aisles.book.shop(shop) == nil { throw Problem.unknownShop }
        return aisles
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
        let id = try await list(request.listID, caller).id.uuid
        return try await feed.stream(
            request,
            household: caller.household,
            matching: { $0.subject == id || $0.isOf(GroceryEvent.Kind.aislesChanged) },
            closing: { $0.subject == id && $0.isOf(GroceryEvent.Kind.listDeleted) }
        )
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
