extension LineShare {
    /// "6 cups shredded beets (about 6 medium)", "1 tablespoon minced garlic (3 cloves)": the recipe's own count of what is
    /// sold by the piece, which is better than any average.
    func count(for amount: Amount) -> Amount? {
        guard amount.unit?.dimension == .volume, line.category == .produce || line.food?.id.hasPrefix("egg-") == true,
            let food = line.food.flatMap({ FoodTable.standard.food(id: $0.id) }), food.shop?.pack == nil,
            let each = food.gramsPerPiece
        else { return nil }
        if line.amounts.count == 2, let unit = line.amounts[1].unit, unit == food.pieceUnit || unit == .head {
            return line.amounts[1]
        }
        // "Zorks (3 to 4 large zorks; about 1 ¾ pounds)"
        guard line.amounts.count == 1 || line.amounts.dropFirst().allSatisfy({ $0.unit?.dimension == .mass }),
            food.pieceUnit != nil || each >= Rational(25) || food.shop?.boughtAs != nil
                || PurchaseText().isChili(food),
            line.note.utf8.count < 60,
            line.note.utf8.contains(where: { (0x30...0x39).contains($0) })
        else { return nil }
        return count(in: line.note, food.pieceUnit)
    }

    /// The number in brackets behind which only sizes, the food's name and the unit of its pieces stand.
    private func count(in note: String, _ unit: MeasureUnit?) -> Amount? {
        let lexicon = FoodTable.standard.words.lexicon
        let parts = Tokenizer.tokens(of: Array(note.utf8), lexicon: lexicon)
            .split { $0.kind == .comma || $0.kind == .semicolon }
        let name = Tokenizer.tokens(of: line.name.firstBytes(400), lexicon: lexicon)
        for part in parts {
            let tokens = Array(part.drop { $0.word.has([.from, .about, .done]) })
            let reader = AmountReader(tokens: tokens, lexicon: lexicon)
            guard let found = reader.quantity(at: 0), found.value.isWhole || found.value < .one,
                unit == nil || tokens[found.next...].contains(where: { $0.word.unit == unit }),
                tokens[found.next...].allSatisfy({ word in
                    word.word.has(.of) || unit != nil && word.word.unit == unit || word.word.has([.size, .to])
                        || word.kind == .hyphen
                        || word.word.unit == .head
                        || name.contains { $0.kind == .word && $0.key == word.key }
                })
            else { continue }
            return Amount(found.value, max: found.max, unit: unit)
        }
        return nil
    }

    /// "30 baguette slices (about 1 large baguette)": the loaves that they are cut from.
    func loaves(for amount: Amount) -> Amount? {
        guard Language.shown == .en, amount.unit == .slice || amount.unit == nil, amount.value > Rational(2),
            line.text.contains("slice"), line.note.utf8.count < 60,
            let food = line.food.flatMap({ FoodTable.standard.food(id: $0.id) }), food.shop?.pack?.unit == .loaf,
            var count = count(in: line.note, nil), count.value < amount.value
        else { return nil }
        count.unit = .loaf
        return count
    }

    /// "2 cups chickpeas from two (15-ounce) cans", "4 cups tomatoes (about two 14-oz cans)": the cans that so much is from.
    func cans(for amount: Amount) -> Amount? {
        guard Language.shown == .en, amount.unit?.dimension == .volume, line.text.contains(" can") else { return nil }
        let tokens = self.tokens
        let lexicon = FoodTable.standard.words.lexicon
        let reader = AmountReader(tokens: tokens, lexicon: lexicon)
        guard let can = tokens.lastIndex(where: { $0.word.unit == .can }), can > 4,
            let from = tokens[..<can].lastIndex(where: { $0.word.has([.from, .about]) }),
            can - from < 10, !tokens[..<can].contains(where: { $0.word.has(.or) }),
            let count = reader.quantity(at: from + 1), count.max == nil, count.value.isWhole,
            case let start = reader.kind(count.next) == .open ? count.next + 1 : count.next,
            let size = reader.quantity(at: start), size.next < can,
            let unit = tokens[size.next..<can].lazy.compactMap(\.word.unit).first, unit.dimension == .mass
        else { return nil }
        var cans = Amount(count.value, unit: .can)
        cans.size = Amount.Size(value: size.value, max: size.max, unit: unit)
        return cans
    }

    /// "3 1/2-inch-thick onion slices", "4 inch-thick steaks": how many there are, not how many inches.
    func slices(_ amount: Amount) -> Amount? {
        guard amount.unit == .inch, amount.max == nil, line.amounts.count == 1,
            line.text.contains("inch-thick") || line.text.contains("inch thick") || line.text.contains("\"-thick")
        else { return nil }
        let isOne = amount.value.isWhole && line.text.contains("\(amount.value.floor)-inch")
        let unit: MeasureUnit? = line.text.contains("slice") ? .slice : nil
        return Amount(isOne ? .one : Rational(Int(max(1, amount.value.floor))), unit: unit)
    }

    /// "1 pound onions (2 medium)": how many that is, as the line says.
    var countInBrackets: Amount? {
        let tokens = self.tokens
        guard let open = tokens.firstIndex(where: { $0.kind == .open }) else { return nil }
        let inside = tokens[(open + 1)...].prefix { $0.kind != .close && $0.kind != .comma && $0.kind != .semicolon }
        let said = inside.drop { $0.word.has(.about) }
        guard said.count == 2, let number = said.first, number.kind == .number, let size = said.last,
            size.word.has(.size)
        else { return nil }
        return Amount(number.number)
    }

    /// Whether a measure is that of each piece: "4 fillets (8 ounces each)", "4 Schnitzel à 150 g".
    var isEach: Bool {
        if line.text.contains("c/u") { return true }
        let tokens = self.tokens
        return tokens.indices.contains { index in
            let word = tokens[index].word
            if word.has(.each), !word.has(.article) {
                // "4 tomatoes (about 2 pounds), each cut into slices"
                if index > 0, tokens[index - 1].kind == .comma, index + 1 < tokens.count,
                    tokens[index + 1].word.has(.done)
                {
                    return false
                }
                // "From side of each if necessary" is about something else.
                let near = tokens[max(0, index - 3)..<min(tokens.count, index + 12)]
                return near.contains { $0.word.unit?.isMeasure == true }
            }
            return word.has([.each, .of])
                && tokens[(index + 1)...].first { !$0.word.has([.about, .size]) }?.kind == .number
        }
    }

    /// "4 thighs and 4 drumsticks (2 ½ pounds total)": a weight of several things together.
    var isTotalOfSeveral: Bool {
        guard isTotal, let and = line.text.utf8.firstRange(of: " and ") else { return false }
        return line.text[and.upperBound...].first?.isNumber == true
    }

    /// Whether a measure is that of all pieces: "2 racks of lamb (3 pounds total)".
    var isTotal: Bool { tokens.contains { $0.word.has(.total) } }
}
