import GroceryAPI
import HTTP
import Identity
import MenuAPI
import Values

extension Request {
    /// The menu that the path names.
    func menuID() throws(Problem) -> MenuID { try parameters.require("menu_id", as: MenuID.self) }
}

extension Dependencies {
    /// Changes the menu that the path names, if it is in the version that `If-Match` names; answers with that menu, or
    /// with the board where recipes are taken out, so that the menu may be gone.
    func change(
        _ request: Request,
        _ caller: Caller,
        showsBoard: Bool = false,
        _ body: @escaping @Sendable (inout MenuBook, MenuID) throws -> Void
    ) async throws -> Response {
        let id = try request.menuID()
        let version = try request.ifMatchVersion()
        var waiting: [PlanList] = []
        if showsBoard, let menu = try await menus.store.menu(id, of: caller.household) {
            waiting = await menus.waiting(for: menu, of: caller.household)
        }
        let changed = try await menus.change(caller.household, menu: id, expecting: version) { book in
            try body(&book, id)
        }
        let lists = await menus.planLists(following: changed.book, of: caller.household, waiting: waiting)
        if showsBoard {
            var answer = changed.answer
            answer.effects? += lists
            return .json(answer, version: changed.version)
        }
        var answer = try changed.answer(about: id)
        answer.effects? += lists
        return .json(answer, version: answer.version)
    }
}

extension Operation {
    /// How a change of a menu is documented.
    static func change(
        _ id: String,
        _ summary: String,
        body: Schema? = nil,
        isBodyOptional: Bool = false,
        answers: [Answer] = [Answer.ok(MenuSchemas.menu).with(.etag)],
        errors: [Int] = [404, 409, 412]
    ) -> Operation {
        Operation(
            id,
            summary: summary,
            tag: "menu",
            query: [.ifMatch],
            body: body,
            isBodyOptional: isBodyOptional,
            answers: answers,
            errors: errors
        )
    }
}
