import HTTP
import Identity
import JSON
import Values

/// A recipe's place in a menu: its servings and order, and whether it is cooked.
extension Dependencies {
    func changeMenuRecipe(_ request: Request, _ caller: Caller) async throws -> Response {
        let (menu, item) = try request.menuRecipe()
        let body = try request.decode(ChangeRecipeRequest.self)
        try body.check()
        return try await menus.change(menu, for: request, by: caller) { book throws(TransitionError) in
            try book.changeRecipe(item, of: menu, servings: body.servings, position: body.position)
        }.response(showing: menu)
    }

    func removeMenuRecipe(_ request: Request, _ caller: Caller) async throws -> Response {
        let (menu, item) = try request.menuRecipe()
        return try await menus.change(menu, for: request, by: caller) { book throws(TransitionError) in
            try book.removeRecipe(item, from: menu)
        }.response
    }

    func markMenuRecipeCooked(_ request: Request, _ caller: Caller) async throws -> Response {
        let (menu, item) = try request.menuRecipe()
        let body = try request.decodeIfPresent(CookedRequest.self, default: CookedRequest())
        let date = try body.day(today: await menus.today(of: caller.household))
        return try await menus.change(menu, for: request, by: caller) { book throws(TransitionError) in
            try book.markCooked(item, of: menu, on: date)
        }.response(showing: menu)
    }

    func undoMenuRecipeCooked(_ request: Request, _ caller: Caller) async throws -> Response {
        let (menu, item) = try request.menuRecipe()
        return try await menus.change(menu, for: request, by: caller) { book throws(TransitionError) in
            try book.undoCooked(item, of: menu)
        }.response(showing: menu)
    }
}

extension Request {
    /// The menu and the recipe in it that the path names.
    fileprivate func menuRecipe() throws(Problem) -> (MenuID, MenuItemID) {
        (try menuID(), try parameters.require("item_id", as: MenuItemID.self))
    }
}

/// How the routes of a recipe in a menu are documented.
extension Operation {
    static let changeMenuRecipe = Operation(
        "changeMenuRecipe",
        summary: "Changes a recipe's servings, its position, or both.",
        tag: "menu",
        query: [.ifMatch],
        body: .object([
            Property("servings", MenuSchemas.servings, required: false),
            Property("position", .integer(min: 0), required: false, description: "From 0; beyond the end is last."),
        ]),
        answers: [.ok(MenuSchemas.menu)],
        errors: [404, 409, 412]
    )
    static let removeMenuRecipe = Operation(
        "removeMenuRecipe",
        summary: "Removes a recipe. Without recipes the menu is deleted; without uncooked ones it is complete.",
        tag: "menu",
        query: [.ifMatch],
        answers: [.ok(MenuSchemas.board)],
        errors: [404, 409, 412]
    )
    static let markMenuRecipeCooked = Operation(
        "markMenuRecipeCooked",
        summary: "Marks a recipe as cooked; the last one completes the menu.",
        tag: "menu",
        query: [.ifMatch],
        body: .object([
            Property("date", .date, required: false, description: "Today in the household's time zone if absent.")
        ]),
        isBodyOptional: true,
        answers: [.ok(MenuSchemas.menu)],
        errors: [404, 409, 412]
    )
    static let undoMenuRecipeCooked = Operation(
        "undoMenuRecipeCooked",
        summary: "Unmarks a recipe as cooked, and reopens the menu if that recipe completed it.",
        tag: "menu",
        query: [.ifMatch],
        answers: [.ok(MenuSchemas.menu)],
        errors: [404, 409, 412]
    )
}

/// The body of changing a recipe's place.
@JSONObject(.readOnly)
struct ChangeRecipeRequest {
    var servings: Int?
    var position: Int?

    func check() throws(Problem) {
        var fields = FieldCheck()
        fields.number(servings, "/servings", in: MenuSchemas.servingsRange)
        fields.number(position, "/position", in: 0...)
        try fields.finish()
    }
}

/// The body of marking a recipe cooked.
@JSONObject(.readOnly)
struct CookedRequest {
    var date: CalendarDate?

    /// The day it was cooked: today if the caller does not say.
    func day(today: CalendarDate) throws(Problem) -> CalendarDate {
        guard let date else { return today }
        guard date <= today else {
            throw .invalid("/date", code: "out_of_range", "date must not be in the future")
        }
        return date
    }
}
