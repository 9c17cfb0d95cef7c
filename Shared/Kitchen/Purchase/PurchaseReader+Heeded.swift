/// What an English line says to look for, or not to bring, wherever it stands in it.
extension PurchaseReader {
    /// More words behind a "not" are about cooking.
    private static let longestDenial = 5

    /// A purchase with what must not be bought instead, and what must still be on it, in its note.
    func heeded(_ bought: [Purchase], in line: IngredientLine) -> [Purchase] {
        guard bought.count == 1, line.text.utf8.count < 240 else { return bought }
        var purchase = bought[0]
        if isShelved(line, purchase.category) { purchase.category = .pantry }
        // "1 delicata squash, or ½ acorn squash, cut into slices": those are of the other.
        if purchase.unit == .slice, line.amount?.unit == nil, let or = line.text.utf8.firstRange(of: ", or "),
            !String(line.text[..<or.lowerBound]).contains("slice")
        {
            purchase.unit = nil
        }
        // "8 cups freshly squeezed orange juice" is another than that in a carton.
        if purchase.food?.id.hasSuffix("-juice") == true, line.text.lowercased().contains("fresh"),
            !shown(purchase).contains("fresh")
        {
            purchase.add(remark: "fresh")
        }
        if let choice = hiddenChoice(in: line, purchase) {
            if choice.hasPrefix("or ") { purchase.alternative = choice } else { purchase.add(remark: choice) }
        }
        // The small balls have a name of their own.
        if purchase.food?.id == "mozzarella",
            let ball = ["bocconcini", "ciliegine"].first(where: { purchase.words.lowercased().hasPrefix($0) })
        {
            purchase.show(ball)
        }
        chooseRecipe(&purchase, in: line)
        chooseSort(&purchase, in: line)
        nameWithArticle(&purchase, in: line)
        if let whole = wholeChoice(purchase, in: line) { purchase.alternative = whole }
        if purchase.alternative.isEmpty, !line.text.hasSuffix(" or water"), let soaked = soakedInFood(line),
            !shown(purchase).contains(soaked)
        {
            purchase.add(remark: soaked)
        }
        if !isNamedInUse(purchase), let more = namedBehind(purchase, in: line) { purchase.add(remark: more) }
        for said in [
            denied(in: line), attached(purchase.food, line), keptParts(purchase.food, line), share(in: line, purchase),
            halves(purchase, in: line), clauseWith(purchase, in: line), nameWith(purchase, in: line),
            liquid(purchase, in: line),
            reservedParts(purchase, in: line), liquidAround(purchase, in: line), cubed(purchase, in: line),
            withGiblets(purchase, in: line), freeOf(purchase, in: line),
            otherState(in: line), crushed(purchase, in: line), toBrew(purchase, in: line),
            askedAtCounter(purchase, in: line), packagesBeside(purchase, in: line), smallSort(purchase, in: line),
            decidingSort(purchase, in: line), shellCount(purchase, in: line), colorsOfEach(purchase, in: line),
        ]
        .compactMap(\.self)
        where !shown(purchase).contains(said.lowercased()) {
            purchase.remark += (purchase.remark.isEmpty ? "" : "; ") + said
        }
        settleAmount(&purchase, in: line)
        return [settled(withLostChoice(accounted(purchase, in: line), in: line), in: line)]
    }

    private func shown(_ purchase: Purchase) -> String {
        "\(purchase.words) \(purchase.alternative) \(purchase.remark) \(purchase.size)".lowercased()
    }

    /// "(Regular or robust; not blackstrap)": what would be wrong.
    private func denied(in line: IngredientLine) -> String? {
        guard let not = line.text.utf8.firstRange(of: "not "), not.lowerBound > line.text.startIndex else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        for start in tokens.indices.dropFirst().dropLast() {
            guard text.text([tokens[start]]).lowercased() == "not",
                [.open, .semicolon, .comma].contains(tokens[start - 1].kind)
            else { continue }
            let clause = tokens[start...].prefix { ![.close, .semicolon, .comma].contains($0.kind) }
            let said = clause.dropFirst()
            guard let first = said.first, let last = said.last, said.count(where: { $0.kind == .word }) > 0,
                said.count <= Self.longestDenial,
                said.allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
                !said.contains(where: { isAboutDoing($0, in: text) }),
                said.count > 1 || !first.word.has([.done, .after, .adverb]) || buying.isKind(first)
            else { continue }
            return text.text(from: tokens[start], through: last)
        }
        return nil
    }

    /// Whether a word behind a "not" is about how much, how or where.
    private func isAboutDoing(_ token: Token, in text: NameWords) -> Bool {
        token.word.has([.to, .optional, .purpose, .each]) || buying.nothing.contains(token.key)
            || buying.definite.contains(token.key) || token.word.number != nil
            || buying.elsewhere.contains(token.key)
            || Self.doing.contains(text.text([token]).lowercased())
    }

    private static let doing: Set<String> = [
        "too", "only", "just", "all", "necessary", "included", "completely", "fully", "quite", "yet", "over", "more",
        "than", "very", "for", "if", "drained", "peeled", "thawed", "cut", "chopped", "sliced", "use", "be", "as",
    ]

    /// "Beets with greens attached", "cherries with stems": what else is still on it.
    private func attached(_ food: Food?, _ line: IngredientLine) -> String? {
        guard let food, food.category == .produce,
            let parts = Self.parts.first(where: { part in part.foods.contains(where: food.id.hasSuffix) })?.parts
        else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard
            let part = tokens.indices.dropFirst().first(where: { place in
                parts.contains(text.text([tokens[place]]).lowercased())
                    && tokens[..<place].suffix(4).contains { text.text([$0]).lowercased() == "with" }
            }), let with = tokens[..<part].lastIndex(where: { text.text([$0]).lowercased() == "with" }),
            tokens[with..<part].allSatisfy({ $0.kind == .word && !$0.word.has([.done, .and]) })
        else { return nil }
        let next = tokens[(part + 1)...].prefix { $0.kind == .word }
        // "3 pounds parsley root (4 pounds with tops), tops discarded"
        if line.text.utf8.firstRange(of: text.text([tokens[part]]) + " discarded") != nil { return nil }
        let isOn = next.first.map { Self.on.contains(text.text([$0]).lowercased()) } == true
        let isWish = next.first.map { text.text([$0]).lowercased() == "if" } == true
        guard isOn || isWish || next.isEmpty else { return nil }
        return text.text(from: tokens[with], through: tokens[isOn ? part + 1 : part])
    }

    /// "Chocolate chips (at least 60% cocoa)", "93% lean ground turkey": a share that tells products apart.
    private func share(in line: IngredientLine, _ purchase: Purchase) -> String? {
        guard line.text.utf8.contains(UInt8(ascii: "%")), purchase.food != nil, !line.text.contains("100%") else {
            return nil
        }
        let text = words(of: line.text)
        let tokens = text.all
        guard let percent = tokens.firstIndex(where: { $0.kind == .percent }), percent > 0,
            case let number = text.text([tokens[percent - 1]]).filter({ $0 != "%" }),
            !"\(shown(purchase)) \(purchase.own)".contains(number)
        else { return nil }
        if let open = tokens[..<percent].lastIndex(where: { $0.kind == .open }),
            !tokens[open..<percent].contains(where: { $0.kind == .close }),
            let close = tokens[percent...].firstIndex(where: { $0.kind == .close })
        {
            guard close - open < 9 else { return nil }
            return text.text(from: tokens[open + 1], through: tokens[close - 1])
        }
        let next = percent + 1 < tokens.count ? text.text([tokens[percent + 1]]).lowercased() : ""
        return ["lean", "fat", "cacao", "cocoa"].contains(next) ? "\(number)% \(next)" : nil
    }

    /// "2 pounds beets, peeled (tops reserved)": what is needed of them as well.
    private func keptParts(_ food: Food?, _ line: IngredientLine) -> String? {
        guard let food, food.category == .produce,
            ["reserv", "plus "].contains(where: { line.text.utf8.firstRange(of: $0) != nil }),
            let parts = Self.parts.first(where: { part in part.foods.contains(where: food.id.hasSuffix) })?.parts
        else { return nil }
        let text = words(of: line.text)
        let said = text.all.map { text.text([$0]).lowercased() }
        guard let part = said.indices.first(where: { parts.contains(said[$0]) }), part > 0,
            said[..<part].suffix(3).contains(where: { $0.hasPrefix("reserv") })
                || said[(part + 1)...].prefix(3).contains(where: { $0.hasPrefix("reserv") })
                // "Plus 2 teaspoons chopped fronds"
                || said[..<part].suffix(6).contains("plus")
        else { return nil }
        return "with " + said[part]
    }

    private static let parts: [(foods: [String], parts: Set<String>)] = [
        (
            ["beet", "carrot", "turnip", "radish", "kohlrabi", "parsley-root", "celeriac"],
            ["greens", "tops", "leaves"]
        ),
        (["cherry", "strawberry"], ["stems"]), (["celery"], ["leaves"]), (["tomatillo"], ["husks"]),
        (["fennel"], ["fronds", "tops"]),
    ]

    private static let on: Set<String> = ["attached", "intact", "on"]

    /// "10 (5 inch) zucchini": how long each of some vegetables is.
    func lengthOfEach(_ line: IngredientLine, _ food: Food) -> String? {
        guard food.category == .produce, line.amount?.unit == nil, line.amount != nil,
            food.gramsPerPiece.map({ $0 >= Rational(15) }) == true, let name = line.name.utf8.first,
            words(of: line.name).words.last?.word.has(.part) == false
        else { return nil }
        let text = words(of: line.text)
        let tokens = text.all.prefix(9)
        guard let inch = tokens.firstIndex(where: { $0.word.unit == .inch }), inch > 1,
            let open = tokens[..<inch].firstIndex(where: { $0.kind == .open }), open > 0,
            tokens[(open + 1)..<inch].allSatisfy({
                [.number, .vulgar, .hyphen].contains($0.kind) || $0.word.has([.to, .about])
            }),
            let close = tokens[inch...].firstIndex(where: { $0.kind == .close }), close + 1 < tokens.count,
            close < inch + 4, !tokens[inch..<close].contains(where: { text.text([$0]).lowercased() == "thick" }),
            line.text.utf8.dropFirst(tokens[close + 1].start).first == name
        else { return nil }
        return text.text(from: tokens[open + 1], through: tokens[close - 1])
    }
}
