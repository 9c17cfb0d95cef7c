/// Amounts that English lines give without a unit, and words that are cut to pieces like them.
extension PurchaseReader {
    /// "1 small dried chile powder", "1/3 soy sauce": a number whose unit was lost, as nobody counts a powder or a sauce.
    func isWithoutUnit(_ line: IngredientLine, _ food: Food) -> Bool {
        guard language == .en, let amount = line.amount, amount.unit == nil, line.amounts.count == 1,
            food.category == .pantry, food.gramsPerPiece == nil, food.pieceUnit == nil, food.shop?.boughtAs == nil,
            food.shop?.counted == nil, food.gramsPerCup != nil
        else { return false }
        // "10 sugar cubes"
        if words(of: line.name).words.contains(where: { $0.word.unit != nil }) { return false }
        return food.shop?.isLiquid == true || Self.countless.contains { food.id.hasSuffix($0) }
    }

    /// The ends of the ids of what is not sold by the piece.
    private static let countless = ["powder", "flour", "sugar", "salt", "-oil", "vinegar", "-sauce", "extract", "syrup"]

    /// "1 chicken, cut into pieces": a whole one.
    func isWhole(_ line: IngredientLine, _ food: Food, _ purchase: Purchase) -> Bool {
        language == .en && food.id == "chicken" && purchase.kinds.isEmpty && purchase.own.isEmpty
            && purchase.alternative.isEmpty
            && line.amount.map { $0.unit == nil && $0.value.isWhole } == true
            && words(of: line.name).words.count == 1
    }

    /// "1 pound lump crabmeat", whose "lump" looks like a unit.
    func addLump(_ line: IngredientLine, _ food: Food, to purchase: inout Purchase) {
        guard language == .en, food.id == "crab-meat" || food.id == "canned-crab", line.text.contains("ump "),
            let lump = buying.kind("lump"), !purchase.sorts.contains(lump)
        else { return }
        add(lump, to: &purchase)
        purchase.added.append(lump)
    }

    /// What a line means where the plain food is another: a cup of coconut is shredded, and drained sun-dried tomatoes lie
    /// in oil.
    func asBought(_ food: Food, _ words: [Token], in line: IngredientLine) -> Food? {
        guard language == .en else { return nil }
        if let herb = herb(food, words, in: line) { return herb }
        switch food.id {
        case "coconut":
            let isPlain = words.count == 1 && line.amount?.unit?.dimension == .volume && !line.text.contains("fresh")
            return isPlain ? foods.food(listed: "desiccated-coconut") : nil
        case "sun-dried-tomato":
            let isDrained = self.words(of: line.preparation).words.contains { buying.drained.contains($0.key) }
            return isDrained && words.count < 4 ? foods.food(listed: "sun-dried-tomato-in-oil") : nil
        default: return nil
        }
    }

    /// "McCormick® Sage, Rubbed", "dry thyme leaves": what makers of spices sell, and rubbed herbs, are dried; "chopped dill
    /// weed" is fresh.
    private func herb(_ food: Food, _ words: [Token], in line: IngredientLine) -> Food? {
        guard line.amount?.unit?.isSpoon == true, !line.text.contains("fresh") else { return nil }
        let text = line.text.lowercased()
        if food.category == .produce, food.shop?.pack?.unit == .bunch {
            let isDry = words.contains { self.words(of: line.name).text([$0]).lowercased() == "dry" }
            return isDry || Self.dried.contains { text.contains($0) } ? foods.food(listed: "dried-" + food.id) : nil
        }
        guard food.id.hasPrefix("dried-"), !text.contains("dried"), Self.chopped.contains(where: { text.contains($0) }),
            let fresh = foods.food(listed: String(food.id.dropFirst("dried-".count))),
            fresh.shop?.pack?.unit == .bunch
        else { return nil }
        return fresh
    }

    private static let chopped = ["chopped ", "minced ", "snipped ", ", chopped", ", minced", "roughly chopped"]

    private static let dried = ["rubbed", "mccormick", "spice islands", "simply organic", "tone's"]

    /// Whether a name is the beginning of the food's, without its noun: "russet", "sourdough".
    func isBeginning(_ name: ArraySlice<Token>, of food: Food) -> Bool {
        guard !name.isEmpty, let found = nameOfFood, found.food == food.id, name.count < found.words.count else {
            return false
        }
        // "Tamarind" is no paste, and "stuffing" no mix.
        let last = words(of: food.name).words.last.map { words(of: food.name).text([$0]) } ?? ""
        return !Self.forms.contains(last) && zip(name, found.words).allSatisfy { $0.key == $1 }
    }

    private static let forms: Set<String> = ["paste", "mix", "peel", "heart"]

    /// "24 lemon leaves": no lemons.
    func leaves(of name: NameWords, _ line: IngredientLine) -> Purchase? {
        guard language == .en, let last = name.words.last, name.words.count > 1,
            ["leaves", "leaf"].contains(name.text([last]).lowercased()),
            let food = resolver.resolve(name.words.dropLast())?.food, Self.trees.contains(food.id),
            resolver.resolve(name.words[...])?.food.id.hasSuffix("-leaf") != true
        else { return nil }
        let or = name.words.firstIndex(where: name.isOr)
        guard let or, or > 0 else { return options(of: line, named(name.text(name.words[...]), in: line)) }
        var purchase = named(name.text(name.words[..<or]) + " " + name.text([last]), in: line)
        purchase.alternative = name.text(name.words[or...])
        return options(of: line, purchase)
    }

    /// What leaves of are not eaten with the fruit.
    private static let trees: Set<String> = [
        "lemon", "meyer-lemon", "lime", "orange", "grapefruit", "fig", "guava", "mango", "peach", "pumpkin", "papaya",
    ]

    /// Whether a plain word is a half of one that says more: the "thin" of "thin-crust".
    func isJoinedPlain(_ words: [Token], _ index: Int, _ named: Range<Int>, in name: NameWords) -> Bool {
        guard language == .en, index + 1 < words.count, !named.contains(index), !named.contains(index + 1),
            name.isJoined(words[index]), buying.isPlain(words[index]),
            case let next = words[index + 1], isOwn(next), !next.word.has([.done, .after, .adverb, .size])
        else { return false }
        return next.word.unit == nil
    }

    /// "Pearled, hulled, or hull-less barley": words that say which, and the noun of all.
    func describedEnd(
        of name: NameWords,
        _ comma: Int,
        _ or: Int,
        _ named: FoodMatch
    ) -> (words: [Token], alternative: String)? {
        let head = name.words[..<comma]
        guard language == .en, let last = name.words.last, resolver.resolve(head) == nil, !head.contains(where: isNoun),
            named.words.upperBound == name.words.count - or - 1,
            case let joined = Array(head) + [last], resolver.resolve(joined[...])?.food.id == named.food.id
        else { return nil }
        let text = name.text([name.words[or]]) + " " + name.text(name.words[comma..<or])
        return (joined, text + " " + name.text(name.words[or...]))
    }

    /// "12 pumpkin or zucchini blossoms": the part of the plant is that of both.
    func plantPart(_ head: [Token], _ rest: ArraySlice<Token>, _ name: NameWords) -> [Token]? {
        guard language == .en, rest.count > 1, let last = rest.last, head.last?.key != last.key,
            rest.first.map({ name.text([$0]).lowercased() }) != "other",
            Self.plantParts.contains(name.text([last]).lowercased()),
            let own = resolver.resolve(head[...]), own.words.upperBound == head.count, own.food.category == .produce
        else { return nil }
        return head + [last]
    }

    private static let plantParts: Set<String> = [
        "blossom", "blossoms", "flower", "flowers", "petals", "sprouts", "shoots", "greens", "leaves",
    ]

    /// "Skim or 1% milk": words that are only kinds of the food behind the "or".
    func kindOf(_ head: [Token], _ rest: ArraySlice<Token>) -> [Token]? {
        guard language == .en, head.count < 3, rest.count > 1, let last = rest.last,
            rest.first?.kind == .number, let food = resolver.resolve([last])?.food,
            let kind = buying.kind(head, at: 0, of: food), kind.kind != nil, kind.end == head.count
        else { return nil }
        return head + [last]
    }

    /// "2 sourdough or French bread slices": the first food in the pieces of the second.
    func cutAlike(_ head: [Token], _ rest: ArraySlice<Token>) -> [Token]? {
        guard language == .en, rest.count > 1, let last = rest.last,
            [.slice, .strip, .wedge, .leaf].contains(last.word.unit),
            let own = resolver.resolve(head[...]), own.isNamed, own.words.upperBound == head.count,
            let other = resolver.resolve(rest.dropLast()), other.food.id != own.food.id
        else { return nil }
        return head + [last]
    }
}
