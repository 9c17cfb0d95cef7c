import HTTP
import Identity
import JSON
import MealPlanAPI
import Values

/// Single entries of the plan.
extension Dependencies {
    func addPlanEntry(_ request: Request, _ caller: Caller) async throws -> Response {
        let body = try request.decode(AddEntryRequest.self)
        let entry = try body.entry(id: PlanEntryID(plan.newID()))
        let result = try await plan.add(entry, recipe: body.recipeID, place: body.place, to: caller.household)
        let status = result.value == .added ? 201 : 200
        return try await answer(result.book, with: entry.id, caller, status: status)
    }

    func getPlanEntry(_ request: Request, _ caller: Caller) async throws -> Response {
        guard let entry = try await plan.store.entry(try request.entryID(), of: caller.household) else {
            throw PlanError.noSuchEntry
        }
        return .json(entry.body, version: entry.version).conditional(on: request)
    }

    func changePlanEntry(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.entryID()
        let change = try request.decode(ChangeEntryRequest.self).change()
        try await plan.check(change.member ?? nil, of: caller.household)
        let scope = PlanScope(days: change.date.map { [$0...$0] } ?? [])
        return try await changeEntry(id, request, caller, with: scope) { entry in
            change.servings.flatMap { $0 == entry.recipe?.servings ? nil : .servings($0) }
        } body: { book in
            try book.change(id, change)
        }
    }

    func removePlanEntry(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.entryID()
        let version = try request.ifMatchVersion()
        let waiting = try await plan.waiting(for: PlanScope(entries: [id]), in: caller.household)
        let result = try await plan.store.change(caller.household, PlanScope(entries: [id])) { book in
            try book.expect(version, of: id)
            try book.remove(id)
        }
        let effects = await plan.effects(of: result.book, in: caller.household, waiting: waiting)
        return .json { json in json.object { $0.effects(effects) } }
    }

    func findRecipeEntries(_ request: Request) async throws -> Response {
        let recipe = try request.parameters.require("recipe_id", as: RecipeID.self)
        let household = try request.parameters.require("household_id", as: HouseholdID.self)
        let limit = try request.query.integer("limit", in: 1...RecipeEntries.limit) ?? RecipeEntries.most
        let today = await plan.today(of: household)
        return .json(try await plan.store.entries(of: recipe, from: today, household, limit: limit))
    }

    func swapPlanEntries(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.entryID()
        let other = try request.decode(SwapRequest.self).with
        let version = try request.ifMatchVersion()
        let waiting = try await plan.waiting(for: PlanScope(entries: [id, other]), in: caller.household)
        let result = try await plan.store.change(caller.household, PlanScope(entries: [id, other])) { book in
            try book.expect(version, of: id)
            try book.swap(id, with: other)
        }
        let entries = [try result.book.entry(id), try result.book.entry(other)]
        return .entries(
            entries,
            effects: await plan.effects(of: result.book, in: caller.household, waiting: waiting)
        )
    }

    func markPlanEntryCooked(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.entryID()
        let body = try request.decodeIfPresent(CookedRequest.self, default: CookedRequest())
        let today = await plan.today(of: caller.household)
        let date = try body.day(today: today)
        return try await changeEntry(id, request, caller) { entry in
            .cooked(on: date ?? min(entry.spot.date, today))
        } body: { book in
            try book.markCooked(id, on: date, today: today)
        }
    }

    func undoPlanEntryCooked(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.entryID()
        return try await changeEntry(id, request, caller) { _ in
            .notCooked
        } body: { book in
            try book.undoCooked(id)
        }
    }

    /// Changes one entry, if it is in the version that `If-Match` names, and answers with it.
    private func changeEntry(
        _ id: PlanEntryID,
        _ request: Request,
        _ caller: Caller,
        with scope: PlanScope = PlanScope(),
        asking change: (PlanEntry) -> MealChange?,
        body: @escaping @Sendable (inout PlanBook) throws -> Void
    ) async throws -> Response {
        let version = try request.ifMatchVersion()
        // Only to another day lists may take what others do not buy any more.
        let waiting =
            scope.days.isEmpty ? [] : try await plan.waiting(for: PlanScope(entries: [id]), in: caller.household)
        let result = try await plan.change(
            id,
            expecting: version,
            of: caller.household,
            with: scope,
            asking: change,
            body
        )
        return try await answer(result.book, with: id, caller, besides: result.effects, waiting: waiting)
    }

    private func answer(
        _ book: PlanBook,
        with id: PlanEntryID,
        _ caller: Caller,
        status: Int = 200,
        besides effects: [Effect] = [],
        waiting: [FollowingList] = []
    ) async throws -> Response {
        var body = try book.entry(id).body
        body.effects = await plan.effects(of: book, in: caller.household, besides: effects, waiting: waiting)
        return .json(body, status: status, version: body.version)
    }
}

extension Request {
    /// The id in the path.
    fileprivate func entryID() throws(Problem) -> PlanEntryID {
        try parameters.require("entry_id", as: PlanEntryID.self)
    }
}

extension Response {
    /// Several entries: `{"items": […], "effects": […]}`.
    static func entries(_ entries: [PlanEntry], effects: [Effect]?, status: Int = 200) -> Response {
        .json(status: status) { json in
            json.object { json in
                json.member("items", entries.lazy.map(\.body))
                json.effects(effects)
            }
        }
    }
}

extension JSONWriter {
    /// What else a call has changed, if it is known.
    mutating func effects(_ effects: [Effect]?) {
        if let effects { member("effects", effects) }
    }
}
