/// English lines that other rules read once they are spelled as usual.
extension PurchaseReader {
    /// What is bought for the line as it is usually spelled; nil if it is.
    func respelled(_ line: IngredientLine) -> [Purchase]? {
        let respelled =
            joined(line) ?? regularOr(line) ?? exclaimed(line) ?? candiedBoth(line) ?? withWater(line)
            ?? sizeBehindComma(line) ?? additional(line) ?? toastedAndGround(line)
        if let respelled { return respelled }
        if let piece = cubeOfRoot(line) ?? longPiece(line) ?? ribbed(line) ?? fromHeads(line) ?? celeryLeaves(line) {
            return piece
        }
        return colorList(line) ?? mixedMeats(line) ?? flakes(line) ?? freeBeforeComma(line) ?? andOr(line)
            ?? optionalGarnish(line)
    }

    /// "Two 8-bone racks of lamb", "2 ½ pounds rack of lamb": the cut, whose first word looks like a unit.
    func rack(_ line: IngredientLine) -> IngredientLine? {
        guard language == .en, line.food?.id == "lamb", line.amount?.unit != .rack,
            line.text.utf8.firstRange(of: "rack of lamb") != nil
                || line.text.utf8.firstRange(of: "racks of lamb") != nil,
            let rack = foods.food(id: "rack-of-lamb")
        else { return nil }
        var whole = line
        whole.name = "rack of lamb"
        whole.food = rack.reference
        // "7- to 8-bone"
        whole.amounts.removeAll { $0.unit == nil && $0 != line.amount }
        return whole
    }

    /// "2 oz regular or turkey bacon": the plain one, whose noun stands behind the "or".
    private func regularOr(_ line: IngredientLine) -> [Purchase]? {
        guard let found = line.text.utf8.firstRange(of: "regular or "), line.amount != nil,
            let food = line.food.flatMap({ foods.food(id: $0.id) }),
            case let rest = line.text[found.upperBound...],
            case let choice = String(rest.prefix { $0 != "," && $0 != "(" && $0 != ";" }.trimmedEnd),
            case let name = words(of: choice).words, (2...4).contains(name.count),
            let start = name.indices.dropFirst().first(where: { resolver.resolve(name[$0...])?.isNamed == true }),
            let plain = resolver.resolve(name[start...])?.food, plain.category == food.category, plain.id != food.id,
            resolver.resolve(name[...])?.food.id == food.id
        else { return nil }
        let noun = words(of: choice).text(name[start...])
        let front = line.text[..<found.lowerBound] + noun + rest.dropFirst(choice.count)
        guard var bought = reread(String(front), as: line), bought.count == 1 else { return nil }
        bought[0].alternative = "or " + choice
        return bought
    }

    /// "1/4 cup Maker® Vegetable Plus! Oil": a mark in a name, which ends no sentence.
    private func exclaimed(_ line: IngredientLine) -> [Purchase]? {
        guard let mark = line.text.utf8.firstRange(of: "! "), line.text[mark.upperBound...].first?.isUppercase == true,
            line.text[..<mark.lowerBound].last?.isLetter == true
        else { return nil }
        // "Plus" would be more of something.
        var front = line.text[..<mark.lowerBound]
        if front.hasSuffix(" Plus") { front = front.dropLast(" Plus".count) }
        return reread(front + " " + line.text[mark.upperBound...], as: line)
    }

    /// "1 (3-inch-long) piece fresh ginger": its size, as others write it.
    private func longPiece(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil, line.category == .produce,
            let long = line.text.utf8.firstRange(of: "inch-long) ")
        else { return nil }
        return reread(line.text[..<long.lowerBound] + "inch) " + line.text[long.upperBound...], as: line)
    }

    /// "One 4-rib prime rib roast (6 to 8 pounds)": how many ribs it has is said beside what it weighs.
    func ribbed(_ line: IngredientLine) -> [Purchase]? {
        guard line.category == .meat, line.amount != nil,
            let part = ["-rib", "-bone"].first(where: line.text.contains),
            let found = line.text.utf8.firstRange(of: part), found.upperBound < line.text.endIndex
        else { return nil }
        let front = line.text[..<found.lowerBound]
        let number = String(front.reversed().prefix(while: \.isNumber).reversed())
        var (head, rest) = (front.dropLast(number.count), line.text[found.upperBound...])
        if head.hasSuffix("("), rest.hasPrefix(")") { (head, rest) = (head.dropLast(), rest.dropFirst()) }
        guard !number.isEmpty, head.hasSuffix(" "), !head.hasSuffix(" to "), !head.hasSuffix(" into "),
            !head.contains(" or "), rest.hasPrefix(" "), rest.contains("roast") || rest.contains("prime rib"),
            var bought = reread(String(head) + rest.dropFirst(), as: line), bought.count == 1
        else { return nil }
        bought[0].add(remark: number + part)
        return bought
    }

    /// "1 tablespoon dried jalapeño flakes": no fresh ones.
    private func flakes(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount?.unit?.isSpoon == true || line.amount?.unit?.isTouch == true,
            line.text.contains("flakes") || line.text.contains("granules"), case let name = words(of: line.name),
            name.words.count > 1, let last = name.words.last,
            ["flakes", "granules"].contains(name.text([last]).lowercased()),
            foods.food(key: FoodKey.key(of: line.name)) == nil,
            (line.food.flatMap { foods.food(id: $0.id) } ?? bare(name))?.category == .produce
        else { return nil }
        let isDried = line.text.contains("dried ") && !line.name.contains("dried ")
        var purchase = named((isDried ? "dried " : "") + line.name, in: line.withoutFood)
        purchase.category = .pantry
        return [options(of: line, purchase)]
    }

    /// "10 large outer romaine leaves (from 2 heads)": so many heads.
    private func fromHeads(_ line: IngredientLine) -> [Purchase]? {
        guard line.category == .produce, line.note.hasPrefix("from "), line.amount != nil,
            case let note = words(of: line.note), let head = note.all.last, head.word.unit == .head,
            let count = note.all.first(where: { $0.kind == .number || $0.word.number != nil }), note.all.count < 5,
            case let name = words(of: line.name),
            name.words.count > 1, name.words.contains(where: { $0.word.unit == .leaf || $0.word.has(.part) }),
            let food = resolver.resolve(name.words.filter { $0.word.unit == nil && !buying.isPlain($0) }[...])?.food
        else { return nil }
        guard var bought = reread(note.text(from: count, through: head) + " " + food.name, as: line), bought.count == 1
        else { return nil }
        bought[0].add(remark: "for the leaves")
        return bought
    }

    /// "1 package sugar free, chocolate instant pudding": the comma is none between a name and what is said of it.
    private func freeBeforeComma(_ line: IngredientLine) -> [Purchase]? {
        guard let comma = line.text.utf8.firstRange(of: " free, "), line.amount?.unit != nil,
            ["sugar", "gluten", "dairy", "fat", "nut"].contains(where: { line.text[..<comma.lowerBound].hasSuffix($0) })
        else { return nil }
        return reread(line.text[..<comma.lowerBound] + " free " + line.text[comma.upperBound...], as: line)
    }

    /// "Lime wedges, optional garnish": the lime, which may be left out.
    private func optionalGarnish(_ line: IngredientLine) -> [Purchase]? {
        guard let end = line.text.utf8.firstRange(of: ", optional garnish"), end.upperBound == line.text.endIndex else {
            return nil
        }
        return reread(line.text[..<end.lowerBound] + " (optional)", as: line)
    }

    /// "Raw rice for weighting the crust": what is not eaten.
    func isWeight(_ line: IngredientLine) -> Bool {
        if language == .en { return line.text.utf8.firstRange(of: "for weighting") != nil }
        let text = line.text.lowercased()
        return Self.weights[language]?.contains(where: text.contains) == true
    }

    private static let weights: [Language: [String]] = [
        .de: ["zum blindbacken", "fürs blindbacken", "zum blind backen"],
        .fr: [
            "pour la cuisson à blanc", "pour cuisson à blanc", "pour cuire à blanc", "pour lester la p",
            "pour lester le f",
        ],
        .es: ["para hornear la masa", "para hornear en blanco", "para hornear a ciegas", "para el horneado en blanco"],
    ]

    /// "1 tablespoon celery leaves": what comes with the stalks.
    private func celeryLeaves(_ line: IngredientLine) -> [Purchase]? {
        guard line.food?.id == "celery-leaf", let celery = foods.food(id: "celery") else { return nil }
        var purchase = options(of: line, Purchase(celery))
        // "2 cups celery leaves (from about 2 bunches)"
        let bunches = line.amount.flatMap { LineShare(line: line, scale: .one).source(of: $0) }
        if bunches?.unit != .bunch { purchase = purchase.uncounted }
        purchase.purpose = Self.leaves
        return [purchase]
    }

    static let leaves = "for the leaves"

    /// "Brine (for Tuesday)", "Marinade (for the chops)", "For Parmesan toasts": what the lines behind it make.
    func isHeadingFor(_ line: IngredientLine) -> Bool {
        if language == .en, line.amount == nil, line.text.hasPrefix("For "), line.text.utf8.count < 40,
            line.text.allSatisfy({ $0.isLetter || $0 == " " }), let last = line.text.split(separator: " ").last
        {
            return Self.made.contains(String(last))
        }
        guard language == .en, line.amount == nil, line.text.utf8.count < 60, line.text.utf8.last == UInt8(ascii: ")"),
            let open = line.text.utf8.firstRange(of: " (for ")
        else { return false }
        return ["brine", "marinade", "glaze", "sauce", "dressing", "rub", "frosting", "filling", "topping", "icing"]
            .contains(line.text[..<open.lowerBound].lowercased())
    }

    private static let made: Set<String> = [
        "toast", "toasts", "croutons", "cake", "cakes", "cupcakes", "pie", "salad", "meatballs", "dumplings", "burgers",
        "tacos", "cookies", "meringues", "pancakes", "filling", "frosting", "glaze", "sauce", "dressing", "marinade",
        "topping", "crust", "dough", "icing", "brine", "vinaigrette", "syrup", "streusel", "batter", "stuffing",
    ]

    /// "Clam juice mixed with 3 cups water": the water's amount.
    private func withWater(_ line: IngredientLine) -> [Purchase]? {
        guard let with = line.text.utf8.firstRange(of: " with "), line.amount != nil,
            with.lowerBound > line.text.startIndex,
            case let front = line.text[..<with.lowerBound], !front.contains(where: \.isNumber),
            case let behind = line.text[with.upperBound...], behind.first?.isNumber == true, behind.contains("water")
        else { return nil }
        let plain = ["mixed", "diluted", "combined", "thinned"].first { front.hasSuffix(" " + $0) }
        return reread(String(front.dropLast(plain.map { $0.utf8.count + 1 } ?? 0)), as: line)?.map(\.uncounted)
    }

    /// "1 can, 14 ounces, black beans": the size of the can.
    private func sizeBehindComma(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.utf8.first.map({ (0x31...0x39).contains($0) }) == true, line.text.utf8.count < 120,
            case let parts = line.text.split(separator: ",", maxSplits: 2), parts.count == 3,
            parts[0].utf8.count < 12, parts[1].utf8.count < 16, parts[1].dropFirst().first?.isNumber == true,
            case let size = parser.parse(parts[1] + " of it"), size.amount?.unit?.isMeasure == true,
            case let count = parser.parse(parts[0] + " of it"), count.amount?.unit?.isPackage == true
        else { return nil }
        return reread("\(parts[0]) (\(parts[1].dropFirst()))\(parts[2])", as: line)
    }

    /// "A 1-inch cube of peeled fresh ginger": a piece of the root.
    private func cubeOfRoot(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount?.unit == .cube, line.category == .produce,
            let cube = line.text.utf8.firstRange(of: " cube ") ?? line.text.utf8.firstRange(of: " cubes "),
            line.food.flatMap({ foods.food(id: $0.id) })?.shop?.pack?.unit == .piece
        else { return nil }
        return reread(line.text[..<cube.lowerBound] + " piece " + line.text[cube.upperBound...], as: line)
    }
}

extension Substring {
    /// Without spaces at its end.
    var trimmedEnd: Substring {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
