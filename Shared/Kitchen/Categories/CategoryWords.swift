/// Words that give the category of a food that the table does not know.
struct CategoryWords: Sendable {
    /// Words for frozen food.
    private(set) var frozen = WordSet()
    /// Words that move a fruit, vegetable or herb to the pantry.
    private(set) var preserved = WordSet()
    /// Words for things that are not eaten, whatever the other words.
    private(set) var household = WordSet()
    /// Words that change how much of a food fits into a cup.
    private(set) var packing = WordSet()
    /// Words for a mixture, which is where the thing before it is if that is fresh.
    private(set) var mixtures = WordSet()
    /// The category of a name with this head.
    private(set) var heads = WordTable<Category>()
    /// Endings of German compounds and of words in other languages.
    private var endings: [Category: [String]] = [:]

    /// The order in which endings are tried; non-food comes first.
    private static let order: [Category] = [.other, .frozen, .produce, .meat, .dairy, .pantry]

    /// The category of a name whose last word is this one.
    func category(ofEnding word: String) -> Category? {
        Self.order.first { endings[$0]?.contains { word.hasSuffix($0) } == true }
    }

    /// Reads a language's words, and those that give an aisle.
    mutating func read(_ entries: [WordEntry], _ aisles: inout AisleWords) throws(VocabularyError) {
        for entry in entries {
            let parts = entry.key.split(separator: " ").map(String.init)
            if parts.count == 2, parts[0] == "noun" || parts[0] == "ending" {
                guard let category = Category(rawValue: parts[1]) else {
                    if let aisle = StandardAisle(rawValue: parts[1]) {
                        try aisles.read(entry, ending: parts[0] == "ending", aisle)
                        continue
                    }
                    throw entry.fault("there is no category “\(parts[1])”")
                }
                if parts[0] == "ending" {
                    endings[category, default: []] += entry.words.map(entry.text)
                } else {
                    try addHeads(entry, category)
                }
                continue
            }
            let keys = try entry.single().map(\.key)
            switch entry.key {
            case "frozen": frozen.formUnion(keys)
            case "preserved": preserved.formUnion(keys)
            case "household": household.formUnion(keys)
            case "packing": packing.formUnion(keys)
            case "mixture": mixtures.formUnion(keys)
            default: throw entry.fault("there is no class of words “\(entry.key)”")
            }
        }
    }

    private mutating func addHeads(_ entry: WordEntry, _ category: Category) throws(VocabularyError) {
        for (word, key) in try entry.single() {
            if let other = heads.updateValue(category, forKey: key), other != category {
                throw entry.fault(word, "is already listed under “\(other.rawValue)”")
            }
        }
    }
}
