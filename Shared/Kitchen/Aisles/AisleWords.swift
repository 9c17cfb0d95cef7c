/// Which of the finer aisles foods, and names with certain words, belong to.
struct AisleWords: Sendable {
    private var foods: [String: StandardAisle] = [:]
    private var heads: [WordKey: StandardAisle] = [:]
    /// Endings of German compounds and of words in other languages.
    private var endings: [(text: String, aisle: StandardAisle)] = []

    /// The aisle of a known food; nil if it is that of its category.
    func aisle(ofFood id: String) -> StandardAisle? { foods[id] }

    /// The aisle of the name of something unknown in a category; nil if no word says any, or that of another category.
    func aisle(of name: String, in category: Category, lexicon: Lexicon) -> StandardAisle? {
        let tokens = Tokenizer.tokens(of: Array(name.utf8.prefix(400)), lexicon: lexicon)
        // The last known word decides: it is the head of an English or German name.
        let head = tokens.reversed().lazy.compactMap { heads[$0.key] }.first
        let last = name.lowercased().split { !$0.isLetter }.last.map(String.init) ?? ""
        let found = head ?? endings.first { last.hasSuffix($0.text) }?.aisle
        return found.flatMap { $0.refines(category) ? $0 : nil }
    }

    /// Reads the foods of each aisle.
    mutating func readFoods(_ file: WordFile, known: FoodIndex) throws(VocabularyError) {
        try file.entries { key, list throws(VocabularyError) in
            let name = String(decoding: key, as: UTF8.self)
            guard let aisle = StandardAisle(rawValue: name) else {
                throw file.fault(at: key.startIndex, "there is no aisle “\(name)”")
            }
            for word in WordList(list) {
                let id = String(decoding: word, as: UTF8.self)
                guard known.food(id: id) != nil else {
                    throw file.fault(at: word.startIndex, "there is no food “\(id)”")
                }
                guard foods.updateValue(aisle, forKey: id) == nil else {
                    throw file.fault(at: word.startIndex, "“\(id)” is in two aisles")
                }
            }
        }
    }

    /// Takes the words of an entry of `categories.txt` that names an aisle.
    mutating func read(_ entry: WordEntry, ending isEnding: Bool, _ aisle: StandardAisle) throws(VocabularyError) {
        if isEnding {
            endings += entry.words.map { (entry.text($0), aisle) }
            return
        }
        for (word, key) in try entry.single() {
            if let other = heads.updateValue(aisle, forKey: key), other != aisle {
                throw entry.fault(word, "is already listed under “\(other.rawValue)”")
            }
        }
    }
}

extension StandardAisle {
    /// Whether it takes things of a category.
    fileprivate func refines(_ category: Category) -> Bool {
        switch self {
        case .produce, .meat, .dairy, .pantry, .frozen, .other: false
        case .fish: category == .meat
        case .bakery, .canned, .sauces, .spices, .baking, .breakfast, .snacks: category == .pantry
        // What nobody knows counts as pantry.
        case .drinks, .baby, .hygiene, .household, .pets: category == .pantry || category == .other
        }
    }
}
