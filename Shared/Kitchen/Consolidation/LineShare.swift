/// A line and its scale: a contribution without its source.
struct LineShare {
    var line: IngredientLine
    var scale: Rational
    var isTyped = false
    /// The household's system of measures, in which a line may say its amount again.
    var system: MeasurementSystem?
    /// Whether it is about what is eaten, and not about what that is cut from.
    var isEaten = false

    /// The line's amount for the wanted servings, or nil if it has none; with the size of each piece or package.
    func amount() throws(QuantityError) -> Amount? {
        guard var amount = line.amount, !isShape(amount) else { return nil }
        // "8 1/3-inch slices" are eight.
        if amount.unit == .inch, !amount.value.isWhole, amount.value > Rational(4) {
            amount = Amount(
                Rational(Int(amount.value.floor)),
                unit: line.text.contains(" slices ") && (line.category == .produce || line.food == nil) ? .slice : nil
            )
        }
        // "1 vasito (100 ml) de vino": the brackets say how much that is.
        // "1/2 tasse (125 ml) de lait": nor is it the American cup.
        if amount.unit == .cup, Language.shown != .en, line.amounts.count == 2, amount.max == nil,
            line.amounts[1].unit?.dimension == .volume, line.amounts[1].unit?.isMetric == true
        {
            // "2 Tassen Mehl (à 250 ml)" are two of them.
            amount = try line.amounts[1].scaled(by: isEach ? amount.value : .one)
        }
        if amount.unit == .glass || amount.unit == .jigger && line.amounts.last?.unit?.isMetric == true,
            amount.value == .one, amount.max == nil, line.amounts.count == 2,
            line.amounts[1].unit?.dimension == .volume
        {
            amount = line.amounts[1]
        }
        // "1 barra de mantequilla (90 g)": no American stick.
        if amount.unit == .stick, Language.shown != .en, line.amounts.count == 2,
            line.amounts[1].unit?.dimension == .mass, amount.max == nil
        {
            amount = try line.amounts[1].scaled(by: isEach ? amount.value : .one)
        }
        if let same = sameMeasure(as: amount) { amount = same }
        if let package = package(of: amount) { return try package.scaled(by: scale) }
        if let cans = cans(for: amount) ?? (isEaten ? nil : source(of: amount)) { return try cans.scaled(by: scale) }
        if let count = slices(amount) ?? bunches(for: amount) ?? count(for: amount) ?? loaves(for: amount) {
            amount = count
        }
        if amount.size == nil { amount.size = amount.unit == .cube || amount.unit == .strip ? nil : size() }
        if amount.size == nil, let weight = weight(of: amount) { amount = weight }
        return try amount.scaled(by: scale)
    }

    /// "16 scallops (1 pound)", "20 cubes lamb (about 2 pounds)": what many pieces of meat or fish weigh together.
    private func weight(of count: Amount) -> Amount? {
        if let own = ownWeight(of: count) ?? weightOfUnknown(count) ?? weightOfSlices(count) { return own }
        guard line.amounts.count == 2, line.amounts[1].unit?.dimension == .mass,
            !isShare(line.amounts[1], of: count)
        else { return nil }
        if let part = weightOfPart(count) ?? weighed(count) { return part }
        // "10 cups baby greens (about 5 ounces)": what is bought by weight.
        let front = String(line.text.prefix { $0 != "(" })
        if count.unit?.dimension == .volume, count.unit?.isSpoon == false, isBoughtByWeight,
            !line.text.contains(" pod"),
            !line.text.contains("unshelled"),
            // "6 cups berries or 3 (10-ounce) packages frozen ones"
            front.utf8.firstRange(of: " or ").map({ front[$0.upperBound...].contains(where: \.isNumber) }) != true
        {
            return line.amounts[1]
        }
        // "6 freshly grated Parmesan (about 1 ounce)"
        if line.category == .dairy, count.unit == nil, line.food?.id.hasSuffix("egg") == false {
            return line.amounts[1]
        }
        // "3 pieces (about 2 pounds) marrow bones"
        let isPieces = count.unit == .piece && count.value > .one && isAbout && !isEach
        guard line.category == .meat, !isBeforeName || isPieces,
            count.unit == .cube || count.unit == .strip || isPieces || count.unit == nil && count.value >= Rational(8)
        else { return nil }
        // "12 duck legs (7 lb)", "24 lamb chops (5 lb)": large pieces and those one serves are counted, and the note says what they weigh.
        if Language.shown == .en, count.unit == nil,
            let grams = try? line.amounts[1].converted(to: .gram, of: nil)?.value.doubleValue,
            grams / count.value.doubleValue >= (line.food?.id.hasSuffix("-chop") == true ? 60 : 200)
        {
            return nil
        }
        return line.amounts[1]
    }

    /// "2 verres de sucre (200 g)", "6 costillas de cerdo (500 g)": what glasses hold and pieces of meat weigh together.
    ///
    /// Less than this a piece is what each weighs: "4 filets (50 g)".
    private func weighed(_ count: Amount) -> Amount? {
        guard Language.shown != .en, count.max == nil else { return nil }
        let weight = line.amounts[1]
        if [.glass, .measure, .cup, .yogurtPot].contains(count.unit) { return weight }
        guard line.category == .meat, count.unit == nil, count.value > .one, !isBeforeName, !isEach,
            let grams = try? weight.converted(to: .gram, of: nil)
        else { return nil }
        let each = grams.value.doubleValue / count.value.doubleValue
        // "2 pechugas de pollo (unos 500 g)": one of them may be as heavy, but hardly both together lighter.
        if count.value == Rational(2) {
            return (120...300).contains(each) && tokens.contains { $0.word.has(.about) } ? weight : nil
        }
        return each >= 60 ? weight : nil
    }

    /// Whether it is bought by weight rather than by the piece, the bunch or in a carton.
    private var isBoughtByWeight: Bool {
        guard [.produce, .meat, .dairy].contains(line.category), let id = line.food?.id,
            let food = FoodTable.standard.food(id: id)
        else { return false }
        if line.category != .produce { return !id.hasSuffix("egg") && food.shop?.isLiquid != true }
        // Berries are not counted.
        let isCounted = food.gramsPerPiece.map { $0 >= Rational(25) || food.pieceUnit != nil } ?? false
        return !isCounted && food.shop?.pack == nil && food.shop?.isLiquid != true
    }

    /// "3 cups parsley leaves (about 1 bunch)": as they are sold.
    private func bunches(for amount: Amount) -> Amount? {
        guard amount.unit?.dimension == .volume, line.amounts.count == 2, line.amounts[1].unit == .bunch else {
            return nil
        }
        return line.amounts[1]
    }

    /// "A 12-inch pizza crust": the size of a shape, not how much of it.
    private func isShape(_ amount: Amount) -> Bool {
        amount.unit?.dimension == .length && amount.value.isWhole
            && amount.value > (amount.unit == .inch ? Rational(6) : Rational(15))
    }

    /// The size of one package, or of one piece if the line says it before the name ("2 (6 oz) steaks").
    private func size() -> Amount.Size? {
        guard line.amounts.count > 1, let first = line.amount, !isTotalOfSeveral else { return nil }
        var measure = inSystem(line.amounts[1])
        // "2 (1-inch-thick) steaks (about 10 ounces each)"
        if line.category == .meat, first.unit == nil, measure.unit?.dimension == .length, line.amounts.count == 3,
            line.amounts[2].unit?.dimension == .mass, isEach || first.value == .one
        {
            measure = line.amounts[2]
        }
        guard let unit = measure.unit, unit.isMeasure || unit.dimension == .length, !first.isMeasured,
            first.unit?.isPackage != false || first.unit == .link
                || [.portion, .serving].contains(first.unit) && line.category == .meat && unit.dimension == .mass
                || first.unit == .slice
                    && (line.category == .meat && (isEach || unit.dimension == .mass && isBeforeName)
                        || line.category == .dairy && unit.dimension == .mass && isBehindNumber
                        || first.value == .one && unit.dimension == .mass)
        else { return nil }
        if unit.dimension == .length, line.amounts.count > 2 || !hasLength(first) { return nil }
        // "1 head escarole (10 cups)": what it gives.
        if unit.isMeasure, unit.dimension != .mass, [.head, .bunch, .loaf, .piece].contains(first.unit) { return nil }
        if let each = shareOfTotal(measure, of: first) { return each }
        if line.category == .meat, first.unit == .piece, first.value > .one, isAbout, !isEach { return nil }
        // "3 tomatoes, or 1 (14-ounce) can": the size is that of the can.
        if first.unit == nil, isSizeOfOther { return nil }
        if first.unit == nil {
            // "1 bière blonde (25 cl)"
            let isBottle =
                Language.shown != .en && unit.dimension == .volume && !unit.isSpoon
                && [.pantry, .other].contains(line.category)
            guard unit.dimension == .mass || unit.dimension == .length || isBottle,
                first.value == .one || isBeforeName || hasTwoNumbers(first) || isEach
            else {
                return nil
            }
        }
        if first.value != .one, isTotal || isAbout(first) { return nil }
        // What a single small fruit weighs nobody asks for.
        if line.category == .produce, first.unit == nil, let grams = try? measure.converted(to: .gram, of: nil)?.value,
            grams < Rational(30)
        {
            return nil
        }
        return Amount.Size(value: measure.value, max: measure.max, unit: unit)
    }

    /// "4 fennel bulbs (about 3 pounds) cut into slices": what vegetables weigh together.
    private func isAbout(_ count: Amount) -> Bool {
        guard line.category == .produce, count.unit == nil || count.unit == .bulb, !isEach, isAbout else {
            return false
        }
        let tokens = self.tokens
        let inside = tokens.drop { $0.kind != .open }
        // "Two 4-pound zorks (about 8 cups)": how much they give is not their weight.
        guard Language.shown != .en || inside.contains(where: { $0.word.unit?.dimension == .mass }) else {
            return false
        }
        return tokens.prefix { $0.kind != .open }.count { $0.kind == .word } > 1
    }

    var tokens: [Token] {
        Tokenizer.tokens(of: Array(line.text.utf8.prefix(400)), lexicon: FoodTable.standard.words.lexicon)
    }

    /// Whether a length is the size of what is bought: "3 (8 inch) tortillas", "1 (4 inch) piece kombu".
    ///
    /// Fruit, vegetables and meat are cut to a size, but pieces of a root are sold by it.
    private func hasLength(_ count: Amount) -> Bool {
        if count.unit == .piece { return line.category == .produce || line.category == .pantry }
        let isBaked = [.pantry, .frozen, .dairy].contains(line.category)
        guard count.unit == nil, isBaked, isBeforeName || hasTwoNumbers(count),
            line.text.utf8.contains(UInt8(ascii: "(")) || line.food != nil && hasTwoNumbers(count),
            !line.text.contains("thick"), !line.name.hasSuffix(" squares")
        else { return false }
        return line.food.map { food in Self.flat.contains { food.id.hasSuffix($0) } } ?? true
    }

    /// What is sold in several sizes across.
    private static let flat = [
        "tortilla", "crust", "bread", "shell", "cake", "roll", "bun", "matzo", "baguette", "paper", "wrapper",
    ]

    /// "2 1-pound loaves": whether two numbers come before the name.
    private func hasTwoNumbers(_ count: Amount) -> Bool {
        guard count.max == nil, count.value.isWhole, !line.name.isEmpty else { return false }
        let text = Array(line.text.utf8)
        // "Two 6-ounce steaks"
        let digits = tokens.first?.kind == .word && tokens.first?.word.number != nil ? 0 : 1
        // As much of it as tells it apart: all of it at every place would take the square of a long line's length.
        var name = Array(line.name.utf8.prefix(40))
        // "Top loin (New York strip) steaks"
        if line.text.utf8.firstRange(of: beginning(of: line.name)) == nil { name = Array(name.prefix { $0 != 0x20 }) }
        let end = text.indices.first { text[$0...].starts(with: name) } ?? 0
        let isDigit = text[..<end].map { (0x30...0x39).contains($0) }
        return isDigit.indices.count { isDigit[$0] && ($0 == 0 || !isDigit[$0 - 1]) } > digits
    }

    /// As much of a name as tells it apart, so that a long line is searched in a time like its length.
    private func beginning(of name: String) -> String { String(decoding: name.utf8.prefix(40), as: UTF8.self) }

    /// "12 (1 ounce) slices cheese": whether brackets stand directly behind the count, as a size does.
    private var isBehindNumber: Bool { line.text.drop { $0.isNumber || $0 == " " }.first == "(" }

    /// Whether the line's brackets come before its name, so that they are about each piece, not about all.
    private var isBeforeName: Bool {
        let text = line.text.utf8
        guard let start = line.name.utf8.first else { return false }
        let open = text.firstIndex(of: UInt8(ascii: "(")) ?? text.startIndex
        // "2 whole (3-pound) chickens": the brackets are in the name.
        if let whole = line.name.split(separator: " ").last, open > text.startIndex,
            text.firstRange(of: beginning(of: line.name)) == nil,
            text[open...].prefix(while: { $0 != UInt8(ascii: ")") }).contains(where: { (0x30...0x39).contains($0) })
        {
            return String(line.text[open...]).utf8.firstRange(of: beginning(of: String(whole))) != nil
        }
        let name = Array(line.name.utf8.prefix(12))
        var place = open
        while let found = text[place...].firstIndex(of: start) {
            if text[found...].starts(with: name) { return true }
            place = text.index(after: found)
        }
        return false
    }

    /// The scaled amount in a dimension, if the line has two measures of the same thing ("1 cup (120 g)").
    ///
    /// A measure beside a count is the size of one piece ("2 (14 oz) cans"), not the same amount again.
    func amount(in dimension: Dimension) throws(QuantityError) -> Amount? {
        guard let first = line.amount, first.unit?.isMeasure == true,
            let same = line.amounts.first(where: { $0.unit?.dimension == dimension })
        else { return nil }
        return try same.scaled(by: scale)
    }
}

extension Amount {
    /// Whether this is a weight or a volume.
    fileprivate var isMeasured: Bool { unit?.isMeasure == true }
}

extension MeasureUnit {
    /// Whether it is something that a shop fills.
    var isPackage: Bool {
        switch self {
        case .can, .package, .bottle, .jar, .box, .bag, .carton, .container, .sachet, .tub, .loaf, .ball, .tube, .block,
            .punnet, .bar, .log, .roll, .pouch, .pot, .piece, .fillet, .rack, .slab, .sleeve, .bunch, .head, .cube,
            .square, .chunk, .ring, .wedge:
            true
        default: false
        }
    }
}
