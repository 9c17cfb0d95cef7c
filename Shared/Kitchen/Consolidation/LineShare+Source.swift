/// What a line's food is cut from, as it is sold.
extension LineShare {
    /// "4 cups cubes (from one 1 ¼-pound zork)", "3 cups (2 10-ounce boxes) zorks", "18 slices (from 2 medium)": how many
    /// pieces or packages the line says that so much is from; nil if it does not.
    func source(of amount: Amount) -> Amount? {
        guard Language.shown == .en, isCut(amount), line.amount == amount, line.text.utf8.count < 200,
            line.text.utf8.contains(UInt8(ascii: "(")) || line.text.contains("from "), !line.text.contains(" each")
        else { return nil }
        let tokens = ArraySlice(self.tokens)
        let end = startOfChoice(tokens) ?? tokens.endIndex
        let reader = AmountReader(tokens: Array(tokens[..<end]), lexicon: FoodTable.standard.words.lexicon)
        for place in tokens.indices[..<end].dropFirst() {
            let isStart = [.open, .semicolon, .comma].contains(tokens[place - 1].kind)
            let isFrom = tokens[place].word.has(.from) && tokens[place].kind == .word
            guard isStart || isFrom else { continue }
            if let found = source(at: place, isBehindComma: tokens[place - 1].kind == .comma, reader, amount) {
                return found
            }
        }
        return nil
    }

    /// Whether an amount is one of what is cut at home, so that another says how much of it is bought.
    private func isCut(_ amount: Amount) -> Bool {
        guard amount.size == nil else { return false }
        switch amount.unit {
        case .slice, .strip, .cube, .wedge, .round, .ring, .leaf, .stick, .chunk, .piece, .inch, .sprig: return true
        case nil: return amount.value > .one
        case .some(let unit): return unit.dimension == .volume
        }
    }

    /// The place of an "or" outside brackets with another amount behind it.
    private func startOfChoice(_ tokens: ArraySlice<Token>) -> Int? {
        var depth = 0
        for (place, token) in tokens.enumerated() {
            if token.kind == .open { depth += 1 }
            if token.kind == .close { depth -= 1 }
            guard depth == 0, token.word.has(.or), token.kind == .word, place > 2, place + 1 < tokens.count else {
                continue
            }
            let next = tokens[place + 1]
            let isHalf = next.word.number.map { $0 < .one } == true
            if next.kind == .number || next.kind == .vulgar || isHalf { return place }
        }
        return nil
    }

    private func source(at start: Int, isBehindComma: Bool, _ reader: AmountReader, _ amount: Amount) -> Amount? {
        let tokens = reader.tokens
        var index = start
        var (isFrom, isAbout) = (false, false)
        while index < tokens.count, tokens[index].kind == .word,
            tokens[index].word.has([.from, .about]) || isFrom && tokens[index].word.has([.done, .adverb])
                || !isFrom && tokens[index].word.has(.done) && reader.word(index + 1).has(.from)
        {
            isFrom = isFrom || tokens[index].word.has(.from)
            isAbout = isAbout || tokens[index].word.has(.about)
            index += 1
        }
        guard isFrom || !isBehindComma else { return nil }
        // "Slices from a 12-ounce cake" and "from 12-ounce cake" are from one.
        let isOne = isFrom && isSizeOfOne(at: index, reader)
        guard let count = isOne ? AmountReader.Quantity(value: .one, next: index) : count(at: index, reader) else {
            return nil
        }
        index = count.next
        var size: Amount.Size?
        let isOpen = reader.kind(index) == .open
        if let measure = reader.measured(at: isOpen ? index + 1 : index), let unit = measure.amount.unit,
            unit.dimension == .mass || unit == .fluidOunce
        {
            size = Amount.Size(value: measure.amount.value, max: measure.amount.max, unit: unit)
            index = measure.next
            if isOpen, reader.kind(index) == .close { index += 1 }
        }
        // "1 1/4 pounds" are no pieces.
        if size == nil, reader.word(index).unit?.isMeasure == true { return nil }
        let clause = tokens[index...].prefix { token in
            ![.open, .close, .comma, .semicolon].contains(token.kind)
                && !(token.kind == .word && token.word.has([.with, .or, .stop, .purpose]))
        }
        guard clause.count < 7, !clause.contains(where: { [.number, .vulgar].contains($0.kind) }) else { return nil }
        let unit = clause.lazy.filter { $0.kind == .word }.compactMap(\.word.unit).first(where: Self.packs.contains)
        if let unit {
            guard isFrom || isAbout || size != nil || unit == .bunch || unit == .head else { return nil }
            // A can or carton of which nobody knows the size says less than cups do.
            if unit == .can || unit == .carton, size == nil { return nil }
            // "1 cup flour (from a 5-lb bag)": the rest of the bag is for other days.
            if unit == .bag, isFrom { return nil }
            return sold(count, unit, size)
        }
        let isMore = amount.unit == nil && count.value >= amount.value
        // "From 1 ½ limes" is one and a half, of which the sum is rounded.
        guard count.value.isWhole || isFrom && count.max == nil, !isMore,
            let food = line.food.flatMap({ FoodTable.standard.food(id: $0.id) })
        else {
            return nil
        }
        if let size, size.unit.dimension == .mass {
            let nouns = clause.filter { $0.kind == .word && !$0.word.has([.size, .done, .descriptor]) }
            guard count.value.isWhole, (1...3).contains(nouns.count), food.category != .other,
                isFrom || food.category == .produce,
                food.shop?.isLiquid != true
            else { return nil }
            return sold(count, food.shop?.pack?.unit == .loaf ? .loaf : nil, size)
        }
        // "Torn lettuce leaves (about 6)" are no heads.
        if line.text.contains("lettuce leaves") { return nil }
        return size == nil && isFrom && isPieces(clause, of: food) ? sold(count, food.pieceUnit, nil) : nil
    }

    /// "12-ounce": a weight that is joined to what weighs so much.
    private func isSizeOfOne(at start: Int, _ reader: AmountReader) -> Bool {
        guard let quantity = reader.quantity(at: start), reader.kind(quantity.next) == .hyphen else { return false }
        return reader.word(quantity.next + 1).unit?.dimension == .mass
    }

    /// "Two", "a", "half of a".
    private func count(at start: Int, _ reader: AmountReader) -> AmountReader.Quantity? {
        var quantity = reader.quantity(at: start)
        if quantity == nil, reader.word(start).has(.article), reader.kind(start) == .word {
            quantity = AmountReader.Quantity(value: .one, next: start + 1)
        }
        guard var found = quantity, found.value > .zero, found.value < Rational(100) else { return nil }
        while reader.word(found.next).has([.of, .article, .size]) || reader.kind(found.next) == .hyphen {
            found.next += 1
        }
        return found
    }

    private func sold(_ count: AmountReader.Quantity, _ unit: MeasureUnit?, _ size: Amount.Size?) -> Amount {
        var amount = Amount(count.value, max: count.max, unit: unit)
        amount.size = size
        return amount
    }

    /// Whether words only name the food, which is bought by the piece.
    private func isPieces(_ words: ArraySlice<Token>, of food: Food) -> Bool {
        guard food.category == .produce, food.shop?.pack == nil || food.shop?.boughtAs != nil,
            food.gramsPerPiece.map({ $0 >= Rational(25) }) == true || food.pieceUnit != nil
                || food.shop?.boughtAs != nil
        else { return false }
        let lexicon = FoodTable.standard.words.lexicon
        let name =
            Tokenizer.tokens(of: line.name.firstBytes(400), lexicon: lexicon)
            + Tokenizer.tokens(of: Array(food.name.utf8), lexicon: lexicon)
        return words.allSatisfy { word in
            word.kind == .hyphen || word.word.has([.of, .size, .to])
                || food.pieceUnit != nil && word.word.unit == food.pieceUnit
                || name.contains { $0.kind == .word && $0.key == word.key }
        }
    }

    /// What a food is cut from or comes in.
    private static let packs: Set<MeasureUnit> = [
        .can, .box, .package, .bag, .jar, .container, .carton, .loaf, .head, .bunch, .ear, .sheet, .ball, .block, .tub,
        .tube, .bulb,
    ]

    /// "1 cup crumbs, about 7 ounces", "½ cup zorks (from about ¾ ounce dried)", "(6 oz; preferably zork)": a weight that
    /// stands in a clause of its own, in brackets or behind a comma; nil if there is none, or that of something else.
    var statedWeight: Amount? {
        let tokens = self.tokens
        let lexicon = FoodTable.standard.words.lexicon
        guard !line.text.contains(" each"), !line.text.contains("unshelled"), startOfChoice(tokens[...]) == nil else {
            return nil
        }
        let reader = AmountReader(tokens: tokens, lexicon: lexicon)
        for place in tokens.indices.dropFirst(2)
        where [.open, .semicolon, .comma].contains(tokens[place - 1].kind) {
            var index = place
            while reader.word(index).has([.from, .about]) { index += 1 }
            guard index > place || tokens[place - 1].kind != .comma, var found = reader.measured(at: index),
                found.amount.unit?.dimension == .mass
            else { continue }
            // "1 oz./30 g"
            var amount = found.amount
            if reader.kind(found.next) == .slash, let other = reader.measured(at: found.next + 1),
                other.amount.unit?.dimension == .mass
            {
                found.next = other.next
                if other.amount.unit?.isMetric == (system == .metric) { amount = other.amount }
            }
            let rest = tokens[found.next...].prefix { ![.close, .comma, .semicolon].contains($0.kind) }
            guard rest.count < 4,
                rest.allSatisfy({ token in
                    token.kind == .word && !token.word.has([.or, .each, .and, .plus]) && token.word.unit == nil
                        && token.word.number == nil
                })
            else { continue }
            return amount
        }
        return nil
    }
}
