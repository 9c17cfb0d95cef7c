import HTTP
import Identity
import JSON
import MenuAPI
import Values

/// Reading menus: the history, and one by its id.
struct HistoryRoutes {
    private let store: any MenuStore
    private let authenticator: Authenticator

    init(_ dependencies: Dependencies) {
        store = dependencies.menus.store
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
        router.household(.get, MenuPaths.menus, authenticator, operation) { [store] request, caller in
            let query = try request.historyQuery()
            let menus = try await store.history(query, of: caller.household)
            let page = menus.prefix(query.limit)
            var next: String?
            if menus.count > query.limit, let last = page.last, let archivedAt = last.archivedAt {
                next = HistoryCursor(archivedAt: archivedAt, menu: last.id).description
            }
            return .json(Page(items: page.map(\.body), next: next))
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
        router.household(.get, MenuPaths.menu, authenticator, operation) { [store] request, caller in
            let id = try request.parameters.require("menu_id", as: MenuID.self)
            guard let menu = try await store.menu(id, of: caller.household) else { throw TransitionError.noSuchMenu }
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
