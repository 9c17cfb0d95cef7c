/// English lines whose weights and sizes stand where other rules do not look for them.
extension PurchaseReader {
    /// The line with them in the usual place; nil if they are there.
    func withSaidSize(_ line: IngredientLine) -> String? {
        weightBehindComma(line) ?? rangeWithoutHyphen(line.text) ?? longPiecesOfBread(line) ?? ballsOfMelon(line)
            ?? slicesOfBread(line) ?? choiceOfWeighed(line) ?? stripsOfPeel(line) ?? shucked(line)
    }

    /// "3 large carrots, about ¾ lb total, peeled", "1 steak, cut from the rib, 1 ½ lb": a weight between commas, as others
    /// write it in brackets.
    private func weightBehindComma(_ line: IngredientLine) -> String? {
        guard let amount = line.amount, amount.unit == nil, amount.max == nil, line.amounts.count == 1,
            line.category == .produce || line.category == .meat, !line.text.contains("("), line.food != nil,
            !line.text.contains("slice"),
            line.text.utf8.count < 120, line.text.utf8.first.map({ (0x30...0x39).contains($0) }) == true
        else { return nil }
        var start = line.text.startIndex
        while let comma = line.text[start...].firstRange(of: ", ") {
            start = comma.upperBound
            var said = line.text[start...].prefix { $0 != "," && $0 != ";" }
            let isEnd = said.endIndex == line.text.endIndex
            let rest = line.text[said.endIndex...]
            if said.hasPrefix("about ") { said = said.dropFirst("about ".count) }
            if said.hasSuffix(" weight") { said = said.dropLast(" weight".count) }
            let isTotal = said.hasSuffix(" total") || said.hasSuffix(" in all")
            guard isTotal || amount.value == .one && isEnd, said.first?.isNumber == true,
                case let part = parser.parse(said + " of it"), part.amounts.count == 1,
                part.amount?.unit?.dimension == .mass, part.name == "it" || isTotal && part.name.hasSuffix("it")
            else { continue }
            return line.text[..<comma.lowerBound] + " (\(said))" + rest
        }
        return nil
    }

    /// "1 (2 to 3-pound) fillet", "2 to 3-pound chicken": a range whose first hyphen nobody wrote.
    private func rangeWithoutHyphen(_ text: String) -> String? {
        for unit in ["-pound", "-ounce", "-lb"] {
            guard let found = text.utf8.firstRange(of: unit),
                let to = text[..<found.lowerBound].firstRange(of: " to "),
                case let most = text[to.upperBound..<found.lowerBound], !most.isEmpty,
                most.allSatisfy({ $0.isNumber || $0 == "/" || $0 == " " || $0 == "½" }),
                text[..<to.lowerBound].last?.isNumber == true,
                let open = text[..<to.lowerBound].lastIndex(where: { !$0.isNumber && $0 != "/" && $0 != " " }),
                text[open] == "("
            else { continue }
            return text[..<to.lowerBound] + "- to " + text[to.upperBound...]
        }
        return nil
    }

    /// "6 6-inch-long pieces baguette": as others write it.
    private func longPiecesOfBread(_ line: IngredientLine) -> String? {
        guard line.amount != nil, line.category == .pantry || line.food == nil,
            let long = line.text.utf8.firstRange(of: "inch-long piece"),
            line.text.contains("baguette") || line.text.contains(" bread")
        else { return nil }
        return line.text[..<long.lowerBound] + "inch piece" + line.text[long.upperBound...].drop { $0 == "s" }
    }

    /// "4 cups melon balls cut from a honeydew melon", "2 cups melon balls from 1 cantaloupe": the melon.
    private func ballsOfMelon(_ line: IngredientLine) -> String? {
        // "15 small cantaloupe or watermelon balls" are from one.
        if let amount = line.amount, amount.unit == nil, amount.value > Rational(3),
            let balls = line.text.utf8.firstRange(of: "melon balls")
                ?? line.text.utf8.firstRange(of: "cantaloupe balls"),
            case let front = line.text[..<balls.upperBound].dropLast(" balls".count).drop(while: { !$0.isLetter }),
            front.utf8.count < 40, !front.contains("(")
        {
            let name = front.hasPrefix("small ") ? front.dropFirst("small ".count) : front
            return "1 " + String(name) + line.text[balls.upperBound...]
        }
        guard line.amount?.unit?.dimension == .volume,
            let balls = line.text.utf8.firstRange(of: "melon balls cut from ")
                ?? line.text.utf8.firstRange(of: "melon balls from "),
            line.text[..<balls.lowerBound].last == " "
        else { return nil }
        var rest = line.text[balls.upperBound...]
        for article in ["a ", "an ", "1 ", "one "] where rest.hasPrefix(article) {
            rest = rest.dropFirst(article.count)
        }
        guard rest.first?.isLetter == true else { return nil }
        return String(line.text[..<balls.lowerBound]) + rest
    }

    /// "6 firm white or wheat bread, crusts removed": slices, as loaves have no number of crusts.
    private func slicesOfBread(_ line: IngredientLine) -> String? {
        // "4 pieces stale white bread"
        if line.amount?.unit == .piece, line.amount?.size == nil, line.amounts.count == 1,
            line.name.lowercased().hasSuffix(" bread"), let pieces = line.text.utf8.firstRange(of: " pieces ")
        {
            return line.text[..<pieces.lowerBound] + " slices " + line.text[pieces.upperBound...]
        }
        guard let amount = line.amount, amount.unit == nil, amount.size == nil, amount.value > .one,
            line.amounts.count == 1, line.name.lowercased().hasSuffix(" bread"), !line.text.contains("slice"),
            line.text.contains("crusts removed") || line.text.contains("crusts trimmed")
                || line.text.contains("crust removed"),
            let space = line.text.firstIndex(of: " "), line.text[..<space].allSatisfy(\.isNumber)
        else { return nil }
        return line.text[..<space] + " slices" + line.text[space...]
    }

    /// "1 whole 6-pound turbot, fluke, or halibut": the size in front of the names of several fishes.
    private func choiceOfWeighed(_ line: IngredientLine) -> String? {
        guard line.category == .meat, line.text.hasPrefix("1 whole "),
            case let rest = line.text.dropFirst("1 whole ".count), rest.first?.isNumber == true,
            let end = rest.firstIndex(of: " "), case let size = rest[..<end],
            size.hasSuffix("-pound") || size.hasSuffix("-lb") || size.hasSuffix("-ounce")
        else { return nil }
        return "1 (\(size)) whole" + rest[end...]
    }

    /// "8 2-inch-long, ½-inch-wide orange peel strips": strips of what one fruit has several of.
    private func stripsOfPeel(_ line: IngredientLine) -> String? {
        guard let amount = line.amount, amount.unit == nil || amount.unit?.dimension == .length, amount.value.isWhole
        else { return nil }
        for fruit in ["orange", "lemon", "lime", "grapefruit", "tangerine"] {
            for peel in [" peel", " zest"] {
                guard let found = line.text.utf8.firstRange(of: " " + fruit + peel + " strips"),
                    line.text[..<found.lowerBound].contains("inch")
                else { continue }
                let count = line.text.prefix { $0.isNumber }
                guard !count.isEmpty else { return nil }
                return "\(count) strips \(fruit)\(peel)" + line.text[found.upperBound...]
            }
        }
        return nil
    }

    /// "1 pint extra-small oysters": nobody measures them in their shells.
    private func shucked(_ line: IngredientLine) -> String? {
        guard line.food?.id == "oyster", line.amount?.unit?.dimension == .volume, !line.text.contains("shucked"),
            let found = line.text.utf8.firstRange(of: "oyster")
        else { return nil }
        return line.text[..<found.lowerBound] + "shucked " + line.text[found.lowerBound...]
    }
}
