import FoundationEssentials
import Kitchen
import Values

/// What a list would have on it, with the staples set apart.
struct PreviewPlan: Sendable {
    var items: [ConsolidatedItem<LineOrigin>] = []
    /// The staples found, and whether each is normally there.
    var checkYouHave: [(item: ConsolidatedItem<LineOrigin>, isAssumed: Bool)] = []
    /// What names nothing to buy.
    var leftOut: [LeftOut] = []
    /// The meals of menus that other lists buy for.
    var elsewhere: [MealElsewhere] = []

    /// Brings lines together without what lists have bought for the meals already, and sets the staples apart.
    init(
        _ wanted: [WantedLine],
        without bought: BoughtElsewhere,
        _ staples: StapleBook,
        _ kitchen: Consolidation,
        newID: @escaping () -> UUID
    ) throws {
        let found = try kitchen.consolidate(wanted.map(\.contribution))
        leftOut = try LeftOut.all(of: found.leftOut)
        for item in try Self.missing(of: found.items, bought, kitchen, newID) {
            switch staples.kind(food: item.food, name: item.name) {
            case .no: items.append(item)
            // Nobody has so much of it at home.
            case _ where kitchen.isMoreThanUsual(item): items.append(item)
            // Nor every kind of it.
            case _ where kitchen.isProductBeside(item): items.append(item)
            case .assumed: checkYouHave.append((item, true))
            case .asked: checkYouHave.append((item, false))
            }
        }
    }
}

extension PreviewPlan {
    /// What has still to be bought: found out with a list of these items, which leaves out what the made one will.
    private static func missing(
        of items: [ConsolidatedItem<LineOrigin>],
        _ bought: BoughtElsewhere,
        _ kitchen: Consolidation,
        _ newID: @escaping () -> UUID
    ) throws -> [ConsolidatedItem<LineOrigin>] {
        guard !bought.isEmpty else { return items }
        let (time, ids) = (Instant(milliseconds: 0), items.map { _ in GroceryItemID(newID()) })
        var list = GroceryList(
            id: GroceryListID(newID()),
            version: 0,
            title: "",
            origin: .recipes,
            isDraft: true,
            fingerprint: "",
            createdAt: time,
            updatedAt: time,
            items: try zip(ids, items).map { id, item in try GroceryItem(id: id, item, position: 1) },
            staples: []
        )
        list.boughtElsewhere = bought
        let sources = Set(list.items.flatMap(\.lines).compactMap(\.origin.recipe?.source))
        var meals = try list.meals(of: sources, settled: [])
        try list.settle(&meals, kitchen: kitchen, newID: { GroceryItemID(newID()) })
        let left = Dictionary(uniqueKeysWithValues: list.items.map { ($0.id, $0) })
        return zip(ids, items).compactMap { id, item in left[id].map { item.with($0) } }
    }
}

extension ConsolidatedItem<LineOrigin> {
    /// The same with the lines and the amount of an item of a list.
    fileprivate func with(_ left: GroceryItem) -> ConsolidatedItem<LineOrigin> {
        var item = self
        (item.quantities, item.text, item.note) = (left.quantities, left.text, left.details.note)
        item.contributions = left.lines.compactMap { line in
            guard
                var share = contributions.first(where: { $0.source == line.origin && $0.line.text == line.text })
            else { return nil }
            share.line.amount = line.amount
            share.line.amounts = line.amount.map { [$0] } ?? []
            share.scale = .one
            share.own = line.own
            return share
        }
        return item
    }
}
