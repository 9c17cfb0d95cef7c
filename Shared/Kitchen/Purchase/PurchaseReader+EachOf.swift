/// English lines of several foods with one amount, which is that of each.
extension PurchaseReader {
    /// "2 tablespoons each sugar, vinegar, and soy sauce", "½ teaspoon each: ground nutmeg and salt": so much of each; nil if
    /// the line does not say so, or of what nobody knows.
    func eachOfList(_ line: IngredientLine) -> PurchaseReading? {
        guard line.amount != nil, line.text.utf8.count < 160, line.text.first?.isNumber == true,
            let each = line.text.utf8.firstRange(of: " each "), line.text[..<each.lowerBound].utf8.count < 30,
            !line.text.contains("(")
        else { return herbs(in: line) }
        let front = line.text[..<each.lowerBound]
        let behind = line.text[each.upperBound...]
        let end = String(behind).utf8.firstRange(of: ", or any combination").map { String(behind)[..<$0.lowerBound] }
        var rest = String((end.map(String.init) ?? String(behind)).drop { $0 == ":" || $0 == " " })
        if rest.hasPrefix("of ") { rest.removeFirst("of ".count) }
        // Only dried herbs crumble.
        if rest.hasPrefix("crumbled "), line.amount?.unit?.isSpoon == true {
            rest = rest.replacing("crumbled ", with: "dried ").replacing(" leaves", with: "")
        }
        guard rest.utf8.firstRange(of: " or ") == nil, let parts = foodsOfList(rest, isMeat: line.category == .meat)
        else { return nil }
        var all: [Purchase] = []
        for part in parts {
            let own = parser.parse("\(front) \(part)")
            guard own.amount == line.amount, case .buy(var bought) = reading(of: own),
                bought.count == 1
            else { return nil }
            if bought[0].beside == nil, !bought[0].isUncounted { bought[0].count(own, beside: line) }
            all += bought
        }
        return Set(all.map(\.key)).count == all.count ? .buy(all) : nil
    }

    /// "½ cup parsley, dill, and mint, chopped": herbs, which are sold in bunches.
    private func herbs(in line: IngredientLine) -> PurchaseReading? {
        guard line.amount?.unit == .cup, let amount = line.amount, amount.value <= .one, !line.text.contains("("),
            line.text.utf8.firstRange(of: "mixed") == nil, line.text.utf8.firstRange(of: " and ") != nil,
            line.text.utf8.firstRange(of: " or ") == nil,
            let name = line.text.utf8.firstRange(of: line.name),
            let parts = foodsOfList(String(line.text[name.lowerBound...]), isMeat: false)
        else { return nil }
        let front = line.text[..<name.lowerBound]
        var all: [Purchase] = []
        for part in parts {
            let own = parser.parse(front + part)
            guard let food = own.food.flatMap({ foods.food(id: $0.id) }), food.shop?.pack?.unit == .bunch,
                food.category == .produce, case .buy(var bought) = reading(of: own), bought.count == 1
            else { return nil }
            if bought[0].beside == nil, !bought[0].isUncounted { bought[0].count(own, beside: line) }
            all += bought
        }
        return Set(all.map(\.key)).count == all.count ? .buy(all) : nil
    }

    /// "Thyme, bay leaf": foods without an amount, none of which says what another one is.
    func foodsWithoutAmount(_ line: IngredientLine) -> PurchaseReading? {
        guard line.amount == nil, line.text.utf8.count < 60,
            line.text.allSatisfy({ $0.isLetter || $0 == " " || $0 == "," || $0 == "-" })
        else { return nil }
        let parts = line.text.separated(by: ", ")
        guard (2...4).contains(parts.count) else { return nil }
        let named = parts.map { words(of: $0).words }
        let foods = named.compactMap { said in
            guard said.count < 4, said.last.map(isNoun) == true, !said.contains(where: { $0.word.has([.or, .and]) }),
                let match = resolver.resolve(said[...]), match.isNamed
            else { return Food?.none }
            return match.food
        }
        guard foods.count == parts.count, Set(foods.map(\.id)).count == foods.count,
            !foods.contains(where: { $0.id == "black-pepper" }),
            !foods.dropFirst().contains(where: { isGeneral(foods[0], for: $0) }),
            // "Lettuce, romaine", "oil, olive"
            !named.dropFirst().contains(where: { resolver.resolve(($0 + named[0])[...])?.isNamed == true })
        else { return nil }
        var all: [Purchase] = []
        for part in parts {
            guard case .buy(let bought) = reading(of: parser.parse(part)) else { return nil }
            all += bought
        }
        return .buy(all)
    }

    /// The foods of a list, with the words that all of them share; nil if one of its parts is none.
    private func foodsOfList(_ text: String, isMeat: Bool) -> [String]? {
        var parts = text.replacing(", and ", with: ", ").replacing(" and ", with: ", ").separated(by: ", ")
            .map { String($0.trimmedSpaces) }
        // "Thyme, rosemary, and sage, finely chopped"
        var done = ""
        while parts.count > 2, let last = parts.last,
            words(of: last).words.allSatisfy({ $0.word.has([.done, .adverb, .after]) })
        {
            done = ", " + last + done
            parts.removeLast()
        }
        guard (2...6).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.first?.isNumber == false }) else {
            return nil
        }
        // "Hazelnut, walnut, and olive oils"
        if let noun = Self.nounsOfList.first(where: { parts[parts.count - 1].hasSuffix(" " + $0) }) {
            let one = noun == "seeds" ? noun : String(noun.dropLast())
            parts[parts.count - 1] = parts[parts.count - 1].dropLast(noun.count) + one
            for place in parts.indices.dropLast() where !parts[place].hasSuffix(one) { parts[place] += " " + one }
        }
        // "Dried thyme, oregano, and basil", "ground beef and pork", but not "ground nutmeg and salt"
        let kinds = isMeat ? ["ground "] : ["dried ", "fresh "]
        if let shared = kinds.first(where: { parts[0].lowercased().hasPrefix($0) }) {
            for place in parts.indices.dropFirst() where !kinds.contains(where: parts[place].hasPrefix) {
                parts[place] = shared + parts[place]
            }
        }
        // One of them may be new to the table.
        let unknown = parts.count { part in
            let said = words(of: part).words
            return said.count > 5 || resolver.resolve(said[...])?.words.upperBound != said.count
        }
        guard unknown == 0 || unknown == 1 && parts.count > 2,
            parts.allSatisfy({ $0.split(separator: " ").count < 6 && !$0.contains(where: \.isNumber) })
        else { return nil }
        return parts.map { $0 + done }
    }

    private static let nounsOfList = ["oils", "vinegars", "juices", "flours", "extracts", "powders", "seeds"]
}
