import JSON
import Sync
import Values

extension MenuAct {
    /// Says how it and what others had done went together, by the book that it leaves.
    ///
    /// `seen` is the version of the menu that its client knew, or nil if it means what is there.
    func note(_ run: OperationRun, in book: MenuBook, seen: Int?) {
        switch self {
        case .add(let recipe, _, let item, let menu): noteAddition(run, of: recipe, as: item, to: menu, in: book)
        case .change(let item, let servings, let position):
            let (old, new) = (Place(of: item, in: book.before), Place(of: item, in: book.menus))
            var replaced: [String: AnyJSON] = [:]
            if let old, let new, old.isNewer(than: seen) {
                if servings != nil, old.item.servings != new.item.servings {
                    replaced["servings"] = .integer(old.item.servings)
                }
                if position != nil, old.position != new.position { replaced["position"] = .integer(old.position) }
            }
            note(run, replaced: replaced)
        case .uncook(let item):
            let old = Place(of: item, in: book.before)
            let mark = old.flatMap { $0.isNewer(than: seen) ? $0.item.cooked : nil }
            note(run, replaced: mark.map { ["cooked_on": .string("\($0.on)")] } ?? [:])
        case .cook(let item, _):
            let isCooked = Place(of: item, in: book.before)?.item.isCooked ?? false
            run.note(isCooked ? MenuMerge.alreadyCooked : nil)
        case .archive: run.note(book.facts.isEmpty ? MenuMerge.alreadyArchived : nil)
        case .planAgain: run.note(book.facts.isEmpty ? MenuMerge.alreadyPlanned : nil)
        case .delete: run.note(MenuMerge?.none)
        }
    }

    private func note(_ run: OperationRun, replaced: [String: AnyJSON]) {
        run.note(replaced.isEmpty ? nil : MenuMerge.replaced, replaced: replaced)
    }

    /// A recipe is in a menu once: who puts it in again joins what is there.
    private func noteAddition(
        _ run: OperationRun,
        of recipe: RecipeID,
        as item: MenuItemID,
        to menu: MenuID?,
        in book: MenuBook
    ) {
        let old = book.before.values.first { menu == nil ? $0.state.seat == .planning : $0.id == menu }
        guard let there = old?.items.first(where: { $0.recipe.id == recipe }) else {
            return run.note(MenuMerge?.none)
        }
        let now = Place(of: there.id, in: book.menus)?.item.servings
        let replaced: [String: AnyJSON] = now == there.servings ? [:] : ["servings": .integer(there.servings)]
        guard there.id != item else { return run.note(MenuMerge.alreadyThere, replaced: replaced) }
        run.note(MenuMerge.joined, replaced: replaced, joined: "\(there.id)")
    }
}

/// Where an item is.
private struct Place {
    let item: MenuItem
    let position: Int
    private let version: Int

    init?(of item: MenuItemID, in menus: [MenuID: Menu]) {
        for menu in menus.values {
            guard let index = menu.items.firstIndex(where: { $0.id == item }) else { continue }
            (self.item, position, version) = (menu.items[index], index, menu.version)
            return
        }
        return nil
    }

    /// Whether its menu has changed since a version of it.
    func isNewer(than seen: Int?) -> Bool { seen.map { $0 < version } ?? false }
}
