/// Two foods beside an "and".
extension PurchaseReader {
    /// "Gros sel et poivre blanc": the purchases of the two foods of a mixture, as their words say.
    func sides(of line: IngredientLine, or both: [Food]) -> [Purchase] {
        let name = words(of: line.name)
        let foods = sides(name, or: both)
        let parts = name.tokens.split { $0.word.has(.and) || $0.kind == .comma }
        var sides = foods.map { Purchase($0) }
        if language != .en, parts.count == foods.count {
            sides = zip(parts, foods).map { part, food in
                let bought = named(part, food, in: name)
                return bought.count == 1 ? bought[0] : Purchase(food)
            }
        }
        if language != .en, let last = parts.last, let said = said(of: line, last, in: name) {
            sides[sides.count - 1] = said
        }
        for index in sides.indices { sides[index].isOfBoth = true }
        return sides
    }

    /// "Salz und Pfeffer, weiß": the last food with what the line says of it behind a comma.
    func said(of line: IngredientLine, _ last: ArraySlice<Token>, in name: NameWords) -> Purchase? {
        guard let first = last.first, let end = last.last, last.count == 1, !line.preparation.isEmpty,
            words(of: line.preparation).all.allSatisfy({ buying.isKind($0) })
        else { return nil }
        let line = parser.parse(name.text(from: first, through: end) + ", " + line.preparation)
        guard case .buy(let bought) = read(line), bought.count == 1 else { return nil }
        return bought[0]
    }

    /// "Salt and white pepper": the two foods of a mixture, as their words say.
    private func sides(_ name: NameWords, or both: [Food]) -> [Food] {
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

    /// The words behind an "and", without an "of": "persil et de coriandre".
    private func behind(_ and: Int, in name: NameWords) -> ArraySlice<Token> {
        let rest = name.words[(and + 1)...]
        return language == .en ? rest : rest.drop { $0.kind == .word && $0.word.has(.of) }
    }

    /// What stands beside salt and pepper: other things from the pantry, and herbs.
    func isSeasoning(_ food: Food) -> Bool {
        food.category == .pantry || food.category == .produce && food.shop?.pack?.unit == .bunch
    }

    /// Whether words before an "and" end with the noun of a food that the food behind it is not: "shaved Asiago cheese and
    /// fresh chives".
    func isNoun(_ part: ArraySlice<Token>, beside other: Food?) -> Bool {
        guard language == .en, let other, part.count > 1, let match = resolver.resolve(part) else { return false }
        return match.words.upperBound == part.count && match.food.category != other.category
    }

    /// "Cumin and coriander" are two things.
    func two(_ name: NameWords, isMeasured: Bool, isPackaged: Bool = false) -> [Food]? {
        guard let and = name.words.firstIndex(where: { $0.word.has(.and) }), and > 0,
            var first = resolver.resolve(name.words[..<and]), first.exact,
            var second = resolver.resolve(behind(and, in: name)), second.exact, first.food.id != second.food.id,
            !name.words[(and + 1)...].allSatisfy({ buying.isKind($0) })
        else { return nil }
        let rest = behind(and, in: name)
        // "Turkey breast and wing": both are of the turkey.
        if language == .en, and > 1, rest.count == 1, second.food.category == .meat,
            let whole = resolver.resolve((name.words.prefix(1) + rest)[...]), whole.isNamed
        {
            second = whole
        }
        // "2 bags frozen broccoli and carrots" have both in them.
        if isPackaged, language == .en { return nil }
        // "1 package dry macaroni and cheese"
        let product = FoodResolver.phraseKey(name.words.filter { $0.word.has(.and) || !buying.isPlain($0) }[...])
        if isPackaged, foods.words.brands.brand(product) != nil { return nil }
        // "3 tablespoons coffee and spice rub"
        if isMeasured, language == .en, rest.count > 1,
            rest.last.map({ Self.ofBoth.contains(name.text([$0]).lowercased()) }) == true
        {
            return nil
        }
        // "1 package red beans & rice mix"
        if isPackaged, rest.count > 1, rest.last?.word.has(.risky) == true { return nil }
        if rest.count > 1, let noun = rest.last, resolver.resolve([noun]) != nil {
            // "Mixed green and black olives" are all olives, "peanut and olive oil" are oils.
            let head = name.words[..<and].drop { $0.word.has(.descriptor) && $0.key != name.words[and - 1].key }
            if let shared = resolver.resolve((head + [noun])[...]), shared.isNamed, shared.food.id != second.food.id {
                first = shared
            } else if isMeasured, resolver.resolve(rest.dropLast())?.isNamed == true {
                // "Cheese and garlic croutons" are croutons.
                return nil
            }
        }
        return [first.food, second.food]
    }

    /// What is named after two things that are in it.
    private static let ofBoth: Set<String> = ["rub", "seasoning", "blend", "mix", "marinade"]

    /// "Je 1 TL Oregano und Basilikum, getrocknet": two foods, of which each is what the line says behind them.
    func both(_ foods: [Food], _ name: NameWords, _ line: IngredientLine) -> [Purchase] {
        let parts = name.words.split { $0.word.has(.and) }.map { $0.drop { $0.kind == .word && $0.word.has(.of) } }
        // "Rote und gelbe Paprika": one of them has no noun of its own.
        let isNamed =
            parts.count == foods.count && zip(parts, foods).allSatisfy { resolver.resolve($0)?.food.id == $1.id }
        guard isNamed || language != .de && parts.count == foods.count else {
            return foods.map { options(of: line, Purchase($0)) }
        }
        return zip(parts, foods).map { part, food in
            guard resolver.resolve(part)?.food.id == food.id else { return options(of: line, Purchase(food)) }
            var line = line
            line.name = name.text(part)
            line.food = food.reference
            line.category = food.category
            guard case .buy(let bought) = read(line), bought.count == 1 else {
                return options(of: line, Purchase(food))
            }
            return bought[0]
        }
    }

    /// "50 ml de aceite y sal": nobody takes as much salt as oil.
    func seasoned(_ foods: [Purchase], _ line: IngredientLine) -> [Purchase] {
        guard let unit = line.amount?.unit, ![.teaspoon, .tablespoon, .pinch, .dash].contains(unit) else {
            return foods
        }
        return foods.enumerated().map { place, bought in
            let isSeasoning = bought.food.map { $0.id == "salt" || $0.id.hasSuffix("pepper") && $0.category == .pantry }
            return place > 0 && isSeasoning == true ? bought.uncounted : bought
        }
    }

    /// "1 red and 1 green pepper", "1 each red and green pepper": two foods, each in the line's amount.
    func pair(_ line: IngredientLine, _ name: NameWords) -> [Purchase]? {
        guard let and = name.words.firstIndex(where: { $0.word.has(.and) }), and > 0, and + 1 < name.words.count,
            resolver.resolve(name.words[...])?.isNamed != true, !name.words[..<and].contains(where: name.isOr)
        else { return nil }
        let (first, second) = (name.words[..<and], name.words[(and + 1)...].drop { $0.kind == .number })
        if let count = name.words[(and + 1)...].first, count.kind == .number {
            guard let amount = line.amount, amount.unit == nil, amount.value == count.number else { return nil }
        } else if line.amount != nil {
            let words = NameWords(line.text, lexicon: lexicon).words
            guard words.contains(where: { $0.word.has(.each) && !$0.word.has(.article) }) else { return nil }
        }
        let isTwice = name.words[and + 1].kind == .number
        // "1 pimiento rojo y 1 verde": the noun comes first; "1 green pepper and 1 red".
        let shared = language == .en ? second + first.dropFirst() : first.prefix(1) + second
        let seconds = isTwice && !second.isEmpty ? [second, shared] : [second]
        guard let last = seconds.compactMap({ resolver.resolve($0) }).first(where: \.exact) else { return nil }
        // "1 each red, yellow and green pepper"
        if name.end(before: and) != nil {
            let each = first.map { resolver.resolve(([$0] + second.dropFirst())[...]) }
            let foods = each.compactMap { $0?.exact == true ? $0?.food : nil } + [last.food]
            guard foods.count == first.count + 1, Set(foods.map(\.id)).count == foods.count else { return nil }
            return foods.map { options(of: line, Purchase($0)) }
        }
        for words in [isTwice ? first : [], (first + second.dropFirst())[...]] {
            if let match = resolver.resolve(words), match.exact, match.food.id != last.food.id {
                let foods = [match.food, last.food]
                return language == .en ? foods.map { options(of: line, Purchase($0)) } : both(foods, name, line)
            }
        }
        return nil
    }
}
