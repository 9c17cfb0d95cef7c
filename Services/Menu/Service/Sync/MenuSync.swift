import Sync
import Values

/// Carries out what a client did to menus, one operation after the other, as single calls would.
struct MenuSync {
    let menus: Menus
    let household: HouseholdID
    private var own = OwnVersions<MenuID>()

    init(_ menus: Menus, of household: HouseholdID) {
        self.menus = menus
        self.household = household
    }

    /// Does an operation to a menu, of which its client knew the version `seen`, and remembers that with it.
    mutating func carryOut(_ act: MenuAct, seen: Int?, as run: OperationRun) async throws {
        do {
            let menu = try await menu(of: act)
            let known = seen.map { seen in menu.map { own.latest(of: $0, after: seen) } ?? seen }
            var menus = menus
            menus.store = menus.store.writing { book in
                act.note(run, in: book, seen: known)
                return [run.statement]
            }
            remember(try await menus.carryOut(act, in: menu, of: household))
        } catch let error as TransitionError where error == .noSuchItem || error == .noSuchMenu {
            guard case .delete = act else { throw error }
            throw OperationNeedless(MenuMerge.alreadyRemoved)
        }
    }

    /// The menu that an operation is about; nil for the one being planned.
    private func menu(of act: MenuAct) async throws -> MenuID? {
        switch act {
        case .add(_, _, _, let menu): return menu
        case .archive(let menu), .planAgain(let menu): return menu
        case .change(let item, _, _), .delete(let item), .cook(let item, _), .uncook(let item):
            guard let menu = try await menus.store.menu(with: item, of: household) else {
                throw TransitionError.noSuchItem
            }
            return menu
        }
    }

    private mutating func remember(_ book: MenuBook) {
        for menu in book.menus.values {
            if let old = book.before[menu.id] { own.note(menu.id, from: old.version, to: menu.version) }
        }
    }
}

extension Menus {
    /// Does what a client did to a menu; gives the book as it is then.
    fileprivate func carryOut(_ act: MenuAct, in menu: MenuID?, of household: HouseholdID) async throws -> MenuBook {
        if case .add(let recipe, let servings, let item, _) = act {
            return try await add(recipe, servings: servings, as: item, in: menu, to: household).book
        }
        guard let menu else { throw TransitionError.noSuchMenu }
        return try await change(household, menu: menu, expecting: nil) { book in
            switch act {
            case .add: break
            case .change(let item, let servings, let position):
                try book.changeRecipe(item, of: menu, servings: servings, position: position)
            case .delete(let item): try book.removeRecipe(item, from: menu)
            case .cook(let item, let day): try book.markCooked(item, of: menu, on: day)
            case .uncook(let item): try book.undoCooked(item, of: menu)
            case .archive: try book.archive(menu)
            case .planAgain: try book.planAgain(menu)
            }
        }.book
    }
}
