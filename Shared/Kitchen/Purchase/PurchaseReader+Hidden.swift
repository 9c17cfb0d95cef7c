/// Choices that an English line makes and no other rule reads, which its note says in the line's own words.
extension PurchaseReader {
    /// More words behind an "or" are about cooking.
    private static let longestChoice = 13

    /// "Blackberries, fresh or frozen, thawed", "2 lb bison chuck roast, cubed, or bison stew meat": what would do as well;
    /// nil if the line has no choice, or the purchase says it.
    func hiddenChoice(in line: IngredientLine, _ purchase: Purchase) -> String? {
        guard purchase.alternative.isEmpty, !line.text.utf8.contains(UInt8(ascii: ":")),
            line.text.utf8.firstRange(of: "or ") != nil
        else { return nil }
        let text = words(of: line.text)
        for or in text.all.indices.dropFirst().dropLast() where text.all[or].word.has(.or) && text.all[or].kind == .word
        {
            if let kept = keptInWays(or, in: text, purchase) { return kept }
            if let counted = countedChoice(behind: or, in: text, purchase) { return counted }
            if let mixture = mixture(behind: or, in: text) { return mixture }
            guard [.comma, .open, .semicolon].contains(text.all[or - 1].kind),
                let choice = otherFood(behind: or, in: text, purchase)
            else { continue }
            return choice
        }
        return nil
    }

    /// "1 (1-pound) Muscovy duck breast with skin or 2 (7-ounce) Pekin duck breast halves": a choice with an amount of its own.
    private func countedChoice(behind or: Int, in text: NameWords, _ purchase: Purchase) -> String? {
        let tokens = text.all
        guard tokens[or + 1].kind == .number, ![.number, .vulgar].contains(tokens[or - 1].kind), or + 2 < tokens.count,
            tokens[or + 2].kind == .open || purchase.food != nil
        else { return nil }
        var depth = 0
        let rest = tokens[(or + 1)...].prefix { token in
            if token.kind == .open { depth += 1 }
            if token.kind == .close { depth -= 1 }
            return depth >= 0 && token.kind != .semicolon && (depth > 0 || token.kind != .comma)
        }
        guard rest.count < 26, let first = rest.first, let last = rest.last,
            case let part = parser.parse(text.text(from: first, through: last)), part.amount != nil,
            part.food != nil || tokens[or + 2].kind == .open,
            part.amount?.unit?.dimension != .length
        else { return nil }
        return text.text([tokens[or]]).lowercased() + " " + text.text(from: first, through: last)
    }

    /// "12 prunes, soaked in sherry or Madeira and pitted": what is needed for it.
    func soakedInFood(_ line: IngredientLine) -> String? {
        for word in ["soaked in ", "marinated in ", "macerated in ", "plumped in "] {
            guard let found = line.text.utf8.firstRange(of: word) else { continue }
            let rest = line.text[found.upperBound...].prefix { $0 != "," && $0 != ";" && $0 != ")" }
            let text = words(of: String(rest))
            let said = text.words.prefix { !$0.word.has([.and, .ends, .stop]) }
            guard said.count < 7, let food = resolver.resolve(said.prefix { !$0.word.has(.or) })?.food,
                food.shop?.isFree != true, let first = said.first, let last = said.last
            else { return nil }
            return word + text.text(from: first, through: last)
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
            token.word.unit != nil || token.word.number != nil
                || token.word.has([.of, .article, .done, .adverb, .size])
        }
        guard let match = resolver.resolve(named[...]),
            match.isNamed || match.exact || match.words.upperBound == named.count,
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
        return isManner || shown.contains(choice.lowercased())
            ? nil : "\(text.text([text.all[or]]).lowercased()) \(choice)"
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

    /// "3 tablespoons olive or canola oil or ghee": a choice with all that the line goes on to.
    func wholeChoice(_ purchase: Purchase, in line: IngredientLine) -> String? {
        guard purchase.alternative.hasPrefix("or "), let found = line.text.utf8.firstRange(of: purchase.alternative)
        else {
            return nil
        }
        // "Soba, or whole-wheat linguine or spaghetti"
        let said = line.preparation
        if said.hasPrefix("or "), said.utf8.count < 60, said.hasSuffix(" " + purchase.alternative),
            said.allSatisfy({ $0.isLetter || $0 == " " || $0 == "-" })
        {
            return said
        }
        let rest = line.text[found.upperBound...].prefix { $0 != "," && $0 != ";" && $0 != "(" && $0 != ")" }
        guard rest.hasPrefix(" or "), rest.utf8.count < 60 else { return nil }
        let words = words(of: String(rest)).words.dropFirst()
        guard !words.isEmpty, resolver.resolve(words) != nil else { return nil }
        return purchase.alternative + rest
    }

    /// "White onion, chopped fresh cilantro, and salsa of choice, for serving", "2 high fiber, whole wheat tortillas": what a
    /// line names behind the first food, if nothing else says it.
    func namedBehind(_ purchase: Purchase, in line: IngredientLine) -> String? {
        guard line.amount == nil || purchase.food == nil, purchase.alternative.isEmpty, line.text.utf8.count < 160,
            !line.text.utf8.contains(UInt8(ascii: ":")),
            line.text.utf8.contains(UInt8(ascii: ",")) || line.amount == nil
        else { return nil }
        let text = words(of: line.text)
        var depth = 0
        var parts: [ArraySlice<Token>] = []
        var start = 0
        func close(_ end: Int) {
            if start < end { parts.append(text.all[start..<end]) }
            start = end + 1
        }
        for index in text.all.indices {
            let token = text.all[index]
            if token.kind == .open { depth += 1 }
            if token.kind == .close { depth -= 1 }
            if depth == 0, token.kind == .comma || token.kind == .semicolon || token.word.has(.and) { close(index) }
        }
        close(text.all.count)
        let shown = words(of: shownWords(of: purchase)).words
        // "To drizzle over bread and avocados" is about cooking.
        let foods = parts.dropFirst().prefix { part in
            part.first?.word.has([.to, .ends, .stop, .or]) == false
                && !part.contains { Self.apart.contains(text.text([$0]).lowercased()) }
        }
        let named = foods.filter { part in
            let said = part.prefix { $0.kind != .open && !$0.word.has([.ends, .stop, .with, .of]) }.filter {
                $0.kind == .word
            }
            guard !said.isEmpty, said.count < 6, let last = said.last, !last.word.has([.done, .after, .adverb, .part]),
                !buying.isPlain(last), let match = resolver.resolve(said[...]), match.isNamed || match.exact,
                match.food.id != purchase.food?.id, match.food.shop?.isTool != true, match.food.shop?.isFree != true,
                !buying.equipment.contains(last.key), !buying.tools.contains(last.key)
            else { return false }
            return !shown.contains { $0.key == last.key }
        }
        let end = named.last?.prefix { $0.kind != .open }
        guard let first = named.first?.first, let last = end?.last(where: { $0.kind == .word }) else { return nil }
        return text.text(from: first, through: last)
    }

    /// Words behind which a part of the food is meant.
    private static let apart: Set<String> = ["part", "parts", "portion", "portions", "only", "ends", "tops", "leaves"]

    private func shownWords(of purchase: Purchase) -> String {
        "\(purchase.words) \(purchase.remark) \(purchase.food?.name ?? "")"
    }
}
