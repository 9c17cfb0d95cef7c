import Values

/// The part of a household's plan that a change can touch: whole days, and entries that hang together with them.
///
/// Changing the book is pure; a store reads it, lets a closure change it, and writes what has changed.
struct PlanBook: Sendable {
    let now: Instant
    /// The entries as they were.
    let before: [PlanEntryID: PlanEntry]
    /// The entries as they are now.
    private(set) var entries: PlanEntries
    /// What has happened, in order.
    private(set) var facts: [PlanFact] = []

    /// The most entries of one meal.
    static let slotCapacity = 30
    /// The most entries that are read at once: what fifteen full days can hold.
    static let windowCapacity = 2000
    /// The most entries of a plan: three a day for nine years.
    static let capacity = 10_000

    /// A book of entries as they are stored.
    ///
    /// Of each day that is changed it must have all.
    init(entries: [PlanEntry], now: Instant) {
        before = Dictionary(entries.map { ($0.id, $0) }) { first, _ in first }
        self.entries = PlanEntries(before.values)
        self.now = now
    }

    func entry(_ id: PlanEntryID) throws(PlanError) -> PlanEntry {
        guard let entry = entries[id] else { throw .noSuchEntry }
        return entry
    }

    /// Refuses if the caller knows another version of the entry.
    func expect(_ version: Int?, of id: PlanEntryID) throws(PlanError) {
        let entry = try entry(id)
        if let version, version != entry.version { throw .changedMeanwhile }
    }

    /// The entries of a meal, in order.
    func entries(at spot: Spot) -> [PlanEntry] { entries.entries(at: spot) }

    /// The entries of some days, in order.
    func entries(from first: CalendarDate, to last: CalendarDate) -> [PlanEntry] {
        entries.values.filter { (first...last).contains($0.spot.date) }.sorted { left, right in
            (left.spot.date, left.spot.slot.rawValue, left.position, left.id)
                < (right.spot.date, right.spot.slot.rawValue, right.position, right.id)
        }
    }

    /// Writes down what happened.
    mutating func record(_ fact: PlanFact) {
        facts.append(fact)
    }

    /// Changes an entry that stays in its place.
    mutating func replace(_ entry: PlanEntry) {
        entries[entry.id] = entry
    }

    /// Puts an entry into its meal, at a place in the order or at the end.
    mutating func place(_ entry: PlanEntry, at position: Int?) throws(PlanError) {
        let old = entries[entry.id]
        entries[entry.id] = nil
        var order = entries(at: entry.spot)
        guard order.count < PlanBook.slotCapacity else { throw .slotFull }
        order.insert(entry, at: min(position ?? order.count, order.count))
        number(order)
        if let old, old.spot != entry.spot { number(entries(at: old.spot)) }
    }

    /// Takes an entry out; the others of its meal close up.
    mutating func takeOut(_ entry: PlanEntry) {
        entries[entry.id] = nil
        number(entries(at: entry.spot))
    }

    /// Gives every entry that differs from what it was its next version.
    mutating func settle() {
        for var entry in entries.values {
            let old = before[entry.id]
            guard entry != old else { continue }
            entry.version = (old?.version ?? 0) + 1
            if old != nil { entry.updatedAt = now }
            entries[entry.id] = entry
        }
    }

    /// Checks that no leftovers are planned for before the meal they are of.
    func checkLeftovers(around id: PlanEntryID) throws(PlanError) {
        guard let entry = entries[id] else { return }
        if let source = entry.leftoverOf.flatMap({ entries[$0] }), source.spot.date > entry.spot.date {
            throw .leftoversTooEarly
        }
        for other in entries.leftovers(of: id) where other.spot.date < entry.spot.date {
            throw .leftoversTooEarly
        }
    }

    private mutating func number(_ order: [PlanEntry]) {
        for (position, entry) in order.enumerated() {
            var entry = entry
            entry.position = position
            entries[entry.id] = entry
        }
    }
}
