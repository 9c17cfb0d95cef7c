import GroceryAPI
import HTTP
import Identity
import JSON
import Kitchen
import Loop
import RecipeAPI
import Values

/// Lists that are made from recipes, menus and days, and their previews.
extension Dependencies {
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

    func putGroceryList(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.listID
        let body = try request.decode(GroceryListRequest.self).checked()
        let base = try await store.base(of: id, in: caller.household, now: now())
        let known = base.list
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
        let aisles = known == nil || body.shop != nil ? base.aisles : nil
        if let shop = body.shop, base.aisles.book.shop(shop) == nil { throw Problem.unknownShop }
        let shop = body.shop ?? aisles?.book.usualShop
        let today = await neighbours.today(of: caller.household, at: now)
        let resolver = ListResolver(neighbours: neighbours, kitchen: kitchen, texts: texts, today: today)
        var plan = try await resolver.plan(for: body)
        await GrowingExecutor.leaveLoop(if: plan.isLarge)
        // Before the transaction, in which others wait.
        try countable { try plan.consolidate(with: kitchen.consolidation) }
        let knowsDeletedRecipes = base.knowsDeletedRecipes
        let make: @Sendable (ListPlan) throws -> GroceryList = { [newItemID] plan in
            var list = try GroceryList(id: id, plan: plan, kitchen: kitchen.consolidation, now: now, newID: newItemID)
            list.shop = shop
            list.knowsDeletedRecipes = knowsDeletedRecipes
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
}
