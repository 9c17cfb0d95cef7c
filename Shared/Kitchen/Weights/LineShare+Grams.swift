extension LineShare {
    /// How many grams an amount of a food is; nil if nobody knows.
    ///
    /// `isOwn` says that it is the line's amount, so that a weight beside it is the same amount again.
    func grams(of amount: Amount, _ food: Food?, isOwn: Bool) throws(QuantityError) -> Rational? {
        let count = try amount.middle
        if let size = amount.size {
            let each = try Amount(size.value, max: size.max, unit: size.unit).middle
            return try Amount(count * each, unit: size.unit).grams(of: food)
        }
        if amount.unit?.dimension == .mass { return try amount.grams(of: food) }
        if isOwn, let said = try saidGrams(beside: amount) { return said }
        if let grams = try amount.grams(of: food) { return grams }
        // "2 bunches of parsley"
        guard let food, let pack = food.shop?.pack, amount.unit == pack.unit else { return nil }
        return try count * pack.grams
    }

    /// The weight that a line says beside a volume or a number of pieces: "1 cup (120 g)", "2 fillets (300 g total)".
    private func saidGrams(beside amount: Amount) throws(QuantityError) -> Rational? {
        guard line.amounts.count > 1,
            let said = line.amounts.dropFirst().first(where: { $0.unit?.dimension == .mass }),
            !isShare(said, of: amount)
        else { return nil }
        let grams = try said.grams(of: nil)
        if amount.unit?.dimension == .volume { return isEach ? nil : grams }
        if isEach { return try grams.map { grams throws(QuantityError) in try grams * amount.middle } }
        // Behind several pieces a bare weight may be that of each.
        return amount.value == .one && amount.max == nil || isTotal || isAbout ? grams : nil
    }
}

extension Amount {
    /// The value, or the middle of the range.
    fileprivate var middle: Rational {
        get throws(QuantityError) {
            guard let max else { return value }
            return try (value + max) / Rational(2)
        }
    }

    /// How many grams it is, of a range its middle; nil if that is not known.
    fileprivate func grams(of food: Food?) throws(QuantityError) -> Rational? {
        try converted(to: .gram, of: food)?.middle
    }
}
