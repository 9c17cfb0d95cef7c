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
        let result = try await plan.add(entry, recipe: body.recipeID, to: caller.household)
        let made = try result.book.entry(entry.id)
        return .json(made.body, status: result.value == .added ? 201 : 200, version: made.version)
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
        return try await changeEntry(id, request, caller, with: scope) { book in
            try book.change(id, change)
        }
    }

    func removePlanEntry(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.entryID()
        let version = try request.ifMatchVersion()
        _ = try await plan.store.change(caller.household, PlanScope(entries: [id])) { book in
            try book.expect(version, of: id)
            try book.remove(id)
        }
        return .noContent()
    }

    func swapPlanEntries(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.entryID()
        let other = try request.decode(SwapRequest.self).with
        let version = try request.ifMatchVersion()
        let result = try await plan.store.change(caller.household, PlanScope(entries: [id, other])) { book in
            try book.expect(version, of: id)
            try book.swap(id, with: other)
        }
        return .entries([try result.book.entry(id), try result.book.entry(other)])
    }

    func markPlanEntryCooked(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.entryID()
        let date = try request.decodeIfPresent(CookedRequest.self, default: CookedRequest()).date
        let today = await plan.today(of: caller.household)
        if let date, date > today {
            throw Problem.invalid("/date", code: "out_of_range", "date must not be in the future")
        }
        return try await changeEntry(id, request, caller) { book in
            try book.markCooked(id, on: date, today: today)
        }
    }

    func undoPlanEntryCooked(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.entryID()
        return try await changeEntry(id, request, caller) { book in try book.undoCooked(id) }
    }

    /// Changes one entry, if it is in the version that `If-Match` names, and answers with it.
    private func changeEntry(
        _ id: PlanEntryID,
        _ request: Request,
        _ caller: Caller,
        with scope: PlanScope = PlanScope(),
        _ body: @escaping @Sendable (inout PlanBook) throws -> Void
    ) async throws -> Response {
        let version = try request.ifMatchVersion()
        let entry = try await plan.change(id, expecting: version, of: caller.household, with: scope, body)
        return .json(entry.body, version: entry.version)
    }
}

extension Request {
    /// The id in the path.
    fileprivate func entryID() throws(Problem) -> PlanEntryID {
        try parameters.require("entry_id", as: PlanEntryID.self)
    }
}

extension Response {
    /// Several entries: `{"items": […]}`.
    static func entries(_ entries: [PlanEntry], status: Int = 200) -> Response {
        .json(status: status) { json in json.object { $0.member("items", entries.lazy.map(\.body)) } }
    }
}
