/// Choices that an English line makes and no other rule reads, which its note says in the line's own words.
extension PurchaseReader {
    /// More words behind an "or" are about cooking.
    private static let longestChoice = 9

    /// "Blackberries, fresh or frozen, thawed", "2 lb bison chuck roast, cubed, or bison stew meat": what would do as well;
    /// nil if the line has no choice, or the purchase says it.
    func hiddenChoice(in line: IngredientLine, _ purchase: Purchase) -> String? {
        guard purchase.alternative.isEmpty, !line.text.utf8.contains(UInt8(ascii: ":")),
            line.text.utf8.firstRange(of: "or ") != nil
        else { return nil }
        let text = words(of: line.text)
        for or in text.all.indices.dropFirst().dropLast() where text.all[or].word.has(.or) && text.all[or].kind == .word {
            if let kept = keptInWays(or, in: text, purchase) { return kept }
            guard [.comma, .open, .semicolon].contains(text.all[or - 1].kind),
                let choice = otherFood(behind: or, in: text, purchase)
            else { continue }
            return choice
        }
        return nil
    }

    /// "Fresh or frozen", "canned or jarred", "fresh thyme or dried".
    private func keptInWays(_ or: Int, in text: NameWords, _ purchase: Purchase) -> String? {
        let tokens = text.all
        func way(_ index: Int) -> String? {
            guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
            let word = text.text([tokens[index]]).lowercased()
            return Self.ways.contains(word) ? word : nil
        }
        guard let second = way(or + 1), or + 2 == tokens.count || tokens[or + 2].kind != .word else { return nil }
        let first = way(or - 1) ?? (tokens[..<or].contains { buying.fresh.contains($0.key) } ? "fresh" : nil)
        guard let first, first != second else { return nil }
        // "Rinsed if canned or frozen" is about how.
        let isAbout = tokens[..<or].contains { ["if", "not", "from"].contains(text.text([$0]).lowercased()) }
        return isAbout ? nil : "\(first) \(text.text([tokens[or]])) \(second)"
    }

    private static let ways: Set<String> = ["fresh", "frozen", "canned", "jarred", "bottled", "dried"]

    /// "Or regular basil leaves", "or 4 slices rye bread": the words of a choice of another food.
    private func otherFood(behind or: Int, in text: NameWords, _ purchase: Purchase) -> String? {
        let clause = text.all[(or + 1)...].prefix { token in
            [.word, .number, .vulgar, .hyphen, .slash].contains(token.kind)
        }
        guard let first = clause.first, let last = clause.last(where: { $0.kind == .word }),
            clause.count <= Self.longestChoice,
            !first.word.has([.to, .stop, .taste, .optional, .purpose, .after, .ends, .about, .with]),
            !Self.noChoices.contains(text.text([first]).lowercased())
        else { return nil }
        let named = clause.filter { $0.kind == .word }.drop { token in
            token.word.unit != nil || token.word.number != nil || token.word.has([.of, .article, .done, .adverb, .size])
        }
        guard let match = resolver.resolve(named[...]), match.isNamed || match.exact || match.words.upperBound == named.count,
            match.food.shop?.isTool != true,
            match.food.shop?.isFree != true, match.words.upperBound <= named.count,
            // "1 carrot, or diced carrots" is one food.
            match.food.id != purchase.food?.id
                || named.contains(where: { !isTold($0, in: text, purchase) && !buying.isPlain($0) })
        else { return nil }
        // "Or cut into 4 wedges"
        let isThing = buying.equipment.contains(last.key) || buying.tools.contains(last.key)
        if !match.isNamed && !match.exact, isThing || last.word.has([.done, .after, .adverb]) { return nil }
        // "Ground in a grinder or mortar" names what it is done with.
        let isManner = text.all[..<or].suffix(3).contains { $0.word.has(.with) && !$0.word.has(.descriptor) }
        let choice = text.text(from: first, through: last)
        let shown = "\(purchase.words) \(purchase.remark) \(purchase.size)".lowercased()
        return isManner || shown.contains(choice.lowercased()) ? nil : "\(text.text([text.all[or]]).lowercased()) \(choice)"
    }

    /// Whether the purchase's name has the word.
    private func isTold(_ token: Token, in text: NameWords, _ purchase: Purchase) -> Bool {
        let name = words(of: "\(purchase.words) \(purchase.food?.name ?? "")").words
        return name.contains { $0.key == token.key }
    }

    private static let noChoices: Set<String> = [
        "more", "less", "until", "so", "as", "if", "enough", "needed", "even", "just", "you", "both", "all", "similar",
        "quartered", "halved", "half", "use", "make", "serve", "cut", "whole",
    ]
}
