import Database
import Sync
import Values

/// What clients did to menus.
extension SQLMenuStore {
    /// The operations that were done.
    var operations: OperationMemory { OperationMemory(db, now: now) }

    /// The menu that has an item; nil if none has.
    func menu(with item: MenuItemID, of household: HouseholdID) async throws -> MenuID? {
        try await db.of(household).query(MenuSQL.menu(with: item, of: household)).first.map { try $0.id(0) }
    }

    /// The same store, which writes something else with each change.
    func writing(alongside: @escaping @Sendable (MenuBook) -> [SQL]) -> SQLMenuStore {
        var store = self
        store.alongside = alongside
        return store
    }
}
