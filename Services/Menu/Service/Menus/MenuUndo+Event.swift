import Identity
import JSON
import MenuAPI
import Values

extension MenuBook {
    /// How something that happened is taken back; nil if that cannot be.
    func undo(_ fact: MenuFact, before: [MenuID: Menu]) -> Undo? {
        guard Actor.current != nil else { return nil }
        switch fact {
        case .recipeAdded(let menu, let id, _):
            guard let item = menus[menu]?.items.first(where: { $0.id == id }) else { return nil }
            let has: [String: AnyJSON] = ["servings": .integer(item.servings), "cooked_on": .null]
            return Undo(.delete, id.path(in: menu), state: id.state(in: menu, has))
        case .recipeRemoved(let menu, let id, let recipe, _):
            guard let item = before[menu]?.items.first(where: { $0.id == id }), !item.isCooked else { return nil }
            return undoRemoval(of: item, recipe, from: menu)
        case .changed(let menu):
            guard let old = before[menu], let new = menus[menu] else { return nil }
            return new.undoChange(from: old)
        case .cooked(let menu, let item, _, let date):
            let has: [String: AnyJSON] = ["cooked_on": .string("\(date)")]
            return Undo(.delete, "\(item.path(in: menu))/cooked", state: item.state(in: menu, has))
        case .uncooked(let menu, let item, _, let date):
            let body = AnyJSON.object(["cooked_on": .string("\(date)")])
            let state = item.state(in: menu, ["cooked_on": .null])
            return Undo(.post, "\(item.path(in: menu))/cooked", body: body, state: state)
        case .cleared, .committed, .archived, .reopened, .plannedAgain, .shoppingChanged, .mealsChanged: return nil
        }
    }

    /// What puts a recipe in again: into its menu, or into the one being planned if its menu went with it.
    private func undoRemoval(of item: MenuItem, _ recipe: RecipeID, from menu: MenuID) -> Undo? {
        let isGone = menus[menu].map { $0.state == .gone } ?? true
        let body: [String: AnyJSON] = [
            "id": .string("\(item.id)"), "recipe_id": .string("\(recipe)"), "servings": .integer(item.servings),
        ]
        let place = isGone ? MenuPaths.board : MenuPaths.menu(menu)
        let state = Undo.State(place, id: "\(item.id)")
        return Undo(.post, "\(place)/recipes", body: .object(body), state: state)
    }
}

extension Undo {
    /// Brings a menu back that was deleted.
    init(restoring menu: MenuID) {
        let path = MenuPaths.menu(menu)
        self.init(.post, "\(path)/restore", state: State(path))
    }
}

extension Menu {
    /// What gives one recipe again the servings and the place that it had, if it is one that has changed.
    fileprivate func undoChange(from old: Menu) -> Undo? {
        guard items.count == old.items.count else { return nil }
        for (place, item) in items.enumerated() {
            guard let was = old.items.firstIndex(where: { $0.id == item.id }) else { return nil }
            var restored = items
            restored.remove(at: place)
            var undone = item
            undone.servings = old.items[was].servings
            restored.insert(undone, at: was)
            // Putting this one back has to be all that it takes.
            guard restored == old.items, undone != item || was != place else { continue }
            var (body, has): ([String: AnyJSON], [String: AnyJSON]) = ([:], [:])
            if undone.servings != item.servings {
                (body["servings"], has["servings"]) = (.integer(undone.servings), .integer(item.servings))
            }
            if was != place { (body["position"], has["position"]) = (.integer(was), .integer(place)) }
            return Undo(.patch, item.id.path(in: id), body: .object(body), state: item.id.state(in: id, has))
        }
        return nil
    }
}

extension MenuItemID {
    fileprivate func path(in menu: MenuID) -> String { "\(MenuPaths.menu(menu))/recipes/\(self)" }

    fileprivate func state(in menu: MenuID, _ members: [String: AnyJSON]) -> Undo.State {
        Undo.State(MenuPaths.menu(menu), id: description, has: members)
    }
}
