/// The rules of menus once more, as short and as slow as possible: lists of values, no states, no events.
///
/// What the service does with random commands is compared with it.
struct ReferenceModel: Equatable {
    struct Item: Equatable {
        var recipe: Int
        var servings: Int
        var isCooked = false
    }

    struct Kept: Equatable {
        var name: Int
        var items: [Item]
        var outcome = ""
        var hasList = false
    }

    var planning: Kept?
    var toCook: Kept?
    var archived: [Kept] = []
    private var names = 0

    /// What a command addresses: the menus by their place, archived ones by their place in time.
    enum Place: Hashable {
        case planning, toCook
        case archived(Int)
    }

    enum Command {
        case add(recipe: Int, servings: Int?)
        /// Into the very menu that is named.
        case addTo(Place, recipe: Int, servings: Int?)
        case remove(Place, recipe: Int)
        case servings(Place, recipe: Int, Int)
        case move(Place, recipe: Int, to: Int)
        case clear(Place)
        case commit(Place, archiveCurrent: Bool)
        case cook(Place, recipe: Int)
        case undo(Place, recipe: Int)
        case archive(Place)
        case planAgain(Place)
        case reuse(Place, mode: String?)
    }

    subscript(_ place: Place) -> Kept? {
        switch place {
        case .planning: planning
        case .toCook: toCook
        case .archived(let index): archived.indices.contains(index) ? archived[index] : nil
        }
    }

    /// Carries out a command; gives the code of the refusal, or nil.
    mutating func run(_ command: Command) -> String? {
        switch command {
        case .add(let recipe, let servings): return add(recipe, servings)
        case .addTo(let place, let recipe, let servings):
            return self[place] == nil ? "not_found" : add(to: place, recipe, servings)
        case .remove(let place, let recipe): return on(place, recipe) { $0.remove(place, $1) }
        case .servings(let place, let recipe, let servings):
            return on(place, recipe) { $0.change(place, $1, servings) }
        case .move(let place, let recipe, let to): return on(place, recipe) { $0.move(place, $1, to) }
        case .cook(let place, let recipe): return on(place, recipe) { $0.cook(place, $1) }
        case .undo(let place, let recipe): return on(place, recipe) { $0.undo(place, $1) }
        case .clear(let place): return self[place] == nil ? "not_found" : clear(place)
        case .commit(let place, let archive): return self[place] == nil ? "not_found" : commit(place, archive)
        case .archive(let place): return self[place] == nil ? "not_found" : archive(place)
        case .planAgain(let place): return self[place] == nil ? "not_found" : planAgain(place)
        case .reuse(let place, let mode): return self[place] == nil ? "not_found" : reuse(place, mode)
        }
    }

    private mutating func on(
        _ place: Place,
        _ recipe: Int,
        _ body: (inout ReferenceModel, Int) -> String?
    ) -> String? {
        guard let index = self[place]?.items.firstIndex(where: { $0.recipe == recipe }) else { return "not_found" }
        return body(&self, index)
    }

    private mutating func add(_ recipe: Int, _ servings: Int?) -> String? {
        if let index = planning?.items.firstIndex(where: { $0.recipe == recipe }) {
            if planning?.items[index].isCooked == true { return "recipe_cooked" }
            if let servings { planning?.items[index].servings = servings }
            return nil
        }
        if planning == nil {
            names += 1
            planning = Kept(name: names, items: [])
        }
        planning?.items.append(Item(recipe: recipe, servings: servings ?? 4))
        return nil
    }

    private mutating func add(to place: Place, _ recipe: Int, _ servings: Int?) -> String? {
        let index = self[place]?.items.firstIndex { $0.recipe == recipe }
        if let index, self[place]?.items[index].isCooked == true { return "recipe_cooked" }
        if let index { return servings.flatMap { change(place, index, $0) } }
        let item = Item(recipe: recipe, servings: servings ?? 4)
        switch place {
        case .planning: planning?.items.append(item)
        case .toCook: toCook?.items.append(item)
        case .archived: return "menu_archived"
        }
        return nil
    }

    private mutating func remove(_ place: Place, _ index: Int) -> String? {
        if case .archived = place { return "menu_archived" }
        if self[place]?.items[index].isCooked == true { return "recipe_cooked" }
        if place == .planning {
            planning?.items.remove(at: index)
            if planning?.items.isEmpty == true { planning = nil }
        } else {
            toCook?.items.remove(at: index)
            if toCook?.items.isEmpty == true { toCook = nil } else { completeIfCooked() }
        }
        return nil
    }

    private mutating func change(_ place: Place, _ index: Int, _ servings: Int) -> String? {
        if self[place]?.items[index].servings == servings { return nil }
        switch place {
        case .planning:
            planning?.items[index].servings = servings
            return nil
        case .toCook:
            if toCook?.items[index].isCooked == true { return "recipe_cooked" }
            toCook?.items[index].servings = servings
            return nil
        case .archived: return "menu_archived"
        }
    }

    private mutating func move(_ place: Place, _ index: Int, _ to: Int) -> String? {
        let count = self[place]?.items.count ?? 0
        let target = min(to, count - 1)
        if target == index { return nil }
        switch place {
        case .planning:
            if let item = planning?.items.remove(at: index) { planning?.items.insert(item, at: target) }
        case .toCook:
            if let item = toCook?.items.remove(at: index) { toCook?.items.insert(item, at: target) }
        case .archived: return "menu_archived"
        }
        return nil
    }

    private mutating func clear(_ place: Place) -> String? {
        switch place {
        case .planning:
            if let menu = planning, menu.items.contains(where: \.isCooked) { put(away: menu, "abandoned") }
            planning = nil
            return nil
        case .toCook: return "menu_committed"
        case .archived: return "menu_archived"
        }
    }

    private mutating func commit(_ place: Place, _ archiveCurrent: Bool) -> String? {
        switch place {
        case .toCook: return nil
        case .archived: return "menu_archived"
        case .planning:
            if planning?.items.allSatisfy(\.isCooked) == true { return "nothing_to_cook" }
            if let current = toCook {
                if !archiveCurrent { return "menu_in_progress" }
                put(away: current, "abandoned")
            }
            toCook = planning
            toCook?.hasList = true
            planning = nil
            return nil
        }
    }

    private mutating func cook(_ place: Place, _ index: Int) -> String? {
        if self[place]?.items[index].isCooked == true { return nil }
        switch place {
        case .planning: return "menu_planning"
        case .archived: return "menu_archived"
        case .toCook:
            toCook?.items[index].isCooked = true
            completeIfCooked()
            return nil
        }
    }

    private mutating func undo(_ place: Place, _ index: Int) -> String? {
        if self[place]?.items[index].isCooked == false { return nil }
        switch place {
        case .planning: planning?.items[index].isCooked = false
        case .toCook: toCook?.items[index].isCooked = false
        case .archived(let number):
            if archived[number].outcome == "abandoned" {
                archived[number].items[index].isCooked = false
            } else {
                if toCook != nil { return "menu_in_progress" }
                var menu = archived.remove(at: number)
                menu.items[index].isCooked = false
                menu.outcome = ""
                toCook = menu
            }
        }
        return nil
    }

    private mutating func archive(_ place: Place) -> String? {
        switch place {
        case .planning: return "menu_planning"
        case .archived: return nil
        case .toCook:
            if let menu = toCook { put(away: menu, "abandoned") }
            toCook = nil
            return nil
        }
    }

    private mutating func planAgain(_ place: Place) -> String? {
        switch place {
        case .planning: return nil
        case .archived: return "menu_archived"
        case .toCook:
            if planning != nil { return "planning_exists" }
            planning = toCook
            toCook = nil
            return nil
        }
    }

    private mutating func reuse(_ place: Place, _ mode: String?) -> String? {
        guard case .archived(let number) = place else { return "menu_not_archived" }
        if planning != nil, mode == nil { return "mode_required" }
        if planning != nil, mode == "replace" { planning?.items.removeAll { !$0.isCooked } }
        if planning == nil {
            names += 1
            planning = Kept(name: names, items: [])
        }
        for item in archived[number].items where planning?.items.contains(where: { $0.recipe == item.recipe }) == false
        {
            planning?.items.append(Item(recipe: item.recipe, servings: item.servings))
        }
        return nil
    }

    private mutating func completeIfCooked() {
        guard let menu = toCook, menu.items.allSatisfy(\.isCooked) else { return }
        put(away: menu, "completed")
        toCook = nil
    }

    private mutating func put(away menu: Kept, _ outcome: String) {
        var menu = menu
        menu.outcome = outcome
        archived.append(menu)
    }
}
