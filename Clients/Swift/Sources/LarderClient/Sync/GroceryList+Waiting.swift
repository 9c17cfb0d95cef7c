import Foundation

/// What a list will look like: what the server knows, and what still waits here done to it.
extension GroceryList {
    /// The list with these operations done to it.
    func applying(_ operations: [GroceryOperation]) -> GroceryList {
        if operations.isEmpty { return self }
        var list = self
        for operation in operations { list.apply(operation) }
        list.count()
        return list
    }

    /// The item with this id, or that on which an entry with it is.
    func place(of id: UUID) -> Int? {
        items.firstIndex { $0.id == id } ?? items.firstIndex { $0.sources.contains { $0.lineID == id } }
    }

    /// The item that is meant, or all that an entry is on.
    func places(of operation: GroceryOperation) -> [Int] {
        guard let id = operation.itemID else { return [] }
        guard operation.entry == true else { return place(of: id).map { [$0] } ?? [] }
        return items.indices.filter { index in
            items[index].id == id || items[index].sources.contains { $0.lineID == id }
        }
    }

    private mutating func apply(_ operation: GroceryOperation) {
        switch operation.op {
        case .add: add(operation)
        case .change:
            guard let change = operation.change else { return }
            for place in places(of: operation).prefix(1) { items[place].apply(change) }
        case .tick:
            for place in places(of: operation) {
                items[place].checked = true
                items[place].checkedAt = items[place].checkedAt ?? operation.made
                items[place].ticks = (items[place].ticks ?? []) + [operation.id]
            }
        case .untick:
            for place in places(of: operation) {
                let left = operation.ticks.map { seen in (items[place].ticks ?? []).filter { !seen.contains($0) } }
                items[place].ticks = left ?? []
                guard left?.isEmpty ?? true else { continue }
                items[place].checked = false
                (items[place].checkedAt, items[place].expiresAt) = (nil, nil)
                items[place].checkedBy = nil
            }
        case .delete:
            let gone = Set(places(of: operation).map { items[$0].id })
            // Of an item that an entry has joined, only the entry is taken back.
            items.removeAll { item in
                gone.contains(item.id)
                    && (item.id == operation.itemID || item.sources.allSatisfy { $0.lineID == operation.itemID })
            }
        case .move: move(operation)
        case .reorder: if let order = operation.order { reorder(order) }
        // Of a later version of this module, whose file this is.
        default: break
        }
    }

    private mutating func add(_ operation: GroceryOperation) {
        guard let id = operation.itemID, let typed = operation.item, place(of: id) == nil else { return }
        let category = typed.category ?? .other
        let place = items.lastIndex { $0.category == category }.map { $0 + 1 } ?? items.endIndex
        let text = typed.text ?? typed.name ?? ""
        items.insert(
            GroceryItem(
                id: id,
                version: 0,
                name: text,
                category: category,
                quantities: [],
                text: typed.quantity ?? "",
                brand: typed.brand,
                note: typed.note,
                checked: false,
                createdAt: operation.made,
                updatedAt: operation.made,
                position: items.count { $0.category == category } + 1,
                manual: true,
                sources: [GrocerySource(text: text, lineID: id)]
            ),
            at: place
        )
    }

    /// Whether two items are under the same heading, in which they can be moved.
    private func areTogether(_ one: GroceryItem, _ other: GroceryItem) -> Bool {
        aisles == nil ? one.category == other.category : one.aisle == other.aisle
    }

    private mutating func move(_ operation: GroceryOperation) {
        guard let id = operation.itemID, let from = place(of: id) else { return }
        let item = items[from]
        var place = items.firstIndex { areTogether($0, item) } ?? from
        if case .set(let other) = operation.after {
            guard let behind = self.place(of: other), behind != from, areTogether(items[behind], item) else { return }
            place = behind + 1
        }
        items.remove(at: from)
        items.insert(item, at: place > from ? place - 1 : place)
    }

    private mutating func reorder(_ order: [UUID]) {
        let rank = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
        var done: Set<Int> = []
        for first in items.indices where !done.contains(first) {
            let places = items.indices.filter { areTogether(items[$0], items[first]) }
            done.formUnion(places)
            let sorted = places.sorted { left, right in
                let ranks = (rank[items[left].id] ?? .max, rank[items[right].id] ?? .max)
                return ranks.0 == ranks.1 ? left < right : ranks.0 < ranks.1
            }
            let moved = sorted.map { items[$0] }
            for (place, item) in zip(places, moved) { items[place] = item }
        }
    }

    /// Counts the headings anew; one that the server has not named yet has no name.
    private mutating func count() {
        let counts = Dictionary(grouping: items, by: \.category.rawValue).mapValues(\.count)
        let known = Set(categories.map(\.key))
        let new = items.map(\.category.rawValue).filter { !known.contains($0) }
        for key in Set(new).sorted() { categories.append(Heading(key: key, name: key, count: 0)) }
        categories = categories.compactMap { $0.counted(counts) }
        let inAisles = Dictionary(grouping: items.compactMap(\.aisle)) { $0 }.mapValues(\.count)
        aisles = aisles.map { $0.compactMap { $0.counted(inAisles) } }
    }
}

extension GroceryOperation {
    /// When it was done, by this device's clock: shown until the server's answer, and never sent.
    fileprivate var made: Date { id.made ?? .distantPast }
}

extension GroceryList.Heading {
    /// With another count; nil if that is nothing.
    fileprivate func counted(_ counts: [String: Int]) -> GroceryList.Heading? {
        counts[key].map { GroceryList.Heading(key: key, name: name, count: $0) }
    }
}

extension GroceryItem {
    /// Changes what a person sees; the kitchen's reading comes with the server's answer.
    fileprivate mutating func apply(_ change: GroceryItemChange) {
        if let typed = change.text { (name, text) = (typed, "") }
        if let name = change.name { self.name = name }
        if let quantity = change.quantity { text = quantity }
        if let category = change.category { self.category = category }
        if let aisle = change.aisle { self.aisle = aisle }
        if let position = change.position { self.position = position }
        brand = change.brand.applied(to: brand)
        note = change.note.applied(to: note)
    }
}
