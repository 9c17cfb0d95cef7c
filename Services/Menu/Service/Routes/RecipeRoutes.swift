import HTTP
import Identity
import MenuAPI
import Values

/// A recipe's place in a menu: its servings and order, and whether it is cooked.
struct RecipeRoutes {
    private let menus: Menus
    private let authenticator: Authenticator

    init(_ dependencies: Dependencies) {
        menus = dependencies.menus
        authenticator = dependencies.authenticator
    }

    func register(in router: inout Router) {
        change(&router)
        remove(&router)
        cook(&router)
        undo(&router)
    }

    private func change(_ router: inout Router) {
        let operation = Operation(
            "changeMenuRecipe",
            summary: "Changes a recipe's servings, its place in the order, or both.",
            tag: "menu",
            query: [.ifMatch],
            body: .object([
                Property("servings", MenuSchemas.servings, required: false),
                Property("position", .integer(min: 0), required: false, description: "From 0; beyond the end is last."),
            ]),
            answers: [.ok(MenuSchemas.menu)],
            errors: [404, 409, 412]
        )
        router.household(
            .patch,
            MenuPaths.item,
            authenticator,
            minimum: .editor,
            operation
        ) { [menus] request, caller in
            let (menu, item) = try request.menuAndItem()
            let body = try request.decode(ChangeRecipeRequest.self)
            try body.check()
            let result = try await menus.change(menu, for: request, by: caller) { book throws(TransitionError) in
                try book.changeRecipe(item, of: menu, servings: body.servings, position: body.position)
            }
            return try result.response(showing: menu)
        }
    }

    private func remove(_ router: inout Router) {
        let operation = Operation(
            "removeMenuRecipe",
            summary: "Takes a recipe out. The last one takes the menu with it; the last uncooked one completes it.",
            tag: "menu",
            query: [.ifMatch],
            answers: [.ok(MenuSchemas.board)],
            errors: [404, 409, 412]
        )
        router.household(
            .delete,
            MenuPaths.item,
            authenticator,
            minimum: .editor,
            operation
        ) { [menus] request, caller in
            let (menu, item) = try request.menuAndItem()
            let result = try await menus.change(menu, for: request, by: caller) { book throws(TransitionError) in
                try book.removeRecipe(item, from: menu)
            }
            return result.response
        }
    }

    private func cook(_ router: inout Router) {
        let operation = Operation(
            "markMenuRecipeCooked",
            summary: "Marks a recipe cooked; the last one completes the menu.",
            tag: "menu",
            query: [.ifMatch],
            body: .object([
                Property("date", .date, required: false, description: "Today, where the household lives, if absent.")
            ]),
            isBodyOptional: true,
            answers: [.ok(MenuSchemas.menu)],
            errors: [404, 409, 412]
        )
        router.household(
            .post,
            MenuPaths.cooked,
            authenticator,
            minimum: .editor,
            operation
        ) { [menus] request, caller in
            let (menu, item) = try request.menuAndItem()
            let body = try request.decodeIfPresent(CookedRequest.self, default: CookedRequest())
            let date = try body.day(today: await menus.today(of: caller.household))
            let result = try await menus.change(menu, for: request, by: caller) { book throws(TransitionError) in
                try book.markCooked(item, of: menu, on: date)
            }
            return try result.response(showing: menu)
        }
    }

    private func undo(_ router: inout Router) {
        let operation = Operation(
            "undoMenuRecipeCooked",
            summary: "Takes the mark back, and reopens the menu if that recipe completed it.",
            tag: "menu",
            query: [.ifMatch],
            answers: [.ok(MenuSchemas.menu)],
            errors: [404, 409, 412]
        )
        router.household(
            .delete,
            MenuPaths.cooked,
            authenticator,
            minimum: .editor,
            operation
        ) { [menus] request, caller in
            let (menu, item) = try request.menuAndItem()
            let result = try await menus.change(menu, for: request, by: caller) { book throws(TransitionError) in
                try book.undoCooked(item, of: menu)
            }
            return try result.response(showing: menu)
        }
    }
}

extension Request {
    /// The ids in the path.
    fileprivate func menuAndItem() throws(Problem) -> (MenuID, MenuItemID) {
        (try parameters.require("menu_id", as: MenuID.self), try parameters.require("item_id", as: MenuItemID.self))
    }
}
