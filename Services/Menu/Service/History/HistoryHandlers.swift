import HTTP
import Identity
import JSON
import MenuAPI
import Values

/// Reading menus: the history, and one by its id.
extension Dependencies {
    func listMenus(_ request: Request, _ caller: Caller) async throws -> Response {
        let page = try await menus.history(
            request.historyQuery(),
            of: caller.household,
            quota: limits.quota(.history, of: caller.plan)
        )
        return .json(Page(items: page.menus.map(\.body), next: page.next?.description))
    }

    func getMenu(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.menuID()
        let quota = limits.quota(.history, of: caller.plan)
        let menu = try await menus.menu(id, of: caller.household, quota: quota)
        return .json(menu.body, version: menu.version).conditional(on: request)
    }
}

/// How the routes of the history are documented.
extension Operation {
    static let listMenus = Operation(
        "listMenus",
        summary: "The history: archived menus, newest first.",
        tag: "menu",
        query: [
            Parameter(
                "state",
                .enumeration(["archived"], name: "ListedMenuState"),
                description: "Only archived menus are listed."
            ),
            Parameter("from", .date, description: "Menus that ended on this day or later, by their `to`."),
            Parameter("to", .date, description: "Menus that began on this day or earlier, by their `from`."),
        ] + Parameter.page,
        answers: [.ok(.page(of: MenuSchemas.menu))]
    )
    static let getMenu = Operation(
        "getMenu",
        summary: "One menu, in any state.",
        tag: "menu",
        query: [.ifNoneMatch],
        answers: [.ok(MenuSchemas.menu), .notModified],
        errors: [404]
    )
}

extension Request {
    /// Which part of the history is asked for.
    fileprivate func historyQuery() throws(Problem) -> HistoryQuery {
        if let state = query["state"], state != MenuStatus.archived.rawValue {
            throw .invalid("?state", code: "unknown", "state must be \"archived\"")
        }
        let page = try page()
        let dates = try query.dates()
        let after = try page.place { HistoryCursor($0) }
        return HistoryQuery(from: dates.from, to: dates.to, after: after, limit: page.limit)
    }
}
