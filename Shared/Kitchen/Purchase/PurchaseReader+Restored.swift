/// English lines in which other words hide the food or its amount, read as if they said it plainly.
extension PurchaseReader {
    /// What is bought for the plain words; nil if nothing is hidden.
    func restored(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil else { return clearer(line).flatMap { reread($0, as: line) } }
        for text in [
            clearer(line), piecesOfWhole(line), withoutWidth(line.text), withoutAdjective(line),
            withWeightApart(line.text),
            withRind(line),
        ]
        .compactMap(\.self) {
            if let bought = reread(text, as: line) { return bought }
        }
        return nil
    }

    /// "16 1-inch pieces red onion (from 1 large)": what is cut up.
    private func piecesOfWhole(_ line: IngredientLine) -> String? {
        guard line.category == .produce, line.text.contains(" pieces ") || line.text.contains(" cubes "),
            let from = line.text.utf8.firstRange(of: " (from "),
            let close = line.text[from.upperBound...].firstIndex(of: ")")
        else { return nil }
        let said = line.text[from.upperBound..<close].split(separator: " ")
        guard said.count == 2, said[0].allSatisfy(\.isNumber), ["large", "medium", "small"].contains(said[1]) else {
            return nil
        }
        return "\(said[0]) \(said[1]) \(line.name)"
    }

    /// "8 2-inch-long, 1/2-inch-wide lemon peel strips": how wide they are nobody asks in a shop.
    private func withoutWidth(_ text: String) -> String? {
        guard let long = text.utf8.firstRange(of: "-inch-long, "), let wide = text.utf8.firstRange(of: "-inch-wide "),
            long.upperBound <= wide.lowerBound,
            text[long.upperBound..<wide.lowerBound].allSatisfy({ $0.isNumber || $0 == "/" || $0 == " " }),
            let count = text[..<long.lowerBound].firstIndex(of: " ")
        else { return nil }
        return text[..<count] + " " + text[wide.upperBound...]
    }

    /// "4 teaspoons rich, fruity olive oil": an adjective that is no food and stands before a comma.
    private func withoutAdjective(_ line: IngredientLine) -> String? {
        guard line.food == nil, Self.adjectives.contains(line.name.lowercased()),
            let found = line.text.utf8.firstRange(of: line.name + ", ")
        else { return nil }
        return String(line.text[..<found.lowerBound] + line.text[found.upperBound...])
    }

    private static let adjectives: Set<String> = [
        "rich", "fruity", "hearty", "robust", "crisp", "sturdy", "chewy", "tender", "tangy", "plump", "meaty", "bold",
        "mellow", "flavorful",
    ]

    /// "½ cup minced sausage (a dried one; 2 ½ ounces)": the weight in brackets of its own.
    private func withWeightApart(_ text: String) -> String? {
        guard let open = text.firstIndex(of: "("), let close = text[open...].firstIndex(of: ")"),
            let mark = text.utf8.firstRange(of: "; "), open < mark.lowerBound, mark.upperBound < close,
            case let weight = text[mark.upperBound..<close],
            weight.first?.isNumber == true || weight.hasPrefix("about "),
            let unit = weight.split(separator: " ").last, Self.weights.contains(String(unit)),
            !weight.contains("each"), case let said = text[open..<mark.lowerBound], !said.contains(where: \.isNumber),
            // What the brackets say to look for stays.
            !["such as", "prefer", " or ", "like "].contains(where: { said.contains($0) })
        else { return nil }
        return text[..<open] + "(" + weight + ")" + text[text.index(after: close)...]
    }

    private static let weights: Set<String> = ["ounces", "ounce", "oz", "pounds", "pound", "lb", "lbs"]

    /// "8 ounces blue cheese (about 12 ounces with rind)": what the shop weighs.
    private func withRind(_ line: IngredientLine) -> String? {
        guard line.amount?.unit?.dimension == .mass,
            let found = Self.asSoldWhole.lazy.compactMap({ line.text.utf8.firstRange(of: $0) }).first,
            let open = line.text[..<found.lowerBound].lastIndex(of: "("),
            let name = line.text.utf8.firstRange(of: line.name), name.upperBound <= open
        else { return nil }
        let weight = line.text[open..<found.lowerBound].dropFirst()
        let plain = weight.hasPrefix("about ") ? weight.dropFirst("about ".count) : weight
        guard plain.first?.isNumber == true, let unit = plain.split(separator: " ").last,
            Self.weights.contains(String(unit))
        else { return nil }
        return plain + " " + line.text[name.lowerBound..<open] + "," + line.text[found.upperBound...]
    }

    private static let asSoldWhole = [
        " with rind)", " with the rind)", " in shell)", " in the shell)", " in shells)", " with shells)", " in pods)",
        " unshelled)", " before trimming)", " untrimmed)",
    ]

    /// "Accompaniment: tomato relish, chutney, or ketchup": the first, and what would do as well.
    func firstOfList(_ bought: [Purchase], in line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil, let or = line.text.utf8.firstRange(of: ", or "), !line.text.contains(" and "),
            !line.text.contains("(")
        else { return nil }
        let start = line.text.utf8.firstRange(of: ": ")?.upperBound ?? line.text.startIndex
        guard start < or.lowerBound, case let list = line.text[start..<or.lowerBound].split(separator: ","),
            list.count == bought.count - 1, line.text[or.upperBound...].utf8.count < 40,
            bought.allSatisfy({ $0.alternative.isEmpty }), let first = list.first
        else { return nil }
        let behind = line.text.index(start, offsetBy: first.count)
        var purchase = bought[0]
        purchase.alternative = "or" + line.text[behind..<or.lowerBound].dropFirst() + line.text[or.lowerBound...]
        return [purchase]
    }

    /// "1 pound each halibut and bass fillets", "1 cup each red and green grapes": so much of both.
    func eachOfBoth(_ bought: [Purchase], in line: IngredientLine) -> [Purchase] {
        guard bought.count == 1, line.amount != nil, let each = line.text.utf8.firstRange(of: " each "),
            each.lowerBound < line.text.utf8.index(line.text.startIndex, offsetBy: min(18, line.text.utf8.count)),
            case let name = words(of: line.name), let and = name.words.firstIndex(where: { $0.word.has(.and) }),
            (1...2).contains(and), and + 2 < name.words.count, !name.words.contains(where: { $0.word.has(.or) }),
            !name.words[(and + 1)...].contains(where: { $0.word.has(.and) }), let noun = name.words.last
        else { return bought }
        let front = line.text[..<each.lowerBound] + " "
        // "2 cans each corn and black beans": what is a food by itself needs no noun.
        let own = name.words[..<and]
        let joined = own.map { $0 } + [noun]
        let isWhole = resolver.resolve(own)?.isNamed == true && resolver.resolve(joined[...])?.isNamed != true
        let first = isWhole || own.last?.key == noun.key ? own.map { $0 } : joined
        guard let one = reread(front + name.text(first[...]), as: line), one.count == 1,
            let two = reread(front + name.text(name.words[(and + 1)...]), as: line), two.count == 1,
            one[0].key != two[0].key, one[0].food != nil || two[0].food != nil
        else { return bought }
        return one + two
    }
}
