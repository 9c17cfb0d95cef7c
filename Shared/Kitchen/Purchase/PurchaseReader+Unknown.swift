extension PurchaseReader {
    func unknown(_ line: IngredientLine, _ name: NameWords) -> PurchaseReading {
        if let reason = leftOut(line, name) {
            let named = reason == .reference ? garnish(in: line) : []
            return named.isEmpty ? .leaveOut(reason) : .buy(named)
        }
        if let purchase = chosen(line, name) { return .buy([purchase]) }
        if let two = two(name) { return .buy(two.map { options(of: line, Purchase($0)) }) }
        var purchase = Purchase(asWritten: line, food: nil)
        if line.food == nil, let or = name.words.firstIndex(where: name.isOr), or < name.words.count - 1,
            name.words[..<or].contains(where: isNoun)
        {
            purchase.own = name.text(name.words[..<or])
            purchase.words = purchase.own
            purchase.alternative = name.text(name.words[or...])
            purchase.key = Consolidation.key(ofName: purchase.own)
        }
        // "Greens, stems removed"
        if line.food == nil, purchase.alternative.isEmpty, let end = name.end(before: .max), end < name.words.count,
            name.words[..<end].contains(where: isNoun)
        {
            purchase = named(name.text(name.words[..<end]), in: line)
        }
        return .buy([options(of: line, purchase)])
    }

    /// "Salt and white pepper": the two foods of a mixture, as their words say.
    func sides(_ name: NameWords, or both: [Food]) -> [Food] {
        guard let and = name.words.firstIndex(where: { $0.word.has(.and) }), and > 0, and + 1 < name.words.count else {
            return both
        }
        return zip([name.words[..<and], name.words[(and + 1)...]], both).map { words, food in
            guard let match = resolver.resolve(words), match.exact, match.food.category == food.category else {
                return food
            }
            return match.food
        }
    }

    /// "Cumin and coriander" are two things.
    private func two(_ name: NameWords) -> [Food]? {
        guard let and = name.words.firstIndex(where: { $0.word.has(.and) }), and > 0,
            let first = resolver.resolve(name.words[..<and]), first.exact,
            let second = resolver.resolve(name.words[(and + 1)...]), second.exact, first.food.id != second.food.id
        else { return nil }
        return [first.food, second.food]
    }

    /// "1 Turkish or ½ California bay leaf": the food after the "or", if the words before it name none.
    private func chosen(_ line: IngredientLine, _ name: NameWords) -> Purchase? {
        let rest = words(of: line.preparation).words
        guard rest.first?.word.has(.or) == true, !name.words.contains(where: { !buying.isPlain($0) }),
            let food = resolver.resolve(rest.drop { $0.word.has(.or) || $0.kind == .number })?.food
        else { return nil }
        var purchase = Purchase(food)
        purchase.alternative = line.preparation
        return purchase
    }

    /// "Garnish: parsley, lemon wedges": the foods after the colon, which nobody needs.
    private func garnish(in line: IngredientLine) -> [Purchase] {
        guard let colon = line.text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return [] }
        let name = NameWords(String(line.text[colon...].dropFirst()), lexicon: lexicon)
        return name.parts.compactMap { part in
            guard let food = resolver.resolve(part)?.food, food.shop?.isFree != true else { return nil }
            var purchase = Purchase(food)
            purchase.isOptional = true
            return purchase
        }
    }

    private func leftOut(_ line: IngredientLine, _ name: NameWords) -> LeftOutReason? {
        let words = name.words.filter { $0.kind == .word }
        if words.contains(where: { buying.equipment.contains($0.key) }) { return .equipment }
        // "1 recipe pie dough" is made, not bought.
        if isRemark(line) || line.amount?.unit == .batch { return .reference }
        let isTitled = line.text.utf8.contains(UInt8(ascii: ":"))
        if line.amount?.unit == nil || isTitled, words.contains(where: { buying.nothing.contains($0.key) }),
            words.allSatisfy({
                buying.nothing.contains($0.key) || buying.isPlain($0) || $0.word.has([.with, .and, .ends])
            })
        {
            return .reference
        }
        if words.contains(where: { buying.elsewhere.contains($0.key) }) { return .reference }
        let isShouted = line.text.utf8.allSatisfy { !(0x61...0x7A).contains($0) && !(0x30...0x39).contains($0) }
        return line.amount == nil && isShouted && words.count < 5 ? .heading : nil
    }
}
