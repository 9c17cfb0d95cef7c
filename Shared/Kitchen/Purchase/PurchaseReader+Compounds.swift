/// German compounds whose noun stands only once: "Sonnenblumen- oder Rapsöl".
extension PurchaseReader {
    /// The line with the whole words; nil if it has no such word.
    func completed(_ line: IngredientLine) -> IngredientLine? {
        guard language == .de, line.text.utf8.count < 200 else { return nil }
        guard hasOpenCompound(line.text) else { return sharing(line) }
        let text = words(of: line.text)
        var result = ""
        var isChanged = false
        for (place, token) in text.all.enumerated() {
            result += text.before(token, behind: place > 0 ? text.all[place - 1] : nil)
            let part = text.text([token])
            if token.kind == .hyphen, place > 0, isOpen(text.all, at: place) {
                let noun = noun(of: text.text([text.all[place - 1]]), in: text, text.all[(place + 1)...])
                if let noun {
                    result += noun
                    isChanged = true
                    continue
                }
            }
            result += part
        }
        return isChanged ? parser.parse(result) : nil
    }

    /// Whether a line may have one, as most have not: a hyphen before a space or a comma.
    private func hasOpenCompound(_ text: String) -> Bool {
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if previous == 0x2D, byte == 0x20 || byte == 0x2C || byte == 0x2F { return true }
            previous = byte
        }
        return false
    }

    private func isOpen(_ tokens: [Token], at hyphen: Int) -> Bool {
        guard !tokens[hyphen].spaced, tokens[hyphen - 1].kind == .word, hyphen + 1 < tokens.count else { return false }
        let next = tokens[hyphen + 1]
        return next.kind == .comma || next.kind == .slash || next.spaced && next.word.has([.or, .and])
    }

    /// The noun that a word shares with the first whole word behind it: "öl".
    private func noun(of part: String, in text: NameWords, _ rest: ArraySlice<Token>) -> String? {
        guard
            let place = rest.indices.dropLast(0).first(where: { index in
                rest[index].kind == .word && !rest[index].word.has([.or, .and, .article])
                    && !(index + 1 < rest.endIndex && rest[index + 1].kind == .hyphen && !rest[index + 1].spaced)
            })
        else { return nil }
        let whole = text.text([rest[place]])
        guard whole.count > 3, whole.count < 40, part.count > 1 else { return nil }
        var named: String?
        for start in whole.indices.dropFirst(2).dropLast() {
            let noun = whole[start...].lowercased()
            if foods.food(key: FoodKey.key(of: part + noun)) != nil { return noun }
            // "Rinder- oder Lammgulasch": what the table does not know is divided behind a word that it knows.
            if named == nil, noun.count > 2, foods.food(key: FoodKey.key(of: String(whole[..<start]))) != nil {
                named = noun
            }
        }
        return named
    }

    /// "Rote oder Berglinsen": a kind before an "or" whose noun ends the compound behind it.
    private func sharing(_ line: IngredientLine) -> IngredientLine? {
        let name = words(of: line.name)
        guard name.words.count == 3, name.words[1].word.has(.or), buying.isKind(name.words[0]),
            !name.isProper(name.words[0]), resolver.resolve([name.words[0]])?.isNamed != true,
            case let whole = name.text([name.words[2]]), (6..<40).contains(whole.count), name.isProper(name.words[2]),
            let place = line.text.utf8.firstRange(of: name.text([name.words[0]]))
        else { return nil }
        // "Rote oder gelbe Paprika" is no compound: the shortest part that is a food.
        for start in whole.indices.dropFirst(3).dropLast(3).reversed() {
            let noun = whole[start...].lowercased()
            guard let food = foods.food(key: FoodKey.key(of: noun)), food.isNamed(FoodKey.key(of: noun), in: .de),
                food.category != .other
            else { continue }
            let capital = noun.prefix(1).uppercased() + noun.dropFirst()
            return parser.parse(line.text[..<place.upperBound] + " " + capital + line.text[place.upperBound...])
        }
        return nil
    }
}
