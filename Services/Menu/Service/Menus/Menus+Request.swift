import HTTP
import Identity
import Values

extension Request {
    /// The menu that the path names.
    func menuID() throws(Problem) -> MenuID { try parameters.require("menu_id", as: MenuID.self) }
}

extension Menus {
    /// Changes the menu that a request is about, if it is in the version that `If-Match` names.
    func change<Value: Sendable>(
        _ menu: MenuID,
        for request: Request,
        by caller: Caller,
        _ body: @escaping @Sendable (inout MenuBook) throws(TransitionError) -> Value
    ) async throws -> Changed<Value> {
        try await change(caller.household, menu: menu, expecting: try request.ifMatchVersion(), body)
    }
}

extension Changed {
    /// The board as the change has left it.
    var response: Response { .json(board.body, version: version) }

    /// One menu as the change has left it.
    func response(showing menu: MenuID) throws(TransitionError) -> Response {
        let menu = try book.menu(menu)
        return .json(menu.body, version: menu.version)
    }
}
