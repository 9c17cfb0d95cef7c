import HTTP
import JSON
import RecipeAPI
import Sync
import TestSupport
import Testing
import Values

@testable import RecipeService

extension SentOperation {
    init(_ op: String, recipe: RecipeID, _ members: String?) { self.init(op, #""recipe_id":"\#(recipe)""#, members) }

    static func add(_ recipe: RecipeID, _ content: String) -> Self {
        Self("add", recipe: recipe, #""recipe":\#(content)"#)
    }

    static func change(_ recipe: RecipeID, _ change: String, seen: Int? = nil) -> Self {
        Self("change", #""recipe_id":"\#(recipe)""#, #""change":\#(change)"#, Self.seen(seen))
    }

    static func delete(_ recipe: RecipeID, isConfirmed: Bool = false) -> Self {
        Self("delete", recipe: recipe, isConfirmed ? #""confirm":true"# : nil)
    }

    static func restore(_ recipe: RecipeID) -> Self { Self("restore", recipe: recipe, nil) }

    static func opine(_ recipe: RecipeID, _ opinion: String) -> Self {
        Self("opine", recipe: recipe, #""opinion":\#(opinion)"#)
    }

    static func file(_ recipe: RecipeID, in cookbook: CookbookID, _ isIn: Bool = true) -> Self {
        Self(isIn ? "add_to_cookbook" : "remove_from_cookbook", recipe: recipe, #""cookbook_id":"\#(cookbook)""#)
    }
}

/// What a sync is answered.
@JSONObject(.readOnly)
struct RecipeSyncAnswer: SyncAnswer {
    var results: [OperationOutcome]
    var items: [SyncedRecipe]
    var missing: [RecipeID]
    var left: [RecipeID]
}

/// What operations change of a recipe.
@JSONObject(.readOnly)
struct SyncedRecipe: Equatable, Sendable {
    @JSONObject(.readOnly)
    struct Said: Equatable, Sendable {
        var favourite: Bool
        var rating: Int?
        var note: String?
    }

    @JSONObject(.readOnly)
    struct Place: Equatable, Sendable {
        var id: CookbookID
    }

    var id: RecipeID
    var version: Int
    var title: String
    var servings: Int
    var notes: String?
    var tags: [String]
    var opinion: Said?
    var cookbooks: [Place]
}

extension TestClient {
    /// Sends operations; gives the answer as it is.
    func send(_ operations: [SentOperation]) async -> TestAnswer { await send(operations, to: RecipePaths.sync) }

    /// Sends operations, which go well.
    func sync(_ operations: [SentOperation]) async throws -> RecipeSyncAnswer {
        try await sync(operations, to: RecipePaths.sync)
    }

    /// Makes a cookbook.
    func cookbook(_ name: String) async throws -> CookbookID {
        let id = CookbookID(.version7())
        #expect(await send(.put, RecipePaths.cookbook(id), #"{"name":"\#(name)"}"#).status == 201)
        return id
    }
}
