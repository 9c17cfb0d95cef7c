/// One recipe line's share of a grocery list.
public struct Contribution<Source: Sendable>: Sendable {
    /// The line as the recipe has it.
    public var line: IngredientLine
    /// Wanted servings over the recipe's servings.
    public var scale: Rational
    /// Where it comes from, in the caller's words.
    public var source: Source

    /// A contribution.
    public init(line: IngredientLine, scale: Rational = .one, source: Source) {
        self.line = line
        self.scale = scale
        self.source = source
    }

    /// The line's amount for the wanted servings, or nil if it has none.
    public func amount() throws(QuantityError) -> Amount? {
        guard let amount = line.amount else { return nil }
        return try amount.scaled(by: scale)
    }

    /// The line's amount in a dimension, for the wanted servings, if the line says its measure twice ("1 cup (120 g)").
    ///
    /// What stands beside a count is the size of one piece ("2 (14 oz) cans"), not the same amount again.
    func amount(in dimension: Dimension) throws(QuantityError) -> Amount? {
        guard let first = line.amount, first.unit?.isMeasure == true,
            let same = line.amounts.first(where: { $0.unit?.dimension == dimension })
        else { return nil }
        return try same.scaled(by: scale)
    }
}

extension Contribution: Equatable where Source: Equatable {}
extension Contribution: Hashable where Source: Hashable {}
