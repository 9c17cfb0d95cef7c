import HTTP
import Identity
import JSON
import Kitchen
import RecipeAPI
import Values

/// The categories that a household gave to names, most of them on its grocery lists.
struct CorrectionRoutes {
    let store: any FoodStore
    let authenticator: Authenticator
    let now: @Sendable () -> Instant

    init(_ dependencies: Dependencies) {
        store = dependencies.kitchens.store
        authenticator = dependencies.authenticator
        now = dependencies.book.now
    }

    func register(in router: inout Router) {
        router.household(.get, RecipePaths.corrections, authenticator, FoodOperations.corrections) {
            [store] request, caller in
            let page = try request.page()
            let place = try page.after.map { text throws(Problem) in
                guard let name = CursorText.decode(text) else { throw .badCursor() }
                return name
            }
            // One more than asked for tells whether anything follows.
            let found = try await store.corrections(of: caller.household, limit: page.limit + 1, after: place)
            let items = found.prefix(page.limit)
            let next = found.count > page.limit ? items.last.map { CursorText.encode($0.correction.name) } : nil
            return .json(Page(items: Array(items), next: next))
        }
        router.household(
            .put,
            RecipePaths.corrections,
            authenticator,
            minimum: .editor,
            FoodOperations.putCorrection
        ) { [store, now] request, caller in
            let body = try request.decode(CategoryCorrectionBody.self)
            let name = try Self.checked(body.name)
            let correction = CategoryCorrection(name: name, category: body.category)
            try await store.correct(correction, of: caller.household, at: now())
            return .json(CategoryCorrectionBody(correction))
        }
        router.household(
            .delete,
            RecipePaths.correction,
            authenticator,
            minimum: .editor,
            FoodOperations.deleteCorrection
        ) { [store, now] request, caller in
            let name = try Self.checked(try request.parameters.require("name"))
            guard try await store.forgetCorrection(of: name, of: caller.household, at: now()) else {
                throw Problem.notFound("Your household has given this name no category.")
            }
            return .noContent()
        }
    }

    private static func checked(_ name: String) throws(Problem) -> String {
        var fields = FieldCheck()
        let name = fields.text(name, "/name", max: 200)
        try fields.finish()
        return name
    }
}

extension KeptCorrection: JSONEncodable {
    /// Writes the name, the category and since when.
    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("name", correction.name)
            json.member("category", correction.category.rawValue)
            json.member("updated_at", updatedAt)
        }
    }
}
