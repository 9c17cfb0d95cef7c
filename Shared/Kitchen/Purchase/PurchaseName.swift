/// The name of what to buy, in a language.
struct PurchaseName {
    let foods: FoodTable
    let language: Language

    /// The name of purchases that are one item, of which so much is bought, with the share of fat that lines say.
    func name(of purchases: [Purchase], _ quantities: [Amount]) -> String {
        let name = inEnglish(inCapitals(undoubled(plainName(of: purchases, quantities))))
        let shares = Set(purchases.map(\.share).filter { !$0.isEmpty })
        return shares.count == 1 ? name + " " + (shares.first ?? "") : name
    }

    /// "Fillets salmon fillets", "frozen broccoli florets florets": the words without one that is said twice; "fillets cod"
    /// are cod fillets.
    private func undoubled(_ words: String) -> String {
        guard language == .en, words.utf8.contains(UInt8(ascii: " ")) else { return words }
        var parts = words.split(separator: " ")
        let cut = parts[0].lowercased()
        if cut == "fillets" || cut == "steaks", !parts[1...].contains(where: { $0 == "of" || $0.hasPrefix("fillet") }) {
            return parts[1...].joined(separator: " ") + " " + cut
        }
        guard parts.count > 2, let last = parts.last else { return words }
        if parts[0] == last, Self.doubled.contains(parts[0].lowercased()) { parts.removeFirst() }
        // "Hoisin sauce sauce", "lean lean ground beef", but "mahi mahi" is a fish.
        let twice = parts.indices.dropFirst().first {
            parts[$0] == parts[$0 - 1] && Self.doubled.contains(parts[$0].lowercased())
        }
        if let twice { parts.remove(at: twice) }
        return parts.joined(separator: " ")
    }

    private static let doubled: Set<String> = [
        "fillet", "fillets", "florets", "canned", "lean", "cake", "tortillas", "sauce", "juice", "bell", "roast",
    ]

    private func plainName(of purchases: [Purchase], _ quantities: [Amount]) -> String {
        guard let first = purchases.first else { return "" }
        guard let food = first.food else { return purchases.map(\.own).min() ?? "" }
        if purchases.count > 1, let apart = nameApart(purchases, being: food, quantities) { return apart }
        if differingNames(of: purchases) != nil { return food.name }
        let isMany = language != .en && Self.isMany(quantities, of: food)
        func inNumber(_ name: String) -> String { isMany ? plural(of: name, being: first.base ?? food) : name }
        if let words = written(purchases, being: food, inNumber) { return inCase(words, of: food) }
        // "Sal gorda" beside salt: the words of the line that names the sort.
        let meant = sorts(of: purchases)
        if language != .en, !meant.isEmpty, first.kinds.isEmpty, foods.food(listed: food.id) != nil,
            let said = purchases.first(where: {
                $0.sorts == meant && $0.added.isEmpty && !$0.words.isEmpty && $0.own.isEmpty
            })
        {
            return inCase(inNumber(said.words), of: food)
        }
        let name = inNumber(name(of: food))
        // "Tomates pelées" are peeled already.
        var words = (first.kinds + sorts(of: purchases)).sorted().map { word(for: $0, in: first) }
            .filter { language == .en || !name.contains($0) }
        if let called = called(purchases, being: food) { return called }
        if language == .en, first.own.isEmpty { return (inColors(words) + [name]).joined(separator: " ") }
        // Of "vegetarian bouillon" the first word is that of what it lacks.
        if language == .en, !first.words.isEmpty {
            let lack = foods.food(listed: food.id) == nil ? FoodVariant.base(of: food)?.variant.rawValue : nil
            return purchases.map { purchase in
                let added =
                    [lack.flatMap { foods.words.buying.name(of: $0, in: .en) }].compactMap(\.self)
                    + purchase.added.map { word(for: $0, in: purchase) }
                return (added + [purchase.words]).joined(separator: " ")
            }.min() ?? name
        }
        if let own = purchases.map(\.own).min(), !own.isEmpty { words.append(own) }
        return words.isEmpty ? name : beside(name, words.joined(separator: ", "))
    }

    /// "Turkey gravy" and "prepared turkey gravy", which no shopper finds as "gravy": the shortest of the lines' names, if the
    /// words by which a shop sells them beside others are missing in the food's; nil otherwise.
    private func nameApart(_ purchases: [Purchase], being food: Food, _ quantities: [Amount]) -> String? {
        guard language == .en, let names = foods.words.buying.beside[food.id] else { return nil }
        let texts = purchases.map { plainName(of: [$0], quantities) }
        guard Set(texts).count > 1, texts.allSatisfy({ Self.first(of: names, in: $0) != nil }),
            Self.first(of: names, in: name(of: food)) == nil
        else { return nil }
        return texts.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    }

    /// The first of some names, without capitals, accents and hyphens, that words of a text begin with.
    static func first(of names: [String], in text: String) -> String? {
        let text = " " + String(text.lowercased().map { plain[$0] ?? $0 })
        return names.first { text.contains(" " + $0) }
    }

    private static let plain: [Character: Character] = ["-": " ", "é": "e", "ç": "c", "á": "a"]

    /// "Flaked coconut" and "coconut flakes": the shortest of the lines' words, if none of them is the name that is shown.
    private func called(_ purchases: [Purchase], being food: Food) -> String? {
        guard language == .en, food.id == "desiccated-coconut",
            purchases.allSatisfy({ $0.alias != nil && !$0.words.isEmpty && $0.own.isEmpty && $0.added.isEmpty })
        else { return nil }
        return purchases.map(\.words).min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    }

    /// The recipes' own words, if they are in this language and say more than the food's name.
    private func written(_ purchases: [Purchase], being food: Food, _ inNumber: (String) -> String) -> String? {
        func alias(_ purchase: Purchase) -> WordKey? { purchase.alias ?? (purchase.own.isEmpty ? nil : .empty) }
        let first = purchases.first.flatMap(alias)
        let isSame = first != nil && purchases.allSatisfy { alias($0) == first }
        guard isSame || language != .en else { return nil }
        let sorts = sorts(of: purchases)
        let native = purchases.filter { purchase in
            guard purchase.sorts == sorts, !isAbbreviated(purchase.words) else { return false }
            return (purchase.base ?? food).isNamed(purchase.phrase, in: language)
                || language == .en && purchase.base != nil && food.isNamed(purchase.phrase, in: language)
                || foods.words.buying.isName(purchase.phrase, of: food.id, in: language)
        }
        guard !native.isEmpty else { return nil }
        guard isSame else {
            let texts = native.filter { $0.added.isEmpty && !$0.words.isEmpty }.map(\.words)
            let isOneWord = native.count == purchases.count && texts.count == native.count
            let shortest = texts.min { $0.utf8.count < $1.utf8.count } ?? ""
            if isOneWord, texts.allSatisfy({ isInflected($0, shortest) }) {
                return best(texts, being: food).map(inNumber)
            }
            // "Rahm" and "Vollrahm" are Rahm, in the word of those who wrote them.
            if isOneWord, language == .de, shortest.utf8.count > 3,
                texts.allSatisfy({ $0.lowercased().hasSuffix(shortest.lowercased()) })
            {
                return inNumber(shortest)
            }
            let shown = name(of: food)
            // "Polvo de hornear" beside "polvo para hornear" is no "levadura", as others call it.
            let areOthers = isOneWord && texts.allSatisfy { isOther($0, than: shown) }
            return best(areOthers ? texts : texts.filter { isInflected($0, shown) }, being: food).map(inNumber)
        }
        let texts = native.map { purchase in
            let added = purchase.added.map { word(for: $0, in: purchase) }
                .filter { language == .en || !purchase.words.hasSuffix(" " + $0) }
            if added.isEmpty { return inNumber(purchase.words) }
            return language == .en
                ? (added + [purchase.words]).joined(separator: " ")
                : beside(inNumber(purchase.words), added.joined(separator: ", "))
        }
        return best(texts, being: food)
    }

    /// "Pdt", "pdts": what nobody reads aloud.
    private func isAbbreviated(_ words: String) -> Bool {
        language != .en && words.utf8.count > 1 && words.utf8.count < 6
            && words.utf8.allSatisfy { "bcdfghjklmnpqrstvwxz".utf8.contains($0 | 0x20) }
    }

    /// "Red and green candied cherries": two colours have an "and" between them.
    private func inColors(_ words: [String]) -> [String] {
        let colors = words.filter(PurchaseReader.colors.contains)
        guard colors.count > 1 else { return words }
        return [colors.joined(separator: " and ")] + words.filter { !colors.contains($0) }
    }

    /// "Gros sel" at the start of a line is gros sel; German nouns stay.
    private func inCase(_ words: String, of food: Food) -> String {
        guard language == .fr || language == .es, let first = words.first, first.isUppercase,
            !words.dropFirst().contains(where: \.isUppercase),
            let word = NameWords(words, lexicon: foods.words.lexicon).words.first,
            // Not a name such as Cointreau.
            !word.word.flags.isEmpty
                || NameWords(name(of: food), lexicon: foods.words.lexicon).words.first?.key == word.key
        else { return words }
        return first.lowercased() + words.dropFirst()
    }

    /// A name with more in brackets, which may have some already: "Käse (Gouda, gerieben)".
    private func beside(_ name: String, _ more: String) -> String {
        name.hasSuffix(")") ? "\(name.dropLast()), \(more))" : "\(name) (\(more))"
    }

    /// The word of a kind: as the line has it, which agrees with its noun, or as the language's file has it.
    private func word(for kind: Int, in purchase: Purchase) -> String {
        let name = foods.words.buying.name(of: kind, in: language)
        guard let said = purchase.said[kind],
            // "(type 45)"
            said.contains(" ") == name.contains(" ") || said.last?.isNumber == true
        else { return name }
        return said
    }

    func name(of food: Food) -> String {
        guard language != .en, let (base, variant) = FoodVariant.base(of: food), foods.food(listed: food.id) == nil,
            let plain = foods.food(id: base)
        else { return food.name(in: language) }
        let word = foods.words.buying.name(of: variant.rawValue, in: language) ?? variant.rawValue
        return "\(name(of: plain)) (\(word))"
    }

    /// The sorts that are meant, unless lines ask for different ones.
    private func sorts(of purchases: [Purchase]) -> [Int] {
        var found: [Int] = []
        // "1 cebolla, 1 cebolla blanca" are no white onions: the note says how many are.
        if language != .en, purchases.contains(where: { $0.sorts.isEmpty && !$0.isUncounted }) { return [] }
        for purchase in purchases where !purchase.sorts.isEmpty {
            if found.isEmpty { found = purchase.sorts }
            guard found != purchase.sorts else { continue }
            // "Sharp white Cheddar" and "sharp Cheddar" are both sharp.
            found = language == .en ? found.filter(purchase.sorts.contains) : []
            if found.isEmpty { return [] }
        }
        return found
    }

    /// Foods whose sorts an English list tells apart.
    private static let apart: Set<String> = ["cornmeal", "flour-tortilla", "corn-tortilla", "cheddar"]

    /// "Farine T45", "farine T55": the sorts that each of some lines asks for, of which the name says none as they differ;
    /// empty for the others.
    func differingSorts(of purchases: [Purchase]) -> [String]? {
        // Other English sorts do instead of each other.
        guard language != .en || purchases.first?.food.map({ Self.apart.contains($0.id) }) == true else { return nil }
        let texts = purchases.map { purchase in
            purchase.sorts.isEmpty
                ? ""
                : purchase.added.isEmpty
                    ? purchase.food.map { inCase(purchase.words, of: $0) } ?? purchase.words
                    : purchase.sorts.map { word(for: $0, in: purchase) }.joined(separator: ", ")
        }
        let least = language == .en ? 2 : 1
        return Set(texts.filter { !$0.isEmpty }).count >= least && sorts(of: purchases).isEmpty ? texts : nil
    }
}
