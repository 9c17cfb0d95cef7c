/// Names under which English lines ask for one food, although a shop sells what they mean beside each other.
extension PurchaseName {
    /// "Sea scallops" beside "bay scallops": what each line calls it, if the lines mean different ones; nil otherwise.
    func differingNames(of purchases: [Purchase]) -> [String]? {
        guard language == .en, purchases.count > 1, let food = purchases[0].food, Self.named.contains(food.id) else {
            return nil
        }
        let texts = purchases.map { purchase in
            // Juice and peel are of any of them.
            if purchase.part != nil { return food.name }
            let added = purchase.added.compactMap { foods.words.buying.name(of: $0, in: .en) }
            return (added + [purchase.words.isEmpty ? food.name : purchase.words]).joined(separator: " ")
        }
        // "Ground nutmeg" may begin its line.
        func isGround(_ text: String) -> Bool { text.lowercased().hasPrefix("ground ") }
        if food.id == "nutmeg", !texts.contains(where: isGround) { return nil }
        // A spice is ground unless a line says that it is whole, and coconut milk is never sweetened.
        let keys = Set(
            texts.map { text in
                let plain = isGround(text) ? String(text.dropFirst(7)) : text
                return FoodKey.key(of: food.id == "coconut-milk" ? plain.replacing("unsweetened ", with: "") : plain)
            }
        )
        return keys.count > 1 ? texts : nil
    }

    /// "Weichweizengrieß" in an item "Grieß", "quinoa tricolor" in "quinoa": what each line calls its food more exactly than
    /// the item's name, empty for the others; nil if none does.
    func closerNames(of purchases: [Purchase], than name: String) -> [String]? {
        guard language != .en, purchases.count > 1, let food = purchases[0].food, food.id != "egg" else { return nil }
        let known = telling(name, of: food)
        let hasSorts = differingSorts(of: purchases) != nil
        let texts = purchases.map { purchase in
            let own = self.name(of: [purchase], [])
            let words = telling(own, of: food)
            let isMore = words.contains { !known.contains($0) } && !(hasSorts && !purchase.sorts.isEmpty)
            // "Levadura de panadería" is one of its names.
            let isName =
                language != .de && food.category == .pantry && food.isNamed(FoodKey.key(of: own), in: language)
            let isCloser = isMore && !isName && known.allSatisfy { noun in words.contains { isKind($0, of: noun) } }
            // "Aceite de oliva virgen extra" at the head of a line is no other than in it.
            let isHead =
                language != .de && own.prefix(3).lowercased() == name.prefix(3) && own.first?.isUppercase == true
            return isCloser ? (isHead ? own.prefix(1).lowercased() + own.dropFirst() : own) : ""
        }
        return texts.allSatisfy(\.isEmpty) ? nil : texts
    }

    /// Whether a word is the noun, or a German compound that says more than it: no "Vollrahm", which is Rahm.
    private func isKind(_ word: String, of noun: String) -> Bool {
        if word == noun { return true }
        guard language == .de, noun.count > 3, word.hasSuffix(noun) else { return false }
        return !Self.same.contains(String(word.dropLast(noun.count)))
    }

    private static let same: Set<String> = [
        "voll", "schlag", "speise", "haushalts", "koch", "tafel", "weizen", "kuh", "bio-", "bio", "hand", "tee",
        "tiefkuhl",
        "tk-",
    ]

    /// The words of a name that say which one it is.
    private func telling(_ name: String, of food: Food) -> [String] {
        let text = NameWords(name, lexicon: foods.words.lexicon)
        let buying = foods.words.buying
        var place = 0
        var words: [String] = []
        while place < text.words.count {
            let token = text.words[place]
            if let said = buying.kind(text.words, at: place, of: food), said.kind == nil {
                place = max(said.end, place + 1)
                continue
            }
            place += 1
            let isHome = buying.isAside(.empty.appending(token.key), "home-" + language.rawValue)
            guard token.kind == .word, token.end > token.start + 2, !isHome, !token.word.has(.descriptor) else {
                continue
            }
            words.append(WordsTold.stem(text.text([token]), language))
        }
        return words
    }

    /// The foods whose names are not those of one product.
    private static let named: Set<String> = [
        "scallop", "ground-beef", "food-coloring", "allspice", "white-pepper", "processed-cheese", "sherry", "port",
        "mustard", "bread", "hamburger-bun", "bread-roll", "cocoa-powder", "canned-tomatoes", "chicken-wing",
        "artichoke-heart", "endive", "coconut-milk", "miso", "dried-porcini", "orzo", "nutmeg", "italian-sausage",
        "molasses", "grapefruit", "star-anise", "caraway-seed", "fennel-seed", "anise-seed", "salami", "clam",
        "lentil", "sandwich-bread", "chicken-stock-cube", "sirloin-steak", "sausage", "dark-chocolate",
        "tequila", "smoked-paprika", "wonton-wrapper", "kielbasa",
    ]
}
