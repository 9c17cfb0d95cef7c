/// English lines whose signs are missing or in the way, and what they name together though a shop sells it apart.
extension PurchaseReader {
    /// What is bought for the line as it was meant to be written; nil if it is so.
    func joined(_ line: IngredientLine) -> [Purchase]? {
        if let parts = behindBracket(line) ?? sharedCup(line) ?? herbsTogether(line) { return parts }
        if let food = commaBehindUnit(line) ?? chilledBottle(line) ?? celerySticks(line) { return food }
        if let food = recipeInstead(line) ?? partsOrOther(line) ?? rindFrom(line) { return food }
        return bouillonByCup(line) ?? freshCoconut(line) ?? crumbsOf(line) ?? beauMonde(line)
    }

    /// "2 tbsp liqueur (such as Pernod) 3 bay leaves": two foods; "2 cups carrots (3 bunches) tops removed": what is done.
    private func behindBracket(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.utf8.contains(UInt8(ascii: ")")), line.text.utf8.count < 160 else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard let close = tokens.lastIndex(where: { $0.kind == .close }), close > 3, close + 2 < tokens.count else {
            return nil
        }
        let (front, behind) = (tokens[0..<close], tokens[(close + 1)...])
        guard let open = front.lastIndex(where: { $0.kind == .open }), open > 1 else { return nil }
        let before = text.text(from: tokens[0], through: tokens[close])
        let rest = text.text(from: tokens[close + 1], upTo: nil)
        let own = parser.parse(text.text(from: tokens[0], through: tokens[open - 1]))
        guard own.amount?.unit?.isMeasure == true, own.name.contains(where: \.isLetter) else { return nil }
        if tokens[close + 1].kind == .number {
            let other = parser.parse(rest)
            guard own.amount != nil, other.amount != nil, let food = other.food, food.id != own.food?.id,
                resolver.resolve(words(of: other.name).words[...])?.isNamed == true,
                let one = reread(before, as: line), case .buy(var more) = read(other)
            else { return nil }
            for index in more.indices { more[index].count(other, beside: line) }
            return one + more
        }
        let done = behind.prefix { $0.kind != .comma }
        guard own.food != nil, (2...3).contains(done.count), done.allSatisfy({ $0.kind == .word }),
            done.last.map({ Self.takenOff.contains(text.text([$0]).lowercased()) }) == true
        else { return nil }
        return reread(before + ", " + rest, as: line)
    }

    private static let takenOff: Set<String> = ["removed", "discarded", "trimmed", "reserved", "separated"]

    /// "¾ cup mixture of tarragon and chervil": both of them.
    private func sharedCup(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.contains(" and "), line.amount != nil,
            let found = Self.sharedCups.lazy.compactMap({ line.text.utf8.firstRange(of: $0) }).first
        else { return nil }
        let name = line.text[found.upperBound...].prefix { $0 != "," && $0 != "(" && $0 != ";" }
        guard !name.contains(where: \.isNumber) else { return nil }
        return reread(line.text[..<found.lowerBound] + " " + line.text[found.upperBound...], as: line)
    }

    private static let sharedCups = [" mixture of ", " combination of ", " mix of "]

    /// "¾ cup tarragon and fresh chervil leaves": two herbs, half of the amount each.
    private func herbsTogether(_ line: IngredientLine) -> [Purchase]? {
        guard let amount = line.amount, amount.unit?.isMeasure == true, line.category == .produce,
            line.name.contains(" and ")
        else { return nil }
        let name = words(of: line.name)
        let parts = name.words.split { $0.word.has(.and) }.map { part in
            part.filter {
                $0.word.unit != .leaf && !buying.isPlain($0) && !buying.fresh.contains($0.key) && !$0.word.has(.done)
            }
        }
        guard parts.count == 2, name.end(before: .max) == nil else { return nil }
        let matches = parts.compactMap { part in
            resolver.resolve(part[...]).flatMap { $0.isNamed && $0.words.count == part.count ? $0.food : nil }
        }
        guard matches.count == 2, matches[0].id != matches[1].id,
            matches.allSatisfy({ $0.category == .produce && $0.shop?.pack?.unit == .bunch && $0.gramsPerPiece == nil }),
            resolver.resolve(name.words[...])?.isNamed != true
        else { return nil }
        return matches.map { halved(options(of: line, Purchase($0)), of: matches, line) }
    }

    /// "1 small bunch, red or white chard": the comma is none between the unit and its food.
    private func commaBehindUnit(_ line: IngredientLine) -> [Purchase]? {
        guard let comma = line.text.utf8.firstIndex(of: UInt8(ascii: ",")),
            line.text.utf8.first.map({ (0x30...0x39).contains($0) }) == true,
            case let front = line.text[..<comma], front.utf8.count < 24,
            // "1 can, 14 ounces, black beans"
            line.text[comma...].dropFirst(2).first?.isLetter == true
        else { return nil }
        let tokens = words(of: String(front)).all
        guard tokens.count > 1, let unit = tokens.last?.word.unit, Self.bundles.contains(unit),
            tokens.dropLast().allSatisfy({ $0.kind != .word || $0.word.has(.size) })
        else { return nil }
        return reread(String(front) + line.text[comma...].dropFirst(), as: line)
    }

    private static let bundles: Set<MeasureUnit> = [
        .bunch, .head, .can, .package, .bag, .jar, .bottle, .box, .cup, .tablespoon, .teaspoon, .pound, .ounce, .sprig,
        .clove, .stalk,
    ]

    /// "2 chilled 750-ml bottles Champagne": so many bottles of that size.
    private func chilledBottle(_ line: IngredientLine) -> [Purchase]? {
        guard let chilled = line.text.utf8.firstRange(of: " chilled ") ?? line.text.utf8.firstRange(of: " cold "),
            case let front = line.text[..<chilled.lowerBound], front.utf8.count < 4, front.contains(where: \.isNumber),
            line.text[chilled.upperBound...].first?.isNumber == true
        else { return nil }
        return reread(front + " " + line.text[chilled.upperBound...], as: line)
    }

    /// "2 celery sticks, chopped": stalks of it.
    private func celerySticks(_ line: IngredientLine) -> [Purchase]? {
        guard line.food?.id == "celery", line.amount?.unit == nil || line.amount?.unit == .stick,
            let stick = line.text.utf8.firstRange(of: "stick")
        else { return nil }
        return reread(line.text[..<stick.lowerBound] + "stalk" + line.text[stick.upperBound...], as: line)
    }

    /// "¾ cup chopped herbs OR ¼ cup Green Chile Adobo (recipe below)": only the other choice is a recipe of its own.
    private func recipeInstead(_ line: IngredientLine) -> [Purchase]? {
        guard let or = line.text.utf8.firstRange(of: " OR ") ?? line.text.utf8.firstRange(of: " or "), refersOn(line),
            case let front = String(line.text[..<or.lowerBound]),
            front.filter({ $0 == "(" }).count == front.filter({ $0 == ")" }).count
        else { return nil }
        let first = parser.parse(front)
        guard first.amount != nil, first.food != nil, !refersOn(first), case .buy(var bought) = read(first),
            bought.count == 1
        else { return nil }
        bought[0].count(first, beside: line)
        if bought[0].alternative.isEmpty { bought[0].alternative = "or " + line.text[or.upperBound...] }
        return bought
    }

    /// "Zest and juice of 1 lime or Kaffir lime leaves": the fruit.
    private func partsOrOther(_ line: IngredientLine) -> [Purchase]? {
        guard let or = line.text.utf8.firstRange(of: " or "),
            let of = line.text.utf8.firstRange(of: " of "), of.upperBound < or.lowerBound,
            line.text[of.upperBound...].first?.isNumber == true,
            case let front = String(line.text[..<or.lowerBound]),
            case let text = words(of: front), text.all.first?.word.has([.part, .done, .adverb]) == true,
            text.all.last?.kind == .word, !line.text[or.upperBound...].contains(where: \.isNumber),
            case let fruit = words(of: String(line.text[of.upperBound..<or.lowerBound])),
            let match = resolver.resolve(fruit.words.drop { $0.kind == .number }), match.food.category == .produce,
            resolver.resolve(words(of: String(line.text[or.upperBound...])).words[...])?.isNamed == true,
            var bought = reread(front, as: line), bought.count == 1
        else { return nil }
        bought[0].alternative = "or " + line.text[or.upperBound...]
        return bought
    }

    /// "4 teaspoons rind from preserved lemon": the fruit that it is cut from.
    private func rindFrom(_ line: IngredientLine) -> [Purchase]? {
        guard let from = line.text.utf8.firstRange(of: " from "), line.amount?.unit?.isMeasure == true,
            case let name = words(of: line.name), name.words.count == 1,
            Self.peels.contains(name.text(name.words[...]).lowercased()),
            case let source = parser.parse(String(line.text[from.upperBound...])), source.amount == nil,
            let food = source.food, foods.food(id: food.id)?.category != .meat, case .buy(let bought) = read(source),
            bought.count == 1
        else { return nil }
        return bought.map { purchase in
            var purchase = purchase.uncounted
            purchase.add(remark: "for the " + name.text(name.words[...]).lowercased())
            return purchase
        }
    }

    private static let peels: Set<String> = ["rind", "peel", "zest", "skin"]

    /// "2 cups beef bouillon": what is measured by the cup is broth.
    private func bouillonByCup(_ line: IngredientLine) -> [Purchase]? {
        guard line.food?.id.hasSuffix("-stock-cube") == true, let unit = line.amount?.unit, unit.dimension == .volume,
            !unit.isSpoon, let found = line.text.utf8.firstRange(of: "bouillon"),
            words(of: line.name).words.last.map({ words(of: line.name).text([$0]).lowercased() }) == "bouillon",
            !["cube", "granule", "powder", "base", "instant", "dry"].contains(where: line.text.contains)
        else { return nil }
        return reread(line.text[..<found.lowerBound] + "broth" + line.text[found.upperBound...], as: line)
    }

    /// "½ cup fresh grated coconut": the nut, which is grated at home.
    private func freshCoconut(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.contains("fresh"), line.text.contains("coconut"), line.amount?.unit?.dimension == .volume,
            let fresh = ["fresh grated coconut", "fresh shredded coconut", "freshly grated coconut"]
                .lazy.compactMap({ line.text.utf8.firstRange(of: $0) }).first
        else { return nil }
        return reread(
            line.text[..<fresh.lowerBound] + "grated fresh coconut" + line.text[fresh.upperBound...],
            as: line
        )
    }

    /// "2 cups fine breadcrumbs from fresh brioche": the bread that they are made of.
    private func crumbsOf(_ line: IngredientLine) -> [Purchase]? {
        if let made = line.text.utf8.firstRange(of: "freshly made bread") {
            return reread(line.text[..<made.lowerBound] + "fresh bread" + line.text[made.upperBound...], as: line)
        }
        guard line.food?.id.hasSuffix("breadcrumbs") == true, let from = line.text.utf8.firstRange(of: " from "),
            case let front = line.text[..<from.lowerBound], front.hasSuffix("crumbs"),
            case let bread = String(line.text[from.upperBound...]), bread.utf8.count < 60,
            !bread.contains(where: \.isNumber),
            Self.breads.contains(where: bread.lowercased().contains), var bought = reread(String(front), as: line),
            bought.count == 1
        else { return nil }
        bought[0].add(remark: "from " + bread)
        return bought
    }

    private static let breads = ["bread", "brioche", "challah", "baguette", "loaf", "rolls", "ciabatta"]

    /// "1 teaspoon Beau Monde ™ seasoning": its first word is a size in another language.
    private func beauMonde(_ line: IngredientLine) -> [Purchase]? {
        guard let found = line.text.utf8.firstRange(of: "Beau Monde"), line.food?.id != "seasoned-salt" else {
            return nil
        }
        let text = line.text[..<found.lowerBound] + Self.blend + line.text[found.upperBound...]
        guard var bought = reread(String(text), as: line), bought.count == 1 else { return nil }
        bought[0].show("Beau Monde seasoning")
        return bought
    }

    private static let blend = "beaumonde"
}
