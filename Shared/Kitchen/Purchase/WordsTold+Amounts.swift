/// Which amounts of a line a list shows.
extension WordsTold {
    /// The places of the amounts in a line: of those that the list shows, and of weights and measures that it does not.
    static func amounts(
        _ shown: [Amount],
        of bought: [Purchase],
        in line: IngredientLine,
        _ text: NameWords,
        by reader: PurchaseReader
    ) -> (shown: Set<Int>, lost: Set<Int>) {
        let said = bought.map { "\($0.remark) \($0.size) \($0.alternative) \($0.words) \($0.own) \($0.perPerson)" }
            .joined(separator: " ")
        let numbers = Set(said.split { !$0.isNumber && $0 != "," && $0 != "." }.map(String.init))
        var told: Set<Int> = []
        var lost: Set<Int> = []
        let tokens = text.all
        let amounts = AmountReader(tokens: tokens, lexicon: reader.lexicon)
        // "2 doses de levure" are sachets.
        if line.amount != nil, let unit = tokens.firstIndex(where: { $0.word.unit != nil }), unit > 0,
            [.number, .vulgar].contains(tokens[unit - 1].kind)
        {
            told.insert(tokens[unit].start)
        }
        var measured: [Amount] = []
        var place = 0
        while place < tokens.count {
            guard tokens[place].kind != .word || tokens[place].word.number != nil || tokens[place].word.has(.about),
                let found = amounts.measured(at: place), found.next > place
            else {
                place += 1
                continue
            }
            let range = tokens[place..<found.next]
            let isTold =
                shown.contains { $0.isAbout(found.amount) }
                || range.allSatisfy { $0.kind != .number || numbers.contains(text.text([$0])) }
            measured.append(found.amount)
            let isMain =
                line.amount != nil && measured.count == 1
                && !tokens[..<place].contains { $0.kind == .number || $0.kind == .vulgar || $0.word.number != nil }
            let isSum = shown.contains { $0.isSum(of: measured) || $0.isSum(of: measured.dropFirst()) }
            let isKept =
                isTold || isSum || isMain || isUsual(found.amount, of: bought, in: line)
                || !isMissed(found, from: place, in: tokens, of: line, by: reader)
            if isKept {
                told.formUnion(range.map(\.start))
            } else {
                lost.formUnion(range.map(\.start))
            }
            place = found.next
        }
        return (told, lost)
    }

    /// Whether counted pieces weigh about what the line says anyway, or are sold in one size.
    private static func isUsual(_ amount: Amount, of bought: [Purchase], in line: IngredientLine) -> Bool {
        guard bought.count == 1, let food = bought[0].food, let grams = amount.metric else { return false }
        if bought[0].factor != .one || bought[0].part != nil || food.id == "fresh-yeast" { return true }
        guard let count = line.amount, count.unit == nil, food.category != .meat, let each = food.gramsPerPiece else {
            return false
        }
        let usual = (count.max ?? count.value).doubleValue * each.doubleValue
        return abs(grams / usual - 1) <= 0.25 || abs(grams / each.doubleValue - 1) <= 0.25
    }

    /// Whether an amount tells how much to bring: not how large pieces are cut, nor how much water or juice of the food it is.
    private static func isMissed(
        _ found: AmountReader.Found,
        from start: Int,
        in tokens: [Token],
        of line: IngredientLine,
        by reader: PurchaseReader
    ) -> Bool {
        switch found.amount.unit?.dimension {
        case .mass, .volume:
            guard let next = tokens[found.next...].first(where: { !$0.word.has(.of) }) else { return true }
            return !next.word.has(.part) && !reader.buying.isAside(.empty.appending(next.key), "liquid-part")
                && reader.resolver.resolve([next])?.food.shop?.isFree != true
        case .length:
            // "1 trozo de kion de 2 cm"
            let isOfPiece = line.amount?.unit.map { [.piece, .chunk, .knob].contains($0) } == true
            return isOfPiece || start > 0 && [.comma, .open].contains(tokens[start - 1].kind)
        default: return false
        }
    }

    /// The amounts that the list has of them, as they are written.
    static func shown(of bought: [Purchase], in line: IngredientLine) -> [Amount] {
        var all = line.amount.map { [$0] } ?? []
        // "2 Tassen Mehl (à 250 ml)": how large the cups are is in what they weigh.
        if line.amount?.unit == .cup, line.amounts.count == 2 { all.append(line.amounts[1]) }
        for purchase in bought {
            var group = ShareSums.Group()
            group.add(purchase, for: 0)
            let share = LineShare(line: line, scale: .one)
            guard let sum = try? PurchaseSum(group, of: [share]) else { continue }
            for amount in sum.quantities(of: purchase.food) {
                all.append(amount)
                guard let size = amount.size else { continue }
                let one = Amount(size.value, max: size.max, unit: size.unit)
                all.append(one)
                if let total = try? one.scaled(by: amount.value) { all.append(total) }
            }
            all += [purchase.beside?.amount, purchase.more?.amount].compactMap(\.self)
        }
        return all
    }
}

extension Amount {
    /// Whether both are so much, also in other words: "1 lb (450 g)", "1 boîte de 14 oz (398 ml)".
    fileprivate func isAbout(_ other: Amount) -> Bool {
        if value == other.value, max == other.max, unit == other.unit { return true }
        guard let own = metric, let measure = other.metric else { return false }
        return abs(own / measure - 1) < 0.1
    }

    /// "50 g + 20 g": whether it is as much as several together.
    fileprivate func isSum(of amounts: some Collection<Amount>) -> Bool {
        guard amounts.count > 1, let own = metric else { return false }
        let parts = amounts.filter { $0.unit?.dimension == unit?.dimension }.compactMap(\.metric)
        return parts.count > 1 && abs(own / parts.reduce(0, +) - 1) < 0.01
    }

    /// Its grams or milliliters.
    fileprivate var metric: Double? {
        guard unit?.dimension == .mass || unit?.dimension == .volume, let factor = unit?.factor else { return nil }
        return (max ?? value).doubleValue * factor.doubleValue
    }
}
