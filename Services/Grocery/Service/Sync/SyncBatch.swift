import Kitchen
import Values

/// Does what a client did to a list: one operation after the other, each together with what others had done meanwhile.
///
/// `docs/sync.md` has the table of what goes together how.
struct SyncBatch {
    let kitchen: HouseholdKitchen
    let now: Instant
    /// What a guest calls themselves.
    let guest: String?
    /// The list before the batch, whose versions its clients may have seen.
    let before: GroceryList
    /// What became of operations that were done before.
    let known: [GroceryOperationID: SyncOutcome]
    /// Why nothing can be added; nil if it can.
    var isFull: SyncRefusal?

    /// What became of each operation, in their order; versions are still missing.
    private(set) var outcomes: [SyncOutcome] = []
    /// What others are told.
    private(set) var notices: [ListNotice] = []
    /// Items that had been removed when somebody had bought them.
    private(set) var bought: [GroceryItem] = []
    /// The items that were ticked, in their order.
    private(set) var ticked: [GroceryItemID] = []
    /// Whether something was ticked, even if that was taken back later in the batch.
    var hasTicked: Bool { notices.contains { if case .ticked = $0 { true } else { false } } }
    /// Whether a tick was taken back.
    private(set) var hasUnticked = false
    /// What people said of the categories of things.
    private(set) var corrections: [CategoryCorrection] = []
    /// What people said of where things are found.
    private(set) var placements: [Placement] = []
    /// The items that left the list, as they were then.
    private(set) var leaving: [GroceryItem] = []
    private var removed: [GroceryItemID: GroceryItem]

    init(
        _ before: GroceryList,
        in kitchen: HouseholdKitchen,
        now: Instant,
        by guest: String?,
        known: [SyncOutcome],
        removed: [GroceryItem],
        isFull: SyncRefusal?
    ) {
        self.before = before
        self.kitchen = kitchen
        self.now = now
        self.guest = guest
        self.known = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
        self.removed = Dictionary(removed.map { ($0.id, $0) }) { first, _ in first }
        self.isFull = isFull
    }

    /// Does an operation to a list, unless it was done before; one that is refused leaves the list as it is.
    mutating func run(_ operation: SyncOperation, on list: inout GroceryList) {
        if let done = known[operation.id] ?? outcomes.first(where: { $0.id == operation.id }) {
            return outcomes.append(done)
        }
        var attempt = (batch: self, list: list)
        do {
            if operation.grows, let isFull { throw isFull }
            let outcome = try attempt.batch.apply(operation, to: &attempt.list)
            (self, list) = attempt
            outcomes.append(outcome)
        } catch {
            outcomes.append(SyncOutcome(refused: operation.id, SyncRefusal(error)))
        }
    }

    /// The outcomes of those that were done now, with the versions that their items get.
    mutating func settle(_ after: GroceryList) -> [SyncOutcome] {
        let old = Dictionary(before.items.map { ($0.id, $0) }) { first, _ in first }
        let new = Dictionary(after.items.map { ($0.id, $0) }) { first, _ in first }
        var done: [SyncOutcome] = []
        for index in outcomes.indices where known[outcomes[index].id] == nil {
            let first = outcomes[index].items.first.flatMap { new[$0] }
            outcomes[index].version = first.map { item in
                let before = old[item.id]
                return before == item ? item.version : (before?.version ?? 0) + 1
            }
            if !done.contains(where: { $0.id == outcomes[index].id }) { done.append(outcomes[index]) }
        }
        return done
    }

    private mutating func apply(
        _ operation: SyncOperation,
        to list: inout GroceryList
    ) throws -> SyncOutcome {
        if case .impossible(let refusal) = operation.action { throw refusal }
        if case .reorder(let order) = operation.action {
            list.reorder(order)
            // One notice for all items, however many have moved, however often.
            if !notices.contains(.list) { notices.append(.list) }
            return SyncOutcome(operation.id, [])
        }
        guard let item = operation.item else { throw GroceryError.noSuchItem }
        switch operation.action {
        case .add(let entry): return try add(entry, item, operation, to: &list)
        case .change(let change, let aisle): return try edit(item, change, aisle, operation, on: &list)
        case .tick: return try tick(item, operation, on: &list)
        case .untick(let seen): return try untick(item, seen, operation, on: &list)
        case .delete: return try delete(item, operation, from: &list)
        case .move(let after):
            guard let place = list.place(of: item) else { throw GroceryError.noSuchItem }
            let moved = list.items[place].id
            try list.move(moved, behind: after)
            notices.append(.item(moved))
            return SyncOutcome(operation.id, [moved])
        case .reorder, .impossible: throw GroceryError.noSuchItem
        }
    }

    private mutating func add(
        _ entry: NewEntry,
        _ id: GroceryItemID,
        _ operation: SyncOperation,
        to list: inout GroceryList
    ) throws -> SyncOutcome {
        let there = Set(list.items.map(\.id))
        let items = try list.add(entry, id: id, in: kitchen)
        notices += items.map { .item($0) }
        let hasJoined = items.contains { there.contains($0) }
        return SyncOutcome(operation.id, items, merged: hasJoined ? .joined : nil)
    }

    private mutating func edit(
        _ id: GroceryItemID,
        _ change: ItemChange,
        _ aisle: String?,
        _ operation: SyncOperation,
        on list: inout GroceryList
    ) throws -> SyncOutcome {
        guard let place = list.place(of: id) else { throw GroceryError.noSuchItem }
        let old = list.items[place]
        if let aisle, list.arrangement?.keys.contains(aisle) != true {
            throw SyncRefusal.unknownAisle
        }
        try list.edit(old.id, change, in: kitchen)
        let new = try list.item(old.id)
        notices.append(.item(old.id))
        if change.category != nil, new.category != old.category {
            let correction = CategoryCorrection(name: new.name, category: new.category)
            corrections.append(correction)
            notices.append(.corrected(old.id, correction))
        }
        if let aisle, let arrangement = list.arrangement { placements.append(arrangement.placing(new, in: aisle)) }
        let isBehind = operation.seen.map { $0 < old.version } ?? false
        let replaced = isBehind ? SyncOutcome.Replaced(change, of: old, by: new) : nil
        var outcome = SyncOutcome(operation.id, [old.id], merged: replaced == nil ? nil : .replaced)
        outcome.replaced = replaced
        return outcome
    }

    private mutating func tick(
        _ id: GroceryItemID,
        _ operation: SyncOperation,
        on list: inout GroceryList
    ) throws -> SyncOutcome {
        let places = list.places(of: id, isEntry: operation.isEntry)
        if places.isEmpty { return try buyRemoved(id, operation) }
        var wasTicked = true
        for place in places {
            if list.items[place].checkedAt == nil {
                wasTicked = false
                list.items[place].checkedAt = now
                list.items[place].ticks = [operation.id]
                list.items[place].checkedBy = guest
                notices.append(.ticked(list.items[place].id))
                ticked.append(list.items[place].id)
            } else if list.items[place].ticks.count < GroceryItem.mostTicks {
                list.items[place].ticks.append(operation.id)
                notices.append(.item(list.items[place].id))
            }
        }
        return SyncOutcome(
            operation.id,
            places.map { list.items[$0].id },
            merged: wasTicked ? .alreadyTicked : nil
        )
    }

    /// What somebody bought had been removed by somebody else: it stays off the list, and is remembered as bought.
    private mutating func buyRemoved(
        _ id: GroceryItemID,
        _ operation: SyncOperation
    ) throws -> SyncOutcome {
        guard var item = removed[id] else { throw GroceryError.noSuchItem }
        if item.checkedAt != nil {
            return SyncOutcome(operation.id, [id], merged: .alreadyTicked)
        }
        item.checkedAt = now
        item.ticks = [operation.id]
        removed[id] = item
        bought.append(item)
        return SyncOutcome(operation.id, [id], merged: .boughtAndRemoved)
    }

    private mutating func untick(
        _ id: GroceryItemID,
        _ seen: [GroceryOperationID]?,
        _ operation: SyncOperation,
        on list: inout GroceryList
    ) throws -> SyncOutcome {
        let places = list.places(of: id, isEntry: operation.isEntry)
        guard !places.isEmpty else { throw GroceryError.noSuchItem }
        var stays = false
        for place in places where list.items[place].checkedAt != nil {
            // A tick is never taken back by somebody who has not seen it.
            let left = seen.map { seen in list.items[place].ticks.filter { !seen.contains($0) } } ?? []
            list.items[place].ticks = left
            guard left.isEmpty else {
                stays = true
                continue
            }
            (list.items[place].checkedAt, list.items[place].checkedBy) = (nil, nil)
            notices.append(.unticked(list.items[place].id))
            ticked.removeAll { $0 == list.items[place].id }
            hasUnticked = true
        }
        return SyncOutcome(
            operation.id,
            places.map { list.items[$0].id },
            merged: stays ? .staysTicked : nil
        )
    }

    private mutating func delete(
        _ id: GroceryItemID,
        _ operation: SyncOperation,
        from list: inout GroceryList
    ) throws -> SyncOutcome {
        let own = list.items.first { $0.id == id }
        if operation.isEntry || own == nil {
            let there = list.items
            let touched = try list.takeBack(id, kitchen: kitchen.consolidation)
            guard !touched.isEmpty || removed[id] != nil else { throw GroceryError.noSuchItem }
            let left = Set(list.items.map(\.id))
            for item in there where !left.contains(item.id) { leave(item) }
            notices += touched.map { left.contains($0) ? .item($0) : .removed($0) }
            return SyncOutcome(operation.id, touched, merged: touched.isEmpty ? .alreadyRemoved : nil)
        }
        guard let own else { throw GroceryError.noSuchItem }
        try list.remove(id)
        leave(own)
        notices.append(.removed(id))
        // What joined the item later, its client has not meant.
        let joined = operation.seen.map { seen in own.lines.filter { ($0.since ?? 0) > seen } } ?? []
        var kept: [GroceryItemID] = []
        for line in joined where own.checkedAt == nil {
            guard let entry = line.origin.lineID else { continue }
            kept.append(try list.add(TypedEntry(kitchen).readOne(line.text), id: entry, kitchen: kitchen.consolidation))
        }
        notices += kept.map { .item($0) }
        return SyncOutcome(operation.id, [id] + kept, merged: kept.isEmpty ? nil : .keptJoined)
    }
}

extension SyncBatch {
    private mutating func leave(_ item: GroceryItem) {
        leaving.append(item)
        removed[item.id] = item
    }
}
