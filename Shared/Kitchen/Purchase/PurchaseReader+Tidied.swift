/// Lines as people type them, without what says nothing about what to buy, or with it in another place.
///
/// English lines are read by the other rules.
extension PurchaseReader {
    /// What is bought for the line in plainer words; nil if it is plain already.
    func tidied(_ line: IngredientLine) -> [Purchase]? {
        guard language != .en, line.text.utf8.count < 160, !isRemark(line) else { return nil }
        if let said = enough(line) ?? sameNoun(line) ?? named(again: line) ?? spacedSlashes(line) ?? andHalf(line)
            ?? clovesBeforeOr(line)
        {
            return said
        }
        if let said = slashed(line) ?? leavesInFull(line) ?? pepperOnly(line) ?? ofType(line) ?? instead(line)
            ?? leftover(line) ?? roastedMeat(line) ?? denying(line) ?? mixture(line)
        {
            return said
        }
        if let each = weightOfPiece(line) ?? examplesBehindUse(line) { return each }
        if let plain = halfSkimmed(line) ?? withoutParts(line) ?? unshaped(line) ?? someMore(line)
            ?? kindsCounted(line)
        {
            return plain
        }
        if let plain = withoutShareOfFat(line) ?? withStrength(line) ?? withoutRemoved(line) ?? soaked(line) {
            return plain
        }
        return specified(line) ?? inPieces(line) ?? ofSort(line) ?? headFirst(line) ?? withoutManner(line)
    }

    /// What is bought for the line without some of its words, or with them in another order.
    func bought(for text: String, as line: IngredientLine) -> [Purchase]? {
        let part = parser.parse(text)
        guard part.text != line.text, case .buy(let bought) = read(part) else { return nil }
        return counting(bought, by: part, in: line)
    }

    /// What is bought for a part of a line, in the amounts of the part.
    func counting(_ bought: [Purchase], by part: IngredientLine, in line: IngredientLine) -> [Purchase] {
        guard part.amount != line.amount else { return bought }
        var bought = bought
        for index in bought.indices where !bought[index].isUncounted {
            if bought[index].beside == nil {
                bought[index].count(part, beside: line)
            } else {
                bought[index].beside?.line = line.amount
            }
        }
        return bought
    }

    /// The text without some of its tokens, and without brackets around nothing else.
    func rest(of text: NameWords, without range: Range<Int>) -> String {
        let tokens = text.all
        var range = range
        if range.lowerBound > 0, range.upperBound < tokens.count, tokens[range.lowerBound - 1].kind == .open,
            tokens[range.upperBound].kind == .close
        {
            range = range.lowerBound - 1..<range.upperBound + 1
        }
        // No comma without anything behind it.
        if range.lowerBound > 0, tokens[range.lowerBound - 1].kind == .comma,
            range.upperBound == tokens.count || tokens[range.upperBound].kind == .comma
        {
            range = range.lowerBound - 1..<range.upperBound
        }
        let front = range.lowerBound > 0 ? text.text(from: tokens[0], through: tokens[range.lowerBound - 1]) : ""
        guard range.upperBound < tokens.count else { return front }
        let end = text.text(from: tokens[range.upperBound], upTo: nil)
        let isApart = ![.comma, .close, .semicolon].contains(tokens[range.upperBound].kind)
        return front + (front.isEmpty || !isApart ? "" : " ") + end
    }

    /// "20 cl lait 1/2 écrémé" is demi-écrémé.
    private func halfSkimmed(_ line: IngredientLine) -> [Purchase]? {
        guard language == .fr,
            let half = ["1/2 écrémé", "½ écrémé", "1/2 sel", "½ sel"].lazy.compactMap({
                line.text.utf8.firstRange(of: $0)
            }).first,
            let space = line.text[half].firstIndex(of: " ")
        else { return nil }
        return bought(for: line.text[..<half.lowerBound] + "demi-" + line.text[space...].dropFirst(), as: line)
    }

    /// "Milch 3,5 %", "crème liquide (30% MG)", "Quark mit 20 % Fett": the plain food, whose name says the share.
    private func withoutShareOfFat(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.utf8.contains(UInt8(ascii: "%")) else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        // "Sahne oder Cremefine 7 %"
        guard let number = tokens.firstIndex(where: text.isPercent),
            !tokens[..<number].contains(where: { $0.word.has(.or) })
        else { return nil }
        func isAboutFat(_ token: Token) -> Bool {
            token.kind == .other || token.kind == .word && buying.isAside(.empty.appending(token.key), "fat")
        }
        var start = number
        while start > 1, isAboutFat(tokens[start - 1]) { start -= 1 }
        var end = number + 1
        while end < tokens.count, tokens[end].kind == .percent || isAboutFat(tokens[end]) { end += 1 }
        guard start > 0, var some = bought(for: rest(of: text, without: start..<end), as: line), some.count == 1,
            some[0].food.map(isSoldByFat) == true
        else { return nil }
        some[0].share = text.text([tokens[number]])
        // "Crème 15 %" is a light one, which a shop sells beside the other.
        if some[0].key == "heavy-cream", tokens[number].number < Rational(22),
            let light = foods.food(id: "light-cream")
        {
            some[0].food = light
            some[0].key = light.id
        }
        return some
    }

    /// "Rum (54 %)", "vinaigre blanc à 8°", "Essig (5 % Säure)": how strong a spirit or a vinegar is, as several are sold.
    private func withStrength(_ line: IngredientLine) -> [Purchase]? {
        let text = line.text
        // One: of several, each reading of the rest would be read in two ways again.
        guard let sign = text.firstIndex(where: { $0 == "%" || $0 == "°" }), text[sign...].dropFirst().first != "C",
            !text[sign...].dropFirst().contains(where: { $0 == "%" || $0 == "°" })
        else { return nil }
        var start = sign
        while start > text.startIndex, case let before = text.index(before: start),
            text[before].isNumber || " ,.".contains(text[before])
        {
            start = before
        }
        let number = text[start..<sign].drop { !$0.isNumber }
        var front = text[..<start]
        for around in ["(", " à", " mit", " de", " con"] where front.hasSuffix(around) {
            front = front.dropLast(around.count)
        }
        let unit = text[sign...].dropFirst().prefix { $0.isLetter || " .'".contains($0) }
        var rest = text[sign...].dropFirst(unit.count + 1)
        if rest.hasPrefix(")") { rest = rest.dropFirst() }
        guard !number.isEmpty, number.count < 5, unit.count < 16,
            var some = bought(for: String(String(front).trimmedSpaces) + rest, as: line), some.count == 1,
            some[0].category == .other || some[0].food?.id.hasSuffix("vinegar") == true
        else { return nil }
        let space = text[sign] == "%" ? " " : ""
        some[0].add(remark: String("\(number.trimmedEnd)\(space)\(text[sign])\(unit)".trimmedSpaces))
        return some
    }

    /// "2 ají limo sin venas", "ajo sin el germen", "Weißkohl ohne Strunk": what nobody sells it without.
    private func withoutRemoved(_ line: IngredientLine) -> [Purchase]? {
        let text = words(of: line.text)
        let tokens = text.all
        func isRemoved(_ token: Token) -> Bool {
            token.kind == .word && buying.isAside(.empty.appending(token.key), "without")
        }
        for start in tokens.indices.dropFirst() where tokens[start].word.has(.with) {
            guard Self.lacking.contains(text.text([tokens[start]]).lowercased()) else { continue }
            var end = start + 1
            var isEnd = start
            while end < min(tokens.count, start + 8),
                isRemoved(tokens[end]) || tokens[end].word.has([.article, .and])
                    || Self.lacking.contains(text.text([tokens[end]]).lowercased())
            {
                if isRemoved(tokens[end]) { isEnd = end + 1 }
                end += 1
            }
            guard isEnd > start else { continue }
            return bought(for: rest(of: text, without: start..<isEnd), as: line)
        }
        return nil
    }

    private static let lacking: Set<String> = ["sin", "sans", "ohne", "ni"]

    /// "Mie de pain trempée dans du lait", "1 Brötchen, in Milch eingeweicht": both, the second in no amount.
    private func soaked(_ line: IngredientLine) -> [Purchase]? {
        let text = words(of: line.text)
        let tokens = text.all
        guard
            let soaked = tokens.indices.dropFirst().first(where: { index in
                tokens[index].kind == .word && buying.isAside(.empty.appending(tokens[index].key), "soaked")
            })
        else { return nil }
        let isBefore = language == .de
        let clause =
            isBefore
            ? tokens[..<soaked].suffix(5)
            : tokens[(soaked + 1)...].prefix { $0.kind == .word || $0.kind == .number }.prefix(7)
        guard
            let place = clause.indices.first(where: { index in
                clause[index].word.has(.stop)
                    || ["in", "en", "dans", "con", "avec"].contains(text.text([clause[index]]))
            })
        else { return nil }
        let liquid = clause[(place + 1)...].drop { $0.word.has([.article, .of, .about, .after]) || buying.isPlain($0) }
        guard let first = liquid.first, let last = liquid.last,
            case let part = parser.parse(text.text(from: first, through: last)),
            let food = resolver.resolve(words(of: part.name).words[...]), food.isNamed,
            food.food.shop?.isLiquid == true || food.food.category == .dairy || food.food.shop?.isFree == true,
            // "In Öl eingelegt" is how it is sold.
            !["oil", "vinegar"].contains(where: food.food.id.hasSuffix)
        else { return nil }
        let range = isBefore ? place..<soaked + 1 : soaked..<clause.endIndex
        guard let some = bought(for: rest(of: text, without: range), as: line) else { return nil }
        // "In etwas kaltem Wasser angerührt"
        if food.food.shop?.isFree == true { return some }
        // By its own name: Pedro Ximénez is not any sweet wine.
        guard var more = reread(text.text(from: first, through: last), as: line)?.first else { return nil }
        more.isOptional = some.allSatisfy(\.isOptional)
        if part.amount == nil { more = more.uncounted }
        return some + [more]
    }
}
