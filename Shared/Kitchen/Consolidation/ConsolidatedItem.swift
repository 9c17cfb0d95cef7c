/// One thing to buy, with the exact share of every line it comes from.
public struct ConsolidatedItem<Source: Sendable>: Sendable {
    /// What the lines have in common: the food's id, or the normalised name if the food is unknown.
    public var key: String
    /// The food, if known.
    public var food: FoodReference?
    /// The name to show.
    public var name: String
    /// Its category.
    public var category: Category
    /// The exact sums, one for each unit family that cannot be added to another.
    public var quantities: [Amount]
    /// The quantities as text, as a shop sells: `2 cups + 100 g`, `2 cans (400 g)`.
    public var text: String
    /// What would do as well, and whether it may be left out; nil if the lines say neither.
    public var note: String?
    /// Every line's share, in the order given.
    public var contributions: [Contribution<Source>]
}

extension ConsolidatedItem: Equatable where Source: Equatable {}
extension ConsolidatedItem: Hashable where Source: Hashable {}
