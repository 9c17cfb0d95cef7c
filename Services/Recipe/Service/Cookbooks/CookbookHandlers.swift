import HTTP
import Identity
import JSON
import RecipeAPI
import Values

/// The cookbooks of a household, and what is in them.
extension Dependencies {
    func listCookbooks(_ request: Request, _ caller: Caller) async throws -> Response {
        let page = try request.page()
        let place = try page.place { CookbookPlace($0) }
        let found = try await cookbooks.page(of: caller.household, after: place, limit: page.reading)
        let (items, next) = page.cut(found) { $0.place.text }
        return .json(Page(items: Array(items), next: next))
    }

    func createCookbook(_ request: Request, _ caller: Caller) async throws -> Response {
        let input = try request.decode(CookbookInput.self)
        let id = input.id ?? CookbookID(book.newID())
        try await cookbooks.create(input.checkedName(), id: id, of: caller.household, at: book.now())
        return try await cookbook(id, caller, status: 201).with("Location", RecipePaths.cookbook(id))
    }

    func getCookbook(_ request: Request, _ caller: Caller) async throws -> Response {
        try await cookbook(try request.cookbookID(), caller)
    }

    func putCookbook(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.cookbookID()
        let version = try request.ifMatchVersion()
        let input = try request.decode(CookbookInput.self)
        if let other = input.id, other != id {
            throw Problem.invalid("/id", code: "mismatch", "id must be the one in the path")
        }
        let name = try input.checkedName()
        let isNew = try await cookbooks.put(name, id: id, version: version, of: caller.household, at: book.now())
        return try await cookbook(id, caller, status: isNew ? 201 : 200)
    }

    func patchCookbook(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.cookbookID()
        let version = try request.ifMatchVersion()
        if let name = try request.decode(CookbookPatch.self).checkedName() {
            _ = try await cookbooks.put(
                name,
                id: id,
                version: version,
                of: caller.household,
                at: book.now(),
                isNew: false
            )
        }
        return try await cookbook(id, caller)
    }

    func deleteCookbook(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.cookbookID()
        try await cookbooks.delete(id, version: try request.ifMatchVersion(), of: caller.household, at: book.now())
        return .noContent()
    }

    func restoreCookbook(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.cookbookID()
        try await cookbooks.restore(id, of: caller.household, since: deletion.since, at: book.now())
        return try await cookbook(id, caller)
    }

    func listCookbookRecipes(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.cookbookID()
        let page = try request.page()
        let place = try page.place { CookbookRecipePlace($0) }
        let found = try await book.store.page(
            in: id,
            after: place,
            limit: page.limit,
            of: caller.household,
            for: caller.user
        )
        return .json(capacity: 16_384) { json in
            json.object { json in
                json.array("items") { json in for item in found.items { json.raw(item.json) } }
                json.member("next", found.next?.text)
            }
        }
    }

    func addCookbookRecipe(_ request: Request, _ caller: Caller) async throws -> Response {
        let recipe = try request.recipeID()
        try await change([recipe], areIn: true, request, caller).check(recipe)
        return .noContent()
    }

    func removeCookbookRecipe(_ request: Request, _ caller: Caller) async throws -> Response {
        let recipe = try request.recipeID()
        try await change([recipe], areIn: false, request, caller).check(recipe)
        return .noContent()
    }

    func addCookbookRecipes(_ request: Request, _ caller: Caller) async throws -> Response {
        let ids = try request.decode(RecipeIDs.self).checked()
        let change = try await change(ids, areIn: true, request, caller)
        return .json { json in
            json.object { json in
                json.member("done", ids.filter(change.done.contains))
                json.member("missing", ids.filter { !change.done.contains($0) && !change.full.contains($0) })
                json.member("refused", ids.filter(change.full.contains))
            }
        }
    }

    private func change(
        _ ids: [RecipeID],
        areIn: Bool,
        _ request: Request,
        _ caller: Caller
    ) async throws -> CookbookChange {
        let id = try request.cookbookID()
        return try await cookbooks.change(ids, of: id, areIn: areIn, caller.household, at: book.now())
    }

    private func cookbook(_ id: CookbookID, _ caller: Caller, status: Int = 200) async throws -> Response {
        let found = try await cookbooks.cookbook(id, of: caller.household)
        return .json(found, status: status, version: found.stored.version)
    }
}

extension Request {
    /// The cookbook in the address.
    fileprivate func cookbookID() throws(Problem) -> CookbookID {
        try parameters.require("cookbook_id", as: CookbookID.self)
    }
}

extension CookbookPlace {
    /// The opaque form: the id and the name, in base64url.
    var text: String { CursorText.encode("\(id):\(key)") }

    /// Reads the opaque form; nil if it is none.
    init?(_ text: String) {
        guard let parts = CursorText.decode(text)?.split(separator: ":", maxSplits: 1), parts.count == 2,
            let id = CookbookID(parts[0])
        else { return nil }
        self.init(key: String(parts[1]), id: id)
    }
}

extension CookbookRecipePlace {
    /// The opaque form: when and which, in base64url.
    var text: String { CursorText.encode("\(addedAt.milliseconds):\(id)") }

    /// Reads the opaque form; nil if it is none.
    init?(_ text: String) {
        guard let parts = CursorText.decode(text)?.split(separator: ":"), parts.count == 2,
            let milliseconds = Int64(parts[0]), let id = RecipeID(parts[1])
        else { return nil }
        self.init(addedAt: Instant(milliseconds: milliseconds), id: id)
    }
}
