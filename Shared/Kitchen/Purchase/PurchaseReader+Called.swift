/// Another name of what is bought, which an English line has in brackets.
extension PurchaseReader {
    /// More words in brackets are a remark.
    private static let longestName = 6

    /// "Chinese cabbage (bok choy)", "gochugaru (Korean chili flakes)": what else the food is called, or which one it is; nil
    /// if brackets say how much, how or where.
    ///
    /// What the table knows by the name before the brackets needs no second one.
    func called(_ text: String, of line: IngredientLine, being food: Food?) -> String? {
        guard language == .en, text == line.note, !text.isEmpty, !isBehindOr(text, line) else { return nil }
        let note = words(of: text)
        let clauses = note.all.split { $0.kind == .comma || $0.kind == .semicolon }
        guard let clause = clauses.first else { return nil }
        let inside = clause.filter { $0.kind != .hyphen }
        let match = resolver.resolve(inside[...])
        // Of "bok choy" the first word looks like a unit.
        let isFood = match?.exact == true
        guard (1...Self.longestName).contains(inside.count),
            inside.allSatisfy({ isNaming($0) && (isFood || $0.word.unit == nil) }),
            let first = inside.first, let last = inside.last, isNoun(last), !buying.isPlain(last),
            !last.word.has([.part, .after]), !inside.contains(where: { buying.cuts.contains($0.key) }),
            !buying.isAside(.empty.appending(first.key), "careful"), !note.text([last]).lowercased().hasPrefix("part")
        else { return nil }
        // "(Beef, pork, veal)": the first is not all.
        let isList = clauses.dropFirst().contains { $0.count < 4 && $0.allSatisfy { $0.kind != .word || isNaming($0) } }
        if isList { return clauses.count < 8 && food == nil && clauses.allSatisfy { $0.count < 5 } ? text : nil }
        let name = words(of: line.name).words
        guard !inside.allSatisfy({ word in name.contains { $0.key == word.key } }) else { return nil }
        if let food {
            // "Chickpeas (garbanzo beans)" from a can are named twice.
            if match.map({ $0.food.id == food.id || "canned-" + $0.food.id == food.id }) == true { return nil }
            // "Roma (plum) tomatoes"
            if let noun = name.last, let whole = resolver.resolve((inside + [noun])[...]), whole.isNamed,
                whole.food.id == food.id
            {
                return nil
            }
            let isWhole = resolver.resolve(name[...]).map { $0.exact && $0.food.id == food.id } ?? false
            guard !isWhole || match?.exact == true && match?.food.category == food.category else { return nil }
        }
        return note.text(from: first, through: last)
    }

    /// "1 Muscovy duck breast or 2 Long Island (also called Pekin) duck breasts": brackets about what would do as well.
    private func isBehindOr(_ text: String, _ line: IngredientLine) -> Bool {
        guard let note = line.text.utf8.firstRange(of: "(" + text), let or = line.text.utf8.firstRange(of: " or ")
        else {
            return false
        }
        return or.lowerBound < note.lowerBound && line.text[or.upperBound...].first?.isNumber == true
    }

    private func isNaming(_ token: Token) -> Bool {
        token.kind == .word && token.word.number == nil
            && !token.word.has(Self.cooking) && !buying.nothing.contains(token.key)
            && !buying.elsewhere.contains(token.key) && !buying.definite.contains(token.key)
            && !buying.mayBeginWish(token)
    }

    /// The roles of words in brackets that are about cooking, amounts or other lines.
    private static let cooking: WordInfo.Flags = [
        .or, .of, .to, .about, .each, .after, .adverb, .article, .total, .ends, .from, .stop, .optional, .taste,
        .purpose, .plus, .example, .remark,
    ]
}
