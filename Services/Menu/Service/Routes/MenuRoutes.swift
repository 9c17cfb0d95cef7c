import GroceryAPI
import HTTP
import Identity
import MenuAPI
import Values

/// The transitions of a whole menu.
struct MenuRoutes {
    private let menus: Menus
    private let authenticator: Authenticator
    private let limits: PlanLimits

    init(_ dependencies: Dependencies) {
        limits = dependencies.limits
        menus = dependencies.menus
        authenticator = dependencies.authenticator
    }

    func register(in router: inout Router) {
        commit(&router)
        archive(&router)
        planAgain(&router)
        clear(&router)
        reuse(&router)
    }

    private func commit(_ router: inout Router) {
        let operation = Operation(
            "createMenuGroceryList",
            summary: "Makes the grocery list of a planned menu, which is being cooked from then on.",
            tag: "menu",
            query: [.ifMatch],
            body: .object([
                Property("list_id", .uuid, required: false, description: "An id of the client's for the list."),
                Property(
                    "have",
                    .array(of: .string(maxLength: 200), maxItems: 500),
                    required: false,
                    description: "Foods at home, by id or name; they stay off the list."
                ),
                Property(
                    "archive_current",
                    .boolean,
                    required: false,
                    description: "Puts the menu that is being cooked away for this one."
                ),
            ]),
            isBodyOptional: true,
            answers: [
                .created(.described(.any, "The grocery list, as the grocery service shows it.")),
                .ok(.described(.any, "The grocery list."), "The menu was committed before; this is its list."),
            ],
            errors: [404, 409, 412, 503]
        )
        router.household(
            .post,
            MenuPaths.groceryList,
            authenticator,
            minimum: .editor,
            operation
        ) { [menus] request, caller in
            let menu = try request.parameters.require("menu_id", as: MenuID.self)
            let body = try request.decodeIfPresent(CommitRequest.self, default: CommitRequest())
            let order = CommitOrder(
                list: body.listID,
                have: try body.foods(),
                archiveCurrent: body.archiveCurrent ?? false,
                version: try request.ifMatchVersion()
            )
            let result = try await menus.commit(menu, order, of: caller.household)
            return .json(
                bytes: result.list.json,
                status: result.made ? 201 : 200,
                etag: String(result.list.version)
            )
        }
    }

    private func archive(_ router: inout Router) {
        let operation = Operation(
            "archiveMenu",
            summary: "Puts the menu being cooked away, unfinished.",
            tag: "menu",
            query: [.ifMatch],
            answers: [.ok(MenuSchemas.menu)],
            errors: [404, 409, 412]
        )
        transition(&router, MenuPaths.archive, operation) { book, menu throws(TransitionError) in
            try book.archive(menu)
        }
    }

    private func planAgain(_ router: inout Router) {
        let operation = Operation(
            "planMenuAgain",
            summary: "Goes back to planning a menu. Its grocery list stays, but is no longer the menu's.",
            tag: "menu",
            query: [.ifMatch],
            answers: [.ok(MenuSchemas.menu)],
            errors: [404, 409, 412]
        )
        transition(&router, MenuPaths.planAgain, operation) { book, menu throws(TransitionError) in
            try book.planAgain(menu)
        }
    }

    private func clear(_ router: inout Router) {
        let operation = Operation(
            "clearMenu",
            summary: "Empties a planned menu; if something of it was cooked before, it goes to the history.",
            tag: "menu",
            query: [.ifMatch],
            answers: [.ok(MenuSchemas.board)],
            errors: [404, 409, 412]
        )
        router.household(
            .post,
            MenuPaths.clear,
            authenticator,
            minimum: .editor,
            operation
        ) { [menus] request, caller in
            let menu = try request.parameters.require("menu_id", as: MenuID.self)
            let result = try await menus.change(menu, for: request, by: caller) { book throws(TransitionError) in
                try book.clear(menu)
            }
            return result.response
        }
    }

    private func reuse(_ router: inout Router) {
        let operation = Operation(
            "reuseMenu",
            summary: "Cooks an archived menu again: its recipes are copied into the menu being planned.",
            tag: "menu",
            query: [.ifMatch],
            body: .object([
                Property(
                    "mode",
                    .enumeration(["merge", "replace"]),
                    required: false,
                    description: "What becomes of the menu being planned, if there is one."
                )
            ]),
            isBodyOptional: true,
            answers: [.ok(.ref("Reuse"))],
            errors: [404, 409, 412, 503]
        )
        router.household(
            .post,
            MenuPaths.reuse,
            authenticator,
            minimum: .editor,
            operation
        ) { [menus, limits] request, caller in
            let menu = try request.parameters.require("menu_id", as: MenuID.self)
            let mode = try request.decodeIfPresent(ReuseRequest.self, default: ReuseRequest()).reuseMode()
            let result = try await menus.reuse(
                menu,
                mode: mode,
                expecting: try request.ifMatchVersion(),
                of: caller.household,
                quota: limits.quota(.history, of: caller.plan)
            )
            let missing = result.value.map { MissingRecipeBody(recipeID: $0.id, title: $0.title) }
            return .json(ReuseBody(board: result.board.body, missing: missing))
        }
    }

    /// A transition that answers with the menu.
    private func transition(
        _ router: inout Router,
        _ path: String,
        _ operation: Operation,
        _ body: @escaping @Sendable (inout MenuBook, MenuID) throws(TransitionError) -> Void
    ) {
        router.household(.post, path, authenticator, minimum: .editor, operation) { [menus] request, caller in
            let menu = try request.parameters.require("menu_id", as: MenuID.self)
            let result = try await menus.change(menu, for: request, by: caller) { book throws(TransitionError) in
                try body(&book, menu)
            }
            return try result.response(showing: menu)
        }
    }
}
