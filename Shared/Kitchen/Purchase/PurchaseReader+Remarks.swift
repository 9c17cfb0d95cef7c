/// What stands in brackets and no other rule reads.
extension PurchaseReader {
    /// More words in brackets are about cooking.
    private static let longestBracket = 8

    /// What a line asks for, with all that its brackets say that may matter in the shop: "4 Rouladen (aus der Oberschale)",
    /// "3 cebollas (2 blancas, 1 de verdeo)".
    ///
    /// English recipes have remarks about cooking there.
    func reading(of line: IngredientLine) -> PurchaseReading {
        let reading = read(line)
        guard language != .en, case .buy(var bought) = reading, bought.count == 1, let said = bracket(of: line, bought[0])
        else { return reading }
        bought[0].remark += (bought[0].remark.isEmpty ? "" : "; ") + said
        return .buy(bought)
    }

    private func bracket(of line: IngredientLine, _ purchase: Purchase) -> String? {
        guard line.text.utf8.contains(UInt8(ascii: "(")), line.text.utf8.count < 160, !line.optional else { return nil }
        let text = words(of: line.text)
        guard let open = text.all.firstIndex(where: { $0.kind == .open }), open > 0,
            let close = text.all[open...].firstIndex(where: { $0.kind == .close }), close > open + 1,
            case let inside = text.all[(open + 1)..<close],
            inside.count(where: { $0.kind == .word }) <= Self.longestBracket, let first = inside.first,
            !first.word.has([.ends, .optional, .stop, .or, .plus, .from]) || first.word.has(.descriptor),
            !inside.contains(where: isAboutCooking)
        else { return nil }
        if let food = purchase.food, resolver.resolve(inside)?.food.id == food.id { return nil }
        let kinds = (purchase.kinds + purchase.sorts).map { purchase.said[$0] ?? buying.name(of: $0, in: language) }
        let shown = ([purchase.words, purchase.own, purchase.alternative, purchase.remark, purchase.size] + kinds)
            .joined(separator: " ").lowercased()
        let telling = inside.filter { isTelling($0, in: text, purchase) }
        guard telling.contains(where: { !shown.contains(text.text([$0]).lowercased()) }) else { return nil }
        return text.text(from: first, through: text.all[close - 1])
    }

    /// Whether a word says that brackets are about cooking or about other lines.
    private func isAboutCooking(_ token: Token) -> Bool {
        token.kind == .percent || token.kind == .word && (token.word.has([.purpose, .taste, .optional])
            || buying.elsewhere.contains(token.key) || buying.isAside(.empty.appending(token.key), "soaked")
            || buying.mayBeginWish(token))
    }

    /// Whether a word in brackets may say what to buy.
    private func isTelling(_ token: Token, in text: NameWords, _ purchase: Purchase) -> Bool {
        guard token.kind == .word, token.end > token.start + 2, !buying.isPlain(token), token.word.unit == nil,
            token.word.number == nil, !token.word.has(Self.silent), !buying.nothing.contains(token.key)
        else { return false }
        // "(rot und gelb)" is in the name.
        if let food = purchase.food, known(in: food).kinds.contains(where: { buying.isKind(token, $0) }) { return false }
        if buying.isKind(token), !purchase.kinds.isEmpty || !purchase.sorts.isEmpty { return false }
        return !buying.isPrepared(text.text([token]), token, in: language)
    }

    /// The roles of words that say how or how much.
    private static let silent: WordInfo.Flags = [
        .and, .or, .of, .to, .with, .about, .each, .part, .done, .after, .adverb, .article, .total, .ends, .from,
    ]
}
