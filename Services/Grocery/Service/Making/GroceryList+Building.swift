import FoundationEssentials
import Kitchen
import Values

/// What someone wants on a list, with everything it needs looked up.
struct ListPlan: Sendable {
    var title: String
    var origin: ListOrigin
    var isDraft: Bool
    var fingerprint: String
    var wanted: [WantedLine] {
        didSet { consolidated = nil }
    }
    var have: FoodsAtHome
    /// Which of the meals, by their source, are recipes of menus.
    var links: [UUID: MenuItemID] = [:]
    /// The meals that other lists buy for.
    var elsewhere: [MealElsewhere] = []
    /// What the recipes' lines come to, if that was worked out already.
    private(set) var consolidated: Consolidated<LineOrigin>?

    /// Whether bringing it together takes long enough to hold up others.
    var isLarge: Bool { wanted.count > GroceryList.fewLines }

    /// Works out what the recipes' lines come to: many lines take longer than a transaction may.
    mutating func consolidate(with kitchen: Consolidation) throws(QuantityError) {
        consolidated = try consolidation(with: kitchen)
    }

    fileprivate func consolidation(with kitchen: Consolidation) throws(QuantityError) -> Consolidated<LineOrigin> {
        if let consolidated { return consolidated }
        return try kitchen.consolidate(wanted.filter { $0.typed == nil }.map(\.contribution))
    }
}

extension GroceryList {
    /// A new list.
    init(
        id: GroceryListID,
        plan: ListPlan,
        kitchen: Consolidation,
        now: Instant,
        newID: () -> GroceryItemID
    ) throws {
        self.init(
            id: id,
            version: 0,
            title: plan.title,
            origin: plan.origin,
            isDraft: plan.isDraft,
            fingerprint: plan.fingerprint,
            createdAt: now,
            updatedAt: now,
            items: [],
            staples: []
        )
        try fill(with: plan, kitchen: kitchen, newID: newID)
    }

    /// Makes this list what the plan says.
    ///
    /// What people added by hand since stays, and an item that is wanted as before keeps its id, its details and its tick.
    mutating func replace(with plan: ListPlan, kitchen: Consolidation, newID: () -> GroceryItemID) throws {
        let before = items
        title = plan.title
        origin = plan.origin
        fingerprint = plan.fingerprint
        items = []
        staples = []
        surpluses = []
        accountSize = 0
        leftOut = []
        try fill(with: plan, kitchen: kitchen, newID: newID)
        try keepHandAdded(of: before, kitchen: kitchen)
        for index in items.indices {
            guard let old = before.first(where: { $0.key == items[index].key && $0.id != items[index].id }),
                !items.contains(where: { $0.id == old.id })
            else { continue }
            items[index] = try items[index].succeeding(old, kitchen: kitchen)
        }
    }

    private mutating func fill(with plan: ListPlan, kitchen: Consolidation, newID: () -> GroceryItemID) throws {
        let consolidated = try plan.consolidation(with: kitchen)
        leftOut = try LeftOut.all(of: consolidated.leftOut)
        elsewhere = plan.elsewhere
        var positions: [Category: Int] = [:]
        for found in consolidated.items {
            let isWantedByRecipe = found.contributions.contains { $0.source.recipe != nil }
            if isWantedByRecipe, plan.have.contains(food: found.food, name: found.name) {
                staples.append(
                    KeptStaple(
                        food: found.food,
                        name: found.name,
                        text: found.text,
                        lines: try ItemLine.all(of: found)
                    )
                )
                continue
            }
            let position = positions[found.category, default: 0] + 1
            positions[found.category] = position
            items.append(try GroceryItem(id: newID(), found, position: position))
        }
        guard items.count <= Self.maximumItems else { throw GroceryError.tooManyItems }
        try add(plan.wanted, kitchen: kitchen, newID: newID)
    }

    private mutating func keepHandAdded(of before: [GroceryItem], kitchen: Consolidation) throws {
        for old in before {
            var kept = old
            kept.lines = old.lines.filter { $0.origin.lineID != nil }
            guard !kept.lines.isEmpty else { continue }
            let target = items.firstIndex { $0.key == old.key }
            if old.checkedAt == nil, let target {
                try items[target].setLines(items[target].lines + kept.lines, with: kitchen)
            } else {
                // A ticked one stays as it was bought.
                if kept.checkedAt == nil { try kept.recount(with: kitchen) } else { kept.lines = old.lines }
                items.append(kept)
            }
        }
    }
}

extension GroceryItem {
    /// This item as the same one that was on the list before: still ticked only if as much is wanted as was bought.
    func succeeding(_ old: GroceryItem, kitchen: Consolidation) throws(QuantityError) -> GroceryItem {
        var item = self
        item.id = old.id
        item.version = old.version
        item.details = old.details
        // What the recipes said of it is said anew; what somebody wrote stays.
        if try old.isNoteOfRecipes(kitchen) { item.details.note = details.note }
        item.createdAt = old.createdAt
        item.updatedAt = old.updatedAt
        if old.quantities == quantities {
            (item.checkedAt, item.ticks, item.checkedBy) = (old.checkedAt, old.ticks, old.checkedBy)
        }
        return item
    }
}
