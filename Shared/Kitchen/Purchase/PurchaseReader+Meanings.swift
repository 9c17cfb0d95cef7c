/// What a name means here: in the household's language, fresh, or with a kind that the table has as a food.
extension PurchaseReader {
    /// The line with the food that its words mean in the household's language: "Pommes" are no apples in a German one.
    func inLanguage(_ line: IngredientLine) -> IngredientLine? {
        guard let food = line.food?.id, let words = homonyms?[food] else { return nil }
        let name = self.words(of: line.name)
        guard let meant = meaning(of: name, among: words, in: line.amount) else { return nil }
        // "1 TL gehackter Koriander" is none that was ground.
        let isSpoon = line.amount?.unit?.isSpoon == true
        if isSpoon, meant.id != "pimento", self.words(of: line.text).words.contains(where: isOfFresh) { return nil }
        // "Raisins secs" are no grapes.
        if name.words.count > 1, let own = foods.food(id: food),
            own.isNamed(FoodResolver.phraseKey(name.words[...]), in: language)
                // "Raisins secs blonds"
                || language != .de && own.isNamed(FoodResolver.phraseKey(name.words[..<2]), in: language)
        {
            return nil
        }
        var line = line
        line.food = meant.reference
        line.category = meant.category
        return line
    }

    /// Whether a word says that something is fresh, or was cut at home.
    private func isOfFresh(_ token: Token) -> Bool {
        buying.fresh.contains(token.key) || buying.grated.contains(token.key) || token.word.has(.done)
    }

    /// The food of "1 jaune" beside eggs: what its word means where the first food was named.
    func meaning(of name: NameWords, beside food: Food, _ amount: Amount?) -> Food? {
        let words = homonyms?[food.id] ?? food.shop?.boughtAs.flatMap { homonyms?[$0] }
        return words.flatMap { meaning(of: name, among: $0, in: amount) }
    }

    func meaning(of name: NameWords, among words: [BuyingWords.Homonym], in amount: Amount?) -> Food? {
        let unit = amount.map { $0.unit?.rawValue ?? "piece" } ?? "none"
        for token in name.words {
            for word in words where word.key == token.key && (word.units.isEmpty || word.units.contains(unit)) {
                let text = name.text([token]).lowercased()
                // Accents tell "pâté" from "pâtes".
                if text == word.text || text == word.text + "s" { return foods.food(id: word.food) }
            }
        }
        return nil
    }

    /// The fresh herb or root, if the table has it beside the dried or ground one: also what is grated, and pieces.
    func fresh(_ food: Food, _ words: [Token], in line: IngredientLine) -> Food? {
        let isNamed = words.contains { buying.fresh.contains($0.key) }
        // Of grapefruit juice the colour is said, which the fruit would lose.
        if food.id == "grapefruit-juice", words.count > 3 { return nil }
        if isNamed, let fresh = foods.food(listed: "fresh-" + food.id) { return fresh }
        // "3 Stängel Bohnenkraut"
        if language != .en, isStems(line.amount), let fresh = foods.food(listed: "fresh-" + food.id),
            fresh.shop?.pack?.unit == .bunch
        {
            return fresh
        }
        guard food.category == .pantry, line.amount?.unit != .can, line.amount?.unit != .jar,
            isNamed || isPieces(line.amount) || isFresh(line.preparation, line) || isFresh(line.note, line),
            let fresh = foods.food(key: FoodKey.key(of: "fresh " + food.name)), fresh.category == .produce
        else { return nil }
        // "Chopped walnuts" are no green ones: only of a spice the other kind is a powder.
        let isPowder = foods.food(key: FoodKey.key(of: food.name + " powder"))?.id == food.id
        // Nor does anybody chop a dried herb.
        let isHerb = fresh.shop?.pack?.unit == .bunch && line.amount?.unit?.isSpoon == true
        return isNamed || isPowder || isHerb ? fresh : nil
    }

    private func isStems(_ amount: Amount?) -> Bool {
        switch amount?.unit {
        case .sprig, .stem, .stalk, .branch, .bunch: true
        default: false
        }
    }

    private func isPieces(_ amount: Amount?) -> Bool {
        switch amount?.unit {
        case .inch, .centimeter, .knob, .piece, .chunk: true
        default: false
        }
    }

    /// Whether a preparation says that something is fresh or grated, and not that it is ground.
    private func isFresh(_ text: String, _ line: IngredientLine) -> Bool {
        guard !text.isEmpty else { return false }
        let words = words(of: text).words
        let isSpoon = line.amount?.unit?.isSpoon == true
        guard words.contains(where: { buying.fresh.contains($0.key) || isSpoon && buying.grated.contains($0.key) })
        else { return false }
        let ground = buying.kind("powdered")
        return !words.contains { buying.isKind($0, ground) || buying.ready.contains($0.key) }
    }

    /// Makes a purchase that of the food which the table has for one of its kinds: "Kartoffeln, festkochend" are waxy
    /// potatoes, "Pfeffer, weiß" is white pepper.
    func refine(_ purchase: inout Purchase, being food: Food) -> Food? {
        guard purchase.own.isEmpty, !purchase.kinds.isEmpty || !purchase.sorts.isEmpty else { return nil }
        // "2 poivrons (1 rouge, 1 vert)" are two; in English all kinds stand before the name.
        let count = purchase.kinds.count + purchase.sorts.count
        // "Frozen petite peas" are frozen peas.
        let isOneKind = purchase.kinds == [buying.kind("frozen")] && !purchase.sorts.contains(where: isColor)
        guard purchase.kinds.count(where: isColor) < 2, language != .en || count == 1 || isOneKind else { return nil }
        // Eggs with salt are none that were laid in it.
        let salted = buying.kind("salted")
        let own = known(in: food).kinds
        for kind in purchase.kinds + purchase.sorts.filter(isColor) where !own.contains(kind) && kind != salted {
            let noun = own.isEmpty || !isColor(kind) ? food.name : plainName(of: food)
            let key = FoodKey.key(of: "\(buying.name(of: kind, in: .en)) \(noun)")
            guard let found = foods.food(key: key), found.id != food.id, foods.food(listed: found.id) != nil,
                own.isEmpty || found.category == food.category,
                // "Persil surgelé" is no mixture.
                language == .en || found.id != "frozen-herbs"
            else { continue }
            purchase.base = food
            purchase.food = found
            purchase.kinds.removeAll { $0 == kind }
            purchase.sorts.removeAll { $0 == kind }
            // "Shredded coconut" is what shops call it that sell no desiccated one.
            if language == .en, purchase.alias == nil, FoodKey.key(of: found.name) != key {
                purchase.phrase = key
                purchase.alias = key
                purchase.words = "\(buying.name(of: kind, in: .en)) \(noun)"
                purchase.added.removeAll { $0 == kind }
            }
            return found
        }
        return nil
    }

    /// The name of a food without its colour: the pepper of black pepper.
    private func plainName(of food: Food) -> String {
        let name = NameWords(food.name, lexicon: lexicon)
        return name.text(
            name.words.filter { word in !Self.colors.contains { buying.isKind(word, buying.kind($0)) } }[...]
        )
    }

    func isColor(_ kind: Int) -> Bool { Self.colors.contains(buying.kinds[kind].id) }

    static let colors: Set<String> = ["red", "green", "black", "brown", "white", "yellow", "golden", "purple"]
}
