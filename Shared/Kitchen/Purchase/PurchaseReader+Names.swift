/// What the names of foods say by themselves.
extension PurchaseReader {
    /// The kinds that a food's own name says already, and the key of the rest of it.
    func known(in food: Food) -> (kinds: [Int], key: WordKey) {
        if let found = nameOfFood, found.food == food.id { return (found.kinds, found.key) }
        let words = NameWords(food.name, lexicon: lexicon).words
        var kinds: [Int] = []
        var key = WordKey.empty
        var index = 0
        while index < words.count {
            if let (kind, end, _) = buying.kind(words, at: index, of: food) {
                if let kind { kinds.append(kind) }
                index = end
            } else {
                if !buying.isPlain(words[index]) {
                    key = FoodResolver.phraseKey([words[index]], after: key)
                }
                index += 1
            }
        }
        nameOfFood = (food.id, kinds, key)
        return (kinds, key)
    }
}
