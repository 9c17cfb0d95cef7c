import FoundationEssentials
import GroceryAPI
import Identity
import JSON
import Kitchen
import Values

extension ListNotice {
    /// How somebody's change of what was there is taken back; nil if what it was does not say that.
    ///
    /// What is new, removed or ticked needs nothing of what was there.
    func undo(of before: GroceryList?, _ after: GroceryList?) -> Undo? {
        guard Actor.current != nil, let before, let after else { return nil }
        switch self {
        case .item(let item): return before.undo(item, after)
        case .list: return before.undoSettings(after) ?? before.undoOrder(after)
        case .removed, .ticked, .unticked, .deleted, .corrected: return nil
        }
    }
}

extension GroceryList {
    private var path: String { GroceryPaths.list(id) }

    /// What gives an item again what it had.
    fileprivate func undo(_ id: GroceryItemID, _ after: GroceryList) -> Undo? {
        guard let old = items.first(where: { $0.id == id }), let new = after.items.first(where: { $0.id == id }),
            old.wanted == new.wanted
        else { return nil }
        let next: [String: AnyJSON] = ["version": .integer(old.version + 1)]
        let isRewritten = [old, new].allSatisfy { $0.lines.count == 1 && !$0.isWantedByRecipe }
        if old.lines != new.lines, !isRewritten { return undoJoining(old, new, next) }
        var (body, has): ([String: AnyJSON], [String: AnyJSON]) = ([:], [:])
        if old.name != new.name { (body["name"], has["name"]) = (.string(old.name), .string(new.name)) }
        if old.category != new.category {
            (body["category"], has["category"]) = (.string(old.category.rawValue), .string(new.category.rawValue))
        }
        for (name, was, became) in [
            ("note", old.details.note, new.details.note), ("brand", old.details.brand, new.details.brand),
        ] where was != became {
            (body[name], has[name]) = (Self.json(was), Self.json(became))
        }
        // Amounts and places are shown in other words to others, so the version says what they are.
        if old.text != new.text { body["quantity"] = .string(old.text) }
        if old.position != new.position, old.category == new.category {
            body["position"] = place(of: old).map { .integer($0) }
        }
        if body["quantity"] != nil || body["position"] != nil { has = next }
        guard !body.isEmpty else { return nil }
        let state = Undo.State(path, id: id.description, has: has)
        return Undo(.patch, GroceryPaths.item(id, of: self.id), body: .object(body), state: state)
    }

    /// What takes what somebody added off an item that was there.
    private func undoJoining(_ old: GroceryItem, _ new: GroceryItem, _ next: [String: AnyJSON]) -> Undo? {
        guard new.lines.count == old.lines.count + 1, new.lines.starts(with: old.lines), old.details == new.details,
            let line = new.lines.last?.origin.lineID
        else { return nil }
        let state = Undo.State(path, id: old.id.description, has: next)
        return Undo(.delete, "\(GroceryPaths.item(line, of: id))?entry=true", state: state)
    }

    /// The place of an item among those that are found where it is, from one.
    private func place(of item: GroceryItem) -> Int? {
        let group = group(of: item)
        return sortedItems.filter { self.group(of: $0) == group }.firstIndex { $0.id == item.id }.map { $0 + 1 }
    }

    /// What gives the list again its title, its shop, and whether it follows.
    fileprivate func undoSettings(_ after: GroceryList) -> Undo? {
        guard items == after.items, leftOut == after.leftOut, fingerprint == after.fingerprint else { return nil }
        var (body, has): ([String: AnyJSON], [String: AnyJSON]) = ([:], [:])
        if title != after.title { (body["title"], has["title"]) = (.string(title), .string(after.title)) }
        if isPinned != after.isPinned { (body["pinned"], has["pinned"]) = (.bool(isPinned), .bool(after.isPinned)) }
        if shop != after.shop {
            (body["shop"], has["shop"]) = (Self.json(shop), Self.json(after.shop))
        }
        guard !body.isEmpty else { return nil }
        return Undo(.patch, path, body: .object(body), state: Undo.State(path, has: has))
    }

    /// What puts the items in their old order, if nothing else has changed.
    fileprivate func undoOrder(_ after: GroceryList) -> Undo? {
        guard items.count == after.items.count, title == after.title else { return nil }
        let now = Dictionary(after.items.map { ($0.id, $0) }) { first, _ in first }
        let isReordered = items.allSatisfy { item in
            guard var moved = now[item.id] else { return false }
            moved.position = item.position
            return moved == item
        }
        guard isReordered, items != after.items else { return nil }
        let operation: [String: AnyJSON] = [
            "id": .string(UUID.version7().canonical), "op": .string("reorder"),
            "order": .array(sortedItems.map { .string($0.id.description) }),
        ]
        return Undo(
            .post,
            GroceryPaths.sync(id),
            body: .object(["operations": .array([.object(operation)])]),
            state: Undo.State(path, has: ["version": .integer(version + 1)])
        )
    }

    private static func json(_ value: (some CustomStringConvertible)?) -> AnyJSON {
        value.map { .string($0.description) } ?? .null
    }
}
