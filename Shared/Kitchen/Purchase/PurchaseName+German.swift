extension PurchaseName {
    /// "rote linsen", "mandelmilch ungesüßt": German nouns with their capitals, which people leave out on a phone.
    func inCapitals(_ name: String) -> String {
        guard language == .de, name.first?.isLowercase == true || name.contains(" ") else { return name }
        let words = name.split(separator: " ", omittingEmptySubsequences: false)
        guard words.contains(where: { $0.first?.isLowercase == true }) else { return name }
        return words.map { word in
            let noun = word.prefix { $0.isLetter }
            guard noun.count > 1, noun.first?.isLowercase == true, noun == word || word.last == ")" || word.last == ",",
                isNoun(String(noun))
            else { return String(word) }
            return noun.prefix(1).uppercased() + String(word.dropFirst())
        }
        .joined(separator: " ")
    }

    /// Whether a word is the name of a food, and does not say which one as "wiener" does.
    private func isNoun(_ word: String) -> Bool {
        let key = FoodKey.key(of: word)
        guard foods.food(key: key)?.isNamed(key, in: .de) == true,
            let token = NameWords(word, lexicon: foods.words.lexicon).words.first
        else { return false }
        return !token.word.has([.descriptor, .size, .done, .after, .adverb, .and, .or, .with, .of, .ends, .stop])
            && !foods.words.buying.isKind(token) && !foods.words.buying.isPlain(token)
    }
}
