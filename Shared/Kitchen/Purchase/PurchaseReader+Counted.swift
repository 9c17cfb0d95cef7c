/// Lines with an amount for each of several foods.
extension PurchaseReader {
    /// "1 bay leaf, 2 cloves", "3 eggs + 1 yolk": several foods, each with an amount; nil if it is anything else.
    func counted(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.utf8.count < 200, mayHaveTwoNumbers(line.text) || mayHaveTwoAmounts(line) else { return nil }
        let text = words(of: line.text)
        // "Entre 500 g y 1 kg de patatas" is one amount.
        if text.all.first?.word.has(.between) == true { return nil }
        let parts = text.counted(isWith: language != .en).prefix(6)
        // "1 can chickpeas, drained, ½ cup liquid reserved" is one thing.
        guard parts.count > 1, !parts.joined().contains(where: { buying.elsewhere.contains($0.key) }) else {
            return nil
        }
        if isChoiceOfTwo(parts, in: text) { return nil }
        var lines = parts.map { parser.parse(text.text(from: $0[$0.startIndex], through: $0[$0.endIndex - 1])) }
        if let more = moreOfOne(lines, line) { return more }
        // "1 pizca de sal y 1 de azúcar": a pinch of both.
        for (place, part) in parts.enumerated() where place > 0 && part.count > 2 {
            guard part[part.startIndex + 1].word.has(.of), lines[place].amount?.unit == nil else { continue }
            let unit = lines[0].amount?.unit
            lines[place].amount?.unit = unit
            if !lines[place].amounts.isEmpty { lines[place].amounts[0].unit = unit }
        }
        var meant: Set<String> = []
        // "4 jaunes + 1 œuf entier"
        if let first = lines.lazy.compactMap(\.food).first.flatMap({ foods.food(id: $0.id) }) {
            for index in lines.indices where lines[index].food == nil {
                let food = meaning(of: words(of: lines[index].name), beside: first, lines[index].amount)
                lines[index].food = food?.reference
                meant.insert(lines[index].text)
            }
        }
        // "2 EL Mehl, 2 Eier und Paniermehl": what stands behind the last "and" has no amount.
        var rest: [Purchase] = []
        if language != .en, let last = parts.last, let (end, food) = uncounted(last) {
            lines[lines.count - 1] = parser.parse(text.text(from: last[last.startIndex], through: last[end - 1]))
            rest = named(last[(end + 1)...], food, in: text).map(\.uncounted)
        }
        guard Set(lines.map { $0.food?.id }).count == lines.count,
            line.amount == nil || line.amount?.value == lines[0].amount?.value,
            lines.allSatisfy({
                $0.amount != nil && $0.food != nil
                    && (meant.contains($0.text) || isFoodBeforeManner(words(of: $0.name).words))
            })
        else { return nil }
        var bought: [Purchase] = []
        for (place, part) in lines.enumerated() {
            guard case .buy(var some) = read(part) else { continue }
            if place > 0, some.count == 1, let times = times(line, bought, part, some[0]) {
                // "1 huevo entero y 2 yemas" are three eggs.
                if language != .en, bought[0].part == nil, bought[0].words.contains(" "), bought[0].kinds.isEmpty,
                    bought[0].sorts.isEmpty,
                    let food = bought[0].food
                {
                    bought[0] = Purchase(food)
                }
                bought[0].times = times
                continue
            }
            if part.amount != line.amount { for index in some.indices { some[index].count(part, beside: line) } }
            bought += some
        }
        return bought.isEmpty ? nil : withoutBrine(bought) + rest
    }

    /// Whether words name a food, in other languages also with what is done with it behind: "blancs montés en neige".
    private func isFoodBeforeManner(_ words: [Token]) -> Bool {
        if isFood(words[...]) { return true }
        let name = words.prefix { !$0.word.has([.done, .after]) }
        return language != .en && !name.isEmpty && isFood(name)
    }

    /// "1 EL Kapern + 2 EL Kapernsud", "4 Gewürzgurken + etwas Gurkensud" come in one jar.
    func withoutBrine(_ bought: [Purchase]) -> [Purchase] {
        guard language != .en else { return bought }
        let foods = Set(bought.compactMap(\.food?.id))
        return bought.filter { purchase in
            switch purchase.food?.id {
            case "caper-brine": !foods.contains("capers")
            case "pickle-juice": !foods.contains("pickle") && !foods.contains("cornichon")
            default: true
            }
        }
    }

    /// Where the last "and" of a part stands, and the food behind it, if that is all there is.
    private func uncounted(_ part: ArraySlice<Token>) -> (Int, Food)? {
        guard let and = part.lastIndex(where: { $0.word.has(.and) }), and > part.startIndex + 1,
            and + 1 < part.endIndex,
            let match = resolver.resolve(part[(and + 1)...]), match.exact,
            resolver.resolve(part[(part.startIndex + 1)..<and])?.exact == true,
            resolver.resolve(part[(part.startIndex + 1)...])?.isNamed != true
        else { return nil }
        return (and, match.food)
    }

    /// Whether a line may have an amount in words behind an "and": "and one tablespoon vinegar".
    private func mayHaveTwoAmounts(_ line: IngredientLine) -> Bool {
        if line.amount != nil, words(of: line.text).all.contains(where: { $0.word.has(.pierced) }) {
            return true
        }
        return line.amount != nil && words(of: line.name).all.contains { $0.word.has([.and, .plus]) }
    }

    /// How many times a line's pieces are bought with those of a part that is the same thing: "3 eggs + 1 yolk".
    private func times(
        _ line: IngredientLine,
        _ bought: [Purchase],
        _ part: IngredientLine,
        _ more: Purchase
    ) -> Rational? {
        // Whites and yolks are of the same eggs.
        guard let first = bought.first, bought.count == 1, first.key == more.key,
            first.part == nil || more.part == nil || first.part?.id == more.part?.id, let amount = line.amount,
            amount.unit == nil, amount.value > .zero, let added = part.amount, added.unit == nil,
            let sum = try? amount.value * first.times + added.value
        else { return nil }
        return try? sum / amount.value
    }

    /// Whether a number may stand behind other words, as most lines have none there: a digit or a sign beyond ASCII.
    func mayHaveTwoNumbers(_ text: String) -> Bool {
        var isInNumber = true
        for byte in text.utf8 {
            let isNumber = (0x30...0x39).contains(byte) || byte >= 0x80
            if isNumber, !isInNumber { return true }
            isInNumber = isNumber || isInNumber && byte == 0x20
        }
        return false
    }
}

extension Purchase {
    /// Counts this as a part of a line says it, which begins with another amount.
    mutating func count(_ part: IngredientLine, beside line: IngredientLine) {
        guard let own = try? LineShare(line: part, scale: .one).amount(), line.amount.map({ $0.value > .zero }) ?? true
        else {
            isUncounted = true
            return
        }
        // "1 cup / 200 g yogurt": the amount that the line becomes.
        let whole = try? LineShare(line: line, scale: .one).amount()
        beside = AmountBeside(amount: own, line: whole ?? line.amount)
    }

    /// What a line wants of this, if its amount is that of something else in it.
    func own(of share: LineShare) throws(QuantityError) -> OwnAmount? {
        if isUncounted { return share.line.amount == nil ? nil : OwnAmount(amount: nil) }
        guard let beside else { return nil }
        return OwnAmount(amount: try beside.amount(where: try share.amount(), scale: share.scale))
    }
}
