/// Words for allergens, such as "dairy", "Nüsse" or "shellfish".
struct AllergenWords: Sendable {
    private var words = WordTable<[Allergen]>()

    /// The allergens that a word means.
    func allergens(meantBy key: WordKey) -> [Allergen] { words[key] ?? [] }

    /// Reads a language's words.
    mutating func read(_ entries: [WordEntry]) throws(VocabularyError) {
        var own: [WordKey: String] = [:]
        for entry in entries {
            let names = entry.key.split(separator: " ")
            let allergens = names.compactMap { Allergen(rawValue: String($0)) }
            guard allergens.count == names.count, !allergens.isEmpty else {
                throw entry.fault("there is no allergen “\(entry.key)”")
            }
            for word in entry.words {
                if let other = own.updateValue(entry.key, forKey: word.phrase) {
                    throw entry.fault(word, "is already listed under “\(other)”")
                }
                words[word.phrase, default: []] += allergens.filter { words[word.phrase]?.contains($0) != true }
            }
        }
    }
}
