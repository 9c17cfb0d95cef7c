/// What a food is sold for, and what is bought although water would do.
extension PurchaseReader {
    /// "Chorizo para guisar", "Rindfleisch zum Schmoren": what the food is sold for, which is another product than the plain
    /// one; nil if the line only says what it is needed for.
    ///
    /// English names have it before the food, except of meat: "veal for stew".
    func use(of food: Food, in line: IngredientLine) -> String? {
        guard language != .en || food.category == .meat, !line.preparation.isEmpty else { return nil }
        // "Lyoner am Stück", which is sliced otherwise.
        if language == .de, food.category == .meat, line.text.contains(" am Stück") {
            return "am Stück"
        }
        let text = words(of: line.preparation)
        for clause in text.clauses {
            guard let start = clause.firstIndex(where: { $0.word.has(.ends) }) else { continue }
            // "Para la sopa" is what it is needed for.
            let said = clause[(start + 1)...]
            guard let last = said.last, buying.isUse(said, of: food) else { continue }
            return text.text(from: clause[start], through: last)
        }
        return nil
    }

    /// "Agua de jamaica": a drink, unless it is what something was cooked in.
    func drink(_ line: IngredientLine, being water: Food) -> Purchase? {
        let name = words(of: line.name)
        guard language == .es, name.words.count > 2, resolver.resolve(name.words[..<1])?.food.id == water.id,
            name.words[1].word.has(.of),
            case let rest = name.words[2...].drop(while: { $0.word.has([.article, .of]) }), !rest.isEmpty,
            rest.allSatisfy({ $0.kind == .word && !buying.isPlain($0) && !$0.word.has([.and, .or, .done]) }),
            !rest.indices.contains(where: { buying.kind(name.words, at: $0, of: water).map { $0.kind == nil } == true }
            ),
            resolver.resolve(name.words[...])?.isNamed != true
        else { return nil }
        return options(of: line, named(line.name, in: line))
    }

    /// "Agua o caldo": what is bought if water is not taken.
    func insteadOfWater(_ line: IngredientLine) -> Purchase? {
        let name = words(of: line.name)
        guard language != .en, let or = name.words.firstIndex(where: name.isOr), or > 0 else { return nil }
        let rest = name.words[(or + 1)...].drop { $0.word.has([.of, .article]) }
        guard resolver.resolve(name.words[..<or])?.food.shop?.isFree == true, let match = resolver.resolve(rest),
            match.isNamed || match.exact, match.food.shop?.isFree != true
        else { return nil }
        var other = line
        other.name = name.text(rest)
        other.food = match.food.reference
        other.category = match.food.category
        guard case .buy(var bought) = read(other), bought.count == 1 else { return nil }
        bought[0].alternative = name.text([name.words[or]]) + " " + name.text(name.words[..<or])
        return bought[0]
    }
}
