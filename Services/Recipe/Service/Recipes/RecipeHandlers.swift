import HTTP
import Identity
import JSON
import Kitchen
import RecipeAPI
import Values

/// The recipes of a household: one by one.
extension Dependencies {
    func createRecipe(_ request: Request, _ caller: Caller) async throws -> Response {
        let input = try request.decode(RecipeInput.self)
        let id = try await book.create(
            RecipeContent(input).checked(),
            id: input.id,
            of: caller.household,
            by: caller.user,
            quota: limits.quota(.recipes, of: caller.plan)
        )
        return try await recipe(id, caller, status: 201).with("Location", RecipePaths.recipe(id))
    }

    func getRecipe(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.recipeID()
        let servings = try request.query.integer("servings", in: RecipeRules.servings)
        let system = try request.measurementSystem()
        let view = RecipeView(system: system, servings: servings, language: request.language, reader: caller.user)
        do {
            return try await recipe(id, caller, as: view, evenDeleted: try request.flag("deleted"))
                .with("Vary", "Accept-Language")
                .conditional(on: request)
        } catch is QuantityError {
            throw Problem.invalid(
                "?servings",
                code: "out_of_range",
                "For so many servings an amount becomes too large."
            )
        }
    }

    func putRecipe(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.recipeID()
        let version = try request.ifMatchVersion()
        let input = try request.decode(RecipeInput.self)
        if let other = input.id, other != id {
            throw Problem.invalid("/id", code: "mismatch", "id must be the one in the path")
        }
        let saved = try await book.put(
            RecipeContent(input).checked(),
            id: id,
            version: version,
            of: caller.household,
            by: caller.user,
            quota: limits.quota(.recipes, of: caller.plan)
        )
        return try await recipe(id, caller, saved: saved)
    }

    func patchRecipe(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.recipeID()
        let version = try request.ifMatchVersion()
        let patch = try request.decode(RecipePatch.self)
        let saved = try await book.patch(id, version: version, of: caller.household, by: caller.user) { content in
            try content.apply(patch)
            content = try content.checked()
        }
        return try await recipe(id, caller, saved: saved)
    }

    /// A recipe that was saved, with what that changes elsewhere.
    func recipe(_ id: RecipeID, _ caller: Caller, saved: Saved) async throws -> Response {
        async let effects = changeEffects.of(saved, id, caller.household)
        let document = try await document(id, caller)
        return .json(
            bytes: document.json(adding: await effects),
            status: saved.old == nil ? 201 : 200,
            etag: document.etag
        )
    }

    func recipe(
        _ id: RecipeID,
        _ caller: Caller,
        status: Int = 200,
        as view: RecipeView? = nil,
        evenDeleted: Bool = false
    ) async throws -> Response {
        let document = try await document(id, caller, as: view, evenDeleted: evenDeleted)
        return .json(bytes: document.json, status: status, etag: document.etag)
    }

    private func document(
        _ id: RecipeID,
        _ caller: Caller,
        as view: RecipeView? = nil,
        evenDeleted: Bool = false
    ) async throws -> RecipeDocument {
        var view = view ?? RecipeView(reader: caller.user)
        view.nutrition = NutritionView(table: try await nutrients.table())
        let found =
            evenDeleted
            ? try await book.store.document(evenDeleted: id, of: caller.household, since: deletion.since, as: view)
            : try await book.store.documents([id], of: caller.household, as: view).first
        guard let document = found else { throw RecipeError.missing }
        return document
    }
}

extension Request {
    /// The recipe in the address.
    func recipeID() throws(Problem) -> RecipeID { try parameters.require("recipe_id", as: RecipeID.self) }
}

extension RecipeError: ProblemConvertible {
    /// What the client is told.
    var problem: Problem {
        switch self {
        case .missing: .notFound("There is no recipe with this id.")
        case .exists: .conflict(code: "recipe_exists", "There is a recipe with this id already; PUT replaces it.")
        case .deleted:
            .conflict(code: "recipe_deleted", "The recipe with this id is deleted; restore it to use it again.")
        case .movedOn: .preconditionFailed()
        case .contended: .unavailable()
        case .strangePicture:
            .invalid("/image_url", code: "unknown_picture", "image_url is the path of a picture that is not there")
        }
    }
}
