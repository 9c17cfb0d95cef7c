extension Amount {
    /// This amount in another unit, exactly; nil if the units have no fixed ratio.
    ///
    /// With a food, weight, volume and pieces are converted using its density and piece weight.
    public func converted(to other: MeasureUnit, of food: Food? = nil) throws(QuantityError) -> Amount? {
        guard unit != other else { return self }
        let own = unit ?? .piece
        if own.dimension == other.dimension {
            guard let from = own.factor, let to = other.factor else { return nil }
            return try scaled(by: from / to).in(other)
        }
        guard let food, let from = try own.grams(of: food), let to = try other.grams(of: food) else { return nil }
        return try scaled(by: from / to).in(other)
    }

    /// The same numbers in another unit; `piece` becomes nil.
    private func `in`(_ unit: MeasureUnit) -> Amount { Amount(value, max: max, unit: unit == .piece ? nil : unit) }
}

extension MeasureUnit {
    /// How many grams one of this unit of a food weighs; nil if unknown.
    func grams(of food: Food) throws(QuantityError) -> Rational? {
        switch dimension {
        case .mass:
            return factor
        case .volume:
            guard let milliliters = factor, let perCup = food.gramsPerCup, let cup = MeasureUnit.cup.factor else {
                return nil
            }
            return try milliliters / cup * perCup
        case .count:
            guard let perPiece = food.gramsPerPiece else { return nil }
            if let piece = food.pieceUnit { return self == piece ? perPiece : nil }
            guard let pieces = factor else { return nil }
            return try pieces * perPiece
        default:
            return nil
        }
    }
}
