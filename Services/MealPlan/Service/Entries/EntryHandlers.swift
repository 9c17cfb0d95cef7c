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
        let version = try request.ifMatchVersion()
        // Only to another day lists may take what others do not buy any more.
        let waiting =
            change.date == nil ? [] : try await plan.waiting(for: PlanScope(entries: [id]), in: caller.household)
        let result = try await plan.change(id, change, expecting: version, of: caller.household)
        return try await answer(result.book, with: id, caller, besides: result.effects, waiting: waiting)
    }

    func removePlanEntry(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.entryID()
        let version = try request.ifMatchVersion()
        let waiting = try await plan.waiting(for: PlanScope(entries: [id]), in: caller.household)
        let result = try await plan.remove(id, expecting: version, of: caller.household)
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
        let version = try request.ifMatchVersion()
        let result = try await plan.markCooked(id, on: date, today: today, expecting: version, of: caller.household)
        return try await answer(result.book, with: id, caller, besides: result.effects)
    }

    func undoPlanEntryCooked(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.entryID()
        let version = try request.ifMatchVersion()
        let result = try await plan.undoCooked(id, expecting: version, of: caller.household)
        return try await answer(result.book, with: id, caller, besides: result.effects)
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
