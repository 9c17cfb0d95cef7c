/// Brings the lines of many recipes together: one item per food, quantities added exactly.
public struct Consolidation: Sendable {
    private let foods: FoodTable

    /// A consolidation over a food table, which knows densities and piece weights.
    public init(foods: FoodTable = .standard) {
        self.foods = foods
    }

    /// The items for these contributions, in shop order, then by name; their order and grouping do not matter.
    public func items<Source>(
        _ contributions: [Contribution<Source>]
    ) throws(QuantityError) -> [ConsolidatedItem<Source>] {
        var items: [ConsolidatedItem<Source>] = []
        for contribution in contributions {
            let line = contribution.line
            items.append(
                ConsolidatedItem(
                    key: line.food?.id ?? line.name,
                    food: line.food,
                    name: line.food?.name ?? line.name,
                    category: line.category,
                    quantities: try contribution.amount().map { [$0] } ?? [],
                    text: try contribution.amount()?.display ?? "",
                    contributions: [contribution]
                )
            )
        }
        return items
    }

    /// An item without the shares of some sources, exactly as if they had never been added; nil if none is left.
    public func removing<Source>(
        from item: ConsolidatedItem<Source>,
        where isRemoved: (Source) -> Bool
    ) throws(QuantityError) -> ConsolidatedItem<Source>? {
        try items(item.contributions.filter { !isRemoved($0.source) }).first
    }
}
