/// The names of a food by language, the first of each being the one that people see; without the canonical one.
struct FoodNames: Sendable {
    private var listed: [Language: [String]]?
    private var texts: FoodTexts?
    private var place = 0

    /// These names.
    init(_ names: [Language: [String]]) {
        listed = names
    }

    /// The names at a place of the files.
    init(_ texts: FoodTexts, at place: Int) {
        self.texts = texts
        self.place = place
    }

    /// The names, apart from the canonical one.
    var all: [Language: [String]] { listed ?? texts?.names(at: place) ?? [:] }
}

extension FoodNames: Hashable {
    static func == (left: FoodNames, right: FoodNames) -> Bool {
        if let texts = left.texts, texts === right.texts { return left.place == right.place }
        return left.all == right.all
    }

    /// Nothing is mixed in: equal names may be held in two ways, and a food's id tells it apart.
    func hash(into hasher: inout Hasher) {}
}
