/// The last look at what a line asks for, whichever rule has read it.
extension PurchaseReader {
    /// The reading once all rules have told what they know: in which shelf it stands, what is said twice, and tools.
    func finished(_ found: PurchaseReading, of line: IngredientLine) -> PurchaseReading {
        var reading = found
        // "1 tablespoon orange, or other extract": the word may stand there already.
        if language == .en, case .buy(var bought) = reading, bought.count == 1,
            bought[0].alternative.hasPrefix("or or ")
        {
            bought[0].alternative.removeFirst("or ".count)
            reading = .buy(bought)
        }
        if language == .de, case .buy(let bought) = reading { reading = .buy(whereKept(bought, line)) }
        // Cans stand with other cans, also of what lies fresh at the counter.
        if case .buy(var bought) = reading, bought.count == 1, line.amount?.unit == .can,
            bought[0].category == .meat || language != .en && bought[0].category == .dairy
        {
            bought[0].category = .pantry
            reading = .buy(bought)
        }
        // "Zahnstocher und Küchengarn"
        if case .buy(let bought) = reading, bought.count > 1, bought.allSatisfy({ $0.food?.shop?.isTool == true }) {
            return .leaveOut(.equipment)
        }
        if language == .en, case .buy(let bought) = reading, bought.count == 2 {
            reading = .buy(pepperAsWanted(bought, line))
        }
        if language == .en, case .buy(let bought) = reading, bought.count == 1 {
            reading = .buy([withoutKindsOfChoice(bought[0], line)])
        }
        // "2 cups drained canned beans": so much without what is in the can beside them.
        if language == .en, case .buy(var bought) = reading, bought.count == 1,
            line.amounts.count == 1, line.amount?.unit?.dimension == .volume, let food = bought[0].food,
            food.id.hasPrefix("canned-") || buying.kind("canned").map(bought[0].kinds.contains) == true,
            line.text.utf8.firstRange(of: "drained") != nil, line.text.utf8.firstRange(of: "undrained") == nil,
            line.text.utf8.firstRange(of: "cooked") == nil,
            line.note.utf8.firstRange(of: "can") == nil,
            !bought[0].remark.contains("drained")
        {
            bought[0].add(remark: "drained")
            reading = .buy(bought)
        }
        // "1 box macaroni and cheese" is dry.
        if language == .en, case .buy(var bought) = reading, bought.count == 1, bought[0].food == nil,
            bought[0].category == .dairy, line.amount?.unit?.isPackage == true,
            ["mac & cheese", "mac and cheese", "macaroni & ", "macaroni and cheese", "pasta shells & "]
                .contains(where: line.name.lowercased().contains)
        {
            bought[0].category = line.text.contains("frozen") ? .frozen : .pantry
            reading = .buy(bought)
        }
        // "1 jigger Zork (citrus-flavored tequila)" stands with the wine.
        if language == .en, case .buy(var bought) = reading, bought.count == 1, bought[0].food == nil,
            bought[0].category == .pantry, line.amount?.unit?.isPackage != true, !line.note.contains(" or "),
            let last = words(of: Self.firstClause(line.note)).words.last,
            Self.liquors.contains(words(of: line.note).text([last]).lowercased())
        {
            bought[0].category = .other
            reading = .buy(bought)
        }
        if language == .en, case .buy(let bought) = reading, bought.count == 1, isOnlyDescribing(bought[0], in: line) {
            reading = .buy([named(line.text, in: line).uncounted])
        }
        // "1 can buttermilk biscuits" is dough from the refrigerators.
        if language == .en, case .buy(var bought) = reading, bought.count == 1, line.amount?.unit == .can,
            bought[0].food?.id == "american-biscuit"
        {
            bought[0].category = .dairy
            reading = .buy(bought)
        }
        // "Metal or bamboo skewers": a tool whose name stands behind other words.
        guard case .buy(let bought) = reading, bought.count == 1,
            (bought[0].food ?? line.food.flatMap { foods.food(id: $0.id) })?.shop?.isTool == true,
            case let name = words(of: line.name).words, let tool = resolver.resolve(name[...])?.words,
            !name.prefix(tool.lowerBound).contains(where: { $0.word.has(.with) })
        else { return reading }
        return .leaveOut(.equipment)
    }

    /// "2 teaspoons kosher salt and freshly ground black pepper": the amount is that of the salt, and sea salt is said to be.
    private func pepperAsWanted(_ bought: [Purchase], _ line: IngredientLine) -> [Purchase] {
        guard let salt = bought.firstIndex(where: { $0.food?.id.hasSuffix("salt") == true }),
            let pepper = bought.firstIndex(where: { $0.food?.id == "black-pepper" }),
            case let text = line.text.lowercased(), let and = text.utf8.firstRange(of: " and "),
            text[..<and.lowerBound].hasSuffix("salt"), !text[..<and.lowerBound].contains(" each "),
            case let rest = text[and.upperBound...],
            !rest.contains(where: \.isNumber), text.utf8.count < 120
        else { return bought }
        var all = bought
        if line.amount != nil,
            ["ground ", "fresh", "cracked "].contains(where: rest.contains) || rest.hasSuffix("to taste")
        {
            all[pepper].isUncounted = true
        }
        if text[..<and.lowerBound].hasSuffix("sea salt"), all[salt].sorts.isEmpty, all[salt].food?.id == "salt",
            case .buy(let sea) = read(parser.parse("sea salt")), sea.count == 1
        {
            var named = sea[0]
            (named.isUncounted, named.isOptional) = (all[salt].isUncounted, all[salt].isOptional)
            (named.remark, named.alternative) = (all[salt].remark, all[salt].alternative)
            all[salt] = named
        }
        return all
    }

    /// "5 large fresh or 1 cup frozen zork": whether a title has no food, so that the whole line says more.
    private func isOnlyDescribing(_ purchase: Purchase, in line: IngredientLine) -> Bool {
        guard purchase.food == nil, line.text.contains("(") == line.text.contains(")") else { return false }
        let title = words(of: purchase.words).words
        return (1...2).contains(title.count) && words(of: line.text).all.count > title.count + 4
            && title.allSatisfy { buying.isPlain($0) || $0.word.has(.descriptor) || buying.fresh.contains($0.key) }
    }

    private static let liquors: Set<String> = [
        "liqueur", "tequila", "wine", "rum", "brandy", "vodka", "whiskey", "gin",
    ]

    /// "An Irish liqueur made of coffee and whiskey": what it is, without of what.
    private static func firstClause(_ note: String) -> String {
        guard let made = note.utf8.firstRange(of: " made of") ?? note.utf8.firstRange(of: " made from") else {
            return note
        }
        return String(note[..<made.lowerBound])
    }
}
