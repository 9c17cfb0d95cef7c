import HTTP
import Identity
import JSON
import MenuAPI
import Values

/// Reading menus: the history, and one by its id.
struct HistoryRoutes {
    private let menus: Menus
    private let authenticator: Authenticator
    private let limits: PlanLimits

    init(_ dependencies: Dependencies) {
        menus = dependencies.menus
        limits = dependencies.limits
        authenticator = dependencies.authenticator
    }

    func register(in router: inout Router) {
        history(&router)
        menu(&router)
    }

    private func history(_ router: inout Router) {
        let operation = Operation(
            "listMenus",
            summary: "The history: archived menus, the latest first.",
            tag: "menu",
            query: [
                Parameter("state", .enumeration(["archived"]), description: "Only archived menus are listed."),
                Parameter("from", .date, description: "Menus that were cooked from on this day or later."),
                Parameter("to", .date, description: "Menus that were cooked from on this day or earlier."),
            ] + Parameter.page,
            answers: [.ok(.page(of: MenuSchemas.menu))]
        )
        router.household(.get, MenuPaths.menus, authenticator, operation) { [menus, limits] request, caller in
            let page = try await menus.history(
                request.historyQuery(),
                of: caller.household,
                quota: limits.quota(.history, of: caller.plan)
            )
            return .json(Page(items: page.menus.map(\.body), next: page.next?.description))
        }
    }

    private func menu(_ router: inout Router) {
        let operation = Operation(
            "getMenu",
            summary: "One menu, in whatever state.",
            tag: "menu",
            query: [.ifNoneMatch],
            answers: [.ok(MenuSchemas.menu), .notModified],
            errors: [404]
        )
        router.household(.get, MenuPaths.menu, authenticator, operation) { [menus, limits] request, caller in
            let id = try request.parameters.require("menu_id", as: MenuID.self)
            let quota = limits.quota(.history, of: caller.plan)
            let menu = try await menus.menu(id, of: caller.household, quota: quota)
            return .json(menu.body, version: menu.version).conditional(on: request)
        }
    }
}

extension Request {
    /// Which part of the history is asked for.
    fileprivate func historyQuery() throws(Problem) -> HistoryQuery {
        if let state = query["state"], state != MenuStatus.archived.rawValue {
            throw .invalid("?state", code: "unknown", "state must be \"archived\"")
        }
        let page = try page()
        let from = try query.date("from")
        let to = try query.date("to")
        if let from, let to, from > to {
            throw .invalid("?to", code: "out_of_range", "to must not be before from")
        }
        let after = page.after.map(HistoryCursor.init)
        if case .some(.none) = after {
            throw .invalid("?after", code: "format", "after must be the next of an earlier page")
        }
        return HistoryQuery(from: from, to: to, after: after ?? nil, limit: page.limit)
    }
}
