/// Phrases beside a food that are about something else: how many eat of it, what is a part of it, what is put on it.
extension PurchaseReader {
    /// "2 œufs par personne", "6 œufs dont 2 jaunes", "pain tartiné de moutarde": the line without the phrase, which the
    /// note keeps; nil if there is none.
    func withoutAside(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.utf8.count < 160 else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        if let cloves = clovesBesideFood(line, in: text) { return cloves }
        var depth = 0
        for start in tokens.indices {
            if tokens[start].kind == .open { depth += 1 }
            if tokens[start].kind == .close { depth -= 1 }
            guard start > 0, depth == 0, tokens[start].kind == .word else { continue }
            for end in (start + 1)...min(start + 3, tokens.count) {
                let phrase = FoodResolver.phraseKey(tokens[start..<end])
                if end > start + 1, buying.isAside(phrase, "person") {
                    return perPerson(line, start..<end, in: text)
                }
                if buying.isAside(phrase, "share") { return share(of: line, start..<end, in: text) }
                if end == start + 1, buying.isAside(phrase, "spread") { return spread(line, start, in: text) }
            }
        }
        return nil
    }

    /// "1 tranche de pain par personne": how many eat is not known, so the note says it.
    private func perPerson(_ line: IngredientLine, _ phrase: Range<Int>, in text: NameWords) -> [Purchase]? {
        let tokens = text.all
        // "4 rebanadas de pan, una por persona"
        let count = phrase.lowerBound - 1
        let isCounted = count > 1 && tokens[count - 1].kind == .comma
        let start = isCounted ? count : phrase.lowerBound
        var rest = text.text(from: tokens[0], through: tokens[isCounted ? count - 2 : count])
        if phrase.upperBound < tokens.count {
            rest += " " + text.text(from: tokens[phrase.upperBound], through: tokens[tokens.count - 1])
        }
        let remark = text.text(from: tokens[start], through: tokens[phrase.upperBound - 1])
        let bought = reread(rest, as: line)
        guard !isCounted, line.amount != nil, let amount = parser.parse(rest).amount else {
            return bought?.map { $0.remarked(remark) }
        }
        return bought?.map { purchase in
            var purchase = purchase.uncounted
            purchase.perPerson = amount.display + " " + remark
            return purchase
        }
    }

    /// "6 œufs dont 2 jaunes"; but "2 oignons dont 1 piqué de 2 clous de girofle" names another food.
    private func share(of line: IngredientLine, _ phrase: Range<Int>, in text: NameWords) -> [Purchase]? {
        let tokens = text.all
        guard phrase.upperBound < tokens.count, tokens[phrase.upperBound].kind == .number else { return nil }
        let head = text.text(from: tokens[0], through: tokens[phrase.lowerBound - 1])
        if let stuck = tokens[phrase.upperBound...].firstIndex(where: { $0.word.has(.pierced) }) {
            return reread(head + " " + text.text(from: tokens[stuck], through: tokens[tokens.count - 1]), as: line)
        }
        let remark = text.text(from: tokens[phrase.lowerBound], through: tokens[tokens.count - 1])
        return reread(head, as: line)?.map { $0.remarked(remark) }
    }

    /// "4 tranches de pain tartinées de moutarde": both, the second in no amount.
    private func spread(_ line: IngredientLine, _ word: Int, in text: NameWords) -> [Purchase]? {
        let tokens = text.all
        guard word + 2 < tokens.count, tokens[word + 1].word.has([.of, .with]) else { return nil }
        let rest = tokens[(word + 2)...].drop { $0.word.has(.article) }
        guard let first = rest.first,
            case let on = parser.parse(text.text(from: first, through: tokens[tokens.count - 1])),
            on.food != nil, case .buy(let more) = read(on),
            let bought = reread(text.text(from: tokens[0], through: tokens[word - 1]), as: line)
        else { return nil }
        return bought + more.map(\.uncounted)
    }

    /// "2 Knoblauchzehen und Salz": the word is both the unit and the food, which the salt is not.
    private func clovesBesideFood(_ line: IngredientLine, in text: NameWords) -> [Purchase]? {
        let tokens = text.all
        guard language == .de, tokens.count > 3, tokens[0].kind == .number, tokens[2].word.has(.and),
            tokens[1].word.unit == .clove, tokens[1].end - tokens[1].start > 9
        else { return nil }
        let rest = text.text(from: tokens[2], through: tokens[tokens.count - 1])
        return reread(text.text([tokens[0]]) + " Zehen Knoblauch " + rest, as: line)
    }

    /// "1 petite boîte de tomates": how large a package is whose contents the line does not say.
    func packageSize(in line: IngredientLine) -> String {
        if let thick = thickSlice(in: line) { return thick }
        guard let unit = line.amount?.unit, Self.filled.contains(unit), line.amounts.count == 1 else { return "" }
        let tokens = words(of: line.text).all
        guard let place = tokens.firstIndex(where: { $0.word.unit == unit }) else { return "" }
        func isSize(_ index: Int) -> Bool {
            tokens.indices.contains(index) && tokens[index].kind == .word
                && buying.isAside(FoodResolver.phraseKey(tokens[index...index]), "package")
        }
        let start = isSize(place - 1) ? place - 1 : place
        let end = start == place && isSize(place + 1) ? place + 1 : place
        // "1 Dose Mais (klein)"
        if start == end, let open = tokens.firstIndex(where: { $0.kind == .open }), open + 2 < tokens.count,
            tokens[open + 2].kind == .close, isSize(open + 1)
        {
            return words(of: line.text).text([tokens[open + 1]])
        }
        return start == end ? "" : words(of: line.text).text(from: tokens[start], through: tokens[end])
    }

    /// "1 dicke Scheibe Schinken", "2 tranches épaisses de jambon": how it is cut at the counter.
    private func thickSlice(in line: IngredientLine) -> String? {
        guard line.amount?.unit == .slice, line.category == .meat || line.category == .dairy else { return nil }
        let text = words(of: line.text)
        return text.all.prefix(6).first { $0.kind == .word && buying.isAside(.empty.appending($0.key), "thick") }
            .map { text.text([$0]) }
    }

    /// What a factory fills: a small bunch is a bunch.
    static let filled: Set<MeasureUnit> = [
        .can, .package, .bottle, .jar, .box, .bag, .carton, .container, .sachet, .tub, .pouch, .pot, .punnet,
    ]

    /// "Pimientos" as one of them: "2 pimientos rojos y 1 verde".
    func singular(_ noun: String) -> String {
        if language == .es {
            for (ending, one) in [
                ("ones", "ón"), ("ines", "ín"), ("anes", "án"), ("ces", "z"), ("les", "l"), ("res", "r"),
            ]
            where noun.hasSuffix(ending) { return noun.dropLast(ending.count) + one }
        }
        if noun.hasSuffix("aux") { return noun }
        return noun.hasSuffix("s") || language == .fr && noun.hasSuffix("x") ? String(noun.dropLast()) : noun
    }
}

extension Purchase {
    /// This purchase with something to look for beside what its note says already.
    fileprivate func remarked(_ text: String) -> Purchase {
        var purchase = self
        purchase.remark += (purchase.remark.isEmpty ? "" : "; ") + text
        return purchase
    }
}
