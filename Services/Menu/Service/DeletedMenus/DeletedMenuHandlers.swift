import HTTP
import Identity
import JSON
import MenuAPI
import Values

/// Deleting archived menus, and what is deleted.
extension Dependencies {
    func deleteMenu(_ request: Request, _ caller: Caller) async throws -> Response {
        let version = try request.ifMatchVersion()
        try await menus.store.delete(try request.menuID(), of: caller.household, ifVersion: version)
        return .noContent()
    }

    func restoreMenu(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.menuID()
        try await menus.store.restore(id, of: caller.household)
        guard let menu = try await menus.store.menu(id, of: caller.household) else { throw TransitionError.noSuchMenu }
        return .json(menu.body, version: menu.version)
    }

    func listDeletedMenus(_ request: Request, _ caller: Caller) async throws -> Response {
        let page = try request.page()
        let found = try await menus.store.deletedMenus(
            of: caller.household,
            after: try page.place { HistoryCursor($0) },
            limit: page.reading
        )
        let (menus, next) = page.cut(found) { $0.place.description }
        return .json(Page(items: menus.map(DeletedMenuBody.init), next: next))
    }
}

extension DeletedMenuBody {
    fileprivate init(_ menu: DeletedMenu) {
        self.init(
            id: menu.id,
            recipes: menu.recipes,
            archivedAt: menu.archivedAt,
            deletedAt: menu.deletedAt,
            goneAt: menu.deletedAt + DeletedMenu.lifetime
        )
    }
}

/// How the routes of deleted menus are documented.
extension Operation {
    static let deleteMenu = Operation(
        "deleteMenu",
        summary: "Deletes an archived menu, which can be restored for 30 days. What was cooked stays counted.",
        tag: "menu",
        query: [.ifMatch],
        answers: [.noContent],
        errors: [404, 409, 412]
    )
    static let restoreMenu = Operation(
        "restoreMenu",
        summary: "Restores a deleted menu as it was.",
        tag: "menu",
        answers: [Answer.ok(MenuSchemas.menu, "The menu.").with(.etag)],
        errors: [403, 404, 409]
    )
    static let listDeletedMenus = Operation(
        "listDeletedMenus",
        summary: "Lists the deleted menus that can be restored, the last deleted first.",
        tag: "menu",
        query: Parameter.page,
        answers: [
            .ok(
                .page(
                    of: .object([
                        Property("id", .uuid), Property("recipes", .array(of: .text)),
                        Property("archived_at", .instant), Property("deleted_at", .instant),
                        Property("gone_at", .instant, description: "Until when it can be restored."),
                    ])
                )
            )
        ],
        errors: [400]
    )
}
