extension PurchaseName {
    /// "Bone-in chicken thighs", "Italian sausage": the hyphens and capitals of English, in which the words of kinds are kept
    /// without them.
    func inEnglish(_ name: String) -> String {
        guard language == .en, name.utf8.contains(0x20) else { return name }
        var words = name.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        for place in words.indices where Self.nations.contains(words[place]) {
            words[place] = words[place].prefix(1).uppercased() + words[place].dropFirst()
        }
        // "Canned diced tomatoes", whose kinds stand before the name of what is in the can.
        if let can = words.firstIndex(of: "canned"), can > 0, words[..<can].allSatisfy({ !Self.links.contains($0) }) {
            words.insert(words.remove(at: can), at: 0)
        }
        // Of a lettuce, a head is bought.
        if name.hasSuffix(" leaf lettuce leaves") { words.removeLast() }
        var place = 0
        while place + 2 < words.count {
            if let second = Self.hyphened[words[place].lowercased()], second.contains(words[place + 1]) {
                words[place] += "-" + words.remove(at: place + 1)
            }
            place += 1
        }
        return words.joined(separator: " ")
    }

    private static let links: Set<String> = ["from", "or", "with", "in"]

    private static let nations: Set<String> = [
        "american", "brussels", "cajun", "canadian", "chinese", "danish", "dijon", "english", "french", "german",
        "greek",
        "hawaiian", "hungarian", "indian", "irish", "italian", "japanese", "korean", "mexican", "moroccan", "russian",
        "scottish", "spanish", "swiss", "thai", "turkish", "vietnamese",
    ]

    /// Words that are one with those behind them before a noun.
    private static let hyphened: [String: Set<String>] = [
        "bone": ["in"], "skin": ["on"], "head": ["on"], "hard": ["shelled"], "low": ["fat", "sodium"], "fat": ["free"],
        "sugar": ["free"], "gluten": ["free"], "dairy": ["free"], "lactose": ["free"],
        "extra": ["firm", "virgin", "lean", "wide"],
        "long": ["grain"], "short": ["grain"], "medium": ["grain"], "sun": ["dried"], "fire": ["roasted"],
        "part": ["skim"], "flat": ["leaf"], "old": ["fashioned"], "steel": ["cut"], "self": ["raising", "rising"],
        "free": ["range"], "dry": ["roasted"], "thick": ["cut"], "french": ["cut"], "center": ["cut"],
        "all": ["purpose"], "full": ["fat"], "reduced": ["fat", "sodium"],
        "stone": ["ground"], "small": ["curd"], "large": ["curd"],
    ]
}
