/// What is settled of an English purchase when all its words have been read.
extension PurchaseReader {
    /// The purchase with what the line's other words make of it: its place in the shop, and that it is cooked already.
    func settled(_ bought: Purchase, in line: IngredientLine) -> Purchase {
        var purchase = bought
        placeByNoun(&purchase)
        placeByChoice(&purchase)
        let text = line.text.lowercased()
        let said = "\(purchase.words) \(purchase.remark)".lowercased()
        let kinds = purchase.kinds.map { buying.kinds[$0].id }
        if purchase.category == .meat, text.contains("fully cooked") || text.contains("fully-cooked"),
            !said.contains("fully"), !kinds.contains("cooked"), !kinds.contains("precooked"),
            ["bacon", "ham"].contains(where: { purchase.food?.id.hasSuffix($0) == true })
        {
            purchase.add(remark: "fully cooked")
        }
        // What comes from the counter raw cannot be shredded.
        if purchase.food?.id == "corned-beef", text.contains("shredded"), !said.contains("cook") {
            purchase.add(remark: "cooked")
        }
        // "(May use canned)"
        if purchase.alternative.isEmpty, let use = text.utf8.firstRange(of: "(may use "),
            case let way = text[use.upperBound...].prefix(while: { $0 != ")" }),
            ["canned", "frozen", "fresh", "dried", "bottled"].contains(String(way))
        {
            purchase.alternative = "or " + way
        }
        if purchase.food?.id == "lettuce", purchase.own.isEmpty, kinds.isEmpty, text.contains(" leaf lettuce"),
            ["", "lettuce"].contains(purchase.words.lowercased())
        {
            purchase.show("leaf lettuce")
        }
        if purchase.alternative.hasPrefix("or, or ") { purchase.alternative.removeFirst("or, ".utf8.count) }
        if let list = contentsGoingOn(purchase, in: line) {
            purchase.words += list
            purchase.own += list
        }
        nameByTitle(&purchase, line)
        nameByOwnRecipe(&purchase, line)
        // "3 cups soft bread cubes" are cut from a loaf.
        if purchase.food?.shop?.pack?.unit == .loaf, purchase.alternative.isEmpty,
            let cube = [" cubes", " cube"].first(where: purchase.words.lowercased().hasSuffix), purchase.own.isEmpty
        {
            purchase.show(String(purchase.words.dropLast(cube.count)))
        }
        if let more = moreIfLiked(line), !said.contains(more.lowercased()) { purchase.add(remark: more) }
        // "Broth (if needed)"
        if line.amount == nil, text.contains("(if needed)") || text.hasSuffix(", if needed"), !purchase.isOptional {
            purchase.add(remark: "if needed")
        }
        return purchase
    }

    /// "Short rib braising sauce", "condensed bean with bacon soup": the noun at the end says what it is.
    private func placeByNoun(_ purchase: inout Purchase) {
        guard !purchase.own.isEmpty,
            purchase.category == .meat || purchase.category == .produce
                || purchase.category == .pantry, let last = words(of: purchase.words).words.last
        else { return }
        let noun = words(of: purchase.words).text([last]).lowercased()
        if purchase.category == .pantry {
            if noun == "tots" { purchase.category = .frozen }
            return
        }
        if purchase.food.map({ words(of: $0.name).words.last?.key == last.key }) == true { return }
        if purchase.words.contains(" with") { return }
        if ["sauce", "soup", "dressing", "vinaigrette"].contains(noun) { purchase.category = .pantry }
    }

    /// "Humboldt Fog, or other soft triple-crème cheese": what has a name of its own stands beside others of its kind.
    private func placeByChoice(_ purchase: inout Purchase) {
        guard purchase.food == nil, purchase.category == .pantry, purchase.alternative.hasPrefix("or other ") else {
            return
        }
        if purchase.alternative.contains("cheese") { purchase.category = .dairy }
    }

    /// "1 can diced tomatoes with garlic, onion, and peppers": what the name ends with goes on behind the comma.
    private func contentsGoingOn(_ purchase: Purchase, in line: IngredientLine) -> String? {
        guard line.amount?.unit?.isPackage == true, purchase.words.contains(" with "),
            let found = line.text.utf8.firstRange(of: purchase.words),
            line.text[found.upperBound...].hasPrefix(", ")
        else { return nil }
        let parts = line.text[found.upperBound...].split(separator: ",", omittingEmptySubsequences: false).dropFirst()
        guard let end = parts.firstIndex(where: { $0.hasPrefix(" and ") }), end < parts.startIndex + 4 else {
            return nil
        }
        let list = parts[...end]
        guard
            list.allSatisfy({ part in
                let said = words(of: String(part)).words.filter { !$0.word.has(.and) }
                return (1...2).contains(said.count) && resolver.resolve(said[...])?.exact == true
            })
        else { return nil }
        return list.map { "," + $0 }.joined()
    }

    /// "4 cups Turkey Giblet Stock", "2 tablespoons Onion and Garlic Mix": what the same author makes, by the name of its
    /// recipe; those of makers are sold.
    private func nameByOwnRecipe(_ purchase: inout Purchase, _ line: IngredientLine) {
        guard purchase.category == .pantry, purchase.remark.isEmpty, purchase.alternative.isEmpty,
            line.amount?.unit?.dimension == .volume, !line.text.utf8.contains(0xC2), !line.text.utf8.contains(0xE2),
            !line.text.contains("'s "), case let text = words(of: purchase.words), text.words.count > 1,
            let first = text.words.first, let last = text.words.last, text.words.count == text.all.count,
            text.words.allSatisfy({ text.isProper($0) || $0.word.has([.and, .with]) }),
            !foods.words.brands.mayBegin(first.key), case let noun = text.text([last]).lowercased(),
            purchase.food == nil && Self.ownRecipes.contains(noun)
                || text.words.contains(where: { $0.word.has(.and) }) && !purchase.own.isEmpty
                    && ["mix", "rub", "blend", "seasoning"].contains(noun),
            // "2 Tablespoons Zork Rub" is a line all of whose words are like that.
            let unit = words(of: line.text).words.first(where: { $0.word.unit != nil }),
            !words(of: line.text).isProper(unit)
        else { return }
        purchase.add(remark: Self.homemade)
    }

    private static let ownRecipes: Set<String> = [
        "stock", "rub", "marinade", "vinaigrette", "compote", "gremolata", "chimichurri", "brine", "confit", "crumble",
        "filling", "frosting", "dough", "glaze", "purée", "puree",
    ]

    /// "1 ¼ cups Sweet and Tangy Roasted Tomatoes": the title of another recipe.
    private func nameByTitle(_ purchase: inout Purchase, _ line: IngredientLine) {
        guard purchase.category == .produce, !purchase.own.isEmpty, line.amount?.unit?.dimension == .volume,
            purchase.remark.isEmpty, case let text = words(of: purchase.words), text.words.count > 3,
            text.words.contains(where: { $0.word.has([.and, .with]) }),
            text.words.contains(where: { $0.end > $0.start + 5 && text.text([$0]).hasSuffix("ed") }),
            text.words.allSatisfy({ text.isProper($0) || $0.word.has([.and, .with]) }),
            let first = text.words.first, !foods.words.brands.mayBegin(first.key)
        else { return }
        purchase = purchase.uncounted
        purchase.add(remark: Self.homemade)
    }
}
