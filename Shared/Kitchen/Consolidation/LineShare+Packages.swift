extension LineShare {
    /// "28-ounce can whole tomatoes", "400 g Dose Tomaten": one package of that size; nil if no package follows the measure.
    func package(of measure: Amount) -> Amount? {
        // "28 oz can (796 ml)"
        let isSame =
            line.amounts.count == 2 && measure.unit?.isMetric == false && line.amounts[1].unit?.isMetric == true
        let isAlone =
            line.amounts.count == 1 || isSame || line.amounts.count == 2 && line.amounts[1].unit?.isSpoon == true
        guard isAlone, let unit = measure.unit, unit.dimension == .mass || unit.dimension == .volume,
            !unit.isSpoon, unit != .cup
        else { return nil }
        let tokens = self.tokens
        guard let place = tokens.firstIndex(where: { $0.word.unit == unit }), place < 8,
            tokens[..<place].allSatisfy({ $0.kind != .word || $0.word.has([.to, .about, .article]) }),
            let (package, _) = AmountReader(tokens: tokens, lexicon: FoodTable.standard.words.lexicon)
                .unit(at: place + 1), Self.filled.contains(package)
        else { return nil }
        var size = Amount.Size(value: measure.value, max: measure.max, unit: unit)
        // "1 1/4-ounce envelope yeast" is one of a quarter of an ounce.
        let quarter = Rational(lowestTerms: 1, 4)
        if measure.value == Rational(lowestTerms: 5, 4), unit == .ounce,
            line.food.map({ $0.id.contains("yeast") || $0.id.contains("gelatin") }) == true
        {
            size.value = quarter
        }
        var one = Amount(.one, unit: package)
        one.size = size
        return one
    }

    private static let filled: Set<MeasureUnit> = [
        .can, .package, .bottle, .jar, .box, .bag, .carton, .container, .sachet, .tub, .tube, .pouch,
    ]
}
