import HTTP
import Identity
import JSON
import MenuAPI
import Sync
import Values

/// What clients did to menus, perhaps while they were offline.
extension Dependencies {
    func syncMenus(_ request: Request, _ caller: Caller) async throws -> Response {
        let operations = try OperationMemory.checked(request.decode(MenuSyncBody.self).operations)
        let today = await menus.today(of: caller.household)
        var sync = MenuSync(menus, of: caller.household)
        let outcomes = try await menus.store.operations.carryOut(operations, of: caller.household) { operation, run in
            let act = try operation.act(today: today) { operations.joined($0, run.before) }
            try await sync.carryOut(act, seen: operation.seen, as: run)
        }
        let board = try await menus.store.board(of: caller.household)
        return .json { json in
            json.object { json in
                json.member("results", outcomes.map { $0.translated(for: request.headers) })
                json.member("board", board.body)
            }
        }
    }
}

extension [MenuOperationBody] {
    /// The item that an addition of this batch has joined, or the item itself.
    fileprivate func joined(_ item: MenuItemID, _ outcomes: [OperationID: OperationOutcome]) -> MenuItemID {
        let additions = lazy.filter { $0.op == .add && $0.itemID == item }
        return additions.compactMap { outcomes[$0.id]?.joined.flatMap { MenuItemID($0) } }.first ?? item
    }
}
