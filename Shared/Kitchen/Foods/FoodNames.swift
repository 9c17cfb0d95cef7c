/// The names of a food by language, the shown one first, without the canonical one.
struct FoodNames: Sendable {
    private var listed: [Language: [String]]?
    private var texts: FoodTexts?
    private var place = 0

    /// These names.
    init(_ names: [Language: [String]]) {
        listed = names
    }

    /// The names at an index of the files.
    init(_ texts: FoodTexts, at place: Int) {
        self.texts = texts
        self.place = place
    }

    /// The names, apart from the canonical one.
    var all: [Language: [String]] { listed ?? texts?.names(at: place) ?? [:] }

    /// The first name in a language, without decoding the others.
    func first(in language: Language) -> String? {
        if let listed { return listed[language]?.first }
        return texts?.firstName(in: language, at: place)
    }

    /// Whether a key is that of a name in a language.
    func contains(_ key: WordKey, in language: Language) -> Bool {
        if let listed { return listed[language]?.contains { FoodKey.key(of: $0) == key } == true }
        return texts?.hasName(key, in: language, at: place) == true
    }
}

extension FoodNames: Hashable {
    static func == (left: FoodNames, right: FoodNames) -> Bool {
        if let texts = left.texts, texts === right.texts { return left.place == right.place }
        return left.all == right.all
    }

    /// Adds nothing: equal names may be stored in two ways, and a food's id is enough to hash it.
    func hash(into hasher: inout Hasher) {}
}
