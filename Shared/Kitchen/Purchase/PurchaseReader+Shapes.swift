/// Shapes that food is cut into at home, or in the shop.
extension PurchaseReader {
    /// "200 g d'allumettes de lard", "300 g de tagliatelles de carottes", "150 g Streifen vom Huhn", "100 g Karottenstifte":
    /// the food, in whatever shape; nil if the shape is not said, or a product of its own.
    func unshaped(_ line: IngredientLine) -> [Purchase]? {
        language == .de ? shapedFrom(line) ?? shapedWord(line) : shapeOf(line)
    }

    private static let cut: Set<Category> = [.produce, .meat, .dairy]

    /// "Cubes de bœuf" by weight are no stock cubes, and "allumettes de lard" no matches.
    private func shapeOf(_ line: IngredientLine) -> [Purchase]? {
        let name = words(of: line.name)
        let tokens = name.words
        guard tokens.count > 2, tokens[1].word.has(.of), case let shape = WordKey.empty.appending(tokens[0].key),
            buying.isAside(shape, "shape") || buying.isAside(shape, "piece"),
            case let rest = tokens[2...].drop(while: { $0.word.has(.article) }),
            let food = resolver.resolve(rest)?.food, Self.cut.contains(food.category)
        else { return nil }
        if let whole = resolver.resolve(tokens[...]), whole.words.lowerBound == 0, whole.words.upperBound > 1,
            whole.isNamed || buying.isAside(shape, "piece"),
            whole.food.id != "stock-cube" || line.amount?.unit?.isMeasure != true
        {
            return nil
        }
        guard !buying.isAside(shape, "shape") else { return bought(name.text(rest), food, line) }
        return piece(name.text(tokens[..<1]), name.text(tokens[..<2]), of: food, name.text(rest), line)
    }

    /// "Lomo de corvina", "filet de sandre": pieces of what the table knows no pieces of.
    private func piece(
        _ word: String,
        _ front: String,
        of food: Food,
        _ name: String,
        _ line: IngredientLine
    ) -> [Purchase]? {
        // "Lomo" alone is of a pig.
        guard food.category == .meat, line.food?.id != food.id, var some = bought(name, food, line), some.count == 1,
            some[0].food != nil
        else { return nil }
        some[0].own += (some[0].own.isEmpty ? "" : " ") + word
        some[0].words = front + " " + (some[0].words.isEmpty ? name : some[0].words)
        some[0].alias = FoodKey.key(of: some[0].words)
        some[0].phrase = FoodKey.key(of: food.name(in: language))
        some[0].key = key(of: some[0])
        return some
    }

    /// A food of which a line names pieces: how many of those it has is not how many are bought.
    private func bought(_ name: String, _ food: Food, _ line: IngredientLine) -> [Purchase]? {
        var other = line
        other.name = name
        other.food = food.reference
        other.category = food.category
        guard case .buy(let bought) = read(other) else { return nil }
        let isCounted = line.amount != nil && line.amount?.unit == nil && food.category == .produce
        return isCounted ? bought.map(\.uncounted) : bought
    }

    /// "Streifen vom Huhn" are chicken.
    private func shapedFrom(_ line: IngredientLine) -> [Purchase]? {
        let name = words(of: line.name)
        guard name.words.count > 1, name.text(name.words[..<1]).lowercased() == "vom",
            let food = resolver.resolve(name.words[1...])?.food
        else { return nil }
        return bought(name.text(name.words[1...]), food, line)
    }

    /// "Karottenstifte" are carrots; meat is sold in strips as well, so that its word stays.
    private func shapedWord(_ line: IngredientLine) -> [Purchase]? {
        let name = words(of: line.name)
        guard line.food == nil, name.words.count == 1, line.amount?.unit.map(Self.filled.contains) != true,
            let word = name.words.last, case let said = name.text([word]), said.utf8.count < 40,
            let shape = Self.shapes.first(where: { said.lowercased().hasSuffix($0) })
        else { return nil }
        var noun = String(said.dropLast(shape.count))
        while noun.hasSuffix("-") { noun.removeLast() }
        let nouns = [noun] + ["n", "en", "s", "er"].filter(noun.hasSuffix).map { String(noun.dropLast($0.count)) }
        guard noun.count > 2,
            let food = nouns.lazy.compactMap({ self.foods.food(key: FoodKey.key(of: $0)) }).first(where: {
                Self.cut.contains($0.category)
            })
        else { return nil }
        if food.category == .produce { return bought(food.name(in: language), food, line) }
        var purchase = Purchase(food)
        purchase.own = said
        purchase.words = said
        purchase.alias = FoodResolver.phraseKey(name.words[...])
        purchase.phrase = FoodKey.key(of: food.name(in: language))
        purchase.key = key(of: purchase)
        return [options(of: line, purchase)]
    }

    private static let shapes = [
        "streifen", "stifte", "würfel", "scheiben", "ringe", "spalten", "stücke", "stückchen", "stäbchen", "julienne",
        "raspel", "hälften", "röschen", "scheibchen",
    ]
}
