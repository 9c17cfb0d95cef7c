extension PurchaseName {
    /// What would do as well, in this language: "oder Margarine" for "or margarine".
    ///
    /// It stays as written if it is in this language, or names anything but foods that are known.
    func alternative(_ written: String) -> String {
        let text = NameWords(written, lexicon: foods.words.lexicon)
        guard let or = foods.words.shown(in: language)?.or, let first = text.all.first(where: { $0.word.has(.or) })
        else { return written }
        if text.text([first]).lowercased() == or { return withoutArticle(written, text) }
        let parts = text.all.split { $0.word.has(.or) || $0.kind == .comma }
        let names = parts.compactMap { name(of: $0, in: text) }
        guard !names.isEmpty, names.count == parts.count else { return written }
        let start = text.all[0].word.has(.or) ? or + " " : ""
        return start + names.joined(separator: " \(or) ")
    }

    /// The name in this language of the food that words name, with its amount.
    private func name(of words: ArraySlice<Token>, in text: NameWords) -> String? {
        guard let first = words.first, let last = words.last else { return nil }
        let line = IngredientParser(foods: foods).parse(text.text(from: first, through: last))
        guard line.amounts.count < 2, line.preparation.isEmpty, line.note.isEmpty, let food = food(named: line.name)
        else { return nil }
        // "Ersatzweise Bauchspeck" is in this language already; "margarine" may be of another.
        let isOwn =
            food.isNamed(FoodKey.key(of: line.name), in: language)
            && (language != .de || line.name.first?.isUppercase == true)
        return (line.amount.map { $0.display + " " } ?? "") + (isOwn ? line.name : name(of: food))
    }

    /// "Ou margarine" for "ou de la margarine"; "ou de tournesol" stays, as nobody says it without.
    private func withoutArticle(_ written: String, _ text: NameWords) -> String {
        let rest = text.all.drop { $0.word.has(.or) }
        guard language != .en, text.all.first?.word.has(.or) == true, let or = text.all.first, let of = rest.first,
            of.word.has(.of)
        else { return written }
        let name = rest.drop { $0.word.has([.of, .article]) }
        guard let start = name.first, let last = name.last,
            let food = FoodResolver(foods: foods).resolve(name), food.words.lowerBound == 0, !Self.isSort(food.food)
        else { return written }
        return text.text([or]) + " " + text.text(from: start, through: last)
    }

    /// Whether the name of a food may stand for what is made of it: "(huile) de tournesol", "(yogur) de limón".
    private static func isSort(_ food: Food) -> Bool {
        food.category == .produce || food.category == .other || food.id.hasSuffix("seed")
            || sorts.contains(food.id)
    }

    /// "(Leche) de avena", "(harina) de arroz".
    private static let sorts: Set<String> = [
        "oat", "oats", "rolled-oats", "rice", "soybean", "almond", "hazelnut", "spelt", "meat", "fish", "chicken",
        "poultry",
    ]

    private func food(named name: String) -> Food? {
        let words = NameWords(name, lexicon: foods.words.lexicon).all.drop { $0.word.has([.of, .article]) }
        return foods.food(key: FoodResolver.phraseKey(words))
    }
}
