import Identity
import JSON
import MealPlanAPI
import Values

extension PlanBook {
    /// How something that happened is taken back; nil if that cannot be.
    func undo(_ fact: PlanFact) -> Undo? {
        guard Actor.current != nil else { return nil }
        switch fact {
        case .added(let entry): return Undo(.delete, entry.path, state: entry.state(entry.members))
        case .removed(let entry): return undoRemoval(entry)
        case .moved(let entry): return before[entry.id].flatMap { entry.undoMove(from: $0) }
        case .changed(let entry): return before[entry.id].flatMap { entry.undoChange(from: $0) }
        case .cooked(let entry, let date):
            return Undo(.delete, "\(entry.path)/cooked", state: entry.state(["cooked_on": .string("\(date)")]))
        case .uncooked(let entry, let date):
            let body = AnyJSON.object(["cooked_on": .string("\(date)")])
            return Undo(.post, "\(entry.path)/cooked", body: body, state: entry.state(["cooked_on": .null]))
        case .recipeDeleted: return nil
        }
    }

    /// What was cooked, and what others were leftovers of, is not planned again as it was; nor is what was for one person,
    /// as no event says who that is.
    private func undoRemoval(_ entry: PlanEntry) -> Undo? {
        guard entry.member == nil, entry.place != nil || entry.cooked == nil,
            !before.values.contains(where: { $0.leftoverOf == entry.id })
        else { return nil }
        var body = entry.members.filter { $0.value != .null && $0.key != "cooked_on" }
        body["id"] = .string("\(entry.id)")
        body["position"] = .integer(entry.position)
        if let place = entry.place {
            body["servings"] = nil
            body["menu_id"] = .string("\(place.menu)")
            body["menu_item_id"] = .string("\(place.item)")
        }
        return Undo(.post, MealPlanPaths.entries, body: .object(body), state: entry.state(nil))
    }
}

extension PlanEntry {
    fileprivate var path: String { MealPlanPaths.entry(id) }

    fileprivate func state(_ members: [String: AnyJSON]?) -> Undo.State { Undo.State(path, has: members) }

    /// What people have decided about it, as the API names it, but for whom it is.
    var members: [String: AnyJSON] {
        [
            "date": .string("\(spot.date)"), "slot": .string(spot.slot.wire.rawValue),
            "recipe_id": Self.json(recipe?.id), "servings": recipe.map { .integer($0.servings) } ?? .null,
            "note": Self.json(words), "leftover_of": Self.json(leftoverOf), "cooked_on": Self.json(cooked?.on),
        ]
    }

    /// What puts it back where it was.
    fileprivate func undoMove(from old: PlanEntry) -> Undo? {
        let names = ["date", "slot"]
        var (body, has) = (old.members.filter { names.contains($0.key) }, members.filter { names.contains($0.key) })
        body["position"] = .integer(old.position)
        if old.spot == spot { has["position"] = .integer(position) }
        return Undo(.patch, path, body: .object(body), state: state(has))
    }

    /// What gives it again what it had.
    fileprivate func undoChange(from old: PlanEntry) -> Undo? {
        let (was, now) = (old.members, members)
        let names = ["servings", "note"].filter { was[$0] != now[$0] }
        guard !names.isEmpty, old.member == member, was["recipe_id"] == now["recipe_id"],
            was["leftover_of"] == now["leftover_of"]
        else { return nil }
        return Undo(
            .patch,
            path,
            body: .object(was.filter { names.contains($0.key) }),
            state: state(now.filter { names.contains($0.key) })
        )
    }

    private static func json(_ value: (some CustomStringConvertible)?) -> AnyJSON {
        value.map { .string($0.description) } ?? .null
    }
}
