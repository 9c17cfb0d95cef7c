/// What a line says that the juice and the zest of a fruit are for, which come with the fruit.
extension PurchaseReader {
    /// "1 Zitrone, abgeriebene Schale und 2 EL Saft", "1 citron (le jus et le zeste)", "el jugo y la ralladura de 1 limón": the
    /// fruit alone; nil if the line does not name one with more than one of its parts.
    func withoutParts(_ line: IngredientLine) -> [Purchase]? {
        let text = words(of: line.text)
        if let fruits = countInBrackets(line, text) { return fruits }
        guard text.all.contains(where: { $0.word.has(.part) }) else { return nil }
        return partsInBrackets(line, text) ?? partsBefore(line, text) ?? partBeforeCount(line, text)
            ?? partsBehind(line, text)
    }

    /// "1/2 taza de jugo de limón (como 6-8 limones)": the recipe's own count of the fruits that are squeezed.
    private func countInBrackets(_ line: IngredientLine, _ text: NameWords) -> [Purchase]? {
        guard let fruit = line.food.flatMap({ foods.food(id: $0.id) })?.shop?.boughtAs,
            line.amount?.unit?.isMeasure == true, let open = text.all.firstIndex(where: { $0.kind == .open }),
            let close = text.all[open...].firstIndex(where: { $0.kind == .close }), close < open + 9,
            let count = text.all[(open + 1)..<close].firstIndex(where: isNumeral),
            let name = text.all[count..<close].firstIndex(where: { $0.kind == .word && !isAmount($0) }),
            !text.all[count..<name].contains(where: { $0.word.unit != nil }),
            let match = resolver.resolve(text.all[name..<close]), match.food.id == fruit
        else { return nil }
        return bought(for: text.text(from: text.all[count], through: text.all[close - 1]), as: line)
    }

    /// "1 citron (le jus et le zeste)".
    private func partsInBrackets(_ line: IngredientLine, _ text: NameWords) -> [Purchase]? {
        let tokens = text.all
        guard let open = tokens.firstIndex(where: { $0.kind == .open }), open > 0,
            let close = tokens[open...].firstIndex(where: { $0.kind == .close }),
            areParts(tokens[(open + 1)..<close]), isFruit(tokens[..<open])
        else { return nil }
        return bought(for: rest(of: text, without: (open + 1)..<close), as: line)
    }

    /// "Schale und 3 EL Saft von 1 Limette", "Abrieb von 1 unbehandelten Zitrone".
    private func partsBefore(_ line: IngredientLine, _ text: NameWords) -> [Purchase]? {
        let tokens = text.all
        guard
            let of = tokens.indices.last(where: { index in
                index > 0 && index + 1 < tokens.count && tokens[index].word.has([.of, .from])
                    && (isCount(tokens[index + 1]) || tokens[index].word.has(.article))
            }), areParts(tokens[..<of])
        else { return nil }
        let parts = tokens[..<of].count { $0.word.has(.part) }
        let isOne = isCount(tokens[of + 1]) ? tokens[of + 1].number == .one : true
        let start = isCount(tokens[of + 1]) ? of + 2 : of + 1
        guard start < tokens.count, isFruit(tokens[(of + 1)...]) else { return nil }
        var end = text.text(from: tokens[start], upTo: nil)
        // "Von 1 unbehandelten Zitrone": as it is said of one.
        let first = text.text([tokens[start]])
        let isInflected = language == .de && isOne && buying.isKind(tokens[start]) && first.hasSuffix("en")
        if isInflected { end = String(first.dropLast()) + String(end.dropFirst(first.count)) }
        let count = isNumeral(tokens[of + 1]) ? text.text([tokens[of + 1]]) : "1"
        if parts > 1 { return bought(for: count + " " + end, as: line) }
        guard isInflected else { return nil }
        return bought(for: text.text(from: tokens[0], through: tokens[of]) + " " + count + " " + end, as: line)
    }

    /// "Saft 1/2 Zitrone", "jus 1 citron": as if there were an "of" before the number.
    private func partBeforeCount(_ line: IngredientLine, _ text: NameWords) -> [Purchase]? {
        let tokens = text.all
        guard let count = tokens.firstIndex(where: isNumeral), count > 0, count + 1 < tokens.count,
            areParts(tokens[..<count]), isFruit(tokens[count...]),
            // "La piel de 1 limón y de 1 naranja" are two.
            !tokens[count...].contains(where: { $0.word.has(.and) }),
            tokens[count + 1].kind != .word
                || tokens[count + 1].word.unit == nil
        else { return nil }
        return bought(for: text.text(from: tokens[count], upTo: nil), as: line)
    }

    /// "1 orange, zeste râpé et 2 cs de jus".
    private func partsBehind(_ line: IngredientLine, _ text: NameWords) -> [Purchase]? {
        let parts = parts(of: text)
        guard parts.count > 1, let first = parts.first, isFruit(first),
            case let others = parts.dropFirst().filter({ !areParts($0) }), others.count < parts.count - 1
        else { return nil }
        // "2 oranges et 20 cl de jus" may be more than they give.
        let isMuch = text.all.contains { $0.word.unit?.isMeasure == true && $0.word.unit?.isSpoon == false }
        guard !isMuch || text.all.count(where: { $0.word.has(.part) }) > 1 else { return nil }
        let said = ([first] + others).compactMap { part in
            part.last.map { text.text(from: part[part.startIndex], through: $0) }
        }
        return bought(for: said.joined(separator: ", "), as: line)
    }

    /// Whether words say only which parts of a fruit, how much of them and how.
    private func areParts(_ tokens: ArraySlice<Token>) -> Bool {
        guard tokens.contains(where: { $0.word.has(.part) }) else { return false }
        let all = Array(tokens)
        var index = 0
        while index < all.count {
            // "1 c. à soupe de son jus"
            if let unit = lexicon.unitPhrase(all, at: index) {
                index = unit.1
                continue
            }
            guard isManner(all[index]) else { return false }
            index += 1
        }
        return true
    }

    private func isManner(_ token: Token) -> Bool {
        token.kind != .word || token.word.unit != nil || token.word.number != nil || buying.isPlain(token)
            || token.word.has([.part, .and, .of, .each, .about, .article, .done, .adverb, .after, .size])
            || buying.isAside(.empty.appending(token.key), "owner")
    }

    /// Whether words name a fruit.
    private func isFruit(_ tokens: ArraySlice<Token>) -> Bool {
        // "Le zeste d'un citron"
        let name = tokens.drop { isAmount($0) || $0.word.has([.part, .of, .adverb]) }
        return resolver.resolve(name)?.food.category == .produce
    }

    private func isNumeral(_ token: Token) -> Bool { token.kind == .number || token.kind == .vulgar }

    private func isCount(_ token: Token) -> Bool {
        isNumeral(token) || token.word.has(.article) || token.word.number != nil
    }
}
