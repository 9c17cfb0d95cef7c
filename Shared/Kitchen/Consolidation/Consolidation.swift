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
        return items.sorted { left, right in
            if left.category != right.category { return left.category < right.category }
            if left.name != right.name { return left.name < right.name }
            return left.key < right.key
        }
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

    private func item<Source>(
        _ key: String,
        _ contributions: [Contribution<Source>]
    ) throws(QuantityError) -> ConsolidatedItem<Source> {
        var amounts: [Amount] = []
        for contribution in contributions {
            if let amount = try contribution.amount() { amounts.append(amount) }
        }
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
