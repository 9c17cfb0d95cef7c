import HTTP
import Identity
import JSON
import RecipeAPI
import Values

/// Deleting recipes, and what is deleted.
extension Dependencies {
    func deleteRecipe(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.recipeID()
        let version = try request.ifMatchVersion()
        let isConfirmed = try request.flag("confirm")
        let uses = try await deletion.delete(id, version: version, confirmed: isConfirmed, of: caller.household)
        guard let effects = uses?.effects, !effects.isEmpty else { return .noContent() }
        return .json { json in json.object { $0.member("effects", effects) } }
    }

    func restoreRecipe(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.recipeID()
        try await deletion.restore(id, of: caller.household, quota: limits.quota(.recipes, of: caller.plan))
        return try await recipe(id, caller)
    }

    func listDeletedRecipes(_ request: Request, _ caller: Caller) async throws -> Response {
        let page = try request.page()
        let found = try await book.store.deleted(
            of: caller.household,
            since: deletion.since,
            after: try page.place { DeletedPlace($0) },
            limit: page.limit,
            for: caller.user
        )
        return .json(capacity: 4096) { json in
            json.object { json in
                json.array("items") { json in for item in found.items { json.raw(item.json) } }
                json.member("next", found.next?.text)
            }
        }
    }
}

extension DeletedPlace {
    /// The opaque form: when and which, in base64url.
    var text: String { CursorText.encode("\(deletedAt.milliseconds):\(id)") }

    /// Reads the opaque form; nil if it is none.
    init?(_ text: String) {
        guard let parts = CursorText.decode(text)?.split(separator: ":"), parts.count == 2,
            let milliseconds = Int64(parts[0]), let id = RecipeID(parts[1])
        else { return nil }
        self.init(deletedAt: Instant(milliseconds: milliseconds), id: id)
    }
}
