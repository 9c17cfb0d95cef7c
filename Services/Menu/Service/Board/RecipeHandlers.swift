import HTTP
import Identity
import JSON
import Values

/// A recipe's place in a menu: its servings and order, and whether it is cooked.
extension Dependencies {
    func changeMenuRecipe(_ request: Request, _ caller: Caller) async throws -> Response {
        let item = try request.itemID()
        let body = try request.decode(ChangeRecipeRequest.self)
        try body.check()
        return try await change(request, caller) { book, menu in
            try book.changeRecipe(item, of: menu, servings: body.servings, position: body.position)
        }
    }

    func removeMenuRecipe(_ request: Request, _ caller: Caller) async throws -> Response {
        let item = try request.itemID()
        return try await change(request, caller, showsBoard: true) { book, menu in
            try book.removeRecipe(item, from: menu)
        }
    }

    func markMenuRecipeCooked(_ request: Request, _ caller: Caller) async throws -> Response {
        let item = try request.itemID()
        let body = try request.decodeIfPresent(CookedRequest.self, default: CookedRequest())
        let date = try body.day(today: await menus.today(of: caller.household))
        return try await change(request, caller) { book, menu in try book.markCooked(item, of: menu, on: date) }
    }

    func undoMenuRecipeCooked(_ request: Request, _ caller: Caller) async throws -> Response {
        let item = try request.itemID()
        return try await change(request, caller) { book, menu in try book.undoCooked(item, of: menu) }
    }
}

extension Request {
    /// The recipe's place that the path names.
    fileprivate func itemID() throws(Problem) -> MenuItemID { try parameters.require("item_id", as: MenuItemID.self) }
}

/// How the routes of a recipe in a menu are documented.
extension Operation {
    static let changeMenuRecipe = change(
        "changeMenuRecipe",
        "Changes a recipe's servings, its position, or both.",
        body: .object([
            Property("servings", MenuSchemas.servings, required: false),
            Property("position", .integer(min: 0), required: false, description: "From 0; beyond the end is last."),
        ])
    )
    static let removeMenuRecipe = change(
        "removeMenuRecipe",
        "Removes a recipe. Without recipes the menu is deleted; without uncooked ones it is complete.",
        answers: [.ok(MenuSchemas.board)]
    )
    static let markMenuRecipeCooked = change(
        "markMenuRecipeCooked",
        "Marks a recipe as cooked; the last one completes the menu.",
        body: .object([
            Property("date", .date, required: false, description: "Today in the household's time zone if absent.")
        ]),
        isBodyOptional: true
    )
    static let undoMenuRecipeCooked = change(
        "undoMenuRecipeCooked",
        "Unmarks a recipe as cooked, and reopens the menu if that recipe completed it."
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
