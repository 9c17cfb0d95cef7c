/// How large pieces are.
extension PurchaseText {
    /// "1 piece (3 inches)" of ginger, or what it weighs if that is more than a shaving.
    func rootSize(of quantities: [Amount], _ grams: Double) -> Amount.Size? {
        if quantities.count == 1, let amount = quantities.first {
            if amount.unit == .inch || amount.unit == .centimeter, let unit = amount.unit {
                return Amount.Size(value: amount.value, max: amount.max, unit: unit)
            }
            if let size = amount.size, amount.value == .one { return size }
        }
        guard grams >= 20, !quantities.contains(where: { $0.unit == .piece || $0.unit == .knob || $0.unit == nil })
        else { return nil }
        let figures = ShopFigures(isMetric: system == .metric || quantities.contains { $0.unit?.isMetric == true })
        let weight = figures.mass(grams: Rational(Int(grams.rounded())))
        return weight.unit.map { Amount.Size(value: weight.value, unit: $0) }
    }

    /// Whether so few slices of something large are sold cut: of a watermelon.
    func isCutOfLarge(_ amount: Amount, _ share: Rational, _ food: Food) -> Bool {
        amount.unit == .slice && food.gramsPerPiece ?? .zero >= Rational(1500)
            && (amount.max ?? amount.value).doubleValue * share.doubleValue < 0.5
    }

    /// A length in the household's measures: `20 cm` for eight inches.
    func length(_ amount: Amount) -> Amount {
        guard system == .metric, amount.unit == .inch else { return amount }
        func centimeters(_ inches: Rational) -> Rational {
            let exact = inches.doubleValue * 2.54
            return exact < 10 ? Rational(lowestTerms: Int64((exact * 2).rounded()), 2) : Rational(Int(exact.rounded()))
        }
        return Amount(centimeters(amount.value), max: amount.max.map(centimeters), unit: .centimeter)
    }
}
