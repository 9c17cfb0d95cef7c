import JSON

/// One recipe line's share of a grocery list.
@MembersInit
public struct Contribution<Source: Sendable>: Sendable {
    /// The line as the recipe has it.
    public var line: IngredientLine
    /// Wanted servings over the recipe's servings.
    public var scale: Rational = .one
    /// Whether somebody typed it for the list, so that it is taken as it is: nothing is left out or bought for it instead.
    public var isTyped: Bool = false
    /// What the line wants of the item, where it names several things; nil if that is the line's amount.
    public var own: OwnAmount? = nil
    /// Where it comes from, as the caller identifies it.
    public var source: Source

    /// The line's amount for the wanted servings, or nil if it has none.
    public func amount() throws(QuantityError) -> Amount? {
        try LineShare(line: line, scale: scale).amount()
    }
}

/// What a line that names several things wants of one of them: the 1 of "2 red peppers and 1 yellow".
@MembersInit
public struct OwnAmount: Hashable, Sendable {
    /// How much of it, for the wanted servings; nil if the line does not say.
    public var amount: Amount?
}

extension Contribution: Equatable where Source: Equatable {}
extension Contribution: Hashable where Source: Hashable {}
