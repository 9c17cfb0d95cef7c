/// English lines with words that would be read as something else, in words that are read as they are meant.
extension PurchaseReader {
    /// The line in those words; nil if it has none that mislead.
    func clearer(_ line: IngredientLine) -> String? {
        coarse(line.text) ?? inOunces(line.text) ?? ofOunces(line) ?? thinPieces(line) ?? pinchOfHerb(line)
            ?? tipsOfWhole(line) ?? anyOfTwo(line.text) ?? decorations(line)
    }

    /// "1 cup coarsely ground grits": how coarse they are sold, not what is done with them at home; "melted and skimmed
    /// butter" is done at home.
    private func coarse(_ text: String) -> String? {
        if let melted = text.utf8.firstRange(of: "melted and skimmed ") {
            return text[..<melted.lowerBound] + "melted " + text[melted.upperBound...]
        }
        guard let ground = text.utf8.firstRange(of: "coarsely ground "),
            ["grits", "cornmeal", "polenta", "yellow cornmeal", "white cornmeal", "yellow grits", "white grits"]
                .contains(where: text[ground.upperBound...].hasPrefix)
        else { return nil }
        return text[..<ground.lowerBound] + "coarse " + text[ground.upperBound...]
    }

    /// "2 1-pound, 13-ounce cans": one size in two units.
    private func inOunces(_ text: String) -> String? {
        for link in ["-pound, ", "-pound ", "-pound-"] {
            guard let pound = text.utf8.firstRange(of: link),
                let pounds = text[..<pound.lowerBound].split(whereSeparator: { $0 == " " || $0 == "(" }).last,
                let many = Int(pounds), many < 20,
                case let rest = text[pound.upperBound...], case let digits = rest.prefix(while: \.isNumber),
                let ounces = Int(digits), ounces < 16, rest.dropFirst(digits.count).hasPrefix("-ounce")
            else { continue }
            return text[..<pound.lowerBound].dropLast(String(many).count) + "\(many * 16 + ounces)"
                + rest.dropFirst(digits.count)
        }
        return nil
    }

    /// "1 ripe 6-to 8-ounces avocado": what each weighs.
    private func ofOunces(_ line: IngredientLine) -> String? {
        guard line.amount?.unit == nil, let ounces = line.text.utf8.firstRange(of: "-ounces "),
            case let front = line.text[..<ounces.lowerBound], front.last?.isNumber == true,
            let start = front.firstIndex(where: \.isLetter),
            let size = front[start...].firstIndex(where: \.isNumber), size > start,
            front[..<start].allSatisfy({ $0.isNumber || $0 == " " })
        else { return nil }
        let word = line.text[start..<size]
        return line.text[..<start] + "(" + line.text[size..<ounces.lowerBound] + " ounce) " + word
            + line.text[ounces.upperBound...]
    }

    /// "2 (1- by ¼-inch) pieces ginger": slices of a root.
    private func thinPieces(_ line: IngredientLine) -> String? {
        guard line.amount?.unit == .piece || line.amount?.unit == nil, line.category == .produce,
            line.food.flatMap({ foods.food(id: $0.id) })?.shop?.pack?.unit == .piece,
            let open = line.text.utf8.firstRange(of: "("), let end = line.text.utf8.firstRange(of: "-inch) pieces "),
            Self.thin.contains(where: line.text[open.upperBound..<end.lowerBound].hasSuffix)
        else { return nil }
        return line.text[..<open.lowerBound] + "slices " + line.text[end.upperBound...]
    }

    private static let thin = ["by 1/4", "by ¼", "by 1/8", "by ⅛", "x 1/4", "x 1/8", "by 1/16"]

    /// "A five-finger pinch of mint leaves": as much as nobody weighs, from a bunch.
    private func pinchOfHerb(_ line: IngredientLine) -> String? {
        guard line.category == .produce, line.text.utf8.first.map({ $0 | 0x20 == 0x61 }) == true,
            let pinch = line.text.utf8.firstRange(of: " pinch of "), line.text[..<pinch.lowerBound].utf8.count < 16,
            line.food.flatMap({ foods.food(id: $0.id) })?.shop?.pack?.unit == .bunch
        else { return nil }
        let rest = line.text[pinch.upperBound...]
        return "1 handful " + (rest.hasPrefix("delicate ") ? rest.dropFirst("delicate ".count) : rest)
    }

    /// "1 ½ cups asparagus tips (from 2 lb asparagus)": the whole ones, of which so many are bought.
    private func tipsOfWhole(_ line: IngredientLine) -> String? {
        guard line.category == .produce, let tips = line.text.utf8.firstRange(of: " tips (from "),
            let close = line.text[tips.upperBound...].firstIndex(of: ")"),
            let food = line.text[..<tips.lowerBound].split(separator: " ").last,
            line.text[tips.upperBound..<close].hasSuffix(" " + food)
        else { return nil }
        return String(line.text[tips.upperBound..<close])
    }

    /// "Mortadella or Hot or Sweet Capicola", "green or black olives or a combination": that any will do is no name.
    private func anyOfTwo(_ text: String) -> String? {
        if let either = text.utf8.firstRange(of: " or Hot or Sweet ") ?? text.utf8.firstRange(of: " or hot or sweet ") {
            return text[..<either.lowerBound] + " or " + text[either.upperBound...]
        }
        guard let any = text.utf8.firstRange(of: " or a combination"),
            case let rest = text[any.upperBound...], rest.isEmpty || rest.hasPrefix(",") || rest.hasPrefix(" of "),
            text[..<any.lowerBound].contains(" or ")
        else { return nil }
        return text[..<any.lowerBound] + (rest.hasPrefix(",") ? String(rest) : "")
    }

    /// "For decorations: tarragon leaves; sliced truffles": the foods between semicolons.
    private func decorations(_ line: IngredientLine) -> String? {
        guard line.amount == nil, line.text.hasPrefix("For "), line.text.contains(";"),
            let colon = line.text.utf8.firstRange(of: ": "), line.text[..<colon.lowerBound].utf8.count < 24
        else { return nil }
        return String(line.text[colon.upperBound...])
    }
}
