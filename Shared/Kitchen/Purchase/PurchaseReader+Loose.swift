/// English lines that say loosely how a food comes: round loaves, cubes of any number, pieces out of a can, a choice between
/// another recipe and a product.
extension PurchaseReader {
    /// What is bought for the line in firmer words; nil if no rule here knows it.
    func loose(_ line: IngredientLine) -> [Purchase]? {
        if let bread = roundLoaf(line) ?? cubesOfSome(line) { return bread }
        if let sold = outOfCan(line) ?? ringsOfCan(line) ?? soldInstead(line) { return sold }
        if let said = tiedTogether(line) ?? initials(line) ?? optionalList(line) { return said }
        if let rest = eachAsThick(line) ?? soakedAtHome(line) ?? almonds(line) { return rest }
        return fewLeaves(line) ?? unitAgain(line) ?? unitBehindPlus(line) ?? ofOtherSize(line)
    }

    /// "1 round loaf sourdough bread": another one than the long loaf.
    private func roundLoaf(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil, let round = line.text.utf8.firstRange(of: " round "),
            case let rest = line.text[round.upperBound...],
            rest.hasPrefix("loa") || rest.hasPrefix("bread loa")
                || line.text[..<round.lowerBound].hasSuffix("loaf")
                    && rest.prefix(while: { $0 != "," }).contains("bread"),
            var bought = reread(line.text[..<round.lowerBound] + " " + rest, as: line), bought.count == 1
        else { return nil }
        bought[0].add(remark: "round")
        return bought
    }

    /// "Cubes of day-old French bread": nobody knows how many, and no shop sells bread by the cube.
    private func cubesOfSome(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount?.value == .one, line.amount?.max == nil, case let text = line.text.lowercased(),
            let cubes = ["cubes of ", "chunks of "].first(where: text.hasPrefix),
            var bought = reread(String(line.text.dropFirst(cubes.count)), as: line), bought.count == 1
        else { return nil }
        bought[0].isUncounted = true
        return bought
    }

    /// "6 whole tomatoes from 28-ounce can", "3 cups tomatoes (from a 28-ounce can)": a can of them, of which so much is
    /// needed.
    private func outOfCan(_ line: IngredientLine) -> [Purchase]? {
        guard let amount = line.amount, amount.unit == nil || amount.unit?.dimension == .volume,
            line.food?.id == "tomato",
            let from = line.text.utf8.firstRange(of: " from ") ?? line.text.utf8.firstRange(of: "(from "),
            case let rest = words(of: String(line.text[from.upperBound...])),
            let can = rest.all.prefix(6).firstIndex(where: { $0.word.unit == .can }),
            rest.all[..<can].allSatisfy({ token in
                token.kind == .number || token.kind == .hyphen || token.word.has(.article)
                    || token.word.unit?.dimension == .mass
            })
        else { return nil }
        let size = rest.all[..<can].filter { !$0.word.has(.article) }
        guard amount.unit == nil || !size.isEmpty else { return nil }
        let sized = size.isEmpty ? "" : "(\(size.map { rest.text([$0]) }.joined(separator: " "))) "
        let plain = sized.replacing(" - ", with: " ")
        guard var bought = reread("1 \(plain)can \(line.name)", as: line), bought.count == 1 else { return nil }
        bought[0].add(remark: amount.unit == nil ? "\(amount.text) \(line.name)" : amount.display)
        return bought
    }

    /// "1 quart Seafood Stock (recipe follows) or store-bought fish stock": what a shop has instead of it.
    private func soldInstead(_ line: IngredientLine) -> [Purchase]? {
        if line.food?.id == "pie-crust", line.amount != nil, line.text.hasSuffix(Self.follows) {
            guard var crust = reread(String(line.text.dropLast(Self.follows.count)), as: line), crust.count == 1 else {
                return nil
            }
            crust[0].add(remark: Self.orHomemade)
            return crust
        }
        guard line.amount != nil, refersOn(line), let close = line.text.utf8.firstRange(of: ") or "),
            let open = line.text[..<close.lowerBound].utf8.lastIndex(of: UInt8(ascii: "(")),
            line.text[open..<close.lowerBound].lowercased().contains("recipe"),
            case let front = line.text[..<open], case let rest = line.text[close.upperBound...],
            rest.first?.isNumber == false
        else { return nil }
        let said = words(of: String(rest))
        // "(Recipe below) or store-bought" is the same from a shop.
        let isSame = said.words.allSatisfy { $0.word.has(.descriptor) || buying.isPlain($0) }
        let sold = isSame ? String(String(front).trimmedSpaces) : "\(line.amount?.display ?? "") \(rest)"
        guard parser.parse(sold).food != nil, var bought = reread(sold, as: line), bought.count == 1 else { return nil }
        bought[0].add(remark: Self.orHomemade)
        return bought
    }

    private static let follows = ", recipe follows"
    private static let orHomemade = "or " + homemade

    /// "6 parsley stems, 2 thyme sprigs and 2 bay leaves tied together": each of them.
    private func tiedTogether(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil, let tied = line.text.utf8.firstRange(of: " tied together"),
            case let front = line.text[..<tied.lowerBound], front.contains(" and "), front.last != ","
        else { return nil }
        // Each has the amount that stands beside it.
        guard case .buy(let bought) = read(parser.parse(String(front))), bought.count > 1 else { return nil }
        return bought
    }

    /// Two initials before the name of a maker, whose full stops would end what is read.
    private func initials(_ line: IngredientLine) -> [Purchase]? {
        let letters = Array(line.text.utf8)
        for start in letters.indices.dropLast(6)
        where Self.isCapital(letters[start]) && letters[start + 1] == Self.stop
            && (start == 0 || letters[start - 1] == Self.space)
        {
            let second = letters[start + 2] == Self.space ? start + 3 : start + 2
            guard second + 3 < letters.count, Self.isCapital(letters[second]), letters[second + 1] == Self.stop,
                letters[second + 2] == Self.space, Self.isCapital(letters[second + 3])
            else { continue }
            let joined = letters[..<start] + [letters[start], letters[second]] + letters[(second + 2)...]
            guard var bought = reread(String(decoding: joined, as: UTF8.self), as: line), bought.count == 1 else {
                return nil
            }
            let name = String(decoding: [letters[start], letters[second], Self.space], as: UTF8.self)
            let dotted = "\(name.prefix(1)).\(name.dropFirst().prefix(1)). "
            bought[0].words = bought[0].words.replacing(name, with: dotted)
            bought[0].own = bought[0].own.replacing(name, with: dotted)
            return bought
        }
        return nil
    }

    private static let stop = UInt8(ascii: ".")
    private static let space = UInt8(ascii: " ")

    private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

    /// "Optional garnishes: sour cream, chives": foods that nobody needs.
    private func optionalList(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil, let colon = line.text.firstIndex(of: ":"),
            case let title = words(of: String(line.text[..<colon])).words, title.first?.word.has(.optional) == true,
            title.allSatisfy({ buying.nothing.contains($0.key) }),
            case let rest = line.text[colon...].dropFirst(), !rest.contains(":")
        else { return nil }
        return reread("Garnish:" + rest, as: line)
    }

    /// "4 filets mignons, each about 6 oz and 1 ¼ inches thick": what each weighs, and how thick it is.
    private func eachAsThick(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil,
            let each = line.text.utf8.firstRange(of: ", each ") ?? line.text.utf8.firstRange(of: ", about "),
            case let tail = String(line.text[each.upperBound...]), let and = tail.utf8.firstRange(of: " and "),
            let thick = tail.utf8.firstRange(of: " thick"), and.upperBound < thick.lowerBound,
            case let size = tail[and.upperBound..<thick.upperBound], size.first?.isNumber == true,
            case let weight = String(tail[..<and.lowerBound]), Self.weights.contains(where: { weight.hasSuffix($0) }),
            case let rest = String(line.text[..<each.upperBound]) + weight + String(tail[thick.upperBound...]),
            var bought = reread(rest, as: line), bought.count == 1
        else { return nil }
        bought[0].add(remark: String(size))
        return bought
    }

    private static let weights = [" oz", " oz.", " ounces", " pound", " pounds", " lb", " lb."]

    /// "Sun-dried tomatoes, rehydrated in white wine, beer or water": what water does as well for.
    private func soakedAtHome(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.hasSuffix(" or water"),
            let way = [", rehydrated ", ", soaked ", ", plumped "].first(where: { line.text.contains($0) }),
            let soaked = line.text.utf8.firstRange(of: way)
        else { return nil }
        return reread(String(line.text[..<soaked.lowerBound]), as: line)
    }

    /// "2 pineapple rings": out of a can.
    private func ringsOfCan(_ line: IngredientLine) -> [Purchase]? {
        guard let amount = line.amount, amount.unit == nil, line.food?.id == "canned-pineapple",
            !line.text.contains("canned"), let ring = line.text.utf8.firstRange(of: " pineapple ring")
        else { return nil }
        let canned = parser.parse("\(amount.display) canned" + line.text[ring.lowerBound...])
        guard case .buy(let bought) = read(canned) else { return nil }
        return bought
    }

    /// "2 cups sliced or slivered almonds": either kind.
    private func almonds(_ line: IngredientLine) -> [Purchase]? {
        for (first, other) in [("sliced", "slivered"), ("slivered", "sliced")] {
            guard line.food?.id.hasPrefix("almond") == true,
                let found = line.text.utf8.firstRange(of: "\(first) or \(other) almond"),
                case let behind = line.text[found.upperBound...],
                var bought = reread(line.text[..<found.lowerBound] + "\(first) almond" + behind, as: line),
                bought.count == 1
            else { continue }
            bought[0].alternative = "or " + other
            return bought
        }
        return nil
    }

    /// "A few leaves kale": not one of them.
    private func fewLeaves(_ line: IngredientLine) -> [Purchase]? {
        let few = "a few leaves "
        guard line.text.utf8.count < 120, line.text.lowercased().hasPrefix(few),
            var bought = reread(String(line.text.dropFirst(few.utf8.count)), as: line), bought.count == 1,
            bought[0].food?.shop?.pack?.unit != .bunch
        else { return nil }
        bought[0].isUncounted = true
        bought[0].add(remark: "a few leaves")
        return bought
    }

    /// "1 pinch Pinch salt": the unit stands there twice.
    private func unitAgain(_ line: IngredientLine) -> [Purchase]? {
        guard let amount = line.amount, let unit = amount.unit, unit.isMeasure || unit.isTouch,
            case let name = words(of: line.name), name.words.count > 1, name.words[0].word.unit == unit
        else { return nil }
        return reread("\(amount.display) \(name.text(name.words[1...]))", as: line)
    }

    /// "1 ¼ cups plus ⅓ sugar": the second amount has the unit of the first.
    private func unitBehindPlus(_ line: IngredientLine) -> [Purchase]? {
        guard let unit = line.amount?.unit, unit == .cup || unit.isSpoon, line.name.hasPrefix("plus "),
            case let text = words(of: line.text),
            let plus = text.all.firstIndex(where: { $0.word.has(.plus) }), plus > 1,
            let word = text.all[..<plus].last(where: { $0.word.unit == unit }),
            let noun = text.all[(plus + 1)...].firstIndex(where: { $0.kind == .word }), noun > plus + 1,
            !text.all[noun...].contains(where: { $0.word.unit?.isMeasure == true })
        else { return nil }
        let front = text.text(from: text.all[0], upTo: text.all[noun])
        return reread(front + text.text([word]) + " " + text.text(from: text.all[noun], upTo: nil), as: line)
    }

    /// "5 (6 by 3-inch) or 10 (7-inch) lasagne noodles": so many of another size.
    private func ofOtherSize(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil, let or = line.text.utf8.firstRange(of: ") or "),
            case let tail = String(line.text[or.upperBound...]), tail.first?.isNumber == true,
            let close = tail.utf8.firstRange(of: ") "), line.name.hasPrefix("or "),
            case let other = String(tail[..<close.upperBound]), other.contains(" ("),
            case let front = line.text[..<line.text.utf8.index(after: or.lowerBound)],
            var bought = reread(front + " " + tail[close.upperBound...], as: line), bought.count == 1
        else { return nil }
        bought[0].alternative = "or " + String(other.trimmedSpaces)
        return bought
    }
}
