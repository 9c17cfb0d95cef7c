import Database
import Values

/// Reads the rows of `MenuSQL.columns`: one for each item, its menu's columns repeated.
enum MenuRows {
    /// The menus in the rows' order.
    static func menus(_ rows: Rows) throws(DatabaseError) -> [Menu] {
        var menus: [Menu] = []
        for row in rows {
            let id = try row.id(0, as: MenuID.self)
            if menus.last?.id != id { menus.append(try menu(id, row)) }
            if let item = try item(row) { menus[menus.count - 1].items.append(item) }
        }
        return menus
    }

    private static func menu(_ id: MenuID, _ row: Row) throws(DatabaseError) -> Menu {
        Menu(
            id: id,
            version: try row.int(1),
            state: StoredState(state: try row.string(2), outcome: try row.optionalString(3)).value,
            items: [],
            listID: try row.optionalID(4),
            pendingListID: try row.optionalID(5),
            createdAt: try row.instant(6),
            committedAt: try row.optionalInstant(7),
            archivedAt: try row.optionalInstant(8)
        )
    }

    private static func item(_ row: Row) throws(DatabaseError) -> MenuItem? {
        guard let id = try row.optionalID(9, as: MenuItemID.self) else { return nil }
        let cooked: CookedMark? =
            if let at = try row.optionalInstant(14), let on = try row.optionalDate(15) {
                CookedMark(at: at, on: on)
            } else {
                nil
            }
        return MenuItem(
            id: id,
            recipe: RecipeSnapshot(id: try row.id(10), title: try row.string(11), imageURL: try row.optionalString(12)),
            servings: try row.int(13),
            cooked: cooked
        )
    }
}

/// A menu's state as its two columns hold it.
struct StoredState: Hashable, Sendable {
    /// The column `state`.
    let state: String
    /// The column `outcome`.
    let outcome: String?

    /// The columns' values.
    init(state: String, outcome: String?) {
        self.state = state
        self.outcome = outcome
    }

    /// The columns of a state.
    ///
    /// A menu that is gone has no row; the store deletes it instead.
    init(_ state: MenuState) {
        switch state {
        case .planning: self.init(state: "planning", outcome: nil)
        case .toCook: self.init(state: "to_cook", outcome: nil)
        case .archived(let outcome): self.init(state: "archived", outcome: outcome.rawValue)
        case .gone: self.init(state: "gone", outcome: nil)
        }
    }

    /// The state; the table's CHECK allows no other columns.
    var value: MenuState {
        switch state {
        case "planning": .planning
        case "to_cook": .toCook
        default: .archived(outcome.flatMap(MenuState.Outcome.init(rawValue:)) ?? .abandoned)
        }
    }
}
