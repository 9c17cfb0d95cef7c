import HTTP
import JSON
import MenuAPI
import Sync
import TestSupport
import Testing
import Values

@testable import MenuService

/// An operation as a client sends it.
struct SentMenuOperation: Sendable {
    let id = OperationID(.version7())
    let op: String
    var item: MenuItemID?
    var members = ""

    var text: String {
        #"{"id":"\#(id)","op":"\#(op)"\#(item.map { #","item_id":"\#($0)""# } ?? "")\#(members)}"#
    }

    static func add(_ recipe: Int, as item: MenuItemID, servings: Int? = nil, to menu: MenuID? = nil) -> Self {
        let servings = servings.map { #","servings":\#($0)"# } ?? ""
        let menu = menu.map { #","menu_id":"\#($0)""# } ?? ""
        let recipe = #","recipe":{"recipe_id":"\#(RecipeID.test(recipe))"\#(servings)}"#
        return Self(op: "add", item: item, members: menu + recipe)
    }

    static func change(_ item: MenuItemID, _ change: String, seen: Int? = nil) -> Self {
        Self(op: "change", item: item, members: #","change":\#(change)"# + Self.seen(seen))
    }

    static func delete(_ item: MenuItemID) -> Self { Self(op: "delete", item: item) }

    static func cook(_ item: MenuItemID, on day: String? = nil) -> Self {
        Self(op: "cook", item: item, members: day.map { #","cooked_on":"\#($0)""# } ?? "")
    }

    static func uncook(_ item: MenuItemID, seen: Int? = nil) -> Self {
        Self(op: "uncook", item: item, members: Self.seen(seen))
    }

    /// An operation to a whole menu: `archive` or `plan_again`.
    static func whole(_ op: String, _ menu: MenuID) -> Self { Self(op: op, members: #","menu_id":"\#(menu)""#) }

    private static func seen(_ version: Int?) -> String { version.map { #","seen":\#($0)"# } ?? "" }
}

/// What a sync is answered.
@JSONObject(.readOnly)
struct MenuSyncAnswer: Equatable {
    var results: [OperationOutcome]
    var board: BoardBody

    /// Such as `merged replaced`.
    var words: [String] { results.map { ([$0.status.rawValue] + [$0.code].compactMap(\.self)).joined(separator: " ") } }
}

extension TestClient {
    /// Sends operations; gives the answer as it is.
    func send(_ operations: [SentMenuOperation]) async -> TestAnswer {
        let texts = operations.map(\.text).joined(separator: ",")
        return await post(MenuPaths.sync, #"{"operations":[\#(texts)]}"#)
    }

    /// Sends operations, which go well.
    func sync(_ operations: [SentMenuOperation]) async throws -> MenuSyncAnswer {
        let answer = await send(operations)
        #expect(answer.status == 200, "\(answer)")
        return try answer.decode()
    }
}
