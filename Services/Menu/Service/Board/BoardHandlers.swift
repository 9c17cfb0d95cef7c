import HTTP
import Identity
import JSON
import MenuAPI
import Values

/// The board, its live events, and what is added to it.
extension Dependencies {
    func getBoard(_ request: Request, _ caller: Caller) async throws -> Response {
        let board = try await menus.store.board(of: caller.household)
        return .json(board.body, version: board.version).conditional(on: request)
    }

    func streamMenuEvents(_ request: Request, _ caller: Caller) async throws -> Response {
        try await stream(request, caller.household)
    }

    func addMenuRecipe(_ request: Request, _ caller: Caller) async throws -> Response {
        let body = try request.decode(AddRecipeRequest.self)
        try body.check()
        let result = try await menus.add(body.recipeID, servings: body.servings, as: body.id, to: caller.household)
        var answer = result.answer
        answer.effects? += await menus.planLists(following: result.book, of: caller.household)
        return .json(answer, status: result.value == .added ? 201 : 200, version: result.version)
    }

    func addRecipeToMenu(_ request: Request, _ caller: Caller) async throws -> Response {
        let menu = try request.menuID()
        let body = try request.decode(AddRecipeRequest.self)
        try body.check()
        let result = try await menus.add(
            body.recipeID,
            servings: body.servings,
            as: body.id,
            in: menu,
            expecting: try request.ifMatchVersion(),
            to: caller.household
        )
        var answer = try result.answer(about: menu)
        answer.effects? += await menus.planLists(following: result.book, of: caller.household)
        return .json(answer, status: result.value == .added ? 201 : 200, version: answer.version)
    }
}

/// How the routes of the board are documented.
extension Operation {
    static let getBoard = Operation(
        "getBoard",
        summary: "The board: the current menu, and the next one being planned.",
        tag: "menu",
        query: [.ifNoneMatch],
        answers: [.ok(MenuSchemas.board), .notModified]
    )
    static let streamMenuEvents = Operation(
        "streamMenuEvents",
        summary: "Streams changes of the household's menus as events.",
        tag: "menu",
        query: [Parameter("Last-Event-ID", .text, place: .header, description: "The last event received.")],
        answers: [.events()]
    )
    static let addMenuRecipe = Operation(
        "addMenuRecipe",
        summary: "Adds a recipe to the menu being planned; starts one if there is none.",
        tag: "menu",
        body: newRecipe,
        answers: [
            .created(MenuSchemas.board, "The board with the recipe in the menu being planned.").with(.etag),
            .ok(MenuSchemas.board, "The recipe was in the menu already; its servings were updated.").with(.etag),
        ],
        errors: [409]
    )
    static let addRecipeToMenu = change(
        "addRecipeToMenu",
        "Adds a recipe to a menu that is planned or cooked; the grocery list of one that is cooked follows.",
        body: newRecipe,
        answers: [
            .created(MenuSchemas.menu, "The menu with the recipe."),
            .ok(MenuSchemas.menu, "The recipe was in the menu already; its servings were updated."),
        ]
    )
    private static let newRecipe = Schema.object([
        Property("id", .uuid, required: false, description: "An id for the new item, chosen by the client."),
        Property("recipe_id", .uuid),
        Property("servings", MenuSchemas.servings, required: false, description: "The recipe's own if absent."),
    ])
}

/// The body of adding a recipe.
@JSONObject(.readOnly)
struct AddRecipeRequest {
    var id: MenuItemID?
    var recipeID: RecipeID
    var servings: Int?

    func check() throws(Problem) {
        var fields = FieldCheck()
        fields.number(servings, "/servings", in: MenuSchemas.servingsRange)
        try fields.finish()
    }
}
