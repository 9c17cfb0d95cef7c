import HTTP
import JSON
import MenuAPI
import Sync
import TestSupport
import Values

@testable import MenuService

extension SentOperation {
    init(_ op: String, item: MenuItemID, _ members: String?) { self.init(op, #""item_id":"\#(item)""#, members) }

    static func add(_ recipe: Int, as item: MenuItemID, servings: Int? = nil, to menu: MenuID? = nil) -> Self {
        let servings = servings.map { #","servings":\#($0)"# } ?? ""
        return Self(
            "add",
            #""item_id":"\#(item)""#,
            menu.map { #""menu_id":"\#($0)""# },
            #""recipe":{"recipe_id":"\#(RecipeID.test(recipe))"\#(servings)}"#
        )
    }

    static func change(_ item: MenuItemID, _ change: String, seen: Int? = nil) -> Self {
        Self("change", #""item_id":"\#(item)""#, #""change":\#(change)"#, Self.seen(seen))
    }

    static func delete(_ item: MenuItemID) -> Self { Self("delete", item: item, nil) }

    static func cook(_ item: MenuItemID, on day: String? = nil) -> Self {
        Self("cook", item: item, day.map { #""cooked_on":"\#($0)""# })
    }

    static func uncook(_ item: MenuItemID, seen: Int? = nil) -> Self { Self("uncook", item: item, Self.seen(seen)) }

    /// An operation to a whole menu: `archive` or `plan_again`.
    static func whole(_ op: String, _ menu: MenuID) -> Self { Self(op, #""menu_id":"\#(menu)""#) }
}

/// What a sync is answered.
@JSONObject(.readOnly)
struct MenuSyncAnswer: SyncAnswer, Equatable {
    var results: [OperationOutcome]
    var board: BoardBody
}

extension TestClient {
    /// Sends operations; gives the answer as it is.
    func send(_ operations: [SentOperation]) async -> TestAnswer { await send(operations, to: MenuPaths.sync) }

    /// Sends operations, which go well.
    func sync(_ operations: [SentOperation]) async throws -> MenuSyncAnswer {
        try await sync(operations, to: MenuPaths.sync)
    }
}
