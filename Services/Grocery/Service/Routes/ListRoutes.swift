import Events
import GroceryAPI
import HTTP
import Identity
import JSON
import Kitchen
import RecipeAPI
import Values

/// The routes of lists as a whole.
extension GroceryRoutes {
    func addLists(to router: inout Router) {
        router.household(.get, GroceryPaths.lists, on.authenticator, GroceryOperations.lists) { request, caller in
            try await index(request, caller)
        }
        router.household(.post, GroceryPaths.preview, on.authenticator, GroceryOperations.preview) { request, caller in
            try await preview(request, caller)
        }
        let one = GroceryPaths.list
        router.household(.get, one, on.authenticator, GroceryOperations.read) { request, caller in
            try await read(request, caller)
        }
        router.household(.put, one, on.authenticator, minimum: .editor, GroceryOperations.put) { request, caller in
            try await put(request, caller)
        }
        router.household(.patch, one, on.authenticator, minimum: .editor, GroceryOperations.patch) { request, caller in
            try await patch(request, caller)
        }
        router.household(.delete, one, on.authenticator, minimum: .editor, GroceryOperations.delete) {
            request,
            caller in
            try await delete(request, caller)
        }
        addListActions(at: one, to: &router)
    }

    private func addListActions(at one: String, to router: inout Router) {
        let authenticator = on.authenticator
        router.household(.post, "\(one)/activate", authenticator, minimum: .editor, GroceryOperations.activate) {
            request,
            caller in
            answer(
                try await change(request, caller.household) { list in
                    list.isDraft = false
                    return [.list]
                }
            )
        }
        router.household(
            .post,
            "\(one)/clear-checked",
            authenticator,
            minimum: .editor,
            GroceryOperations.clearChecked
        ) { request, caller in
            answer(
                try await change(request, caller.household) { list in
                    list.clearChecked()
                    return [.list]
                }
            )
        }
        router.household(.post, "\(one)/clear", authenticator, minimum: .editor, GroceryOperations.clear) {
            request,
            caller in
            answer(
                try await change(request, caller.household) { list in
                    list.clear()
                    return [.list]
                }
            )
        }
        router.household(.get, GroceryPaths.allergens, authenticator, GroceryOperations.allergens) { request, caller in
            try await allergens(request, caller)
        }
        router.household(.get, "\(one)/events", authenticator, GroceryOperations.events) { request, caller in
            let id = try Self.listID(request)
            guard try await on.store.find(id, in: caller.household, now: on.now()) != nil else {
                throw GroceryError.noSuchList
            }
            return try await on.feed.stream(
                request,
                household: caller.household,
                matching: { $0.subject == id.uuid },
                closing: { $0.subject == id.uuid && $0.kind == "list.deleted" }
            )
        }
    }

    private func index(_ request: Request, _ caller: Caller) async throws -> Response {
        let page = try request.page()
        let place = try Cursor.listPlace(page.after)
        // One more than asked for says whether another page follows.
        let found = try await on.store.overviews(
            in: caller.household,
            after: place,
            limit: page.limit + 1,
            now: on.now()
        )
        let lists = found.prefix(page.limit)
        let next = found.count > page.limit ? lists.last.map { Cursor.text($0.createdAt, $0.id.description) } : nil
        return .json(Page(items: lists.map(GroceryListSummary.init), next: next))
    }

    private func preview(_ request: Request, _ caller: Caller) async throws -> Response {
        let body = try request.decode(GroceryListRequest.self).checked()
        let kitchen = await kitchen(caller.household)
        let system = try request.measurementSystem()
        let wanted = try await ListResolver(neighbours: on.neighbours, kitchen: kitchen).wanted(for: body)
        let staples = StapleBook(
            foods: kitchen.foods,
            decisions: try await on.store.stapleDecisions(of: caller.household)
        )
        do {
            return .json(
                try GroceryPreview(
                    PreviewPlan(wanted: wanted, staples: staples, kitchen: kitchen.consolidation),
                    in: system
                )
            )
        } catch {
            throw GroceryError.amountTooLarge
        }
    }

    private func read(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try Self.listID(request)
        let system = try request.measurementSystem()
        switch Accept(request.headers["Accept"]).best(of: ["application/json", "text/plain"]) {
        case "text/plain":
            guard let list = try await on.store.find(id, in: caller.household, now: on.now()) else {
                throw GroceryError.noSuchList
            }
            return Response.text(ListText(list: list, system: system).text).with("Vary", "Accept")
        case nil:
            throw Problem.notAcceptable(
                "A list comes as application/json or text/plain; as text/calendar from "
                    + "/api/v1/exports/grocery-lists/\(id).ics."
            )
        default:
            if let system { return try await read(id, request, caller, in: system) }
            guard let list = try await on.store.document(of: id, in: caller.household, now: on.now()) else {
                throw GroceryError.noSuchList
            }
            let tag = ListTag.text(version: list.version, visible: list.visible)
            return Response.json(bytes: list.json, etag: tag).with("Vary", "Accept").conditional(on: request)
        }
    }

    /// What the things to buy contain, as the recipe service says, which also knows whom that concerns.
    private func allergens(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try Self.listID(request)
        guard let list = try await on.store.find(id, in: caller.household, now: on.now()) else {
            throw GroceryError.noSuchList
        }
        // An item may have been renamed since its lines were written: what counts is what will be bought.
        let answer = try await on.neighbours.allergens(list.sortedItems.map(\.name))
        return Response.json(bytes: answer).with("Cache-Control", "private, no-store")
    }

    /// The list in the words of a measurement system, which are not stored.
    private func read(
        _ id: GroceryListID,
        _ request: Request,
        _ caller: Caller,
        in system: MeasurementSystem
    ) async throws -> Response {
        guard let list = try await on.store.find(id, in: caller.household, now: on.now()) else {
            throw GroceryError.noSuchList
        }
        return answer(list, in: system).with("Vary", "Accept").conditional(on: request)
    }

    private func put(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try Self.listID(request)
        let body = try request.decode(GroceryListRequest.self).checked()
        let fingerprint = ListResolver.fingerprint(of: body)
        let known = try await on.store.find(id, in: caller.household, now: on.now())
        if let known {
            try ListTag.check(request, known)
        } else {
            _ = try request.ifMatchTags()
            if request.headers["If-Match"] != nil { throw GroceryError.changedMeanwhile(current: 0) }
        }
        // The same request again asks no neighbour and changes nothing, whatever has become of the recipes since.
        if let known, known.fingerprint == fingerprint, !known.isDraft || body.draft == true { return answer(known) }
        let kitchen = await kitchen(caller.household)
        let plan = try await ListResolver(neighbours: on.neighbours, kitchen: kitchen).plan(for: body)
        let now = on.now()
        let list = try await update(id, caller.household, at: now) { [newItemID] found in
            if var list = found {
                try ListTag.check(request, list)
                if list.fingerprint != plan.fingerprint {
                    try list.replace(with: plan, kitchen: kitchen.consolidation, newID: newItemID)
                }
                // A list that people see already does not become a draft again.
                if !plan.isDraft { list.isDraft = false }
                found = list
            } else {
                found = try GroceryList(
                    id: id,
                    plan: plan,
                    kitchen: kitchen.consolidation,
                    now: now,
                    newID: newItemID
                )
            }
            return [.list]
        }
        guard let list else { throw GroceryError.noSuchList }
        return answer(list, status: known == nil ? 201 : 200)
    }

    private func patch(_ request: Request, _ caller: Caller) async throws -> Response {
        var fields = FieldCheck()
        let title = try request.decode(ListPatch.self).title.map { fields.text($0, "/title", max: 200) }
        try fields.finish()
        return answer(
            try await change(request, caller.household) { list in
                list.title = title ?? list.title
                return [.list]
            }
        )
    }

    private func delete(_ request: Request, _ caller: Caller) async throws -> Response {
        _ = try await update(try Self.listID(request), caller.household) { found in
            guard let list = found else { throw GroceryError.noSuchList }
            try ListTag.check(request, list)
            found = nil
            return [.deleted]
        }
        return .noContent()
    }
}

/// What can be changed about a list itself.
struct ListPatch: Decodable {
    /// A new title.
    var title: String?
}
