import HTTP
import Identity
import JSON
import Kitchen
import RecipeAPI
import Values

/// The recipes of a household: one by one.
struct RecipeRoutes {
    let book: RecipeBook
    let authenticator: Authenticator
    let limits: PlanLimits

    init(_ dependencies: Dependencies) {
        limits = dependencies.limits
        book = dependencies.book
        authenticator = dependencies.authenticator
    }

    func register(in router: inout Router) {
        router.household(.post, RecipePaths.recipes, authenticator, minimum: .editor, RecipeOperations.create) {
            [book, limits] request, caller in
            let input = try request.decode(RecipeInput.self)
            let id = try await book.create(
                RecipeContent(input).checked(),
                id: input.id,
                of: caller.household,
                quota: limits.quota(.recipes, of: caller.plan)
            )
            return try await Self.answer(book, id, caller, status: 201)
                .with("Location", RecipePaths.recipe(id))
        }
        router.household(.get, RecipePaths.recipe, authenticator, RecipeOperations.read) {
            [book] request, caller in
            let id = try request.parameters.require("recipe_id", as: RecipeID.self)
            let system = try request.measurementSystem()
            return try await Self.answer(book, id, caller, status: 200, in: system).conditional(on: request)
        }
        router.household(.put, RecipePaths.recipe, authenticator, minimum: .editor, RecipeOperations.put) {
            [book, limits] request, caller in
            let id = try request.parameters.require("recipe_id", as: RecipeID.self)
            let version = try request.ifMatchVersion()
            let input = try request.decode(RecipeInput.self)
            if let other = input.id, other != id {
                throw Problem.invalid("/id", code: "mismatch", "id must be the one in the address")
            }
            let isNew = try await book.put(
                RecipeContent(input).checked(),
                id: id,
                version: version,
                of: caller.household,
                quota: limits.quota(.recipes, of: caller.plan)
            )
            return try await Self.answer(book, id, caller, status: isNew ? 201 : 200)
        }
        router.household(.patch, RecipePaths.recipe, authenticator, minimum: .editor, RecipeOperations.patch) {
            [book] request, caller in
            let id = try request.parameters.require("recipe_id", as: RecipeID.self)
            let version = try request.ifMatchVersion()
            let patch = try request.decode(RecipePatch.self)
            try await book.patch(id, version: version, of: caller.household) { content in
                try content.apply(patch)
                content = try content.checked()
            }
            return try await Self.answer(book, id, caller, status: 200)
        }
        router.household(.delete, RecipePaths.recipe, authenticator, minimum: .editor, RecipeOperations.delete) {
            [book] request, caller in
            let id = try request.parameters.require("recipe_id", as: RecipeID.self)
            let version = try request.ifMatchVersion()
            try await book.delete(id, version: version, of: caller.household)
            return .noContent()
        }
    }

    private static func answer(
        _ book: RecipeBook,
        _ id: RecipeID,
        _ caller: Caller,
        status: Int,
        in system: MeasurementSystem? = nil
    ) async throws -> Response {
        guard let document = try await book.store.documents([id], of: caller.household, in: system).first else {
            throw RecipeError.missing
        }
        return .json(bytes: document.json, status: status, etag: "\"\(document.version)\"")
    }
}
