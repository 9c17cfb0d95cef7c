/// Where in the shop a purchase is, and what of its kinds is left.
extension PurchaseReader {
    /// "Cooked canned chickpeas" are canned, "cooked dried beans" are cooked, and "minced cooked ham" is none from a
    /// grinder.
    func settleCooked(_ purchase: inout Purchase, being food: Food, _ line: IngredientLine) {
        guard let cooked = buying.kind("cooked") else { return }
        let isCured = food.id.hasSuffix("ham") || food.id.hasSuffix("bacon")
        let ground = buying.kind("ground")
        if isCured || purchase.kinds.contains(cooked), line.text.contains("minced") {
            purchase.kinds.removeAll { $0 == ground }
        }
        // Ham is cooked already, and bacon is fried at home.
        if isCured, !line.text.contains("precooked"), !line.text.contains("pre-cooked") {
            purchase.kinds.removeAll { $0 == cooked }
        }
        if food.id == "bacon", isCooked(line) { purchase.factor = Self.rawBacon(for: line.amount) ?? purchase.factor }
        guard purchase.kinds.contains(cooked) else { return }
        if food.id.hasPrefix("canned-") || buying.kind("canned").map(purchase.kinds.contains) == true {
            purchase.kinds.removeAll { $0 == cooked }
        } else {
            purchase.kinds.removeAll { $0 == buying.kind("dried") && food.category == .pantry }
        }
    }

    /// "2 pounds cooked yakisoba noodles", "1 cup cooked Spanish rice": nobody knows how much of what the table has no name
    /// for is bought dry, so the name says that it is cooked.
    func keepCooked(_ purchase: inout Purchase, _ line: IngredientLine, _ food: Food) -> Bool {
        guard language == .en, !purchase.own.isEmpty && food.id.hasSuffix("noodle") || food.id == "chinese-noodle",
            line.text.contains("cooked "),
            food.shop?.boughtAs == nil
        else { return false }
        purchase.own = "cooked" + (purchase.own.isEmpty ? "" : " " + purchase.own)
        purchase.words = "cooked " + purchase.words
        return true
    }

    /// How much raw bacon gives what is measured after frying: its slices stay as many, three quarters of a crumbled cup
    /// are air.
    private static func rawBacon(for amount: Amount?) -> Rational? {
        switch amount?.unit?.dimension {
        case .mass: Rational(3)
        case .volume: Rational(lowestTerms: 7, 4)
        default: nil
        }
    }

    /// "7 tablespoons frozen unsalted butter": butter and cheese are frozen at home, so that they can be grated.
    func isFrozenAtHome(_ food: Food) -> Bool {
        language == .en && food.category == .dairy && (food.id == "butter" || Self.cheeses.contains(food.id))
    }

    /// Cheeses that are sold by weight.
    static let cheeses: Set<String> = [
        "asiago", "blue-cheese", "brie", "cheddar", "cheese", "emmental", "feta", "fontina", "goat-cheese",
        "gorgonzola",
        "gouda", "gruyere", "manchego", "monterey-jack", "mozzarella", "parmesan", "pecorino", "provolone",
        "swiss-cheese",
    ]

    func category(of purchase: Purchase, _ food: Food, _ line: IngredientLine) -> Category {
        let ids = purchase.kinds.map { buying.kinds[$0].id }
        if isFrozenAtHome(food) { return food.category }
        if food.category == .produce || food.category == .pantry, isMadeFrozen(line) { return .frozen }
        if food.category == .produce, fromPackage(line) != nil { return .pantry }
        if language == .en, let dry = dry(purchase, food) { return dry }
        if food.id == "mashed-potato", isMade(line, in: .pantry) { return .pantry }
        // "1 container powdered creamer"
        if language == .en, food.category == .dairy, purchase.words.lowercased().contains("powdered") { return .pantry }
        if !purchase.own.isEmpty, food.category == .produce, isMade(line, in: .pantry) { return .pantry }
        if food.category == .pantry, isChilled(line) { return .dairy }
        if language == .en, food.category == .pantry, ids.contains("refrigerated") { return .dairy }
        // "Tomate(n), stückige (Dose)"
        if language != .en, food.id.hasPrefix("canned-"), line.category == .produce { return food.category }
        if ids.contains("refrigerated"), food.category == .frozen { return .dairy }
        if ids.contains("frozen") || purchase.base != nil && food.category == .frozen { return .frozen }
        // "Pélardons mi-secs" are cheese all the same.
        if food.category == .dairy, ids.contains("dried"),
            food.allergens != [.milk] || !food.possibleOrigins.contains(.rennet)
        {
            return .pantry
        }
        // "Lemon juice concentrate" is none of the fruit.
        if language == .en, food.id.hasSuffix("-juice"), food.category == .produce,
            line.name.lowercased().contains("concentrate")
        {
            return ids.contains("frozen") ? .frozen : .pantry
        }
        if language == .en, Self.freshToo.contains(food.id), line.text.lowercased().contains("fresh "),
            line.amount?.unit?.isPackage != true
        {
            return .produce
        }
        // Fresh noodles are beside the fresh pasta.
        if food.category == .pantry, ids.contains("fresh") { return .dairy }
        if food.category == .produce, ids.contains(where: Self.kept.contains) { return .pantry }
        if food.category == .meat, ids.contains("canned") { return .pantry }
        if language != .en, isTinned(food, line) { return .pantry }
        if language != .en, isToShell(food, line) { return .produce }
        // "Fresh huckleberries or frozen blueberries" are fresh.
        if line.category == .frozen, language == .en, !purchase.alternative.isEmpty, food.category != .frozen,
            !purchase.words.contains("frozen")
        {
            return food.category
        }
        // "Green or white cardamom pods": the category is that of all the words.
        if line.category == .produce, food.category == .pantry, !purchase.alternative.isEmpty, purchase.own.isEmpty {
            return .pantry
        }
        // "Skin-on turkey breast" is nothing for the skin.
        if line.category == .other { return food.category }
        return purchase.kinds.isEmpty && purchase.own.isEmpty ? food.category : line.category
    }

    /// What mostly comes in cans or dried, and lies fresh beside the vegetables as well.
    private static let freshToo: Set<String> = [
        "baby-corn", "bamboo-shoot", "water-chestnut", "arbol-chile",
    ]

    /// "2 boîtes de filets de maquereau": fish from the shelf.
    private func isTinned(_ food: Food, _ line: IngredientLine) -> Bool {
        line.amount?.unit == .can && food.category == .meat && food.allergens.contains(.fish)
    }

    /// "500 g de haricots cocos frais à écosser": beans in their pods.
    private func isToShell(_ food: Food, _ line: IngredientLine) -> Bool {
        guard food.category == .pantry, food.id.hasSuffix("bean"), food.id != "vanilla-bean",
            line.amount?.unit?.isPackage != true
        else { return false }
        return Self.inPods.contains { line.text.utf8.firstRange(of: $0) != nil }
    }

    private static let inPods = [
        "écosser", " frais", " fraîches", " frescas", " frescos", "desgranar", "frische ", "Auslösen", "Auspalen",
        "auspalen",
    ]

    /// "(Kühlregal)", "au rayon frais": whether a line says that it stands in the refrigerators of the shop.
    func isChilled(_ line: IngredientLine) -> Bool {
        guard language != .en else { return false }
        let words = words(of: line.text).words
        return words.indices.dropFirst().contains { place in
            buying.isAside(FoodResolver.phraseKey(words[place...place]), "chilled")
                || place > 1 && buying.isAside(FoodResolver.phraseKey(words[(place - 1)...place]), "chilled")
        }
    }

    /// "Pie crust mix": a dry mix of what stands elsewhere ready made.
    private func dry(_ purchase: Purchase, _ food: Food) -> Category? {
        // A lettuce mix is fresh.
        let named = words(of: purchase.words).words
        if named.count > 1, foods.words.categories.heads[named[named.count - 2].key] == .produce { return nil }
        guard food.category != .pantry, food.category != .other, !purchase.own.isEmpty,
            let last = words(of: purchase.own).words.last, last.key != words(of: food.name).words.last?.key
        else { return nil }
        let text = words(of: purchase.own).text([last]).lowercased()
        return Self.dryWords.contains(text) && purchase.words.lowercased().hasSuffix(text) ? .pantry : nil
    }

    private static let dryWords: Set<String> = ["mix", "powder", "seasoning", "spread", "rub", "base"]

    /// Where fresh food stands whose German name ends like this.
    func fresh(byEndingOf name: String) -> Category? {
        let nouns = name.prefix { $0 != "(" && $0 != "," }.split { !$0.isLetter && $0 != "-" }.filter {
            $0.first?.isUppercase == true
        }
        // "Kabeljaurückenfilet mit Haut"
        let found = nouns.reversed().lazy.compactMap { self.foods.words.categories.category(ofEnding: $0.lowercased()) }
            .first
        // "Marillenschnaps" stands with the wine.
        if found == .other, Self.spirits.contains(where: { end in nouns.contains { $0.hasSuffix(end) } }) {
            return .other
        }
        return found == .produce || found == .meat || found == .dairy ? found : nil
    }

    private static let spirits = ["schnaps", "geist", "likör", "obstler"]

    /// The kinds of fruit and vegetables that do not stand with the fresh ones.
    static let kept: Set<String> = [
        "dried", "ground", "canned", "jarred", "bottled", "candied", "sun-dried", "pickled", "shredded",
        "flaked-coconut",
    ]

    /// "1 can white meat chicken", "2 pouches salmon": what stands in cans on a shelf, whatever it is made of.
    func isShelved(_ line: IngredientLine, _ category: Category) -> Bool {
        guard language == .en, category == .produce || category == .meat else { return false }
        switch line.amount?.unit {
        case .can: return !line.text.contains("refrigerated") && !line.text.contains("frozen")
        case .pouch: return !line.text.contains("frozen")
        case .jar: return category == .produce
        default: return false
        }
    }

    /// Whether a maker of frozen food made what is in a bag or a box: "1 bag Birds Eye mirepoix".
    func isMadeFrozen(_ line: IngredientLine) -> Bool {
        switch line.amount?.unit {
        case .bag, .package, .box, .pouch: isMade(line, in: .frozen)
        default: false
        }
    }

    /// Whether a line begins with the name of a maker of things in a category.
    func isMade(_ line: IngredientLine, in category: Category) -> Bool {
        let words = words(of: line.name).words
        guard let first = words.first, foods.words.brands.mayBegin(first.key) else { return false }
        return (1...min(3, words.count)).contains { count in
            let brand = foods.words.brands.brand(FoodResolver.phraseKey(words[..<count]))
            return brand?.isMaker == true && brand?.category == category
        }
    }
}
