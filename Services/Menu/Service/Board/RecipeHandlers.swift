import HTTP
import Identity
import JSON
import MenuAPI
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

    func findRecipeMenus(_ request: Request) async throws -> Response {
        let recipe = try request.parameters.require("recipe_id", as: RecipeID.self)
        let household = try request.parameters.require("household_id", as: HouseholdID.self)
        let board = try await menus.store.board(of: household)
        let found = [board.toCook, board.planning].compactMap { menu in
            menu?.items.first { $0.recipe.id == recipe }.flatMap { item in menu.map { RecipeMenu($0, item) } }
        }
        return .json(RecipeMenus(menus: found))
    }
}

extension RecipeMenu {
    /// What a menu has of a recipe.
    fileprivate init(_ menu: Menu, _ item: MenuItem) {
        self.init(
            id: menu.id,
            state: menu.state == .toCook ? .toCook : .planning,
            servings: item.servings,
            cooked: item.isCooked,
            itemID: item.id
        )
    }
}

extension Request {
    /// The recipe's place that the path names.
    func itemID() throws(Problem) -> MenuItemID { try parameters.require("item_id", as: MenuItemID.self) }
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
        answers: [Answer.ok(MenuSchemas.board).with(.etag)]
    )
    static let markMenuRecipeCooked = change(
        "markMenuRecipeCooked",
        "Marks a recipe as cooked; the last one completes the menu.",
        body: .object([
            Property("cooked_on", .date, required: false, description: "Today in the household's time zone if absent."),
            Property("date", .date, required: false, description: "An older name of cooked_on."),
        ]),
        isBodyOptional: true
    )
    static let findRecipeMenus = Operation(
        "findRecipeMenus",
        summary: "Finds the menus on the board that have a recipe; for other services.",
        tag: "internal",
        answers: [
            .ok(
                .object([
                    Property(
                        "menus",
                        .array(
                            of: .object([
                                Property("id", .uuid),
                                Property("state", .enumeration(["planning", "to_cook"], name: "CurrentMenuState")),
                                Property("servings", MenuSchemas.servings), Property("cooked", .boolean),
                                Property("item_id", .uuid),
                            ])
                        )
                    )
                ])
            )
        ]
    )
    static let undoMenuRecipeCooked = change(
        "undoMenuRecipeCooked",
        "Unmarks a recipe as cooked, and reopens the menu if that recipe completed it. If it was archived before that, it "
            + "stays so; `effects` then names it."
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
    var cookedOn: CalendarDate?
    /// An older name of the same.
    var date: CalendarDate?

    /// The day it was cooked: today if the caller does not say.
    func day(today: CalendarDate) throws(Problem) -> CalendarDate {
        let name = cookedOn == nil ? "date" : "cooked_on"
        guard let day = cookedOn ?? date else { return today }
        guard day <= today else {
            throw .invalid("/\(name)", code: "out_of_range", "\(name) must not be in the future")
        }
        return day
    }
}
