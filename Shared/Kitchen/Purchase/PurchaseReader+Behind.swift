/// English lines that say behind the food what it comes with, is for, or is like.
extension PurchaseReader {
    /// "2 cups freshly brewed dark roast coffee": cups of it are drunk, whatever it is called.
    func brewed(_ line: IngredientLine) -> [Purchase]? {
        guard line.food?.id == "coffee", let amount = line.amount, amount.unit?.dimension == .volume,
            case let text = line.text.lowercased(), !text.contains(" or "),
            // "1 cup coffee" is drunk as well.
            line.name.lowercased() == "coffee"
                || ["brewed", "prepared", "lukewarm", "iced coffee", "made coffee", "leftover", "cooled"]
                    .contains(where: { text.contains($0) })
        else { return nil }
        return reread("\(amount.display) brewed coffee", as: line)
    }

    /// "6 ½-inch-thick slices from large crusty round loaf of white bread": slices of that bread.
    func slicesFromLoaf(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil, let from = line.text.utf8.firstRange(of: " slices from "),
            let loaf = line.text.utf8.firstRange(of: "loaf of "), loaf.lowerBound >= from.upperBound,
            case let what = line.text[from.upperBound..<loaf.lowerBound], what.utf8.count < 40,
            case let rest = line.text[loaf.upperBound...],
            var bought = reread(line.text[..<from.lowerBound] + " slices " + rest, as: line), bought.count == 1
        else { return nil }
        bought[0].add(remark: "from " + what + "loaf")
        return bought
    }

    /// "Avocado, cilantro leaves with tender stems, and lime wedges": the stems are the herb's.
    func withoutStems(_ line: IngredientLine) -> [Purchase]? {
        for word in [" with tender stems", " and tender stems", " with soft stems"] {
            guard let found = line.text.utf8.firstRange(of: word) else { continue }
            return reread(String(line.text[..<found.lowerBound] + line.text[found.upperBound...]), as: line)
        }
        return nil
    }

    /// "1 ½ pounds mixed zucchini and summer squash": so much of both together.
    func halved(_ purchase: Purchase, of both: [Food], _ line: IngredientLine) -> Purchase {
        guard both.count == 2, both[0].category == both[1].category,
            both[0].category != .pantry || line.text.contains(" mixed "),
            let unit = line.amount?.unit, unit.dimension == .mass || unit == .cup || unit == .pint || unit == .quart,
            !line.text.contains("each")
        else { return purchase }
        var half = purchase
        half.factor = (try? purchase.factor / Rational(2)) ?? purchase.factor
        return half
    }

    /// "1 pint shucked oysters and juice": what comes with them.
    func withItsJuice(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil else { return nil }
        for word in Self.juices {
            guard let found = line.text.utf8.firstRange(of: word),
                found.upperBound == line.text.endIndex || [",", " ", "("].contains(line.text[found.upperBound]),
                !line.text[..<found.lowerBound].hasSuffix("zest"), !line.text[..<found.lowerBound].hasSuffix("peel"),
                !line.text[..<found.lowerBound].hasSuffix("rind"),
                !line.text[found.upperBound...].hasPrefix(" of "), !line.text[found.upperBound...].hasPrefix(" from ")
            else { continue }
            let text = line.text[..<found.lowerBound] + line.text[found.upperBound...]
            guard parser.parse(String(line.text[..<found.lowerBound])).food != nil else { return nil }
            return reread(String(text), as: line)
        }
        return nil
    }

    private static let juices = [
        " and juice", " and juices", " and their juice", " and their juices", " and liquid", " and their liquid",
        " and liquor", " and their liquor", " with their liquor", " and its juice", " and its juices",
    ]

    /// "Olive oil for brushing onion and tortillas": foods behind the purpose are those of other lines.
    func forUse(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil, let use = line.text.utf8.firstRange(of: " for "),
            case let rest = line.text[use.upperBound...], let space = rest.firstIndex(of: " "),
            rest[..<space].hasSuffix("ing"), rest[..<space] != "serving",
            rest.contains(" and ") || rest.contains(" the "),
            !rest.contains(","), !rest.contains(";"), !rest.contains("("), !rest.contains("if "),
            !rest.contains("optional"),
            var bought = reread(String(line.text[..<use.lowerBound]), as: line), !bought.isEmpty,
            bought.allSatisfy({ $0.food != nil })
        else { return nil }
        for index in bought.indices where bought[index].purpose.isEmpty {
            bought[index].purpose = "for " + rest
        }
        return bought
    }

    /// "Fresh fruit, like strawberries, cherries, peaches, and nectarines": examples are no list of what to bring.
    func listOfExamples(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil else { return nil }
        for word in [", like ", ", such as ", " such as ", ", for example "] {
            guard let found = line.text.utf8.firstRange(of: word),
                case let list = line.text[found.upperBound...], list.contains(", and ") || list.contains(", or "),
                list.split(separator: ",").count > 2,
                list.split(separator: ",").allSatisfy({ $0.contains(where: \.isLetter) }),
                case let front = String(line.text[..<found.lowerBound]), !front.contains(","), !front.contains(":"),
                !front.contains(" and "), !front.contains("("), line.text.utf8.count < 160,
                !line.optional, !list.contains("("),
                var bought = reread(front, as: line), bought.count == 1, bought[0].remark.isEmpty
            else { continue }
            let rest = line.text[found.lowerBound...].drop { $0 == "," || $0 == " " }
            bought[0].add(remark: String(rest))
            return bought
        }
        return nil
    }

    /// The examples behind what a food is for, as a remark.
    ///
    /// As in "Saaten zum Bestreuen, z. B. Sesam, Mohn" and "graines à parsemer, par ex. sésame".
    func examplesBehindUse(_ line: IngredientLine) -> [Purchase]? {
        let starts =
            switch language {
            case .de: [", z. B. ", ", z.B. ", ", zB ", ", zum Beispiel "]
            case .fr: [", par ex. ", ", par exemple ", ", p. ex. "]
            case .es: [", p. ej. ", ", por ej. ", ", por ejemplo "]
            default: [String]()
            }
        for start in starts {
            guard let found = line.text.utf8.firstRange(of: start), found.upperBound < line.text.endIndex,
                case let front = line.text[..<found.lowerBound], !front.contains("("),
                var bought = reread(String(front), as: line), bought.count == 1, bought[0].remark.isEmpty,
                !bought[0].purpose.isEmpty || words(of: String(front)).words.contains(where: { $0.word.has(.ends) })
            else { continue }
            bought[0].add(remark: String(line.text[found.lowerBound...].drop { $0 == "," || $0 == " " }))
            return bought
        }
        return nil
    }

    /// "6 lime peel strips", "2 small strips orange zest": the peel that a bare number counts is in the name.
    func partOfFruit(_ line: IngredientLine) -> [Purchase]? {
        guard let amount = line.amount, amount.unit == nil || amount.unit == .inch,
            ["peel", "zest", "rind"].contains(where: { line.text.contains($0) }),
            line.food == nil || line.name.contains("strip") || line.name.contains("curl"),
            !line.text.contains(" or "),
            case let text = words(of: line.text), let first = text.all.first, first.kind == .number,
            let part = text.all.prefix(10).firstIndex(where: {
                $0.word.unit == .strip || $0.word.unit == .twist
                    || text.text([$0]).lowercased().hasPrefix("curl")
            }),
            let fruit = text.all[part...].first(where: { resolver.resolve([$0])?.food.category == .produce }),
            let food = resolver.resolve([fruit])?.food
        else { return nil }
        return reread("\(text.text([first])) strips \(food.name) zest", as: line)
    }

    /// "Shredded Romaine lettuce, 2 hearts": how many there are stands behind.
    func heartsBehind(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil, let comma = line.text.lastIndex(of: ","), line.category == .produce,
            case let rest = String(String(line.text[comma...].dropFirst()).trimmedSpaces),
            rest.first?.isNumber == true, case let said = words(of: rest), said.words.count == 1, said.all.count == 2,
            let word = said.words.first,
            ["heart", "hearts", "head", "heads", "bulb", "bulbs"].contains(
                said.text([word]).lowercased()
            ), let number = said.all.first
        else { return nil }
        let isHeart = said.text([word]).lowercased().hasPrefix("heart")
        let front = isHeart ? said.text([number]) : rest
        guard var bought = reread(front + " " + line.text[..<comma], as: line), bought.count == 1 else { return nil }
        if isHeart { bought[0].add(remark: "hearts") }
        return bought
    }

    /// "¼ cup minced capers plus 1-2 teaspoons caper brine": the brine is in their jar.
    func withOwnBrine(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil,
            let plus = line.text.utf8.firstRange(of: " plus ")
                ?? line.text.utf8.firstRange(of: " and "),
            line.text[plus.upperBound...].first?.isNumber == true,
            case let rest = words(of: String(line.text[plus.upperBound...])),
            !line.text.contains("reserved"), !line.text.contains("from "),
            let brine = rest.words.firstIndex(where: { rest.text([$0]).lowercased() == "brine" }), brine > 0,
            case let front = String(line.text[..<plus.lowerBound]),
            case let name = rest.words[brine - 1],
            words(of: front).words.contains(where: { $0.key == name.key })
                || rest.words[..<brine].contains(where: { $0.word.unit != nil && $0.key == name.key })
        else { return nil }
        guard var bought = reread(front, as: line), bought.count == 1 else { return nil }
        bought[0].add(remark: "with brine")
        return bought
    }
}
