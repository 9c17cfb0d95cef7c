/// Words of English lines that no other rule has read and that still tell what to look for.
extension PurchaseReader {
    /// More words than these are about cooking.
    private static let longestClause = 11
    /// A longer list is no note.
    private static let longestNote = 90

    /// The purchase with all of them in its note or its name.
    func accounted(_ purchase: Purchase, in line: IngredientLine) -> Purchase {
        if let other = soldReady(purchase, in: line) { return other }
        var purchase = purchase
        for said in [
            preferred(in: line), recommended(in: line), combination(in: line), sortsBehindDash(in: line, purchase),
            sortsInBrackets(in: line, purchase), contents(of: purchase, in: line), skin(of: purchase, in: line),
            amountOfMore(in: line),
        ]
        .compactMap(\.self)
        where !told(by: purchase).contains(said.lowercased()) {
            // "(porcini or other dried mushrooms)" begins with what was read of it; of a combination it is one.
            if said.hasPrefix(purchase.remark) || said.contains("of ") && said.contains(purchase.remark) {
                purchase.remark = ""
            }
            purchase.add(remark: said)
        }
        keepFresh(&purchase, in: line)
        // In a jar it is ready to use.
        if purchase.food?.id == "horseradish", purchase.own.isEmpty, !line.text.contains("root") {
            purchase.show("fresh horseradish")
        }
        dropCooked(&purchase)
        if let number = numberAlone(purchase, in: line) {
            purchase = purchase.uncounted
            purchase.add(remark: number)
        }
        return purchase
    }

    private func told(by purchase: Purchase) -> String {
        let kinds = (purchase.kinds + purchase.sorts).map { buying.name(of: $0, in: .en) }
        let own = [purchase.words, purchase.own, purchase.alternative, purchase.remark, purchase.size]
        return (own + kinds).joined(separator: " ").lowercased()
    }

    /// "(fireweed honey preferred)": the sort that is best.
    private func preferred(in line: IngredientLine) -> String? {
        for end in [" preferred)", " recommended)", " is best)", " are best)", " works best)", " work best)"] {
            guard let found = line.text.utf8.firstRange(of: end),
                let open = line.text[..<found.lowerBound].lastIndex(of: "(")
            else { continue }
            let said = line.text[open..<found.upperBound].dropFirst().dropLast()
            return said.utf8.count < 60 ? String(said) : nil
        }
        return nil
    }

    /// "(recommended: Sriracha)": the maker that is best.
    private func recommended(in line: IngredientLine) -> String? {
        guard let found = line.text.utf8.firstRange(of: "ecommended: "), found.lowerBound > line.text.startIndex else {
            return nil
        }
        let start = line.text.index(before: found.lowerBound)
        let said = line.text[start...].prefix { $0 != ")" && $0 != ";" }
        return said.hasSuffix(": ") || said.utf8.count > 63 ? nil : String(said)
    }

    /// "Herbs, in any combination: basil, dill, chives", "apples (a combination of Fuji, Gala, and Rome)": of which a mixture
    /// is made.
    private func combination(in line: IngredientLine) -> String? {
        if let of = Self.mixturesInBrackets.lazy.compactMap({ line.text.utf8.firstRange(of: $0) }).first {
            let said = line.text[of.lowerBound...].dropFirst().prefix { $0 != ")" && $0 != ";" }
            return said.utf8.count > Self.longestNote ? nil : String(said)
        }
        guard let found = line.text.utf8.firstRange(of: "combination: ") else { return nil }
        let said = line.text[found.upperBound...].prefix { $0 != ")" && $0 != ";" }
        return said.utf8.count > Self.longestNote ? nil : String(said)
    }

    private static let mixturesInBrackets = [
        "(a combination of ", "(combination of ", "(a mixture of ", "(a mix of ", "(mix of ",
    ]

    /// "Mixed herbs - Italian, Greek, or French blend": sorts behind a dash.
    private func sortsBehindDash(in line: IngredientLine, _ purchase: Purchase) -> String? {
        guard let dash = line.text.utf8.firstRange(of: " - "), purchase.alternative.isEmpty,
            case let said = String(line.text[dash.upperBound...]), said.contains(" or "), !said.contains("(")
        else { return nil }
        let text = words(of: said)
        return isChoice(text.all[...], in: text, purchase) ? said : nil
    }

    /// "(porcini or other wild dried mushrooms)", "(mild or medium-hot)", "(rib or loin; 7 ounces each)".
    private func sortsInBrackets(in line: IngredientLine, _ purchase: Purchase) -> String? {
        guard line.text.contains(" or "), line.text.utf8.contains(UInt8(ascii: "(")), purchase.alternative.isEmpty
        else { return nil }
        let text = words(of: line.text)
        var start: Int?
        for (place, token) in text.all.enumerated() {
            switch token.kind {
            case .open: start = place + 1
            case .close:
                if let first = start, first < place {
                    for clause in text.all[first..<place].split(whereSeparator: { $0.kind == .semicolon }) {
                        guard let from = clause.first, let to = clause.last, isChoice(clause, in: text, purchase)
                        else { continue }
                        return text.text(from: from, through: to)
                    }
                }
                start = nil
            default: break
            }
        }
        return nil
    }

    /// "1 spice purse (1 bay leaf, 4 whole peppercorns tied in cheesecloth)": of what something unknown is made.
    private func contents(of purchase: Purchase, in line: IngredientLine) -> String? {
        guard purchase.food == nil, line.food == nil, line.note.contains(","), line.note.first?.isNumber == true,
            line.note.utf8.count < 2 * Self.longestNote,
            parser.parse(line.note).food != nil
        else { return nil }
        return line.note
    }

    /// Whether words are sorts to choose from of which the purchase does not tell all.
    private func isChoice(_ part: ArraySlice<Token>, in text: NameWords, _ purchase: Purchase) -> Bool {
        guard let or = part.firstIndex(where: { $0.word.has(.or) }), or > part.startIndex, or + 1 < part.endIndex,
            part.count(where: { $0.kind == .word }) <= Self.longestClause,
            part.allSatisfy({ [.word, .comma, .hyphen].contains($0.kind) }),
            !part.contains(where: { isAboutCooking($0, in: text) })
        else { return false }
        let shown = words(of: told(by: purchase)).words
        return part.contains { token in
            guard token.kind == .word, !token.word.has(Self.quiet), token.end > token.start + 2 else { return false }
            let isPlain = buying.isPlain(token) && !buying.isKind(token)
            return !isPlain && !shown.contains { $0.key == token.key }
        }
    }

    private func isAboutCooking(_ token: Token, in text: NameWords) -> Bool {
        token.kind == .word
            && (token.word.has([.done, .after, .adverb, .optional, .purpose, .stop, .taste, .about])
                && !buying.isKind(token)
                || token.word.number != nil || token.word.unit != nil || buying.nothing.contains(token.key)
                || buying.elsewhere.contains(token.key) || buying.equipment.contains(token.key)
                || buying.tools.contains(token.key) || Self.cooking.contains(text.text([token]).lowercased()))
    }

    private static let quiet: WordInfo.Flags = [.or, .and, .of, .to, .with, .article, .each, .part, .size, .ends]

    private static let cooking: Set<String> = [
        "use", "using", "used", "you", "i", "if", "depending", "wear", "more", "less", "parts", "bought", "purchased",
        "store", "made", "make", "your", "them", "it", "called", "available", "also", "known", "day", "night",
        "overnight", "thawed", "skin", "stems", "seeds", "no", "not", "without",
    ]

    /// "1 cup fresh sourdough breadcrumbs": those of a bag are dry.
    private func keepFresh(_ purchase: inout Purchase, in line: IngredientLine) {
        guard purchase.food?.id == "fresh-breadcrumbs", line.text.lowercased().contains("fresh "),
            !purchase.words.isEmpty, !purchase.words.lowercased().contains("fresh")
        else { return }
        purchase.words = "fresh " + purchase.words
        if !purchase.own.isEmpty { purchase.own = "fresh " + purchase.own }
    }

    /// "1 cup cooked Zork® Rice": whose amount is that of the dry one.
    private func dropCooked(_ purchase: inout Purchase) {
        guard purchase.factor != .one, purchase.words.lowercased().hasPrefix("cooked ") else { return }
        purchase.words.removeFirst("cooked ".count)
        if purchase.own.lowercased().hasPrefix("cooked ") { purchase.own.removeFirst("cooked ".count) }
    }

    /// "½ chopped pecans", as it is written: nobody knows half of what, but not of one nut.
    private func numberAlone(_ purchase: Purchase, in line: IngredientLine) -> String? {
        guard let amount = line.amount, amount.unit == nil, amount.value < .one, amount.max == nil,
            line.amounts.count == 1, purchase.unit == nil, purchase.category == .pantry, let food = purchase.food,
            food.gramsPerPiece.map({ $0 < Rational(8) }) ?? true, food.gramsPerCup != nil, food.pieceUnit == nil,
            food.shop?.counted == nil, food.shop?.boughtAs == nil, food.shop?.pack == nil
        else { return nil }
        return line.text
    }

    /// "6 farmed bass fillets with skin", "trout fillets with skin, pin bones removed": fish that is sold without as well.
    private func skin(of purchase: Purchase, in line: IngredientLine) -> String? {
        let text = line.text.lowercased()
        guard purchase.category == .meat, let found = text.utf8.firstRange(of: " with skin"),
            !["skin removed", "skin discarded", "skinned", " or "].contains(where: { text.contains($0) }),
            !told(by: purchase).contains("skin"), text[..<found.lowerBound].utf8.count < 70
        else { return nil }
        return "with skin"
    }

    /// "1 tbsp oil, plus more for frying (about 3 cups)": how much more that is.
    private func amountOfMore(in line: IngredientLine) -> String? {
        guard
            let plus = ["plus more ", "plus extra ", "plus additional "].lazy
                .compactMap({ line.text.utf8.firstRange(of: $0) }).first,
            let open = line.text[plus.upperBound...].firstIndex(of: "("),
            let close = line.text[open...].firstIndex(of: ")")
        else { return nil }
        let said = line.text[open..<close].dropFirst()
        let plain = said.hasPrefix("about ") ? said.dropFirst("about ".count) : said
        guard plain.first?.isNumber == true, ["cup", "quart", "pound"].contains(where: { plain.contains($0) }) else {
            return nil
        }
        return String(said)
    }

    /// "Store-bought caramelized onion", "1 log prepared polenta", "1 package polenta, sliced": what is made of the food and
    /// sold so.
    private func soldReady(_ purchase: Purchase, in line: IngredientLine) -> Purchase? {
        if let jar = mincedInJar(purchase, in: line) { return jar }
        let text = line.text.lowercased()
        if purchase.category == .produce, !purchase.own.isEmpty,
            ["store-bought ", "store bought ", "purchased "].contains(where: { text.contains($0) })
        {
            var other = options(of: line, named(purchase.words, in: line))
            other.category = .pantry
            return other
        }
        guard purchase.food?.id == "polenta", purchase.alternative.isEmpty else { return nil }
        let isPacked = line.amount?.unit?.isPackage == true || line.amount?.unit?.dimension == .mass
        guard
            ["polenta roll", "tube", " log ", "log of"].contains(where: { text.contains($0) })
                || isPacked
                    && ["prepared polenta", "cut into", "sliced", "cut crosswise"].contains(where: { text.contains($0) }
                    )
        else { return nil }
        var other = options(of: line, named("prepared polenta", in: line))
        other.category = .pantry
        return other
    }
}
