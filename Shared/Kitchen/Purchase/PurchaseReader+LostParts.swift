/// What a list of foods names between its commas and no other rule has read.
extension PurchaseReader {
    /// "Cabbage, avocado, cilantro with its stems, and lime wedges": the purchases, with each food of the list that is not
    /// among them.
    func withLostParts(_ bought: [Purchase], in line: IngredientLine) -> [Purchase] {
        guard language == .en, line.amount == nil, bought.count > 1, line.text.utf8.count < 240,
            !line.text.contains(" or "), !line.text.contains("such as"), !line.text.contains("like "),
            bought.allSatisfy({ $0.alternative.isEmpty })
        else { return bought }
        let text = words(of: String(line.text.prefix { $0 != "(" }))
        var parts = text.all.split { [.comma, .semicolon, .colon].contains($0.kind) }
        guard parts.count > 2 else { return bought }
        // "Marinade: soy sauce, ginger": what they are for is none of them.
        if let colon = text.all.first(where: { $0.kind == .colon }) {
            parts.removeAll { $0.startIndex < 4 && $0.last.map { $0.end <= colon.start } == true }
        }
        var all = bought
        for part in parts {
            let said = part.filter { $0.kind == .word && !$0.word.has([.and, .optional]) }
                .prefix { !$0.word.has([.ends, .stop]) && !($0.word.has(.with) && !$0.word.has(.descriptor)) }
            guard (1...5).contains(said.count), let last = said.last, !last.word.has([.done, .after, .adverb]),
                !part.contains(where: { $0.word.has(.and) }),
                let match = resolver.resolve(said[...]), match.isNamed || match.exact,
                match.words.upperBound == said.count, match.food.shop?.isFree != true, match.food.shop?.isTool != true,
                match.food.shop?.isMade != true, !isTold(match.food, last, among: all)
            else { continue }
            var purchase = Purchase(match.food).uncounted
            purchase.isOptional = bought[0].isOptional
            all.append(purchase)
        }
        return all
    }

    /// "½ cup butter, plus oil for frying": another food without an amount behind a plus.
    func withPlus(_ bought: [Purchase], in line: IngredientLine) -> [Purchase] {
        guard bought.count == 1, let own = bought[0].food, line.amount != nil, line.text.utf8.count < 160,
            let plus = line.text.utf8.firstRange(of: " plus "), case let front = line.text[..<plus.lowerBound],
            front.filter("(".contains).count == front.filter(")".contains).count,
            case let part = parser.parse(String(line.text[plus.upperBound...])), part.amount == nil,
            let food = part.food.flatMap({ foods.food(id: $0.id) }), food.id != own.id, food.shop?.isFree != true,
            food.shop?.isTool != true, food.shop?.boughtAs != own.id, own.shop?.boughtAs != food.id,
            case let name = words(of: part.name).words, name.count < 5,
            // "2 limes, plus wedges for garnish"
            !name.allSatisfy({ $0.word.unit != nil }), resolver.resolve(name[...])?.isNamed == true,
            !name.contains(where: { $0.word.has(.or) || buying.elsewhere.contains($0.key) }),
            case .buy(let more) = read(part), more.count == 1, more[0].key != bought[0].key
        else { return bought }
        return bought + more.map(\.uncounted)
    }

    /// "Flour seasoned with salt and pepper": the salt beside the pepper.
    func withSalt(_ bought: [Purchase], in line: IngredientLine) -> [Purchase] {
        guard line.text.utf8.firstRange(of: "seasoned with salt and ") != nil,
            let pepper = bought.first(where: { $0.food?.id == "black-pepper" }), let salt = foods.food(id: "salt"),
            !bought.contains(where: { $0.food?.id.hasSuffix("salt") == true })
        else { return bought }
        var more = Purchase(salt).uncounted
        more.purpose = pepper.purpose
        more.isOptional = pepper.isOptional
        return bought + [more]
    }

    private func isTold(_ food: Food, _ last: Token, among bought: [Purchase]) -> Bool {
        bought.contains { purchase in
            if purchase.food?.id == food.id || purchase.food?.id == food.shop?.boughtAs { return true }
            if purchase.base?.id == food.id || purchase.part?.id == food.id { return true }
            let shown = "\(purchase.words) \(purchase.own) \(purchase.remark) \(purchase.food?.name ?? "")"
            return words(of: shown).words.contains { $0.key == last.key }
        }
    }
}
