/// English lines that say in which package a shop has what they measure.
extension PurchaseReader {
    /// What is bought for the line in the words for what a shop has; nil if it says no other than what it measures.
    func asSold(_ line: IngredientLine) -> [Purchase]? {
        if let packages = packagesOfMeasure(line) ?? cannedOrCooked(line) ?? liquidOfCanned(line) { return packages }
        if let found = line.text.utf8.firstRange(of: " or (packed) ") {
            let text = line.text[..<found.lowerBound] + " or " + line.text[found.upperBound...]
            return reread(String(text), as: line)
        }
        // "1 cup part skim ricotta": its first word is a unit as well.
        if line.name.hasPrefix("skim "), let found = line.text.utf8.firstRange(of: " part skim ") {
            let text = line.text[..<found.lowerBound] + " part-skim " + line.text[found.upperBound...]
            return reread(String(text), as: line)
        }
        let start = line.text.prefix(8)
        if start == "Dots of " || start == "dots of ", case let rest = parser.parse(String(line.text.dropFirst(8))),
            rest.food != nil,
            rest.amount == nil, case .buy(let bought) = read(rest)
        {
            return bought.map(\.uncounted)
        }
        return nil
    }

    /// "8 cups rosemary leaves (about ten .66-ounce packages)": so many packages of that size.
    private func packagesOfMeasure(_ line: IngredientLine) -> [Purchase]? {
        guard let unit = line.amount?.unit, unit.dimension == .volume,
            let about = line.text.utf8.firstRange(of: "(about ")
        else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard let place = tokens.firstIndex(where: { $0.word.unit == unit }), place < 6,
            let open = tokens.firstIndex(where: { $0.kind == .open && line.isByte($0.start, at: about) }),
            open > place + 1, let close = tokens[open...].firstIndex(where: { $0.kind == .close }),
            case let inside = tokens[(open + 2)..<close], (4...8).contains(inside.count),
            let end = inside.lastIndex(where: { $0.word.unit.map(Self.sizedPackages.contains) == true }),
            end + 2 >= inside.endIndex, let first = inside.first, isCounting(first),
            inside[..<end].contains(where: { $0.word.unit?.dimension == .mass })
        else { return nil }
        let count = text.text(from: first, through: inside[end])
        // "(About one 10-ounce package frozen)"
        let kind = end + 1 < inside.endIndex ? text.text([inside[end + 1]]) + " " : ""
        let name = text.text(from: tokens[place + 1], through: tokens[open - 1])
        let part = parser.parse("\(count) \(kind)\(name)")
        guard part.amount?.unit?.isPackage == true, part.amounts.count > 1,
            part.food?.id == line.food?.id
                || part
                    .food?.id.hasPrefix("canned-") == true
        else { return nil }
        return reread("\(count) \(kind)\(name)", as: line)
    }

    private static let sizedPackages: Set<MeasureUnit> = [
        .can, .package, .bottle, .jar, .box, .bag, .carton, .container, .tub, .pouch, .bunch,
    ]

    /// "Cooked or rinsed and drained canned beans": canned ones, as a shop has them.
    private func cannedOrCooked(_ line: IngredientLine) -> [Purchase]? {
        guard let canned = line.text.utf8.firstRange(of: " canned "),
            let cooked = line.text.utf8.firstRange(of: "cooked "), cooked.lowerBound < canned.lowerBound,
            case let between = line.text[cooked.upperBound..<canned.lowerBound], between.utf8.count < 40,
            let or = String(between).utf8.firstRange(of: "or ")
        else { return nil }
        let before = String(between).utf8.distance(from: String(between).utf8.startIndex, to: or.lowerBound)
        let named = between.utf8.prefix(before)
        // "Cooked dried chick-peas or canned chick-peas" names them twice.
        let name = words(of: String(Substring(named))).words
        guard name.isEmpty || resolver.resolve(name[...])?.food.category == .pantry else { return nil }
        let text = line.text[..<cooked.lowerBound] + line.text[canned.lowerBound...].dropFirst()
        guard var bought = reread(String(text), as: line), bought.count == 1, bought[0].food != nil,
            bought[0].alternative.isEmpty
        else { return nil }
        bought[0].alternative = "or cooked"
        return bought
    }

    /// "¼ cup canned pineapple syrup": the can, as nobody sells its syrup alone.
    private func liquidOfCanned(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount?.unit?.dimension == .volume, line.food?.id.hasPrefix("canned-") == true,
            line.name.lowercased().hasPrefix("canned ")
        else { return nil }
        let name = words(of: line.name)
        guard name.words.count > 2, !name.words.contains(where: { $0.word.has(.with) }), let last = name.words.last,
            ["syrup", "juice", "liquid"].contains(name.text([last]).lowercased()),
            let food = line.food.flatMap({ foods.food(id: $0.id) })
        else { return nil }
        return [Purchase(food).uncounted]
    }

    private func isCounting(_ token: Token) -> Bool {
        token.kind == .number || token.kind == .word && token.word.number != nil
    }
}

extension IngredientLine {
    /// Whether a place in the text's bytes is where a range begins.
    fileprivate func isByte(_ place: Int, at range: Range<String.Index>) -> Bool {
        text.utf8.distance(from: text.utf8.startIndex, to: range.lowerBound) == place
    }
}
