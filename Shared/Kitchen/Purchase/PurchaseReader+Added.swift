/// Amounts of the same food behind a plus sign.
extension PurchaseReader {
    /// "2 huevos + 1 para pintar", "80 g Zucker + 3 EL zum Bestreuen": both amounts; nil if the line has no second one, or
    /// the parser has added it already.
    func added(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.utf8.count < 160 else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard let plus = tokens.firstIndex(where: { $0.kind == .plus }) ?? moreBehindAnd(tokens), plus > 1,
            plus + 1 < tokens.count,
            tokens[plus + 1].kind == .number || tokens[plus + 1].kind == .vulgar,
            !tokens[(plus + 1)...].contains(where: { $0.kind == .plus }),
            // "1 litro leche (500 ml + 500 ml)" says what the amount is made of.
            tokens[..<plus].count(where: { $0.kind == .open }) == tokens[..<plus].count(where: { $0.kind == .close })
        else { return nil }
        let purpose = tokens[(plus + 2)...].firstIndex { $0.word.has([.ends, .stop]) && !$0.word.has(.of) }
        let first = text.text(from: tokens[0], through: tokens[plus - 1])
        let head = parser.parse(first)
        guard let food = head.food, let amount = head.amount, line.amount == nil || line.amount == amount else {
            return nil
        }
        // "+ 1 batido", "+ 2 c. à soupe de plus"
        var end = purpose ?? tokens.count
        while end > plus + 2, isMore(tokens[end - 1]) || tokens[end - 1].word.has([.done, .after, .of]) { end -= 1 }
        let count = text.text(from: tokens[plus + 1], through: tokens[end - 1])
        let part = parser.parse(count + " " + head.name)
        // Nothing but an amount stands behind the sign.
        guard part.food?.id == food.id, part.name == head.name,
            var more = try? LineShare(line: part, scale: .one).amount(), var bought = reread(first, as: line),
            bought.count == 1
        else { return nil }
        if more.unit == nil, amount.unit?.dimension == .count { more.unit = amount.unit }
        // "100 g de mantequilla + 1 para el molde": of what is weighed nobody can count one.
        if more.unit == nil, amount.unit?.isMeasure == true {
            guard let purpose else { return bought }
            bought[0].add(remark: "+ " + text.text(from: tokens[purpose], upTo: nil))
            return bought
        }
        bought[0].more = AmountBeside(amount: more, line: line.amount)
        return bought
    }

    private static let done: WordInfo.Flags = [.of, .done, .after]

    private func isMore(_ token: Token) -> Bool {
        token.kind == .word && buying.isAside(.empty.appending(token.key), "more")
    }

    /// "125 g de azúcar y 4 cdas más": an "and" before an amount with nothing but words for more or for what is done behind
    /// it.
    private func moreBehindAnd(_ tokens: [Token]) -> Int? {
        tokens.indices.first { and in
            guard and > 1, tokens[and].word.has(.and), and + 2 < tokens.count,
                tokens[and + 1].kind == .number || tokens[and + 1].kind == .vulgar
            else { return false }
            let rest = tokens[(and + 2)...].prefix { !$0.word.has(.ends) }
            // "2 huevos duros y 1 batido"
            return rest.contains { isMore($0) || $0.word.has([.done, .after]) }
                && rest.allSatisfy { isMore($0) || $0.kind != .word || $0.word.unit != nil || $0.word.has(Self.done) }
        }
    }

    /// "1 clove garlic, minced, plus 2 cloves, sliced": pieces of the food before them, whose name is only their unit.
    func moreOfOne(_ lines: [IngredientLine], _ line: IngredientLine) -> [Purchase]? {
        guard language == .en, lines.count == 2, lines[0].amount == line.amount,
            let food = lines[0].food.flatMap({ foods.food(id: $0.id) }), let count = lines[1].amount, count.unit == nil,
            case let name = words(of: lines[1].name).words, name.count == 1, let unit = name[0].word.unit,
            unit == food.pieceUnit || unit == .wedge && food.category == .produce,
            !words(of: line.text).all.contains(where: { buying.mayBeginWish($0) }),
            case .buy(var bought) = read(lines[0]), bought.count == 1, bought[0].more == nil
        else { return nil }
        let more = Amount(count.value, max: count.max, unit: unit)
        bought[0].more = AmountBeside(amount: more, line: line.amount)
        return bought
    }
}
