/// What the words around a known food say.
extension PurchaseReader {
    /// "1 can tomatoes with green chiles": what else is in a package; "bean with bacon soup" is no food that is known.
    ///
    /// Without a package, only what is made with foods: "feta with basil", not "celery with leaves".
    func filling(of line: IngredientLine, being food: Food?) -> (text: String, isFood: Bool)? {
        let name = self.words(of: line.preparation)
        // "¼ cup condensed bean with bacon soup": without it nobody knows the product.
        let isOfUnknown = language == .en && food == nil && line.preparation.isBeside(line)
        let isPackage = line.amount?.unit?.isPackage == true || isOfUnknown && line.amount?.unit?.isMeasure == true
        guard isPackage || food.map({ [.dairy, .pantry, .frozen].contains($0.category) }) == true else { return nil }
        // "Torn in half" and "cut with scissors" are about how.
        guard
            let words = name.clauses.lazy.compactMap({ clause in
                clause.first.flatMap { $0.word.has(.with) && !$0.word.has(.descriptor) ? clause : nil }
            }).first,
            words.dropFirst().contains(where: { !buying.isPlain($0) }),
            !words.contains(where: { $0.word.has(.part) || buying.ready.contains($0.key) })
        else { return nil }
        let parts = words.dropFirst().split { $0.word.has(.and) }
        let isFood = parts.contains { part in
            let ends = parts.count > 1 ? part.indices.dropFirst(0) : part.indices.suffix(1)
            return ends.contains { resolver.resolve(part[...$0])?.exact == true }
        }
        if !isPackage {
            let isMade = parts.allSatisfy { part in
                guard let match = resolver.resolve(part), match.exact else { return false }
                return match.food.shop?.isFree != true
                    && (match.isNamed || !part.contains { $0.word.has(.done) })
            }
            guard isMade, name.text(words).isBeside(line) else { return nil }
        }
        return (name.text(words), isFood)
    }

    /// "Zest of 1 lemon": the part of the food that the preparation names, if that is not sold by itself.
    func part(of food: Food, in line: IngredientLine) -> Food? {
        guard !line.preparation.isEmpty else { return nil }
        let words = words(of: line.preparation).all
        guard words.contains(where: { $0.word.has(.part) }), line.preparation.isBeside(line) else { return nil }
        let key = FoodKey.key(of: food.name)
        for word in words where word.word.has(.part) {
            if let part = foods.food(key: key.appending(word.key)), part.shop?.boughtAs == food.id { return part }
        }
        return nil
    }

    /// "28-ounce can whole tomatoes": the line of one can, whose food is another than that of so much by weight.
    func canned(_ line: IngredientLine) -> IngredientLine? {
        guard let amount = line.amount, let unit = amount.unit, unit.isMeasure, line.amounts.count == 1 else {
            return nil
        }
        let words = NameWords(line.text, lexicon: lexicon).words
        guard let place = words.firstIndex(where: { $0.word.unit == unit }), place + 1 < words.count,
            let shape = words[place + 1].word.unit, shape == .can || shape == .jar,
            !lexicon.isFood(words, at: place + 1),
            let food = resolver.resolve(self.words(of: line.name).words[...], in: shape)?.food
        else { return nil }
        var line = line
        line.amount = Amount(.one, unit: shape)
        line.food = food.reference
        line.category = food.category
        return line
    }

    /// What is bought under a name that the table does not know.
    func named(_ text: String, in line: IngredientLine) -> Purchase {
        var purchase = Purchase(asWritten: line.withoutFood, food: nil)
        purchase.own = text
        purchase.words = text
        purchase.key = Consolidation.key(ofName: text)
        return purchase
    }

    /// The unit of a bare number at the start or the end of a name: "12 (¾ inch) slices bread", "6 mint leaves".
    func unit(in words: [Token], of food: Food) -> MeasureUnit? {
        guard words.count > 1, language == .en || !food.isNamed(FoodResolver.phraseKey(words[...]), in: language) else {
            return nil
        }
        let isCut = food.category == .produce && food.pieceUnit == nil && food.gramsPerPiece ?? .zero >= Rational(25)
        // "Onions in slices" are whole ones.
        let isHow = words[words.count - 2].word.has([.with, .link])
        switch isHow ? nil : words.last?.word.unit {
        case .leaf where food.shop?.pack?.unit == .bunch || isCut: return .leaf
        case .ball where isCut: return .ball
        case .chunk where isCut, .cube where isCut: return .chunk
        case .leaf where food.category == .produce: return .leaf
        case .bunch where food.category == .produce: return .bunch
        case .bag where food.id.hasSuffix("tea"): return .bag
        case .slice where food.category != .produce || isCut: return .slice
        case .wedge where isCut, .twist where isCut: return .wedge
        case .sprig where !isCut: return .sprig
        case .stem where food.shop?.pack?.unit == .bunch: return .stem
        case .cube where food.category == .frozen: return .cube
        case .strip where food.id.hasSuffix("bacon"): return .slice
        // "8 orange peel strips"
        case .strip where food.shop?.boughtAs != nil, .twist where food.shop?.boughtAs != nil,
            .piece where food.shop?.boughtAs != nil, .slice where food.id.hasSuffix("-zest"):
            return .strip
        default: break
        }
        // "2 celery ribs cut diagonally"
        if food.pieceUnit == .stalk, words.contains(where: { $0.word.unit == .stalk }) { return .stalk }
        // "Paper-thin slices prosciutto"
        if lexicon.isFood(words, at: 0) { return nil }
        let unit = words.dropLast().prefix(4).firstIndex { $0.word.unit == .slice }
        let leading =
            unit.map { words[...$0] }
            ?? words.dropLast().prefix { buying.isPlain($0) || $0.word.unit != nil }
        return leading.lazy.compactMap(\.word.unit).first {
            [.slice, .strip, .leaf, .sheet, .sprig, .clove].contains($0) || $0 == .wedge && isCut
        }
    }

    /// Whether inches are the thickness of slices: "12 1/2-inch-thick slices bread".
    func isSliced(_ line: IngredientLine, _ food: Food) -> Bool {
        line.amount?.unit == .inch && food.category != .produce
    }

    /// The ground spice, if the table has it beside the whole one: "cloves, ground".
    func ground(_ purchase: Purchase, _ food: Food) -> Food? {
        guard let ground = buying.kind("powdered"), purchase.sorts.contains(ground) else { return nil }
        return foods.food(listed: "ground-" + food.id)
    }

    /// "2 TL Dill (frisch oder TK)": the note says that it is no dried one.
    private func isFreshOrFrozen(_ line: IngredientLine) -> Bool {
        let said = words(of: line.note).all + words(of: line.preparation).all
        return said.contains { buying.fresh.contains($0.key) || buying.isKind($0, buying.kind("frozen")) }
            && !said.contains { buying.isKind($0, buying.kind("dried")) }
    }

    /// What so much of the food means: a teaspoon of dried thyme, cinnamon sticks, five chopped tomatoes.
    func measured(_ food: Food, _ words: [Token], in line: IngredientLine) -> Food? {
        guard let amount = line.amount else { return nil }
        if let whole = food.shop?.counted, amount.isOfPieces,
            FoodResolver.phraseKey(words[...]) == FoodKey.key(of: food.name)
                || words.contains(where: { FoodResolver.phraseKey([$0]) == FoodKey.key(of: food.name) })
        {
            return foods.food(id: whole)
        }
        // "2 bunches oregano" are no spice.
        if language == .en, amount.unit == .bunch || amount.unit == .sprig,
            let fresh = foods.food(listed: "fresh-" + food.id)
        {
            return fresh
        }
        // "¼ cup chopped oregano" is of a bunch.
        if language == .en, amount.unit == .cup, line.text.contains("chopped "), !line.text.contains("dried"),
            let fresh = foods.food(listed: "fresh-" + food.id), fresh.shop?.pack?.unit == .bunch
        {
            return fresh
        }
        if language == .en, let canned = chopped(food, in: line) { return canned }
        // "¼ pound sliced turkey breast" is from the counter.
        if language == .en, food.id == "turkey-breast", amount.unit?.dimension == .mass,
            line.text.contains("sliced turkey breast"),
            let grams = try? amount.converted(to: .gram, of: nil), grams.value <= Rational(230),
            !["tenderloin", "cutlet", "raw", "uncooked", "boneless", "skinless", "fresh"].contains(
                where: line.text.contains
            )
        {
            return foods.food(listed: "deli-turkey")
        }
        // "6 piezas de pollo", "8 pieces chicken"
        if food.id == "chicken", amount.unit == .piece, amount.value > .one {
            return foods.food(listed: "chicken-pieces")
        }
        if let other = asBought(food, words, in: line) { return other }
        guard let unit = amount.unit else {
            let canned = foods.words.lexicon.canned.map { FoodKey.key(of: $0) }
            guard food.id.hasPrefix("canned-"), line.amounts.count == 1, words.contains(where: { $0.word.has(.done) }),
                !words.contains(where: { canned.contains(FoodResolver.phraseKey([$0])) }),
                !words.indices.contains(where: { buying.kind(words, at: $0, of: food)?.kind.map(isPreserved) == true })
            else { return nil }
            return foods.food(key: FoodKey.key(of: String(food.name.dropFirst("canned ".utf8.count))))
        }
        // "1 (1 ½-pound) piece tuna" is not from a can.
        let isDrained = self.words(of: line.preparation).words.contains { buying.drained.contains($0.key) }
        if unit == .piece || unit == .chunk || unit == .round || isCutFresh(line, words), !isDrained,
            food.id.hasPrefix("canned-")
        {
            return foods.food(listed: "fresh-" + food.id.dropFirst("canned-".count))
        }
        if unit == .stick {
            let stick = foods.food(key: FoodKey.key(of: food.name + " " + unit.rawValue))
            return stick?.id == food.id ? nil : stick
        }
        guard let spooned = food.shop?.spooned,
            [.teaspoon, .pinch, .dash].contains(unit) || isSomeJuice(amount, spooned)
                || isCrushed(food, in: line),
            words.count < 3,
            line.preparation.isEmpty || line.preparation == "crushed" && Self.crushedDried.contains(food.id)
                || line.preparation.isBeside(line) && !isPrepared(line.preparation),
            // The name of cloves is also that of a piece of garlic.
            !words.contains(where: { words.count > 1 && $0.word.unit != nil || buying.fresh.contains($0.key) }),
            language == .en || !isFreshOrFrozen(line)
        else { return nil }
        return foods.food(id: spooned)
    }

    /// "2 tablespoons orange juice": as much as one fruit gives.
    private func isSomeJuice(_ amount: Amount, _ spooned: String) -> Bool {
        language == .en && spooned.hasPrefix("fresh-") && amount.unit == .tablespoon && amount.value <= Rational(3)
    }

    /// "1 tablespoon crushed rosemary": dried leaves, which are crushed.
    private func isCrushed(_ food: Food, in line: IngredientLine) -> Bool {
        language == .en && line.amount?.unit == .tablespoon && line.text.contains("crushed")
            && Self.crushedDried.contains(food.id)
    }

    private static let crushedDried: Set<String> = ["basil", "rosemary", "thyme", "sage", "tarragon", "marjoram"]

    /// "1 pound tuna, cut into 1-inch cubes": what is weighed and cut is from no can, if the line names none.
    private func isCutFresh(_ line: IngredientLine, _ words: [Token]) -> Bool {
        guard language == .en, line.amount?.unit?.dimension == .mass, line.preparation.hasPrefix("cut "),
            words.count == 1
        else { return false }
        return !self.words(of: line.text).all.contains { $0.word.unit == .can || buying.drained.contains($0.key) }
    }

    /// Whether a preparation says that something is cut or fresh.
    private func isPrepared(_ text: String) -> Bool {
        self.words(of: text).words.contains { $0.word.has(.done) || buying.fresh.contains($0.key) }
    }

    /// Whether a line names a colour that the food does not have: "yellow pepper rings" are not black pepper.
    func isOtherColor(_ purchase: Purchase, _ food: Food) -> Bool {
        guard purchase.kinds.contains(where: isColor) || purchase.sorts.contains(where: isColor) else { return false }
        return known(in: food).kinds.contains(where: isColor)
    }

    /// "Duck or veal demiglace" is neither a duck nor veal: its last word names both.
    func unknownSort(_ line: IngredientLine, _ name: NameWords) -> Purchase? {
        guard language == .en || language == .de, let or = name.words.firstIndex(where: name.isOr), or > 0,
            or + 2 < name.words.count, let last = name.words.last, isNoun(last), !buying.isPlain(last),
            last.word.unit == nil,
            !last.word.has([.done, .after, .part]), resolver.resolve([last]) == nil,
            // "Zork chile powder or zork hot sauce" has two nouns.
            !hasNounOfItsOwn(Array(name.words[..<or]), name.words[(or + 1)...], in: name),
            resolver.resolve(name.words[(or + 1)...]) == nil
                || resolver.resolve(name.words[(or + 1)...])?.exact == false,
            let sort = resolver.resolve(name.words[(or + 1)..<(name.words.count - 1)]), sort.exact,
            name.end(before: or) == nil, !isSaidAgain(Array(name.words[..<or]), name.words[(or + 1)...]),
            // "Crackers or toast points"
            !name.text([name.words[or - 1]]).hasSuffix("s") || resolver.resolve(name.words[..<or])?.exact != true
        else { return nil }
        var purchase = Purchase(asWritten: line, food: nil)
        purchase.own = name.text(name.words[..<or]) + " " + name.text([last])
        purchase.words = purchase.own
        purchase.alternative = name.text(name.words[or...])
        purchase.key = Consolidation.key(ofName: purchase.own)
        return options(of: line, purchase)
    }

    /// Whether the line says before the food that it is cooked: "rice, cooked" is measured dry.
    func isCooked(_ line: IngredientLine) -> Bool {
        let words = NameWords(line.text, lexicon: lexicon).words
        guard let cooked = words.firstIndex(where: { buying.cooked.contains($0.key) }),
            let name = self.words(of: line.name).words.last,
            let last = words.firstIndex(where: { $0.key == name.key })
        else { return false }
        // "200 g de riz cuit"
        let isMeasured = line.amount?.unit.map { $0.isMeasure || $0 == .glass || $0 == .portion } == true
        if language == .fr || language == .es, cooked == last + 1, isMeasured { return true }
        return cooked < last || isMeasured && isOnlyCooked(line)
    }

    /// "200 g Reis, gekochter", "200 g Reis, gekocht": the form from which such lines are taken has the word behind.
    private func isOnlyCooked(_ line: IngredientLine) -> Bool {
        guard language == .de, !line.preparation.isEmpty, case let text = words(of: line.preparation),
            let clause = text.clauses.first, clause.count == 1, let word = clause.first
        else { return false }
        return buying.cooked.contains(word.key)
    }

    /// "Whole-milk or Greek yogurt": the line with the words behind the "or", whose last one names the food.
    func hyphenated(_ line: IngredientLine, _ name: NameWords) -> IngredientLine? {
        guard name.words.count > 1, name.isJoined(name.words[name.words.count - 2]) else { return nil }
        let rest = words(of: line.preparation).words
        guard rest.count > 1, rest[0].word.has(.or), let last = rest.last,
            let food = resolver.resolve((name.words + [last])[...])?.food, food.id != line.food?.id
        else { return nil }
        var line = line
        line.name += " " + line.preparation
        line.preparation = ""
        line.food = food.reference
        return line
    }

    /// Foods whose amounts tell what is meant by their names: a cup of coconut is shredded.
    static let manySided: Set<String> = ["chicken", "pumpkin", "coconut"]
}
