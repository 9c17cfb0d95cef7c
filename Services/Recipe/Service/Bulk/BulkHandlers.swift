import HTTP
import Identity
import JSON
import RecipeAPI
import Values

/// Many recipes changed at once.
extension Dependencies {
    func changeRecipes(_ request: Request, _ caller: Caller) async throws -> Response {
        let isConfirmed = try request.flag("confirm")
        let input = try request.decode(BulkInput.self)
        let (action, ids, tags) = try input.checked()
        let household = caller.household
        var outcomes: [RecipeID: BulkOutcome] = [:]
        var effects: [Effect] = []
        switch action {
        case .addTags:
            outcomes = try await book.retag(ids, of: household, by: caller.user) { $0.adding(tags: tags) }
        case .removeTags:
            outcomes = try await book.retag(ids, of: household, by: caller.user) { $0.removing(tags: tags) }
        case .addToCookbook, .removeFromCookbook:
            guard let cookbook = input.cookbookID else { throw CookbookError.missing }
            let isAdding = action == .addToCookbook
            let change = try await cookbooks.change(ids, of: cookbook, areIn: isAdding, household, at: book.now())
            for id in change.done { outcomes[id] = .done }
            for id in change.full { outcomes[id] = .refused("in_too_many_cookbooks") }
        case .favourite, .unfavourite:
            let isFavourite = action == .favourite
            for id in try await opinions.favour(ids, isFavourite, by: caller.user, household, at: book.now()) {
                outcomes[id] = .done
            }
        case .delete:
            let deleted = try await deletion.delete(ids, confirmed: isConfirmed, of: household)
            for id in deleted.ids { outcomes[id] = .done }
            effects = deleted.uses.effects
        case .restore:
            let quota = limits.quota(.recipes, of: caller.plan)
            for id in ids { outcomes[id] = try await deletion.outcome(ofRestoring: id, of: household, quota: quota) }
        }
        return .json { json in
            json.object { json in
                json.array("results") { json in
                    for id in ids { (outcomes[id] ?? .missing).write(of: id, to: &json) }
                }
                json.member("effects", effects)
            }
        }
    }

    func renameTag(_ request: Request, _ caller: Caller) async throws -> Response {
        let tag = try request.parameters.require("tag")
        let name = try request.decode(TagPatch.self).checked()
        return try await retag(tag, caller) { $0.renaming(tag: tag, to: name) }
    }

    func deleteTag(_ request: Request, _ caller: Caller) async throws -> Response {
        let tag = try request.parameters.require("tag")
        return try await retag(tag, caller) { $0.removing(tags: [tag]) }
    }

    private func retag(
        _ tag: String,
        _ caller: Caller,
        _ change: @Sendable ([String]) -> [String]
    ) async throws -> Response {
        let found = try await book.retag(all: tag, of: caller.household, by: caller.user, change)
        guard found.changed > 0 || !found.isDone else { throw Problem.notFound("No recipe has this tag.") }
        return .json { json in
            json.object { json in
                json.member("recipes", found.changed)
                json.member("done", found.isDone)
            }
        }
    }
}

extension BulkOutcome {
    fileprivate func write(of id: RecipeID, to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            switch self {
            case .done: json.member("status", "done")
            case .missing: json.member("status", "missing")
            case .refused(let code):
                json.member("status", "refused")
                json.member("code", code)
            }
        }
    }
}
