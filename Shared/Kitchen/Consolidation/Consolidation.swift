/// Combines the lines of many recipes: one item per food, with exact sums.
public struct Consolidation: Sendable {
    private let foods: FoodTable

    /// A consolidation over a food table, which knows densities and piece weights.
    public init(foods: FoodTable = .standard) {
        self.foods = foods
    }

    /// The items for these contributions, in shop order, then by name; the order and grouping of contributions do not
    /// matter.
    ///
    /// Throws if one contribution's own amount cannot be scaled exactly; sums that would overflow are shown side by
    /// side.
    public func items<Source>(
        _ contributions: [Contribution<Source>]
    ) throws(QuantityError) -> [ConsolidatedItem<Source>] {
        // The work is done without the generic sources, so that it is compiled once and optimised.
        let shares = contributions.map { LineShare(line: $0.line, scale: $0.scale) }
        let sums = try ShareSums(foods: foods).sums(of: shares)
        return sums.map { sum in
            ConsolidatedItem(
                key: sum.key,
                food: sum.food,
                name: sum.name,
                category: sum.category,
                quantities: sum.quantities,
                text: sum.text,
                contributions: sum.members.map { contributions[$0] }
            )
        }
    }

    /// An item without the shares of some sources, exactly as if they had never been added; nil if nothing is left.
    public func removing<Source>(
        from item: ConsolidatedItem<Source>,
        where isRemoved: (Source) -> Bool
    ) throws(QuantityError) -> ConsolidatedItem<Source>? {
        try items(item.contributions.filter { !isRemoved($0.source) }).first
    }

    /// What combines lines into one item: the food's id, or a hash of the folded name after a tilde.
    static func key(of line: IngredientLine) -> String {
        if let food = line.food { return food.id }
        let tokens = Tokenizer.tokens(of: Array(line.name.utf8.prefix(400)), lexicon: .empty)
        return "~" + String(FoodResolver.phraseKey(tokens[...]).hash, radix: 36)
    }
}
