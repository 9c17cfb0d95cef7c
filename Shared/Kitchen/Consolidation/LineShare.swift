/// A line and its scale: a contribution without its source.
struct LineShare {
    var line: IngredientLine
    var scale: Rational
    var isTyped = false

    /// The line's amount for the wanted servings, or nil if it has none; with the size of each piece or package.
    func amount() throws(QuantityError) -> Amount? {
        guard var amount = line.amount, !isShape(amount) else { return nil }
        // "8 1/3-inch slices" are eight.
        if amount.unit == .inch, !amount.value.isWhole, amount.value > Rational(4) {
            amount = Amount(Rational(Int(amount.value.floor)))
        }
        // "1 vasito (100 ml) de vino": the brackets say how much that is.
        if amount.unit == .glass, amount.value == .one, amount.max == nil, line.amounts.count == 2,
            line.amounts[1].unit?.dimension == .volume
        {
            amount = line.amounts[1]
        }
        if amount.size == nil { amount.size = size() }
        return try amount.scaled(by: scale)
    }

    /// "A 12-inch pizza crust": the size of a shape, not how much of it.
    private func isShape(_ amount: Amount) -> Bool {
        amount.unit?.dimension == .length && amount.value.isWhole
            && amount.value > (amount.unit == .inch ? Rational(6) : Rational(15))
    }

    /// The size of one package, or of one piece if the line says it before the name ("2 (6 oz) steaks").
    private func size() -> Amount.Size? {
        guard line.amounts.count > 1, let first = line.amount else { return nil }
        let measure = line.amounts[1]
        guard let unit = measure.unit, unit.isMeasure, !first.isMeasured, first.unit?.isPackage != false else {
            return nil
        }
        // "1 head escarole (10 cups)": what it gives.
        if unit.dimension != .mass, [.head, .bunch, .loaf, .piece].contains(first.unit) { return nil }
        if first.unit == nil {
            guard unit.dimension == .mass, first.value == .one || isBeforeName || hasTwoNumbers(first) || isEach else {
                return nil
            }
        }
        if first.value != .one, isTotal { return nil }
        return Amount.Size(value: measure.value, max: measure.max, unit: unit)
    }

    /// Whether a measure is that of each piece: "4 fillets (8 ounces each)", "4 Schnitzel à 150 g".
    private var isEach: Bool {
        let tokens = self.tokens
        return tokens.indices.contains { index in
            let word = tokens[index].word
            if word.has(.each), !word.has(.article) { return true }
            return word.has([.each, .of])
                && tokens[(index + 1)...].first { !$0.word.has([.about, .size]) }?.kind == .number
        }
    }

    /// Whether a measure is that of all pieces: "2 racks of lamb (3 pounds total)".
    private var isTotal: Bool { tokens.contains { $0.word.has(.total) } }

    private var tokens: [Token] {
        Tokenizer.tokens(of: Array(line.text.utf8.prefix(400)), lexicon: FoodTable.standard.words.lexicon)
    }

    /// "2 1-pound loaves": whether two numbers come before the name.
    private func hasTwoNumbers(_ count: Amount) -> Bool {
        guard count.max == nil, count.value.isWhole, !line.name.isEmpty else { return false }
        let text = Array(line.text.utf8)
        // As much of it as tells it apart: all of it at every place would take the square of a long line's length.
        let name = Array(line.name.utf8.prefix(40))
        let end = text.indices.first { text[$0...].starts(with: name) } ?? 0
        let isDigit = text[..<end].map { (0x30...0x39).contains($0) }
        return isDigit.indices.count { isDigit[$0] && ($0 == 0 || !isDigit[$0 - 1]) } > 1
    }

    /// Whether the line's brackets come before its name, so that they are about each piece, not about all.
    private var isBeforeName: Bool {
        let text = line.text.utf8
        guard let start = line.name.utf8.first else { return false }
        let open = text.firstIndex(of: UInt8(ascii: "(")) ?? text.startIndex
        let name = Array(line.name.utf8.prefix(5))
        var place = open
        while let found = text[place...].firstIndex(of: start) {
            if text[found...].starts(with: name) { return true }
            place = text.index(after: found)
        }
        return false
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

extension Amount {
    /// Whether this is a weight or a volume.
    fileprivate var isMeasured: Bool { unit?.isMeasure == true }
}

extension MeasureUnit {
    /// Whether it is something that a shop fills.
    var isPackage: Bool {
        switch self {
        case .can, .package, .bottle, .jar, .box, .bag, .carton, .container, .sachet, .tub, .loaf, .ball, .tube, .block,
            .punnet, .bar, .log, .roll, .pouch, .pot, .piece, .fillet, .rack, .slab, .sleeve, .bunch, .head, .cube,
            .square, .chunk:
            true
        default: false
        }
    }
}
