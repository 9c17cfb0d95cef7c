/// English choices in which the first food has a noun of its own.
extension PurchaseReader {
    /// "Garlic sauce or basil pesto", "hot-smoked salmon or smoked trout": what needs no noun of what stands behind the "or".
    func hasNounOfItsOwn(_ head: [Token], _ rest: ArraySlice<Token>, in name: NameWords) -> Bool {
        guard language == .en, head.count > 1, rest.count > 1, let own = head.last, let next = rest.first,
            let last = rest.last
        else { return false }
        // "Ranch dressing or dip mix"
        if isWholeNoun(own, in: name) {
            return !["mix", "seasoning", "packet"].contains(name.text([last]).lowercased())
        }
        // "Low-fat or low-sodium broth"
        guard isNoun(own), !isDescribing(own, in: name), !name.isJoined(head[head.count - 2]) else { return false }
        // "Whole wheat or whole grain bread"
        if let food = resolver.resolve(rest)?.food, buying.kind(head, at: 0, of: food)?.end == head.count {
            return false
        }
        let isSaidAgain = head.dropLast().contains { $0.key == next.key }
        // "Hot-smoked salmon or smoked trout": two fishes, although salmon trout is one as well.
        if isSaidAgain, rest.count == 2, let first = resolver.resolve([own]), let second = resolver.resolve([last]),
            first.exact, second.exact, first.food.category == .meat, second.food.category == .meat
        {
            return true
        }
        // "Fat-free chicken or fat-free turkey gravy"
        guard !carries(rest, in: name), resolver.resolve([own, last]).map({ $0.words == 0..<2 }) != true else {
            return false
        }
        // "Beef top butt or top sirloin"
        if isSaidAgain { return true }
        // "Lemon vodka or white rum", but not "red wine or white vinegar"
        guard rest.dropLast().allSatisfy({ isDescribing($0, in: name) }), let food = resolver.resolve([own]),
            let other = resolver.resolve(rest), other.words.upperBound == rest.count
        else { return false }
        return food.exact && food.food.category == other.food.category && food.food.id != other.food.id
    }

    /// "White", "diced": a word that says which or how, and is no name of a food.
    private func isDescribing(_ word: Token, in name: NameWords) -> Bool {
        buying.isKind(word) || word.word.has([.descriptor, .done, .after, .size]) || buying.fresh.contains(word.key)
            || Self.colors.contains(name.text([word]).lowercased())
    }

    /// Whether words end with the noun of foods that are named after others: red wine vinegar, chicken broth.
    private func carries(_ words: ArraySlice<Token>, in name: NameWords) -> Bool {
        guard let first = words.first, let last = words.last else { return true }
        let noun = name.text([last]).lowercased()
        return Self.carriers.contains(noun) || noun.hasSuffix("s") && Self.carriers.contains(String(noun.dropLast()))
            || ["other", "regular", "plain", "any", "another"].contains(name.text([first]).lowercased())
    }

    private static let carriers: Set<String> = [
        "vinegar", "broth", "stock", "oil", "bread", "flour", "milk", "cheese", "sauce", "juice", "bean", "sugar",
        "tortilla", "noodle", "rice", "pasta", "chip", "cracker", "roll", "bun", "cream", "butter", "salt", "pepper",
        "mustard", "syrup", "jam", "jelly", "preserves", "preserve", "vinaigrette", "dressing", "seasoning", "mix",
        "powder", "extract", "liqueur", "bouillon", "sausage", "steak", "roast", "rib", "chop", "fillet", "breast",
        "thigh", "leaf", "leaves", "sprig", "seed", "nut", "squash", "potato", "potatoes", "tomato", "tomatoes",
        "onion", "chile", "chiles", "chili", "chilies", "apple", "pear", "wine", "tea", "yogurt", "chocolate",
        "cabbage",
        "lettuce", "olive", "raisin", "grape", "lentil", "pea", "bacon", "ham", "bagel", "pita", "loaf", "baguette",
        "cake", "cookie", "candy", "crust", "shell", "zest", "peel", "topping", "filling", "soup", "salad", "greens",
        "frosting", "chard", "meat", "gravy", "pudding", "sorbet", "gelato", "sherbet", "cutlet", "tenderloin", "loin",
        "wing", "drumstick", "leg", "liver", "patty", "burger", "base", "concentrate", "demiglace", "paste", "puree",
        "nectar", "granola", "hummus", "pie", "dough", "muffin", "spread", "marinade", "relish", "salsa", "wafer",
        "spray", "crumb", "cereal", "bitters", "water", "soda", "ice", "wedge", "slice", "strip", "piece", "cube",
    ]

    /// Whether a word is the noun of what stands before it, and no part of a longer name.
    private func isWholeNoun(_ word: Token, in name: NameWords) -> Bool {
        Self.wholeNouns.contains(name.text([word]).lowercased())
    }

    private static let wholeNouns: Set<String> = ["powder", "sauce", "mayonnaise", "vinaigrette", "dressing"]
}
