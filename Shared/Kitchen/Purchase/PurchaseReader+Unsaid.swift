/// What English lines mean that they do not say: whole birds, dried herbs, and that nobody counts a powder.
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
    private static let countless = [
        "powder", "flour", "sugar", "salt", "-oil", "vinegar", "-sauce", "extract", "syrup",
    ]

    /// "1 chicken, cut into pieces": a whole one.
    func isWhole(_ line: IngredientLine, _ food: Food, _ purchase: Purchase) -> Bool {
        language == .en && food.id == "chicken" && purchase.kinds.isEmpty && purchase.own.isEmpty
            && purchase.alternative.isEmpty
            && line.amount.map { $0.unit == nil && $0.value.isWhole } == true
            && words(of: line.name).words.count == 1
    }

    /// "1 pound lump crabmeat", whose "lump" looks like a unit.
    func addLump(_ line: IngredientLine, _ food: Food, to purchase: inout Purchase) {
        if language == .en, food.id == "crab-meat", line.text.contains("jumbo lump") {
            purchase.add(remark: "jumbo lump")
        }
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
        // "¼ cup undrained horseradish (from a new jar)"
        case "horseradish":
            let text = line.text.lowercased()
            let isGrated = ["fresh", "grated", "raw", "peeled", "root"].contains { text.contains($0) }
            let isJarred =
                ["drained", " jar", "bottled"].contains { text.contains($0) }
                || line.amount?.unit?.dimension == .volume && !isGrated
            return isJarred ? foods.food(listed: "prepared-horseradish") : nil
        case "sun-dried-tomato":
            let isDrained = self.words(of: line.preparation).words.contains { buying.drained.contains($0.key) }
            // Dried ones are soaked and drained at home.
            let isSoaked = line.text.contains("soaked") || line.text.contains("not packed in oil")
            let isInOil =
                isDrained && !isSoaked || line.text.contains("oil reserved") || line.text.contains("reserve oil")
            return isInOil && words.count < 4 ? foods.food(listed: "sun-dried-tomato-in-oil") : nil
        // "¾ cup pumpkin" is from a can.
        case "pumpkin":
            let isPlain = words.count == 1 && line.amount?.unit?.dimension == .volume
            let isCut = ["fresh", "cube", "dice", "slice", "chop", "grate", "shred", "chunk", "piece", "peel", "cook"]
                .contains { line.text.lowercased().contains($0) }
            // Mashed pumpkin is that of a can, or made like it.
            let isMashed =
                line.amount?.unit?.dimension == .volume && line.text.lowercased().contains("mashed")
                && !line.text.contains(" or ")
            return isPlain && !isCut || isMashed ? foods.food(listed: "pumpkin-puree") : nil
        // "1 cup mandarin oranges, drained"
        case "tangerine":
            let isDrained = self.words(of: line.preparation).words.contains { buying.drained.contains($0.key) }
            return isDrained && line.text.contains("mandarin") ? foods.food(listed: "canned-mandarin-orange") : nil
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

    /// "18 ounces wide, preferably flat egg noodles", "1 package moist, dark chocolate cake mix": words that name no food, and
    /// a food of several words behind the comma.
    func isDescribed(_ line: IngredientLine, _ name: NameWords) -> Bool {
        guard language == .en, line.amount?.unit != nil, (1...2).contains(name.words.count),
            name.words.allSatisfy({ $0.kind == .word && !$0.word.has(.or) }),
            name.words.last.map({ $0.word.has(.descriptor) || Self.sides.contains(name.text([$0]).lowercased()) })
                == true,
            let clause = words(of: line.preparation).clauses.first, clause.count > 1
        else { return false }
        return clause.first?.word.has([.done, .adverb, .after]) == false
    }

    private static let sides: Set<String> = ["wide", "moist", "fiber", "tin", "sack"]
}
