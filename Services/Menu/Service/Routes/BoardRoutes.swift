import HTTP
import Identity
import MenuAPI

/// The board and its live events.
struct BoardRoutes {
    private let menus: Menus
    private let dependencies: Dependencies

    init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
        menus = dependencies.menus
    }

    func register(in router: inout Router) {
        board(&router)
        events(&router)
        addRecipe(&router)
    }

    private func board(_ router: inout Router) {
        let operation = Operation(
            "getBoard",
            summary: "The board: the menu being cooked or planned, and the one that comes next.",
            tag: "menu",
            query: [.ifNoneMatch],
            answers: [.ok(MenuSchemas.board), .notModified]
        )
        router.household(.get, MenuPaths.board, dependencies.authenticator, operation) { [menus] request, caller in
            let board = try await menus.store.board(of: caller.household)
            return .json(board.body, version: board.version).conditional(on: request)
        }
    }

    private func events(_ router: inout Router) {
        let operation = Operation(
            "streamMenuEvents",
            summary: "What happens to the household's menus, as it happens.",
            tag: "menu",
            query: [Parameter("Last-Event-ID", .text, in: .header, description: "The last event received.")],
            answers: [.events()]
        )
        let stream = dependencies.stream
        router.household(.get, MenuPaths.events, dependencies.authenticator, operation) { request, caller in
            try await stream(request, caller.household)
        }
    }

    private func addRecipe(_ router: inout Router) {
        let operation = Operation(
            "addMenuRecipe",
            summary: "Adds a recipe to the menu being planned, which is begun if there is none.",
            tag: "menu",
            body: .object([
                Property("id", .uuid, required: false, description: "An id of the client's for the new place."),
                Property("recipe_id", .uuid),
                Property("servings", MenuSchemas.servings, required: false, description: "The recipe's own if absent."),
            ]),
            answers: [
                .created(MenuSchemas.board, "The board with the recipe in the menu being planned."),
                .ok(MenuSchemas.board, "The recipe was in the menu already; its servings are those asked for."),
            ],
            errors: [409]
        )
        router.household(
            .post,
            MenuPaths.boardRecipes,
            dependencies.authenticator,
            minimum: .editor,
            operation
        ) { [menus] request, caller in
            let body = try request.decode(AddRecipeRequest.self)
            try body.check()
            let result = try await menus.add(
                body.recipeID,
                servings: body.servings,
                as: body.id,
                to: caller.household
            )
            return .json(result.board.body, status: result.value == .added ? 201 : 200, version: result.version)
        }
    }
}
