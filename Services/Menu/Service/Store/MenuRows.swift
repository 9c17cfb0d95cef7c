import Database
import Values

/// Reads the rows of `MenuSQL.columns`: one for each item, its menu's columns repeated.
enum MenuRows {
    /// The menus in the rows' order.
    static func menus(_ rows: Rows) -> [Menu] {
        var menus: [Menu] = []
        for row in rows {
            let id = row.id(0, as: MenuID.self)
            if menus.last?.id != id { menus.append(menu(id, row)) }
            if let item = item(row) { menus[menus.count - 1].items.append(item) }
        }
        return menus
    }

    private static func menu(_ id: MenuID, _ row: Row) -> Menu {
        Menu(
            id: id,
            version: row.int(1),
            state: StoredState(state: row.string(2), outcome: row.optionalString(3)).value,
            items: [],
            listID: row.optionalID(4),
            pendingListID: row.optionalID(5),
            createdAt: row.instant(6),
            committedAt: row.optionalInstant(7),
            archivedAt: row.optionalInstant(8)
        )
    }

    private static func item(_ row: Row) -> MenuItem? {
        guard let id = row.optionalID(9, as: MenuItemID.self) else { return nil }
        let cooked: CookedMark? =
            if let at = row.optionalInstant(14), let on = row.optionalDate(15) { CookedMark(at: at, on: on) } else {
                nil
            }
        return MenuItem(
            id: id,
            recipe: RecipeSnapshot(id: row.id(10), title: row.string(11), imageURL: row.optionalString(12)),
            servings: row.int(13),
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
