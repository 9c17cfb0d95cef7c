import GroceryAPI
import Values

/// What a list should be, by the rules of `docs/sync.md` and nothing else.
struct ShopModel {
    struct Line: Equatable {
        var entry: GroceryItemID
        var count: Int
        var product: String
        /// Whether its amount was said later.
        var isCounted = false
        /// The item's version with which it joined.
        var since: Int?
    }

    struct Item: Equatable {
        var id: GroceryItemID
        var version = 0
        var name: String
        var lines: [Line]
        var note = ""
        var position: Int
        var ticks: [GroceryOperationID] = []
        var checkedAt: Instant?

        var total: Int { lines.reduce(0) { $0 + $1.count } }
    }

    var items: [Item] = []
    /// What left the list, each with whether it was bought.
    var removed: [GroceryItemID: (name: String, isBought: Bool)] = [:]
    /// How often what was bought.
    var bought: [String: Int] = [:]
    private var known: [GroceryOperationID: String] = [:]

    /// Takes in a batch that has arrived; gives what becomes of each operation.
    mutating func take(_ batch: [ShopOperation], at now: Instant) -> [String] {
        // What was ticked an hour ago is gone.
        for item in items where item.checkedAt.map({ $0 <= now - .seconds(3600) }) ?? false {
            bought[item.name, default: 0] += 1
        }
        items.removeAll { $0.checkedAt.map { $0 <= now - .seconds(3600) } ?? false }
        let before = Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0) })
        var words: [String] = []
        for operation in batch {
            let done = known[operation.id] ?? apply(operation, at: now)
            known[operation.id] = done
            words.append(done)
        }
        for index in items.indices where items[index] != before[items[index].id] {
            items[index].version = (before[items[index].id]?.version ?? 0) + 1
        }
        items.sort { ($0.position, $0.id) < ($1.position, $1.id) }
        return words
    }

    private mutating func apply(_ operation: ShopOperation, at now: Instant) -> String {
        let id = operation.item
        switch operation.act {
        case .add(let count, let name):
            return add(count, name, id) ? "merged joined" : "applied"
        case .tick: return tick(id, operation.id, at: now)
        case .untick(let seen):
            guard let place = place(of: id) else { return "refused not_found" }
            guard items[place].checkedAt != nil else { return "applied" }
            items[place].ticks.removeAll { seen.contains($0) }
            guard items[place].ticks.isEmpty else { return "merged stays_ticked" }
            items[place].checkedAt = nil
            return "applied"
        case .delete(let seen): return delete(id, seen)
        case .note(let note):
            guard let place = place(of: id) else { return "refused not_found" }
            items[place].note = note
            return "done"
        case .rename(let name):
            guard let place = place(of: id) else { return "refused not_found" }
            items[place].name = name
            return "done"
        case .count(let count):
            guard let place = place(of: id) else { return "refused not_found" }
            items[place].lines = [
                Line(entry: items[place].id, count: count, product: items[place].name, isCounted: true)
            ]
            return "done"
        }
    }

    /// Whether it joined an item.
    private mutating func add(_ count: Int, _ name: String, _ entry: GroceryItemID) -> Bool {
        if let place = items.firstIndex(where: { $0.name == name && $0.checkedAt == nil }) {
            items[place].lines.append(
                Line(entry: entry, count: count, product: name, since: items[place].version + 1)
            )
            return true
        }
        let position = (items.map(\.position).max() ?? 0) + 1
        items.append(
            Item(id: entry, name: name, lines: [Line(entry: entry, count: count, product: name)], position: position)
        )
        return false
    }

    private mutating func tick(_ id: GroceryItemID, _ operation: GroceryOperationID, at now: Instant) -> String {
        guard let place = place(of: id) else {
            guard let gone = removed[id] else { return "refused not_found" }
            if gone.isBought { return "merged already_ticked" }
            removed[id]?.isBought = true
            bought[gone.name, default: 0] += 1
            return "merged bought_and_removed"
        }
        items[place].ticks.append(operation)
        if items[place].checkedAt != nil { return "merged already_ticked" }
        items[place].checkedAt = now
        return "applied"
    }

    private mutating func delete(_ id: GroceryItemID, _ seen: Int) -> String {
        if let place = items.firstIndex(where: { $0.id == id }) {
            let item = items.remove(at: place)
            removed[id] = (item.name, item.checkedAt != nil)
            guard item.checkedAt == nil else {
                bought[item.name, default: 0] += 1
                return "applied"
            }
            let kept = item.lines.filter { ($0.since ?? 0) > seen }
            for line in kept { _ = add(line.count, line.product, line.entry) }
            return kept.isEmpty ? "applied" : "merged kept_joined"
        }
        guard let place = place(of: id), items[place].checkedAt == nil else {
            return removed[id] == nil ? "refused not_found" : "merged already_removed"
        }
        items[place].lines.removeAll { $0.entry == id }
        if items[place].lines.isEmpty {
            let item = items.remove(at: place)
            removed[item.id] = (item.name, false)
        }
        return "applied"
    }

    private func place(of id: GroceryItemID) -> Int? {
        items.firstIndex { $0.id == id } ?? items.firstIndex { $0.lines.contains { $0.entry == id } }
    }
}
