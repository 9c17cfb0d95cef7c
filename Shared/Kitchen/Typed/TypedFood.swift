/// Finds out what a title means: its food, and where in the shop it is.
struct TypedFood {
    let foods: FoodTable
    /// The household's, in which some words mean other foods than elsewhere.
    let language: Language
    private let parser: IngredientParser
    private let categorizer: Categorizer
    var words: EntryWords { foods.words.entries }
    var lexicon: Lexicon { foods.words.lexicon }

    init(foods: FoodTable, language: Language = .en) {
        self.foods = foods
        self.language = language
        parser = IngredientParser(foods: foods)
        categorizer = Categorizer(foods: foods)
    }

    /// What a title means.
    struct Meaning {
        var food: Food?
        var category = Category.other
        /// Whether anything in the title is known.
        var isKnown = false
        /// Whether it is a product of somebody's, of which there is only one.
        var isBrand = false
        /// Whether the title means this food only in the household's language.
        var isOfLanguage = false
    }

    private static let longestPhrase = 6

    /// What a title means, bought in this unit: tomatoes in a can are canned tomatoes, coriander in a bunch is fresh.
    func meaning(of text: TypedText, in unit: MeasureUnit? = nil) -> Meaning {
        let brand = brand(in: text)
        if let brand, !brand.isMaker {
            let food = brand.food.flatMap { foods.food(id: $0) }
            return Meaning(
                food: food,
                category: brand.category ?? food?.category ?? .other,
                isKnown: true,
                isBrand: true
            )
        }
        if text.tokens.prefix(2).contains(where: { words.has(.vague, $0) }) { return Meaning() }
        var found = plain(text, unit)
        if brand == nil, let meant = inLanguage(found, text, unit) { found = meant }
        if let brand {
            // Who makes food that keeps does not sell the fresh one.
            if let category = brand.category, !found.isKnown || found.category == .produce { found.category = category }
            found.isKnown = true
            found.isBrand = true
        }
        return found
    }

    /// What a title means in the household's language alone: "Pommes" are no apples in a German one.
    private func inLanguage(_ meaning: Meaning, _ text: TypedText, _ unit: MeasureUnit?) -> Meaning? {
        guard let food = meaning.food, foods.words.buying.homonyms(in: language)?[food.id] != nil else { return nil }
        let amount = unit.map { Amount(.one, unit: $0) }
        let line = IngredientLine(text: text.string, amount: amount, food: food.reference, name: text.string)
        let meant = PurchaseReader(foods: foods, language: language).inLanguage(line)
        guard let meant = meant?.food.flatMap({ foods.food(id: $0.id) }) else { return nil }
        return Meaning(food: meant, category: meant.category, isKnown: true, isOfLanguage: true)
    }

    /// What a title means whose words are no brand's.
    private func plain(_ text: TypedText, _ unit: MeasureUnit?) -> Meaning {
        if let food = besideBracket(text, unit) { return food }
        let bare = name(of: text)
        if let food = packed(bare, unit) ?? foods.food(key: FoodResolver.phraseKey(bare[...])) {
            return Meaning(food: food, category: category(food, text), isKnown: true)
        }
        if isThing(text) { return Meaning(isKnown: true) }
        if let food = withoutShare(text, unit) { return food }
        // "something nice for mum": who it is for is not what it is.
        if let end = text.all.dropFirst().first(where: { text.word($0)?.word.has(.ends) == true }) {
            return plain(text.part(0..<end), unit)
        }
        // "yaourt fraise": what comes behind is its flavour.
        if bare.count > 1, words.has(.flavoured, bare[0]),
            FoodResolver(foods: foods).resolve(bare[...])?.isNamed != true,
            let food = foods.food(key: FoodResolver.phraseKey(bare[..<1]))
        {
            return Meaning(food: food, category: food.category, isKnown: true)
        }
        let line = parser.parse(text.string)
        if let food = line.food.flatMap({ foods.food(id: $0.id) }) {
            return Meaning(food: food, category: line.category, isKnown: true)
        }
        if let food = PurchaseReader(foods: foods, language: language).withoutKinds(
            NameWords(text.string, lexicon: lexicon)
        ) {
            return Meaning(food: food, category: line.category, isKnown: true)
        }
        let guess = categorizer.classify(line.name)
        if guess.confidence >= 0.5 { return Meaning(category: guess.category, isKnown: true) }
        if let food = foods.words.brands.picture(in: text.string).flatMap({ foods.food(id: $0) }) {
            return Meaning(food: food, category: food.category, isKnown: true)
        }
        return Meaning()
    }

    /// "Bread knife", "couteau à pain": no food, although its name has one.
    private func isThing(_ text: TypedText) -> Bool {
        guard text.count > 1, let first = text.word(0), let last = text.word(text.count - 1) else { return false }
        if words.has(.thing, last) { return true }
        // "Une livre de beurre" is a pound of it.
        guard words.has(.thing, first), let next = text.word(1) else { return false }
        // "Moules à la crème" are eaten.
        let isOpen = text.word(2)?.word.has(.article) == false
        return next.word.has(.link) && isOpen && (language == .es || !next.word.has(.of))
    }

    /// "Milch 1,5%": the share of fat says nothing about what it is.
    private func withoutShare(_ text: TypedText, _ unit: MeasureUnit?) -> Meaning? {
        guard let sign = text.tokens.firstIndex(where: { $0.kind == .percent }), sign > 1,
            text.kind(sign - 1) == .number
        else { return nil }
        let meaning = plain(text.part(0..<sign - 1), unit)
        return meaning.food == nil ? nil : meaning
    }

    /// "Katzenfutter (Thunfisch)" is not what its brackets say.
    private func besideBracket(_ text: TypedText, _ unit: MeasureUnit?) -> Meaning? {
        guard let open = text.tokens.firstIndex(where: { $0.kind == .open }), open > 0 else { return nil }
        let meaning = plain(text.part(0..<open), unit)
        return meaning.food?.category == .other ? meaning : nil
    }

    /// The food as it is sold in a can, a jar or a bunch, if that is another food.
    private func packed(_ name: [Token], _ unit: MeasureUnit?) -> Food? {
        switch unit {
        case .can, .jar: return FoodResolver(foods: foods).resolve(name[...], in: unit)?.food
        case .bunch, .sprig: return foods.food(key: FoodResolver.phraseKey(name[...], after: FoodKey.key(of: "fresh")))
        default: return nil
        }
    }

    private func category(_ food: Food, _ text: TypedText) -> Category {
        let match = FoodMatch(food: food, exact: true, isNamed: true, words: text.all)
        return categorizer.classify(text.tokens[...], match: match).category
    }

    /// The words of a name, without articles and pictures.
    private func name(of text: TypedText) -> [Token] {
        text.tokens.filter { token in
            isPart(token) && !words.has([.one, .partitive, .definite], token) && !text.isPicture(token)
        }
    }

    /// The brand that a title names; a maker only at its start.
    private func brand(in text: TypedText) -> Brands.Brand? {
        var maker: Brands.Brand?
        for start in text.all {
            for end in stride(from: min(text.count, start + Self.longestPhrase), to: start, by: -1) {
                guard let found = foods.words.brands.brand(FoodResolver.phraseKey(text.tokens[start..<end])) else {
                    continue
                }
                if !found.isMaker { return found }
                if start == 0 { maker = found }
            }
        }
        return maker
    }

    /// Where the longest known name that begins at a token ends, and its food or brand.
    func name(
        _ text: TypedText,
        at start: Int,
        before limit: Int = .max
    ) -> (end: Int, food: Food?, brand: Brands.Brand?)? {
        for end in stride(from: min(text.count, start + Self.longestPhrase, limit), to: start, by: -1) {
            guard isPart(text.tokens[start]), isPart(text.tokens[end - 1]) else { continue }
            let key = FoodResolver.phraseKey(text.tokens[start..<end])
            if let brand = foods.words.brands.brand(key) { return (end, nil, brand) }
            if let food = foods.food(key: key) { return (end, food, nil) }
        }
        return nil
    }

    private func isPart(_ token: Token) -> Bool { [.word, .number, .times].contains(token.kind) }

    /// Whether tokens are a known name, and nothing else.
    func isName(_ text: TypedText, _ range: Range<Int>) -> Bool {
        guard !range.isEmpty else { return false }
        return name(text, at: range.lowerBound)?.end == range.upperBound
    }

    /// Whether a known name is spelled like this, apart from case: "2 milk" is not “2% milk”, "eggs bread" not “egg bread”.
    func isSpelled(_ text: TypedText, _ range: Range<Int>) -> Bool {
        guard let name = name(text, at: range.lowerBound, before: range.upperBound), name.end == range.upperBound else {
            return false
        }
        let spelled = text.exactly(range).lowercased()
        return name.brand != nil || name.food?.names.values.joined().contains { $0.lowercased() == spelled } == true
    }

    /// Whether any known name is among the tokens.
    func hasName(_ text: TypedText) -> Bool {
        text.all.contains { name(text, at: $0) != nil }
    }

    /// What entries of the same product have in common.
    func key(of text: TypedText, _ meaning: Meaning) -> String {
        let bare = name(of: text)
        let key = FoodResolver.phraseKey((bare.isEmpty ? text.tokens : bare)[...])
        guard let food = meaning.food, !meaning.isBrand else { return "~" + String(key.hash, radix: 36) }
        let isShown = food.names.values.contains { $0.first.map(FoodKey.key(of:)) == key }
        // One word is another word for the same thing; several may be a kind of it: "yellow onions".
        let isEaten = food.category != .other || foods.words.aisles.aisle(ofFood: food.id) == .drinks
        let isWord = bare.count == 1 && isEaten && foods.food(key: key)?.id == food.id
        if isShown || isWord || meaning.isOfLanguage && bare.count == 1 { return food.id }
        return kind(text, of: food) ?? "~" + String(key.hash, radix: 36)
    }

    /// What recipes' lines for the same kind of a food have in common: typed skim milk is what they call skim milk.
    private func kind(_ text: TypedText, of food: Food) -> String? {
        guard case .buy(let bought) = PurchaseReader(foods: foods).read(parser.parse(text.string)),
            let only = bought.first, bought.count == 1, only.food?.id == food.id, !only.kinds.isEmpty,
            only.own.isEmpty, only.alternative.isEmpty, !only.isOptional
        else { return nil }
        return only.key
    }
}
