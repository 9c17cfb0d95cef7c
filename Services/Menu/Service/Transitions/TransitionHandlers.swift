import GroceryAPI
import HTTP
import Identity
import JSON
import MenuAPI
import Values

/// The transitions of a whole menu.
extension Dependencies {
    func createMenuGroceryList(_ request: Request, _ caller: Caller) async throws -> Response {
        let menu = try request.menuID()
        let body = try request.decodeIfPresent(CommitRequest.self, default: CommitRequest())
        let order = CommitOrder(
            list: body.listID,
            have: try body.foods(),
            shop: body.shop,
            archiveCurrent: body.archiveCurrent ?? false,
            version: try request.ifMatchVersion()
        )
        let result = try await menus.commit(menu, order, of: caller.household)
        return .json(bytes: result.answer, status: result.made ? 201 : 200, etag: String(result.list.version))
    }

    func archiveMenu(_ request: Request, _ caller: Caller) async throws -> Response {
        try await change(request, caller) { book, menu in try book.archive(menu) }
    }

    func planMenuAgain(_ request: Request, _ caller: Caller) async throws -> Response {
        try await change(request, caller) { book, menu in try book.planAgain(menu) }
    }

    func clearMenu(_ request: Request, _ caller: Caller) async throws -> Response {
        try await change(request, caller, showsBoard: true) { book, menu in try book.clear(menu) }
    }

    func reuseMenu(_ request: Request, _ caller: Caller) async throws -> Response {
        let menu = try request.menuID()
        let mode = try request.decodeIfPresent(ReuseRequest.self, default: ReuseRequest()).reuseMode()
        // Replaced recipes stay on the calendar.
        let planned = try await menus.store.board(of: caller.household).planning
        let waiting = if let planned { await menus.waiting(for: planned, of: caller.household) } else { [PlanList]() }
        let result = try await menus.reuse(
            menu,
            mode: mode,
            expecting: try request.ifMatchVersion(),
            of: caller.household,
            quota: limits.quota(.history, of: caller.plan)
        )
        var board = result.answer
        board.effects? += await menus.planLists(following: result.book, of: caller.household, waiting: waiting)
        let missing = result.value.map { MissingRecipeBody(recipeID: $0.id, title: $0.title) }
        return .json(ReuseBody(board: board, missing: missing))
    }
}

/// How the transitions are documented.
extension Operation {
    static let createMenuGroceryList = change(
        "createMenuGroceryList",
        "Creates the grocery list of a planned menu and starts cooking it; a menu that has a list changes that one.",
        body: .object([
            Property(
                "list_id",
                .uuid,
                required: false,
                description: "An id for the list, chosen by the client, if the menu has none."
            ),
            Property(
                "have",
                .array(of: .string(maxLength: 200), maxItems: 500),
                required: false,
                description: "Foods at home, by id or name; they are left off the list."
            ),
            Property("shop", .uuid, required: false, description: "A new list's is the usual shop if absent."),
            Property(
                "archive_current",
                .boolean,
                required: false,
                description: "Archives the menu being cooked first."
            ),
        ]),
        isBodyOptional: true,
        answers: [
            .created(MenuSchemas.list, "The grocery list, as the grocery service shows it.").with(.etag),
            .ok(MenuSchemas.list, "The menu was committed before; this is its list.").with(.etag),
        ],
        errors: [404, 409, 412, 503]
    )
    static let archiveMenu = change("archiveMenu", "Archives the menu being cooked, unfinished.")
    static let planMenuAgain = change(
        "planMenuAgain",
        "Goes back to planning a menu. Its grocery list stays as it is until the menu is committed again."
    )
    static let clearMenu = change(
        "clearMenu",
        "Empties a planned menu; if something of it was cooked before, it goes to the history.",
        answers: [.ok(MenuSchemas.board)]
    )
    static let reuseMenu = change(
        "reuseMenu",
        "Cooks an archived menu again: its recipes are copied into the menu being planned.",
        body: .object([
            Property(
                "mode",
                .enumeration(["merge", "replace"], name: "ReuseMode"),
                required: false,
                description: "What to do with the menu being planned, if there is one."
            )
        ]),
        isBodyOptional: true,
        answers: [.ok(.ref("Reuse"))],
        errors: [404, 409, 412, 503]
    )
}

/// The body of committing a menu.
@JSONObject(.readOnly)
struct CommitRequest {
    var listID: GroceryListID?
    var have: [String]?
    var shop: ShopID?
    var archiveCurrent: Bool?

    /// The foods that are at home.
    func foods() throws(Problem) -> [String] {
        var fields = FieldCheck()
        let foods = fields.texts(have ?? [], "/have", most: 500, max: 200)
        try fields.finish()
        return foods
    }
}

/// The body of cooking a menu again.
@JSONObject(.readOnly)
struct ReuseRequest {
    var mode: String?

    func reuseMode() throws(Problem) -> ReuseMode? {
        var fields = FieldCheck()
        let value = fields.choice(mode, "/mode", of: ReuseMode.self)
        try fields.finish()
        return value
    }
}
