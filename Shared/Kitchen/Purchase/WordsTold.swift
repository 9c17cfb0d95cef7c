/// What a list says of the purchases of a line, word by word.
struct WordsTold {
    private let stems: Set<String>
    /// The places of words that name the foods, their kinds, and what comes from the tap.
    private let named: Set<Int>
    /// The places of words and numbers of amounts that the list shows.
    private let amounts: Set<Int>
    /// The places of those that it does not show.
    private let lost: Set<Int>
    private let units: Set<MeasureUnit>
    /// Where each purchase is named.
    private let places: [Int?]
    private let language: Language
    /// Whether all that is bought is cut and peeled at home.
    let isFresh: Bool
    let isProduce: Bool
    let isMeat: Bool
    /// Whether all of it is weighed or packed, and from the shelf.
    let isShelved: Bool
    /// Whether there is one sort of it only, whatever it is for: butter, salt, eggs.
    let isStaple: Bool
    /// Whether the line names several foods.
    let isSeveral: Bool
    /// Whether a shop has it dried, canned or frozen rather than fresh.
    let isPreserved: Bool
    let isFrozen: Bool
    /// Whether its amount is a glass, which may be small or large.
    let isGlass: Bool
    /// Whether its amount is a volume, as of what is cut at home.
    let isMeasured: Bool
    /// Whether its amount is that of the cooked food.
    let isCooked: Bool

    init(of bought: [Purchase], in line: IngredientLine, by reader: PurchaseReader) {
        language = reader.language
        let text = reader.words(of: line.text)
        let naming = PurchaseName(foods: reader.foods, language: language)
        var stems: Set<String> = []
        var named: Set<Int> = []
        var places: [Int?] = []
        for purchase in bought {
            let shown = [
                naming.name(of: [purchase], []), purchase.alternative, purchase.remark, purchase.size,
                purchase.purpose, purchase.perPerson, purchase.share,
            ]
            let own = Self.stems(in: shown.joined(separator: " "), language)
            stems.formUnion(own)
            let names = Self.names(of: purchase, in: text, by: reader)
            named.formUnion(names)
            let first = text.all.first { $0.kind == .word && own.contains(Self.stem(text.text([$0]), reader.language)) }
            places.append(names.min() ?? first?.start)
        }
        self.stems = stems
        self.places = places
        self.named = named.union(Self.kitchenWords(in: text, by: reader)).union(
            Self.asides(of: bought, line, text, reader)
        )
        let shown = Self.shown(of: bought, in: line)
        units = Set((shown + line.amounts).compactMap(\.unit))
        (amounts, lost) = Self.amounts(shown, of: bought, in: line, text, by: reader)
        isFresh = bought.allSatisfy { $0.category == .produce || $0.category == .meat }
        isProduce = bought.allSatisfy { $0.category == .produce }
        isMeat = bought.allSatisfy { $0.category == .meat }
        isShelved =
            bought.allSatisfy { $0.category == .pantry }
            && line.amount?.unit.map { $0.dimension == .mass || $0.isPackage } == true
        isSeveral = bought.count > 1
        isPreserved = bought.contains { purchase in
            purchase.category == .frozen
                || purchase.food.map { food in Self.preserved.contains { food.id.hasSuffix($0) } } == true
        }
        isFrozen =
            bought.allSatisfy { $0.category == .frozen }
            && line.amount?.unit.map { $0.dimension == .mass || $0.isPackage } == true
        isGlass = line.amount?.unit == .glass
        isMeasured = line.amount?.unit?.dimension == .volume
        isCooked = bought.contains { $0.factor != .one }
        isStaple = bought.allSatisfy { $0.food.map { $0.staple != .no || Self.staples.contains($0.id) } == true }
    }

    private static let preserved = [
        "bean", "pea", "corn", "pasta", "noodle", "ravioli", "tortellini", "gnocchi", "fig", "artichoke", "chestnut",
    ]
    private static let staples: Set<String> = ["butter", "egg", "milk", "breadcrumbs"]

    /// Whether the list says a word, in whatever form.
    func has(_ token: Token, _ text: String) -> Bool {
        if named.contains(token.start) || amounts.contains(token.start) { return true }
        if let unit = token.word.unit, units.contains(where: { $0 == unit || $0.isMeasure && unit.isMeasure }) {
            return true
        }
        return says(token, text)
    }

    /// Whether one of the list's words is this one: "Getr." is "getrocknet".
    func says(_ token: Token, _ text: String) -> Bool {
        let stem = Self.stem(text, language)
        return stems.contains(stem) || stem.count > 2 && stems.contains { $0.hasPrefix(stem) }
    }

    /// What a compound says behind the name of a food that the list has: "röllchen".
    func rest(of word: String) -> String? {
        let folded = word.lowercased()
        return stems.lazy.filter { $0.count > 4 && folded.hasPrefix($0) }.map { stem in
            let rest = folded.dropFirst(stem.count)
            for joint in ["en", "n", "s", "e"] where rest.hasPrefix(joint) && rest.count > joint.count + 2 {
                return String(rest.dropFirst(joint.count))
            }
            return String(rest)
        }.first
    }

    /// Whether a word or a number is of an amount that the list does not show.
    func isLost(_ token: Token) -> Bool { lost.contains(token.start) }

    /// The purchase that is named last before a place in the line.
    func owner(of start: Int) -> Int {
        places.indices.filter { places[$0].map { $0 <= start } == true }
            .max { places[$0] ?? 0 < places[$1] ?? 0 } ?? 0
    }

    /// The places of words for what comes from the tap or is used, for what is only more general, and for what is done at
    /// home.
    private static func kitchenWords(in text: NameWords, by reader: PurchaseReader) -> [Int] {
        text.all.indices.compactMap { place in
            let token = text.all[place]
            guard token.kind == .word else { return nil }
            if isDone(at: place, in: text, by: reader) { return token.start }
            guard let food = reader.resolver.resolve([token])?.food else { return nil }
            let isUsed = food.shop?.isFree == true || food.shop?.isTool == true
            return isUsed || general.contains(food.id) ? token.start : nil
        }
    }

    /// Whether a word says what is done at home, or with what: "to a paste", "fresh ground", "a vegetable peeler".
    private static func isDone(at place: Int, in text: NameWords, by reader: PurchaseReader) -> Bool {
        func word(_ index: Int) -> String {
            text.all.indices.contains(index) ? text.text([text.all[index]]).lowercased() : ""
        }
        if doing.contains(word(place - 1)) || word(place - 1) == "a" && word(place - 2) == "to" { return true }
        guard reader.language == .en, place + 1 < text.all.count else { return false }
        let next = WordKey.empty.appending(text.all[place + 1].key)
        return word(place) == "fresh" && reader.buying.isAside(next, "freshly") || reader.buying.isAside(next, "used")
    }

    /// Words behind which it is said what is done at home: "patted dry", "to blend", "if frozen".
    private static let doing: Set<String> = [
        "frisch", "fraîchement", "recién", "freshly", "patted", "pat", "blotted", "spun", "wiped", "squeezed", "wrung",
        "thoroughly", "to", "if", "by",
    ]

    private static let general: Set<String> = [
        "pasta", "cheese", "fish", "fish-fillet", "meat", "mushroom", "sausage", "bread", "noodle",
    ]

    /// The places of words that are names of a purchase's food or of its kinds.
    private static func names(of purchase: Purchase, in text: NameWords, by reader: PurchaseReader) -> Set<Int> {
        let foods = [purchase.food, purchase.base, purchase.part].compactMap(\.self)
        let ids = Set(foods.map(\.id) + foods.compactMap { $0.shop?.boughtAs })
        let kinds = purchase.kinds + purchase.sorts
        var found: Set<Int> = []
        let tokens = text.all
        for start in tokens.indices where tokens[start].kind == .word || tokens[start].kind == .number {
            for food in foods {
                guard let said = reader.buying.kind(tokens, at: start, of: food) else { continue }
                // What is plain for this food alone, as "hartgekocht" is for eggs.
                let isPlain = said.kind == nil && said.isScoped
                let isTold = said.kind.map { kind in
                    kinds.contains(kind) || food.id.hasPrefix(reader.buying.kinds[kind].id + "-")
                }
                if isPlain || isTold == true { found.formUnion(tokens[start..<said.end].map(\.start)) }
            }
            var key = WordKey.empty
            for end in start..<min(tokens.count, start + 5) {
                guard let word = FoodResolver.wordKey(tokens[end]) else { continue }
                key = key.appending(word)
                if let food = reader.foods.food(key: key),
                    ids.contains(food.id) || food.shop?.boughtAs.map(ids.contains) == true
                        || food.shop?.isTool == true
                {
                    found.formUnion(tokens[start...end].map(\.start))
                }
            }
        }
        return found
    }

    private static func stems(in text: String, _ language: Language) -> Set<String> {
        let words = text.split { !$0.isLetter && $0 != "'" }
        // "D'olive" is "olive" as well.
        let elided = words.filter { $0.dropFirst().first == "'" }.map { $0.dropFirst(2) }
        return Set((words + elided).map { stem(String($0), language) })
    }

    /// A word without its accents and its ending.
    static func stem(_ word: String, _ language: Language) -> String {
        let plain = String(word.lowercased().compactMap { $0 == "'" ? nil : accents[$0] ?? $0 })
        for ending in endings[language] ?? [] where plain.hasSuffix(ending) && plain.count >= ending.count + 4 {
            return String(plain.dropLast(ending.count))
        }
        return plain
    }

    private static let accents: [Character: Character] = [
        "ä": "a", "ö": "o", "ü": "u", "é": "e", "è": "e", "ê": "e", "ë": "e", "à": "a", "â": "a", "î": "i", "ï": "i",
        "ô": "o", "û": "u", "ù": "u", "ç": "c", "á": "a", "í": "i", "ó": "o", "ú": "u", "ñ": "n",
    ]

    private static let endings: [Language: [String]] = [
        .de: ["en", "er", "em", "es", "e", "n", "s"], .en: ["es", "s"], .fr: ["ees", "es", "ee", "s", "e", "x"],
        .es: ["os", "as", "es", "o", "a", "s", "e"],
    ]
}
