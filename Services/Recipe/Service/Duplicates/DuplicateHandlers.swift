import HTTP
import Identity
import JSON
import RecipeAPI
import Values

/// Recipes that are the same.
extension Dependencies {
    func listDuplicates(_ request: Request, _ caller: Caller) async throws -> Response {
        let page = try request.page()
        let found = try await book.store.duplicates(
            of: caller.household,
            after: try page.place(DuplicateSearch.Place.init(text:)),
            limit: min(page.limit, 50),
            for: caller.user
        )
        return .json(capacity: 16_384) { found.encode(to: &$0) }
    }

    func mergeRecipes(_ request: Request, _ caller: Caller) async throws -> Response {
        let (kept, isConfirmed) = (try request.recipeID(), try request.flag("confirm"))
        let others = try request.decode(MergeInput.self).checked(besides: kept)
        let household = caller.household
        let found = try await book.store.recipes(others + [kept], of: household)
        guard found.count == others.count + 1 else { throw RecipeError.missing }
        let tags = found.filter { $0.id != kept }.flatMap(\.content.tags)
        let uses = try await deletion.uses(of: others, confirmed: isConfirmed, of: household)
        _ = try await book.retag([kept], of: household, by: caller.user) {
            Array($0.adding(tags: tags).prefix(max(RecipeRules.maxTags, $0.count)))
        }
        try await book.store.merge(others, into: kept, of: household, at: book.now())
        let view = RecipeView(language: request.language, reader: caller.user)
        guard let recipe = try await book.store.documents([kept], of: household, as: view).first else {
            throw RecipeError.missing
        }
        return .json(capacity: 4096 + recipe.json.count) { json in
            json.object { json in
                json.key("recipe")
                json.raw(recipe.json)
                json.member("merged", others)
                json.member("effects", uses.effects)
            }
        }
    }
}

extension DuplicatePage {
    fileprivate func encode(to json: inout JSONWriter) {
        json.object { json in
            json.array("items") { json in
                for group in groups {
                    json.object { json in
                        json.member("reason", group.reason.rawValue)
                        json.array("recipes") { json in for recipe in group.recipes { json.raw(recipe.json) } }
                    }
                }
            }
            json.member("next", next?.text)
        }
    }
}

extension DuplicateSearch.Place {
    /// The opaque form.
    fileprivate var text: String { CursorText.encode("duplicates:\(reason.rawValue):\(key)") }

    /// Reads the opaque form; nil if it is none.
    fileprivate init?(text: String) {
        let parts = CursorText.decode(text)?.split(separator: ":") ?? []
        guard parts.count == 3, parts[0] == "duplicates", let key = UInt32(parts[2]),
            let reason = DuplicateSearch.Reason(rawValue: String(parts[1]))
        else { return nil }
        self.init(reason: reason, key: key)
    }
}
