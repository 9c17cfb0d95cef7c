extension LineShare {
    /// "¼ cup (1 ½ oz/45 g) zork flour", "1 cup cubes (about 5 ounces)": the line's own weight, which is better than any
    /// density; nil if it has none, or if that is about what so much weighs anyway.
    func ownWeight(of count: Amount) -> Amount? {
        let stated = Language.shown == .en && count.unit?.dimension == .volume ? statedWeight : nil
        guard Language.shown == .en, count.unit?.dimension == .volume, line.amounts.count > 1 || stated != nil, !isEach,
            let food = line.food.flatMap({ FoodTable.standard.food(id: $0.id) }), food.shop?.isLiquid != true,
            food.shop?.boughtAs == nil, food.shop?.cooked == nil || isRaw, !line.text.contains(" pod"),
            !line.text.contains("unshelled")
        else { return nil }
        // "2 cups cooked zorks or 1 (15-oz) can", "1 cup zork (two 6-oz cans)": the weight of something else.
        let front = String(line.text.prefix { $0 != "(" })
        if let or = front.utf8.firstRange(of: " or "), !isOrOfManners(front), !isInSlashes(front[..<or.lowerBound]),
            front[or.upperBound...].contains(where: \.isNumber) || front.utf8.count == line.text.utf8.count
        {
            return nil
        }
        if line.note.utf8.contains(where: { (0x30...0x39).contains($0) }), !isLastInNote, stated == nil { return nil }
        let weights = line.amounts.dropFirst().filter { $0.unit?.dimension == .mass }
        let said = weights.last(where: { $0.unit?.isMetric == true && system != .us }) ?? weights.first ?? stated
        // Less than an ounce of something light is as much as a cup holds of it.
        let isFew = count.unit?.isSpoon == true && count.value < Rational(4)
        guard let weight = said, let grams = try? weight.converted(to: .gram, of: nil)?.value,
            grams >= Rational(isFew ? 50 : count.unit?.isSpoon == true ? 25 : 15)
        else { return nil }
        let usual = (try? count.converted(to: .gram, of: food)?.value.doubleValue) ?? 0
        let ratio = usual > 0 ? grams.doubleValue / usual : 1
        // So much of a root is several pieces.
        if food.category == .produce, let pack = food.shop?.pack {
            return pack.unit == .piece && grams > pack.grams ? weight : nil
        }
        // What is sold by the piece is counted.
        // "½ cup dried figs (about 3 oz)", "1 cup baby zucchini (about 6 ounces)"
        if food.category == .produce, line.text.contains("dried ") || line.text.contains("baby ") { return weight }
        // Stalks are of any size.
        if food.pieceUnit == .stalk, grams >= Rational(200) { return weight }
        if food.category == .produce, let each = food.gramsPerPiece, each >= Rational(25) || food.pieceUnit != nil {
            // "6 cups sliced red onions (about 3 ¼ pounds)"
            if grams >= Rational(450), let few = try? each * Rational(3), grams >= few { return weight }
            guard abs(ratio - 1) > 0.15, let pieces = try? grams / each else { return nil }
            return Amount(pieces, unit: food.pieceUnit)
        }
        if food.category == .meat || food.id.hasSuffix("cheese") { return weight }
        // Slivers of almonds weigh less than whole ones, with which they would be compared.
        if food.id == "almond", line.text.contains("sliver") || line.text.contains("sliced") { return weight }
        if usual == 0 {
            return food.category == .produce && isLastInNote || food.category == .pantry && stated != nil ? weight : nil
        }
        return abs(ratio - 1) > 0.08 ? weight : nil
    }

    /// "1 cup/2 oz/60 g zork or zark": whether several measures stand in front of the names, so that they are of either.
    private func isInSlashes(_ front: Substring) -> Bool {
        line.amounts.dropFirst().contains { $0.unit?.dimension == .mass }
            && front.split(separator: "/").dropFirst().contains { part in
                part.first?.isNumber == true && part.contains(where: \.isLetter)
            }
    }

    /// "1 ¼ cups zork filling (12 oz)": the weight of what the table does not know, where the line says it.
    func weightOfUnknown(_ count: Amount) -> Amount? {
        guard Language.shown == .en, system != nil, line.food == nil, count.unit?.dimension == .volume,
            count.unit?.isSpoon == false,
            !isEach, !line.text.contains(" or "), let weight = statedWeight, !isShare(weight, of: count),
            let grams = try? weight.converted(to: .gram, of: nil)?.value,
            let milliliters = try? count.value * (count.unit?.factor ?? .one)
        else { return nil }
        // "1 cup (8 ounces)" of what is poured are fluid ounces.
        let share = grams.doubleValue / milliliters.doubleValue
        return weight.unit == .ounce && (0.93...1.07).contains(share) ? nil : weight
    }

    /// "24 thin slices zork (1 ¼ lb)", "12 cubes cheese (about 1 oz total)", "12 slices (0.5 oz each)": what many slices and
    /// cubes weigh together, as they are sold.
    func weightOfSlices(_ count: Amount) -> Amount? {
        guard Language.shown == .en, count.unit == .slice || count.unit == .cube, count.max == nil,
            line.category == .meat && count.value >= Rational(8) || line.category == .dairy, !line.text.contains(" or ")
        else { return nil }
        let weights = line.amounts.dropFirst().filter { $0.unit?.dimension == .mass }
        if isEach {
            guard line.category == .dairy, let each = weights.first else { return nil }
            return try? each.scaled(by: count.value)
        }
        guard let weight = weights.first ?? statedWeight, count.value > .one, weight.max == nil,
            !isBeforeBracketedName,
            let grams = try? weight.converted(to: .gram, of: nil)?.value.doubleValue,
            grams / count.value.doubleValue < 90
        else { return nil }
        return weight
    }

    /// Whether the name stands behind the line's first brackets, which are about each piece.
    private var isBeforeBracketedName: Bool {
        guard let close = line.text.firstIndex(of: ")") else { return false }
        return !isTotal && String(line.text[close...]).utf8.firstRange(of: String(line.name.prefix(20))) != nil
    }

    /// The same amount again, as the household measures it: "9 ounces (250 grams)", "480 g/2 cups milk", "5 ml (1 teaspoon)
    /// ground zork".
    func sameMeasure(as amount: Amount) -> Amount? {
        guard Language.shown == .en, let unit = amount.unit, line.amounts.count > 1, amount.max == nil else {
            return nil
        }
        let food = line.food.flatMap { FoodTable.standard.food(id: $0.id) }
        let isLiquid = food?.shop?.isLiquid == true
        let second = line.amounts[1]
        if unit.dimension == .mass, isLiquid, second.unit?.dimension == .volume, unit.isMetric { return second }
        // A spoon is what a recipe means by so little.
        if unit == .milliliter, !isLiquid, second.unit?.isSpoon == true, amount.value <= Rational(15) { return second }
        // Wine comes in bottles of so much.
        if unit == .cup, second.unit == .milliliter, second.value == Rational(750) { return second }
        guard unit.dimension == .mass, case let same = inSystem(amount), same != amount else { return nil }
        return same
    }

    /// A weight in the household's system, if the line says about the same in it.
    func inSystem(_ weight: Amount) -> Amount {
        guard Language.shown == .en, system == .us || system == .metric, let unit = weight.unit,
            unit.dimension == .mass,
            unit.isMetric != (system == .metric),
            let grams = try? weight.converted(to: .gram, of: nil)?.value.doubleValue, grams > 0,
            let other = line.amounts.first(where: { other in
                other.unit?.dimension == .mass && other.unit?.isMetric == (system == .metric)
                    && (other.max == nil) == (weight.max == nil) && (other.max == nil || system == .us)
            }),
            let same = try? other.converted(to: .gram, of: nil)?.value.doubleValue, abs(same / grams - 1) < 0.15
        else { return weight }
        return other
    }

    /// "Mixed vegetables (such as carrots and peppers; about 1 pound)": whether only the end of the brackets says how much.
    private var isLastInNote: Bool {
        guard let semicolon = line.note.lastIndex(of: ";") else { return false }
        let last = line.note[semicolon...].dropFirst(2)
        return !line.note[..<semicolon].contains(where: \.isNumber)
            && (last.hasPrefix("about ") || last.first?.isNumber == true) && !last.contains("can")
    }

    /// "1 cup (6 oz) uncooked bulgur": whether the weight is that of what is bought, not of what has been cooked of it.
    private var isRaw: Bool {
        let text = line.text.lowercased()
        return text.contains("uncooked") || !text.contains("cooked") && line.food?.id.hasSuffix("rice") == false
    }

    /// "¼ Wassermelone (etwa 800 g)": what less than one of something weighs.
    func weightOfPart(_ count: Amount) -> Amount? {
        guard Language.shown != .en, count.unit == nil, count.value < .one, count.max == nil,
            line.category == .produce, !isEach
        else { return nil }
        return line.amounts[1]
    }

    /// "4 poireaux (1 kg)": the line's own weight of all that it counts, in the amount that is wanted.
    func weightOfAll() throws(QuantityError) -> Amount? {
        guard let amount = try amount() else { return nil }
        if amount.unit?.dimension == .mass { return amount }
        guard line.category == .produce, amount.size == nil, line.amounts.count == 2, !isEach,
            let weight = line.amounts.last, weight.unit?.dimension == .mass
        else { return nil }
        return try weight.scaled(by: scale)
    }

    /// "½ cup grated or crumbled sugar (4 oz)": whether an "or" only stands between what is done with the food.
    private func isOrOfManners(_ front: String) -> Bool {
        let tokens = self.tokens.prefix { $0.end <= front.utf8.count }
        return tokens.indices.dropFirst().dropLast().allSatisfy { place in
            !tokens[place].word.has(.or)
                || tokens[place - 1].word.has(.done) && tokens[place + 1].word.has(.done)
        }
    }

    /// "2 chickens (about 5 lb total)": what each of a few pieces of meat weighs, in a figure that a shop has.
    func shareOfTotal(_ total: Amount, of count: Amount) -> Amount.Size? {
        if Language.shown != .en { return shareOfGrams(total, of: count) }
        guard line.category == .meat, count.unit == nil, count.max == nil,
            count.value.isWhole, count.value > .one, count.value < Rational(8), total.unit?.dimension == .mass,
            line.amounts.count == 2, isTotal, let least = each(of: total.value, count, total.unit)
        else { return nil }
        guard let max = total.max, let most = each(of: max, count, total.unit), most.unit == least.unit,
            most.value > least.value
        else { return least }
        return Amount.Size(value: least.value, max: most.value, unit: least.unit)
    }

    /// "3 latas (240 g en total)", "4 steaks (600 g au total)": what each package or piece has, if those are whole grams.
    private func shareOfGrams(_ total: Amount, of count: Amount) -> Amount.Size? {
        guard count.unit?.isPackage == true || count.unit == nil && line.category == .meat, count.max == nil,
            count.value.isWhole, count.value > .one, total.unit == .gram, total.max == nil, line.amounts.count == 2,
            isTotal, let each = try? total.value / count.value, each.isWhole
        else { return nil }
        return Amount.Size(value: each, unit: .gram)
    }

    /// What one of a few pieces weighs.
    private func each(of total: Rational, _ count: Amount, _ unit: MeasureUnit?) -> Amount.Size? {
        guard let each = try? total / count.value else { return nil }
        func rounded(_ value: Rational, in steps: Int) -> Rational? {
            guard let many = try? value * Rational(steps) + Rational(lowestTerms: 1, 2) else { return nil }
            return try? Rational(Int(many.floor)) / Rational(steps)
        }
        switch unit {
        case .pound where each < Rational(lowestTerms: 3, 2):
            guard let ounces = rounded(each, in: 16).flatMap({ try? $0 * Rational(16) }),
                abs(ounces.doubleValue / each.doubleValue / 16 - 1) < 0.05
            else { return nil }
            return Amount.Size(value: ounces, unit: .ounce)
        case .pound: return rounded(each, in: 4).map { Amount.Size(value: $0, unit: .pound) }
        case .ounce: return rounded(each, in: 1).map { Amount.Size(value: $0, unit: .ounce) }
        default: return nil
        }
    }

    /// What counted pieces weigh, of each or of all.
    struct Weight {
        var amount: Amount
        var isEach: Bool
    }

    /// "8 short ribs (about 4 pounds)", "4 1/2-inch-thick chops (5 ounces each)": what pieces weigh, if the amount that is
    /// bought does not say it; of vegetables only where they are much larger or smaller than usual.
    func unsaidWeight() throws(QuantityError) -> Weight? {
        guard line.amounts.count > 1, let first = line.amount,
            first.unit == nil || first.unit == .inch || first.unit == .rack || first.unit == .link
                || first.unit == .fillet || first.unit == .bulb,
            line.category == .meat || line.category == .produce,
            // "8 to 10 (10-oz) shanks (5 to 6 lb total)": the last one is that of all.
            case let weights = line.amounts.dropFirst().filter({ $0.unit?.dimension == .mass }),
            // But behind an "or" stands that of something else.
            let weight = isTotalBeforeChoice ? weights.first : weights.last,
            let bought = try amount(), bought.size == nil || bought.size?.unit.dimension == .length,
            bought.unit?.isMeasure != true, bought.value > .one || isEach, !isShellCount, !isTotalOfSeveral,
            !isOfChoice
        else { return nil }
        let grams = try weight.converted(to: .gram, of: nil)?.value.doubleValue ?? 0
        let pieces = isEach && !isTotal ? 1 : (first.unit == .inch ? bought : first).value.doubleValue
        guard grams / pieces >= 15 else { return nil }
        if line.category == .produce {
            guard let food = line.food.flatMap({ FoodTable.standard.food(id: $0.id) }), food.shop?.boughtAs == nil,
                let each = food.gramsPerPiece
            else { return nil }
            // Of small ones only where they weigh twice as much as usual.
            let share = grams / pieces / each.doubleValue
            guard food.isLargeEnoughToSize ? abs(share - 1) > 0.25 : share > 2 else { return nil }
        }
        return Weight(amount: isEach ? weight : try weight.scaled(by: scale), isEach: isEach)
    }

    /// "3 artichokes or 1 (10-ounce) box hearts": whether a weight may be that of what would do as well.
    private var isOfChoice: Bool {
        guard let or = line.text.utf8.firstRange(of: " or ") else { return false }
        return line.text[or.upperBound...].first?.isNumber == true && !line.text[..<or.lowerBound].contains("(")
    }

    /// "4 tomatoes (¾ pound total) or 1 (14-oz) can": whether the first weight is that of all.
    private var isTotalBeforeChoice: Bool {
        guard isTotal, let or = line.text.utf8.firstRange(of: " or ") else { return false }
        return line.text[or.upperBound...].first?.isNumber == true && line.text[..<or.lowerBound].contains("total")
    }

    /// "3 tomatoes, or 1 (14-ounce) can tomatoes": whether the only size is that of a package behind an "or".
    var isSizeOfOther: Bool {
        guard isOfChoice, let or = line.text.utf8.firstRange(of: " or "),
            case let rest = line.text[or.upperBound...].drop(while: { $0.isNumber }), rest.hasPrefix(" ("),
            let close = rest.firstIndex(of: ")")
        else { return false }
        let next = rest[close...].dropFirst(2)
        return ["can", "jar", "package", "pkg", "box", "bag", "bottle", "tin"].contains { next.hasPrefix($0) }
            && line.amounts.count == 2
    }

    /// "16 shrimp (21 to 25 per pound)": how many are in a pound is no weight of them.
    private var isShellCount: Bool { line.text.contains("per ") || line.text.contains("to the pound") }

    /// Whether a weight beside a volume is not that of all: "2 cups zork (1 gram fat per ounce)".
    func isShare(_ weight: Amount, of count: Amount) -> Bool {
        guard count.unit?.dimension == .volume, let grams = try? weight.converted(to: .gram, of: nil)?.value,
            let factor = count.unit?.factor, let milliliters = try? count.value * factor
        else { return false }
        return grams.doubleValue < milliliters.doubleValue / 40
    }

    /// Whether brackets begin with "about".
    var isAbout: Bool {
        let tokens = self.tokens
        guard let open = tokens.firstIndex(where: { $0.kind == .open }), open + 1 < tokens.count else { return false }
        return tokens[open + 1].word.has(.about)
    }
}
