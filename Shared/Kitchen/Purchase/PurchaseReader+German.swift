/// What German lines say in their own ways.
extension PurchaseReader {
    /// What is bought for the line in those words; nil if it has none of the others.
    func inGerman(_ line: IngredientLine) -> [Purchase]? {
        guard language == .de, line.text.utf8.count < 160 else { return nil }
        if let said = studded(line) ?? ofOtherRecipe(line) ?? cleaned(line) ?? brine(line) ?? peel(line) { return said }
        if let both = buttered(line) { return both }
        if let whole = withoutHyphens(line) { return whole }
        let text = Self.inGermanWords(line)
        if text != line.text { return bought(for: text, as: line) }
        return inSingular(line)
    }

    /// "2 Streifen Bio-Orangenschale", "1 TL Bio-Zitronenabrieb": from a fruit that is asked for so.
    private func peel(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount?.unit?.isPackage != true, line.text.contains("Bio-"), !line.text.contains("+") else {
            return nil
        }
        for fruit in ["Zitrone", "Orange", "Limette"] {
            for part in ["nschale", "nschalen", "nabrieb", "nzesten"] {
                guard let found = line.text.utf8.firstRange(of: "Bio-" + fruit + part),
                    line.text[found.upperBound...].first?.isLetter != true
                else { continue }
                var front = String(line.text[..<found.lowerBound])
                if let piece = front.utf8.firstRange(of: "Stück ") { front.replaceSubrange(piece, with: "Streifen ") }
                let text = front + fruit + part + line.text[found.upperBound...]
                guard var some = bought(for: text, as: line), some.count == 1, some[0].part != nil,
                    let whole = reread("1 Bio-" + fruit, as: line), whole.count == 1
                else { return nil }
                some[0].words = whole[0].words
                some[0].own = whole[0].own
                some[0].phrase = whole[0].phrase
                some[0].alias = whole[0].alias
                some[0].sorts = whole[0].sorts
                some[0].added = whole[0].added
                return some
            }
        }
        return nil
    }

    /// "1 Zwiebel, gespickt mit Lorbeerblatt und Nelke": what is stuck into it is bought as well.
    private func studded(_ line: IngredientLine) -> [Purchase]? {
        guard let word = Self.studded.lazy.compactMap({ line.text.utf8.firstRange(of: $0) }).first,
            let with = line.text.utf8.firstRange(of: "mit "), with.lowerBound > line.text.startIndex
        else { return nil }
        let start = min(word.lowerBound, with.lowerBound)
        let isBefore = word.lowerBound < with.lowerBound
        guard isBefore || word.lowerBound > with.upperBound else { return nil }
        let list = isBefore ? line.text[with.upperBound...] : line.text[with.upperBound..<word.lowerBound]
        let end = isBefore ? list.firstIndex { $0 == ")" || $0 == ";" } ?? list.endIndex : list.endIndex
        let parts = list[..<end].split(separator: ",").flatMap { String($0).separated(by: " und ") }
        guard (1...4).contains(parts.count) else { return nil }
        var front = line.text[..<start]
        while let last = front.last, last == " " || last == "," || last == "(" { front.removeLast() }
        guard front.contains(where: \.isLetter), var all = bought(for: String(front), as: line), all.count == 1 else {
            return nil
        }
        for part in parts {
            // "Lorbeerblatt" is one of them, but nobody knows how many "Nelken" are.
            let one = Self.singles.contains(part) ? "1 " + part : part
            guard var some = reread(one, as: line), some.count == 1, some[0].food != nil else { return nil }
            if some[0].words.hasSuffix("ättern") { some[0].words.removeLast() }
            all += some
        }
        return all
    }

    private static let studded = ["gespickt", "besteckt", "bespickt"]
    private static let singles: Set<String> = ["Lorbeerblatt", "Nelke", "Gewürznelke", "Wacholderbeere"]

    /// "8 Semmelknödel (siehe Rezept)": they can be bought, and the note says that a recipe makes them.
    private func ofOtherRecipe(_ line: IngredientLine) -> [Purchase]? {
        if let made = batchInGerman(line) { return made }
        guard line.text.contains("ezept"),
            let found = Self.references.lazy.compactMap({ line.text.utf8.firstRange(of: $0) }).first
        else { return nil }
        var front = line.text[..<found.lowerBound]
        var rest = line.text[found.upperBound...]
        if let open = front.utf8.lastIndex(of: UInt8(ascii: "(")), !front[open...].contains(")") {
            front = front[..<open]
            guard let close = rest.firstIndex(of: ")") else { return nil }
            rest = rest[close...].dropFirst()
        } else {
            rest = ""
        }
        while let last = front.last, last == " " || last == "," || last == ":" { front.removeLast() }
        guard front.contains(where: \.isLetter), var some = bought(for: String(front + rest), as: line), some.count == 1
        else { return nil }
        let said = line.text[found.lowerBound...].prefix { $0 != ")" }
        some[0].remark = "selbst gemacht, " + String(said)
        return some
    }

    /// "1/2 Rezept Hefeteig": as much as a recipe makes.
    private func batchInGerman(_ line: IngredientLine) -> [Purchase]? {
        guard let found = line.text.utf8.firstRange(of: " Rezept "), line.text[..<found.lowerBound].utf8.count < 5,
            line.text.first?.isNumber == true,
            var some = bought(for: String(line.text[found.upperBound...]), as: line), some.count == 1
        else { return nil }
        some[0] = some[0].uncounted
        some[0].remark = "selbst gemacht, " + line.text[..<found.upperBound].dropLast()
        return some
    }

    private static let references = [
        "siehe Rezept", "siehe Grundrezept", "s. Rezept", "s. Grundrezept", "s.Rezept", "Rezept siehe", "Rezept s.",
        "siehe anderes Rezept", "siehe eigenes Rezept", "siehe separates Rezept", "Grundrezept", "nach Rezept",
        "laut Rezept", "siehe Rezeptteil", "eigenes Rezept", "anderes Rezept", "siehe extra Rezept",
    ]

    /// "750 g Erdbeeren, geputzt gewogen", "500 g Rhabarber (geputzt)": more is bought than that weighs.
    private func cleaned(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount?.unit?.dimension == .mass, line.category == .produce,
            let found = Self.weighed.lazy.compactMap({ line.text.utf8.firstRange(of: $0) }).first
        else { return nil }
        let said = line.text[..<found.upperBound]
        let mark = said.lastIndex { $0 == "(" || $0 == "," } ?? said.startIndex
        guard mark > said.startIndex, case let phrase = said[mark...].dropFirst().drop(while: { $0 == " " }),
            phrase.utf8.count < 40
        else { return nil }
        let front = said[..<mark].hasSuffix(" ") ? said[..<mark].dropLast() : said[..<mark]
        let rest = line.text[found.upperBound...].drop { $0 == ")" }
        guard var some = bought(for: String(front + rest), as: line), some.count == 1, some[0].food != nil else {
            return nil
        }
        some[0].add(remark: String(phrase.hasSuffix(")") ? phrase.dropLast() : phrase))
        return some
    }

    private static let weighed = [
        " gewogen", "(geputzt)", "(netto)", "geputztes Gewicht", "geputzt und entsteint)", "Nettogewicht",
        "(geputzt und gewaschen)", "(vorbereitet)", "(geschält)",
    ]

    /// "3 EL Gurkenwasser": it is in the jar of what lies in it.
    private func brine(_ line: IngredientLine) -> [Purchase]? {
        guard let id = line.food?.id, let own = Self.brines[id], let food = foods.food(id: own),
            foods.food(id: id)?.isNamed(FoodKey.key(of: line.name), in: .de) == true, !line.text.contains(" oder ")
        else { return nil }
        let name = food.name(in: .de)
        guard var some = bought(for: name.hasSuffix("n") ? name : name + "n", as: line), some.count == 1 else {
            return nil
        }
        // "Gurkenwasser, 4-5 EL"
        let isBehind = line.text.first?.isNumber != true
        let amount = isBehind ? line.amount?.display : nil
        some[0] = some[0].uncounted
        some[0].perPerson = amount.map { $0 + " " + line.name } ?? line.text
        some[0].isOptional = line.optional
        return some
    }

    /// "Schwarzbrot mit Butter": both.
    private func buttered(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.hasSuffix(" mit Butter"), case let front = String(line.text.dropLast(" mit Butter".utf8.count)),
            let food = parser.parse(front).food, foods.words.aisles.aisle(ofFood: food.id) == .bakery,
            let butter = foods.food(id: "butter"), let bread = bought(for: front, as: line), bread.count == 1
        else { return nil }
        return bread + [Purchase(butter).uncounted]
    }

    private static let brines = ["pickle-juice": "pickle", "caper-brine": "capers"]
}
