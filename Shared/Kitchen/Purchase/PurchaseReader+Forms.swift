/// English words for the form in which a shop has a food, behind its name.
extension PurchaseReader {
    /// "1 pound broccoli florets": they are weighed without the stalk.
    ///
    /// Cups of them are cut from a head.
    func florets(_ line: IngredientLine) -> String? {
        guard language == .en, let unit = line.amount?.unit,
            unit.dimension == .mass || Self.filled.contains(unit), line.category == .produce || line.category == .frozen
        else { return nil }
        let name = words(of: line.name)
        guard let last = name.words.last, name.words.count > 1,
            case let said = name.text([last]).lowercased(), said.hasPrefix("floret")
        else { return nil }
        return said
    }

    /// "Garnish: ½-inch lengths of chives": how long herbs are cut is not how much of them is needed.
    func isLength(_ line: IngredientLine, of food: Food) -> Bool {
        line.amount?.unit?.dimension == .length && food.shop?.pack?.unit == .bunch
    }

    /// "2 cups brewed black tea": a bag makes a cup.
    func teaBags(_ purchase: Purchase, _ line: IngredientLine) -> AmountBeside? {
        guard language == .en, let food = purchase.food, food.shop?.cooked != nil, isBrewed(purchase, line),
            let amount = line.amount, let cups = try? amount.converted(to: .cup, of: food)
        else { return nil }
        return AmountBeside(amount: Amount(cups.max ?? cups.value, unit: .bag), line: amount)
    }

    /// "1 jar dill pickle slices", "1 can peach halves": the pieces that are in a package.
    func shapes(behind line: IngredientLine, _ food: Food) -> [String] {
        let name = words(of: line.name)
        guard name.words.count > 1, food.category == .pantry else { return [] }
        // "Pineapple slices in juice"
        let place = name.words.indices.first { place in
            Self.pieces.contains(name.text([name.words[place]]).lowercased())
                && (place + 1 == name.words.count || name.words[place + 1].word.has([.link, .with, .to]))
        }
        guard let place, place > 0, buying.kind([name.words[place]], at: 0, of: food)?.kind == nil else { return [] }
        return [name.text([name.words[place]]).lowercased()]
    }

    private static let pieces: Set<String> = [
        "slices", "spears", "halves", "chips", "wedges", "rings", "strips", "segments",
    ]

    /// "(red and/or yellow)": brackets that only name colours.
    func isColors(_ tokens: [Token]) -> Bool {
        guard language == .en, (2...8).contains(tokens.count) else { return false }
        var count = 0
        for token in tokens {
            if token.kind == .word, isColor(token) {
                count += 1
            } else if token.kind == .word, !token.word.has([.and, .or, .example]) {
                return false
            } else if token.kind != .word, token.kind != .comma, token.kind != .slash {
                return false
            }
        }
        return count > 1
    }

    /// Whether a word names a colour, orange among them.
    func namesColor(_ token: Token) -> Bool { isColor(token) }

    private func isColor(_ token: Token) -> Bool {
        Self.colors.contains { buying.isKind(token, buying.kind($0)) } || resolver.resolve([token])?.food.id == "orange"
    }

    /// "Vanilla sugar made with light brown sugar": what it is made with, which another is not.
    func madeWith(_ line: IngredientLine) -> String? {
        guard language == .en, line.text.utf8.count < 120, line.preparation.contains("made with ") else { return nil }
        let text = words(of: line.preparation)
        guard let clause = text.clauses.first(where: { text.text($0).hasPrefix("made with ") }), clause.count < 8,
            let first = clause.first, let last = clause.last, resolver.resolve(clause.dropFirst(2)) != nil,
            !clause.contains(where: { buying.equipment.contains($0.key) })
        else { return nil }
        return text.text(from: first, through: last)
    }

    /// "Dry rub for chicken": the meat that a seasoning is sold for.
    func meatOfRub(_ food: Food, _ line: IngredientLine) -> String? {
        guard language == .en, food.id.hasSuffix("seasoning") || food.id.hasSuffix("rub"),
            line.preparation.hasPrefix("for ")
        else { return nil }
        let text = words(of: line.preparation)
        guard let clause = text.clauses.first, clause.count == 2, let first = clause.first, let last = clause.last,
            resolver.resolve([last])?.food.category == .meat
        else { return nil }
        return text.text(from: first, through: last)
    }

    /// "3 pieces crystallized ginger", "1 Stück Schokolade": the line's word for pieces of what nobody counts.
    func pieces(_ line: IngredientLine, _ food: Food) -> String? {
        guard line.amount?.unit == .piece, line.amounts.count == 1, food.category == .pantry,
            food.gramsPerPiece == nil, food.shop?.pack == nil
        else { return nil }
        let text = words(of: line.text)
        return text.all.first { $0.word.unit == .piece && $0.end > $0.start + 4 }.map { text.text([$0]) }
    }

    /// "2 logs goat cheese (plain; 8 ounces total)": what each weighs, behind what else the brackets say.
    func weightOfEach(_ line: IngredientLine) -> String? {
        guard language == .en, let count = line.amount, count.unit?.isMeasure != true, count.max == nil,
            count.value.isWhole, count.value < Rational(13), let semicolon = line.note.utf8.firstIndex(of: 0x3B),
            !line.amounts.contains(where: { $0.unit?.dimension == .mass })
        else { return nil }
        let part = parser.parse(String(line.note[semicolon...].dropFirst()) + " of it")
        guard let weight = part.amount, weight.unit?.dimension == .mass, weight.max == nil else { return nil }
        let words = words(of: String(line.note[semicolon...])).words
        if words.contains(where: { $0.word.has(.each) }) { return weight.display + " each" }
        guard words.contains(where: { $0.word.has(.total) }), let each = try? weight.value / count.value else {
            return nil
        }
        let isSmall = weight.unit == .pound && each < .one
        guard let value = isSmall ? try? each * Rational(16) : each, [1, 2, 4].contains(value.denominator) else {
            return nil
        }
        return Amount(value, unit: isSmall ? .ounce : weight.unit).display + " each"
    }
}
