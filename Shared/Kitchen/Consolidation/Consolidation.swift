/// Brings the lines of many recipes together: one item per food, quantities added exactly.
public struct Consolidation: Sendable {
    private let foods: FoodTable

    /// A consolidation over a food table, which knows densities and piece weights.
    public init(foods: FoodTable = .standard) {
        self.foods = foods
    }

    /// The items for these contributions, in shop order, then by name; their order and grouping do not matter.
    ///
    /// An error means that one contribution's own amount cannot be scaled exactly; sums that would overflow stay apart.
    public func items<Source>(
        _ contributions: [Contribution<Source>]
    ) throws(QuantityError) -> [ConsolidatedItem<Source>] {
        var groups: [String: Int] = [:]
        var gathered: [(key: String, contributions: [Contribution<Source>])] = []
        for contribution in contributions {
            let key = Self.key(of: contribution.line)
            if let index = groups[key] {
                gathered[index].contributions.append(contribution)
            } else {
                groups[key] = gathered.count
                gathered.append((key, [contribution]))
            }
        }
        var items: [ConsolidatedItem<Source>] = []
        items.reserveCapacity(gathered.count)
        for group in gathered {
            items.append(try item(group.key, group.contributions))
        }
        // Items are large, so their places are sorted instead of themselves.
        let places = items.indices.sorted { left, right in
            if items[left].category != items[right].category { return items[left].category < items[right].category }
            if items[left].name != items[right].name { return items[left].name < items[right].name }
            return items[left].key < items[right].key
        }
        return places.map { items[$0] }
    }

    /// An item without the shares of some sources, exactly as if they had never been added; nil if none is left.
    public func removing<Source>(
        from item: ConsolidatedItem<Source>,
        where isRemoved: (Source) -> Bool
    ) throws(QuantityError) -> ConsolidatedItem<Source>? {
        try items(item.contributions.filter { !isRemoved($0.source) }).first
    }

    /// What makes two lines one item: the food's id, or the folded name after a tilde.
    static func key(of line: IngredientLine) -> String {
        if let food = line.food { return food.id }
        let tokens = Tokenizer.tokens(of: Array(line.name.utf8.prefix(400)), lexicon: .shared)
        return "~" + String(FoodResolver.phraseKey(tokens[...]).hash, radix: 36)
    }

    /// The amounts to add: if lines disagree between weight and space, but all of them give one of the two, that one,
    /// since what a recipe says itself is better than any table of densities.
    private static func amounts<Source>(of contributions: [Contribution<Source>]) throws(QuantityError) -> [Amount] {
        var amounts: [Amount] = []
        amounts.reserveCapacity(contributions.count)
        var dimensions: Set<Dimension> = []
        var isDouble = false
        for contribution in contributions {
            guard let amount = try contribution.amount() else { continue }
            amounts.append(amount)
            dimensions.insert(amount.unit?.dimension ?? .count)
            isDouble = isDouble || contribution.line.amounts.count > 1
        }
        guard isDouble, dimensions == [.mass, .volume] else { return amounts }
        for dimension in [Dimension.mass, .volume] {
            var same: [Amount] = []
            for contribution in contributions {
                if let amount = try contribution.amount(in: dimension) { same.append(amount) }
            }
            if same.count == amounts.count { return same }
        }
        return amounts
    }

    private func item<Source>(
        _ key: String,
        _ contributions: [Contribution<Source>]
    ) throws(QuantityError) -> ConsolidatedItem<Source> {
        let amounts = try Self.amounts(of: contributions)
        let reference = contributions.compactMap(\.line.food).first
        let food = reference.flatMap { foods.food(id: $0.id) }
        var sum = QuantitySum(amounts)
        if let food { sum.merge(for: food) }
        let quantities = sum.amounts()
        // The least name and category of all lines, so that the order of lines does not matter.
        let name = food?.name ?? reference?.name ?? contributions.map(\.line.name).min() ?? ""
        return ConsolidatedItem(
            key: key,
            food: food?.reference ?? reference,
            name: name,
            category: food?.category ?? contributions.map(\.line.category).min() ?? .other,
            quantities: quantities,
            text: quantities.map(\.purchaseText).joined(separator: " + "),
            contributions: contributions
        )
    }
}
