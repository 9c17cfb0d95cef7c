/// Names that are known only without some of their words.
extension PurchaseReader {
    /// "Skinless mackerel filets": the food of the words that are neither kinds nor plain, or of the first.
    func bare(_ name: NameWords) -> Food? {
        front(of: name.words)?.food ?? withoutKinds(name)
    }

    /// "Kartoffeln festkochend": the food of the words that are neither kinds nor plain.
    func withoutKinds(_ name: NameWords) -> Food? {
        let words = name.words.filter { !buying.isPlain($0) && !buying.isKind($0) }
        // "Frying pan": "pan" is bread elsewhere.
        guard let last = words.last, !buying.equipment.contains(last.key), words.count < name.words.count,
            !words.contains(where: { $0.word.has([.or, .and]) })
        else {
            return nil
        }
        let match = resolver.resolve(words[...])
        return match?.isNamed == true ? match?.food : nil
    }

    /// "Beurre non salé", "pan cateto": French and Spanish names begin with the food, whatever is said of it behind.
    private func front(of name: [Token]) -> (food: Food, end: Int)? {
        guard language == .fr || language == .es, (2...5).contains(name.count),
            name.allSatisfy({ $0.kind == .word && !$0.word.has([.or, .and, .link]) })
        else { return nil }
        for end in (max(1, name.count - 3)..<name.count).reversed() {
            let key = FoodResolver.phraseKey(name[..<end])
            guard let food = foods.food(key: key), food.isNamed(key, in: language) else { continue }
            return (food, end)
        }
        return nil
    }

    /// Where the name of a food ends that words begin with, which say more behind it.
    func front(of name: [Token], being food: Food) -> Int? {
        front(of: name).flatMap { $0.food.id == food.id ? $0.end : nil }
    }

    /// "Queso crema tipo Philadelphia" names it twice, "Granny Smith apples" does not: the name of the food that words beside
    /// another name of it begin with.
    func nameAgain(_ words: [Token], _ food: Food) -> WordKey? {
        let least = language == .en ? words.count : 1
        for end in stride(from: words.count, through: max(1, least), by: -1) {
            let key = FoodResolver.phraseKey(words.prefix(end))
            let isShown = Language.allCases.contains { FoodKey.key(of: food.name(in: $0)) == key }
            if isShown, foods.food(key: key)?.id == food.id { return key }
        }
        return nil
    }

    /// Where the name of a maker ends that begins at a word: "Old El Paso", whose first words mean nothing elsewhere.
    func endOfBrand(_ words: [Token], at start: Int) -> Int? {
        guard foods.words.brands.mayBegin(words[start].key) else { return nil }
        return (start + 2..<max(start + 2, min(words.count, start + 4) + 1)).last { end in
            end <= words.count && foods.words.brands.brand(FoodResolver.phraseKey(words[start..<end]))?.isMaker == true
        }
    }

    /// "Tostadas": a word for what is done with a food that names one itself in the household's language.
    func isNounDone(_ words: ArraySlice<Token>, _ food: Food) -> Bool {
        guard let word = words.first, words.count == 1, word.word.has(.done), !word.word.has(.after) else {
            return false
        }
        return food.isNamed(FoodResolver.phraseKey(words), in: language)
    }

    /// "4 whole cloves" are cloves, although a clove is mostly one of garlic.
    func clove(_ line: IngredientLine, _ name: NameWords) -> Food? {
        guard line.amount?.unit == .clove, name.words.allSatisfy({ buying.isPlain($0) || buying.isKind($0) }) else {
            return nil
        }
        return foods.food(key: FoodKey.key(of: MeasureUnit.clove.rawValue))
    }
}
