/// German words as others write them: in one word, in the singular, with capitals and commas.
extension PurchaseReader {
    /// The line with its peels and measures as most people write them.
    static func inGermanWords(_ line: IngredientLine) -> String {
        var text = withWish(withOtherMeasure(line.text, line.amount))
        text.removeAll { "\"„“”".contains($0) }
        if line.food?.id.hasSuffix("marjoram") == true, ["Majoran, frisch", "Majoran (frisch)"].contains(text) {
            return "frischer Majoran"
        }
        if text.lowercased() == "bunte paprika" { return "bunte Paprikaschoten" }
        if line.food == nil { text = withType(text) }
        text = withSizeInFront(text)
        return withEach(text)
    }

    /// "1 TL Harissa-Paste", "2 EL Tomaten-Mark": the food that others write in one word.
    func withoutHyphens(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.utf8.contains(UInt8(ascii: "-")) else { return nil }
        var words = line.text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        for place in words.indices {
            let word = String(words[place].prefix { $0.isLetter || $0 == "-" })
            let parts = word.split(separator: "-", omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0].count > 2, parts[1].count > 1, parts[1].first?.isUppercase == true,
                case let one = String(parts[0]) + parts[1].lowercased(), isGerman(one), !isGerman(word)
            else { continue }
            words[place] = one + String(words[place].dropFirst(word.count))
            guard var some = bought(for: words.joined(separator: " "), as: line) else { return nil }
            for index in some.indices where some[index].words.hasPrefix(one) {
                some[index].words = word + String(some[index].words.dropFirst(one.count))
            }
            return some
        }
        return nil
    }

    /// Whether a word is the German name of a food.
    private func isGerman(_ word: String) -> Bool {
        let key = FoodKey.key(of: word)
        return foods.food(key: key)?.isNamed(key, in: .de) == true
    }

    /// "280 g Mehl (2 ¼ Cups)", "50 g Butter (4 EL)": the same amount in other measures says nothing more.
    private static func withOtherMeasure(_ text: String, _ amount: Amount?) -> String {
        guard amount?.unit?.isMetric == true, let open = text.utf8.firstIndex(of: UInt8(ascii: "(")),
            let close = text[open...].utf8.firstIndex(of: UInt8(ascii: ")")),
            case let said = text[open..<close].dropFirst().split(separator: " "), (2...4).contains(said.count),
            let unit = said.last, measures.contains(unit.lowercased()),
            said.dropLast().allSatisfy({ abouts.contains($0.lowercased()) || $0.first?.isNumber == true })
        else { return text }
        let front = text[..<open].hasSuffix(" ") ? text[..<open].dropLast() : text[..<open]
        return String(front + text[close...].dropFirst())
    }

    /// "Orange wer mag", "Koriander wenn da": what may be left out, without its comma.
    private static func withWish(_ text: String) -> String {
        guard let wish = wishes.first(where: text.hasSuffix), case let front = text.dropLast(wish.count),
            front.last?.isLetter == true, !front.contains("("), !front.contains(",")
        else { return text }
        return front + "," + wish
    }

    private static let wishes = [
        " wer mag", " wenn da", " falls da", " wenn vorhanden", " falls vorhanden", " wer möchte", " wer will",
        " wenn gewünscht", " falls gewünscht", " nach Wunsch", " nach Wahl",
    ]

    /// "500 g Stollenmehl (550)": the number is that of a type.
    private static func withType(_ text: String) -> String {
        guard let open = text.utf8.firstRange(of: "mehl ("), text.hasSuffix(")"),
            case let type = text[open.upperBound...].dropLast(), (3...4).contains(type.count),
            type.allSatisfy(\.isNumber)
        else { return text }
        return text[..<open.upperBound].dropLast() + "Type " + type
    }

    private static let measures: Set<String> = [
        "cup", "cups", "stick", "sticks", "tasse", "tassen", "el", "tl", "esslöffel", "teelöffel", "oz", "lb", "tbsp",
        "tsp",
    ]
    private static let abouts: Set<String> = ["ca.", "ca", "circa", "etwa", "rund", "=", "entspricht", "knapp", "gut"]

    /// "1 Packung Strudelteig (aus dem Kühlregal, 250 g)": how much is in it, beside what else is said of it.
    private static func withSizeInFront(_ text: String) -> String {
        guard let open = text.utf8.firstIndex(of: UInt8(ascii: "(")), text.hasSuffix(")"),
            case let inside = text[open...].dropFirst().dropLast(), !inside.contains("("), !inside.contains(")")
        else { return text }
        let parts = inside.split(separator: ",").map { String(String($0).trimmedSpaces) }
        guard parts.count == 2, let place = parts.firstIndex(where: isWeight), !isWeight(parts[1 - place]),
            !parts[1 - place].contains(where: \.isNumber), parts[1 - place].split(separator: " ").count < 5
        else { return text }
        return "\(text[..<open])(\(parts[place])), \(parts[1 - place])"
    }

    private static func isWeight(_ text: String) -> Bool {
        let words = text.split(separator: " ").drop { abouts.contains($0.lowercased()) || $0 == "à" }
        return words.count == 2 && words.first?.allSatisfy({ $0.isNumber || $0 == "," }) == true
            && ["g", "kg", "ml", "l"].contains(words.last)
    }

    /// "Abrieb von je 1 Bio-Orange und Bio-Zitrone": as many of both.
    private static func withEach(_ text: String) -> String {
        guard let each = text.utf8.firstRange(of: " von je "),
            ["Abrieb", "Schale", "Saft", "abgeriebene Schale", "Saft und Abrieb", "Saft und Schale", "Zesten"]
                .contains(String(text[..<each.lowerBound])),
            let and = text.utf8.firstRange(of: " und "), and.lowerBound > each.upperBound,
            case let first = text[each.upperBound..<and.lowerBound], let space = first.firstIndex(of: " "),
            case let count = first[..<space], count.allSatisfy(\.isNumber)
        else { return text }
        let second = text[and.upperBound...]
        return second.first?.isNumber == true ? "\(first) und \(second)" : "\(first) und \(count) \(second)"
    }

    /// "2 Lammhaxen", "4 Saiblinge", "6 Bockwürste": the name of a food in the plural, which the table has in the singular.
    func inSingular(_ line: IngredientLine) -> [Purchase]? {
        guard line.food == nil, let found = line.text.utf8.firstRange(of: line.name) else { return nil }
        let noun = String(line.name.prefix { $0.isLetter || $0 == "-" })
        guard noun.count > 5, noun == line.name || line.name.dropFirst(noun.count).first == " ",
            !noun.hasSuffix("spalten"), !noun.hasSuffix("scheiben"),
            let single = Self.singulars(of: noun).first(where: isGerman)
        else { return nil }
        let text = line.text[..<found.lowerBound] + single + line.text[found.lowerBound...].dropFirst(noun.count)
        guard var some = bought(for: String(text), as: line), some.count == 1, some[0].food != nil else { return nil }
        if some[0].words.hasPrefix(single) { some[0].words = noun + String(some[0].words.dropFirst(single.count)) }
        return some
    }

    /// "4 Kaffirlimettenblätter (TK oder getrocknet)": where it lies that is not sold fresh there.
    func whereKept(_ bought: [Purchase], _ line: IngredientLine) -> [Purchase] {
        guard language == .de, bought.count == 1, bought[0].category == .produce || bought[0].food == nil,
            case let text = Self.asRead(line.text, in: .de).separated(by: " oder ")[0].separated(by: " od. ")[0]
                .separated(by: "(oder ")[0],
            !line.text.contains("risch"), !line.text.contains("ewaschen"),
            let (words, category) = Self.keptWords.first(where: { $0.words.contains(where: text.contains) }),
            bought[0].category == .produce || category == .frozen
        else { return bought }
        var some = bought
        some[0].category = category
        let said = category == .frozen ? "tiefgekühlt" : "getrocknet"
        let isSaid = (words + [said]).contains { some[0].remark.contains($0) || some[0].words.contains($0) }
        if !isSaid, some[0].kinds.isEmpty { some[0].add(remark: said) }
        return some
    }

    private static let keptWords: [(words: [String], category: Category)] = [
        (["tiefgekühlt", "TK", "tiefgefroren", "Tiefkühl"], .frozen),
        (["(getrocknet", ", getrocknet", "gefriergetrocknet"], .pantry),
    ]

    /// The words that may have this plural.
    private static func singulars(of noun: String) -> [String] {
        for (many, one) in plurals where noun.hasSuffix(many) { return [noun.dropLast(many.count) + one] }
        return ["n", "e", "en", "er", "s"].filter(noun.hasSuffix).map { String(noun.dropLast($0.count)) }
    }

    private static let plurals = [
        ("würsten", "wurst"), ("würste", "wurst"), ("hühner", "huhn"), ("hühnern", "huhn"), ("hähne", "hahn"),
        ("nüsse", "nuss"), ("äpfel", "apfel"), ("brüste", "brust"), ("köpfe", "kopf"), ("gänse", "gans"),
        ("zöpfe", "zopf"), ("klöße", "kloß"), ("füße", "fuß"), ("schwänze", "schwanz"), ("zähne", "zahn"),
    ]
}

extension String {
    /// The parts between words.
    func separated(by words: String) -> [String] {
        var parts: [String] = []
        var rest = self
        while let found = rest.utf8.firstRange(of: words) {
            parts.append(String(String(rest[..<found.lowerBound]).trimmedSpaces))
            rest = String(rest[found.upperBound...])
        }
        return parts + [String(rest.trimmedSpaces)]
    }
}
