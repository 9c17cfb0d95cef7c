/// Reads what to buy from parsed lines.
struct PurchaseReader {
    let foods: FoodTable
    let resolver: FoodResolver
    let lexicon: Lexicon
    let buying: BuyingWords

    init(foods: FoodTable) {
        self.foods = foods
        resolver = FoodResolver(foods: foods)
        lexicon = foods.words.lexicon
        buying = foods.words.buying
    }

    /// What a line asks for.
    func read(_ line: IngredientLine) -> PurchaseReading {
        let food = line.food.flatMap { foods.food(id: $0.id) }
        if let food {
            if food.shop?.isFree == true { return .leaveOut(.water) }
            if isElsewhere(line) || isRemark(line) { return .leaveOut(.reference) }
            if let both = food.shop?.both.compactMap({ foods.food(id: $0) }), both.count == 2 {
                return .buy(both.map { options(of: line, Purchase($0)) })
            }
            if line.preparation.isEmpty, line.note.isEmpty, !line.optional,
                FoodKey.key(of: line.name) == FoodKey.key(of: food.name), food.shop?.boughtAs == nil
            {
                return .buy([Purchase(food)])
            }
        }
        let name = NameWords(line.name, lexicon: lexicon)
        guard let food else {
            if line.food == nil, let food = bare(name) ?? clove(line, name) { return .buy([known(line, food, name)]) }
            return unknown(line, name)
        }
        return .buy([known(line, food, name)])
    }

    /// "Skinless mackerel filets": the food of the words that are neither kinds nor plain.
    private func bare(_ name: NameWords) -> Food? {
        let words = name.words.filter { !buying.isPlain($0) && !buying.isKind($0) }
        guard !words.isEmpty, words.count < name.words.count, !words.contains(where: { $0.word.has([.or, .and]) })
        else {
            return nil
        }
        let match = resolver.resolve(words[...])
        return match?.isNamed == true ? match?.food : nil
    }

    /// "Hollandaise sauce, recipe above": what another recipe makes.
    private func isElsewhere(_ line: IngredientLine) -> Bool {
        guard line.amount == nil, !line.preparation.isEmpty || !line.note.isEmpty else { return false }
        return [line.preparation, line.note].contains { text in
            let words = NameWords(text, lexicon: lexicon).words
            return words.count > 1 && words.allSatisfy { buying.nothing.contains($0.key) }
        }
    }

    /// "*Available at specialty shops": what a star in another line refers to.
    func isRemark(_ line: IngredientLine) -> Bool {
        line.amount == nil && line.text.utf8.first == UInt8(ascii: "*")
    }

    /// "4 whole cloves" are cloves, although a clove is mostly one of garlic.
    private func clove(_ line: IngredientLine, _ name: NameWords) -> Food? {
        guard line.amount?.unit == .clove, name.words.allSatisfy({ buying.isPlain($0) || buying.isKind($0) }) else {
            return nil
        }
        return foods.food(key: FoodKey.key(of: MeasureUnit.clove.rawValue))
    }

    private func known(_ line: IngredientLine, _ food: Food, _ name: NameWords) -> Purchase {
        if let purchase = unknownSort(line, name) { return purchase }
        let (words, alternative) = first(of: name, being: food)
        // "Parsley, cilantro or mint" is parsley.
        let named = alternative.isEmpty ? food : resolver.resolve(words[...])?.food ?? food
        let food = fresh(named, words) ?? named
        var purchase = Purchase(food)
        purchase.alternative = alternative
        purchase = options(of: line, purchase)
        read(words, of: food, in: line, name, into: &purchase)
        if line.amount?.unit == nil { purchase.unit = unit(in: words, of: food) }
        if isOtherColor(purchase, food) { return Purchase(asWritten: line.withoutFood, food: nil) }
        let isReady = words.contains { buying.ready.contains($0.key) }
        if let cooked = food.shop?.cooked, isCooked(line) {
            purchase.factor = (try? Rational.one / cooked) ?? .one
        }
        purchase.kinds.sort()
        purchase.sorts.sort()
        purchase.category = category(of: purchase, food, line)
        let isPlain = purchase.kinds.isEmpty && purchase.own.isEmpty
        if isPlain, !isReady, let base = food.shop?.boughtAs.flatMap({ foods.food(id: $0) }) {
            purchase.food = base
            purchase.part = food
            purchase.category = base.category
            purchase.sorts = []
        } else if isPlain, let part = part(of: food, in: line) {
            purchase.part = part
        }
        purchase.key = key(of: purchase)
        return purchase
    }

    /// "Duck or veal demiglace" is neither a duck nor veal: its last word names both.
    private func unknownSort(_ line: IngredientLine, _ name: NameWords) -> Purchase? {
        guard let or = name.words.firstIndex(where: name.isOr), or > 0, or + 2 < name.words.count,
            let last = name.words.last, isNoun(last), !buying.isPlain(last), last.word.unit == nil,
            !last.word.has([.done, .after, .part]), resolver.resolve([last]) == nil,
            resolver.resolve(name.words[(or + 1)...]) == nil
                || resolver.resolve(name.words[(or + 1)...])?.exact == false,
            let sort = resolver.resolve(name.words[(or + 1)..<(name.words.count - 1)]), sort.exact,
            name.end(before: or) == nil
        else { return nil }
        var purchase = Purchase(asWritten: line, food: nil)
        purchase.own = name.text(name.words[..<or]) + " " + name.text([last])
        purchase.words = purchase.own
        purchase.alternative = name.text(name.words[or...])
        purchase.key = Consolidation.key(ofName: purchase.own)
        return options(of: line, purchase)
    }

    /// Whether the line says before the food that it is cooked: "rice, cooked" is measured dry.
    private func isCooked(_ line: IngredientLine) -> Bool {
        let words = NameWords(line.text, lexicon: lexicon).words
        guard let cooked = words.firstIndex(where: { buying.cooked.contains($0.key) }),
            let name = NameWords(line.name, lexicon: lexicon).words.last,
            let last = words.firstIndex(where: { $0.key == name.key })
        else { return false }
        return cooked < last
    }

    /// The unit of a bare number at the start or the end of a name: "12 (¾ inch) slices bread", "6 mint leaves".
    private func unit(in words: [Token], of food: Food) -> MeasureUnit? {
        guard words.count > 1 else { return nil }
        switch words.last?.word.unit {
        case .leaf where food.shop?.pack?.unit == .bunch: return .leaf
        case .slice where food.category != .produce: return .slice
        case .sprig: return .sprig
        default: break
        }
        let leading = words.dropLast().prefix { buying.isPlain($0) || $0.word.unit != nil }
        return leading.lazy.compactMap(\.word.unit).first { [.slice, .leaf, .sheet, .sprig].contains($0) }
    }

    /// The fresh herb, if the table has it beside the dried one.
    private func fresh(_ food: Food, _ words: [Token]) -> Food? {
        guard words.contains(where: { buying.fresh.contains($0.key) }) else { return nil }
        return foods.food(listed: "fresh-" + food.id)
    }

    /// Whether a line names a colour that the food does not have: "yellow pepper rings" are not black pepper.
    private func isOtherColor(_ purchase: Purchase, _ food: Food) -> Bool {
        let own = known(in: food).kinds.map { buying.kinds[$0].id }
        guard own.contains(where: Self.colors.contains) else { return false }
        return (purchase.kinds + purchase.sorts).contains { Self.colors.contains(buying.kinds[$0].id) }
    }

    private static let colors: Set<String> = ["red", "green", "black", "brown", "white", "yellow", "golden", "purple"]

    /// The words that name the food, without what would do as well.
    private func first(of name: NameWords, being food: Food) -> (words: [Token], alternative: String) {
        // "1 bunch or 1 (4-oz) bag watercress"
        if let start = name.words.first, start.word.has(.or) {
            let rest = name.words.drop { $0.word.has(.or) || $0.kind == .number || $0.word.unit != nil }
            if let noun = rest.first?.start, !rest.isEmpty {
                return (Array(rest), name.text(name.words.prefix { $0.start < noun }))
            }
        }
        guard let or = name.words.firstIndex(where: name.isOr), or > 0, or < name.words.count - 1,
            foods.food(key: FoodResolver.phraseKey(name.words[...])) == nil
        else { return (name.words, "") }
        if let comma = name.end(before: or), name.words[..<comma].contains(where: isNoun),
            resolver.resolve(name.words[..<comma])?.exact == true
        {
            let text = name.text(name.words[or...or]) + " " + name.text(name.words[comma...])
            return (Array(name.words[..<comma]), text)
        }
        let head = Array(name.words[..<or])
        if head.last?.key == name.words.last?.key, resolver.resolve(head[...])?.exact == true {
            return (head, name.text(name.words[or...]))
        }
        let rest = name.words[(or + 1)...]
        let text = name.text(name.words[or...])
        if rest.count >= 2, let last = rest.last, resolver.resolve(head[...])?.food.id != food.id,
            let joined = resolver.resolve((head + [last])[...]), joined.food.id == food.id,
            joined.exact || resolver.resolve(head[...])?.exact != true
        {
            return (head + [last], text)
        }
        if head.contains(where: isNoun) { return (head, text) }
        return (name.words, "")
    }

    func isNoun(_ token: Token) -> Bool {
        token.kind == .word && !token.word.has([.descriptor, .size, .done, .adverb, .article])
    }

    /// "Zest of 1 lemon": the part of the food that the preparation names, if that is not sold by itself.
    func part(of food: Food, in line: IngredientLine) -> Food? {
        guard !line.preparation.isEmpty else { return nil }
        let words = Tokenizer.tokens(of: Array(line.preparation.utf8.prefix(60)), lexicon: lexicon)
        guard line.preparation.isBeside(line) else { return nil }
        let key = FoodKey.key(of: food.name)
        for word in words where word.word.has(.part) {
            if let part = foods.food(key: key.appending(word.key)), part.shop?.boughtAs == food.id { return part }
        }
        return nil
    }

    private func category(of purchase: Purchase, _ food: Food, _ line: IngredientLine) -> Category {
        let ids = purchase.kinds.map { buying.kinds[$0].id }
        if ids.contains("frozen") { return .frozen }
        if food.category == .produce, ids.contains(where: Self.kept.contains) { return .pantry }
        return purchase.kinds.isEmpty && purchase.own.isEmpty ? food.category : line.category
    }

    /// The kinds of fruit and vegetables that do not stand with the fresh ones.
    private static let kept: Set<String> = ["dried", "ground", "canned", "bottled", "candied", "sun-dried", "pickled"]

    func key(of purchase: Purchase) -> String {
        var key = purchase.food?.id ?? ""
        for kind in purchase.kinds { key += "+" + buying.kinds[kind].id }
        if !purchase.own.isEmpty { key += "+" + Consolidation.key(ofName: purchase.own) }
        return key
    }

    /// What would do as well and whether it may be left out, from the rest of the line.
    func options(of line: IngredientLine, _ purchase: Purchase) -> Purchase {
        var purchase = purchase
        purchase.isOptional = line.optional
        guard purchase.alternative.isEmpty else { return purchase }
        for text in [line.preparation, line.note] where !text.isEmpty {
            let bytes = Array(text.utf8.prefix(200))
            let tokens = Tokenizer.tokens(of: bytes, lexicon: lexicon)
            guard
                let or = tokens.indices.first(where: { index in
                    tokens[index].word.has(.or) && index + 1 < tokens.count
                        && (index == 0
                            ? !buying.isPlain(tokens[1]) && !tokens[1].word.has([.to, .stop])
                            : isFood(tokens[(index + 1)...]))
                })
            else { continue }
            let end = tokens[or...].first { $0.kind == .semicolon || $0.kind == .close }?.start ?? bytes.count
            purchase.alternative = String(String(decoding: bytes[tokens[or].start..<end], as: UTF8.self).trimmedSpaces)
            break
        }
        return purchase
    }

    /// Whether words after an "or" name another food or amount, not another way to prepare this one.
    func isFood(_ tokens: ArraySlice<Token>) -> Bool {
        guard let first = tokens.first, first.kind != .number else { return true }
        let words = tokens.prefix { $0.kind == .word }
        return resolver.resolve(words)?.exact == true
    }
}
