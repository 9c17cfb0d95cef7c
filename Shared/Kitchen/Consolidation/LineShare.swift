/// A line and its scale: a contribution without its source.
struct LineShare {
    var line: IngredientLine
    var scale: Rational

    /// The line's amount for the wanted servings, or nil if it has none.
    func amount() throws(QuantityError) -> Amount? {
        guard let amount = line.amount else { return nil }
        return try amount.scaled(by: scale)
    }

    /// The scaled amount in a dimension, if the line has two measures of the same thing ("1 cup (120 g)").
    ///
    /// A measure beside a count is the size of one piece ("2 (14 oz) cans"), not the same amount again.
    func amount(in dimension: Dimension) throws(QuantityError) -> Amount? {
        guard let first = line.amount, first.unit?.isMeasure == true,
            let same = line.amounts.first(where: { $0.unit?.dimension == dimension })
        else { return nil }
        return try same.scaled(by: scale)
    }
}
