/// Lines that are written in other ways than the rules read, in other languages than English.
extension PurchaseReader {
    /// What the line asks for in the words that the rules read; nil if it says them already.
    func written(_ line: IngredientLine) -> PurchaseReading? {
        guard language != .en, line.text.utf8.count < 160 else { return nil }
        let text = Self.asRead(line.text, in: language)
        // Once: what reads differently each time would be read without end.
        if text != line.text, Self.asRead(text, in: language) == text {
            let part = parser.parse(text)
            guard part.text != line.text else { return nil }
            switch read(part) {
            case .buy(let bought): return .buy(withCeros(countingAll(bought, by: part, in: line)))
            case .leaveOut(let reason): return .leaveOut(reason)
            }
        }
        if let said = exampleInBrackets(line) ?? timesPackage(line) ?? eachOf(line) ?? partsInBrackets(line)
            ?? behindWater(line)
        {
            return .buy(said)
        }
        if let said = sameAmount(line) ?? perUse(line) ?? knobBehind(line) ?? rows(line) { return .buy(said) }
        if let said = ladles(line) ?? spoonsOfLemon(line) ?? twoOrThree(line) ?? smallJar(line) { return .buy(said) }
        return (plusOfSame(line) ?? doughFor(line)).map { .buy($0) }
    }

    /// The example that brackets give of a fruit or a vegetable, which goes into the note.
    private func exampleInBrackets(_ line: IngredientLine) -> [Purchase]? {
        // Once: other rules read the rest of a line again for each bracket or share in it.
        guard let examples = Self.examples[language], line.text.utf8.count(where: { $0 == UInt8(ascii: "(") }) == 1,
            !line.text.utf8.contains(UInt8(ascii: "%")),
            let open = examples.lazy.compactMap({ line.text.utf8.firstRange(of: "(" + $0)?.lowerBound }).first,
            let close = line.text[open...].firstIndex(of: ")"),
            case let rest = line.text[close...].dropFirst(),
            var some = bought(for: String(String(line.text[..<open]).trimmedSpaces) + rest, as: line), some.count == 1,
            some[0].food?.category == .produce
        else { return nil }
        some[0].add(remark: String(line.text[open..<close].dropFirst()))
        return some
    }

    private static let examples: [Language: [String]] = [
        .de: ["z. B. ", "z.B. ", "zum Beispiel "], .fr: ["par ex. ", "par exemple "], .es: ["p. ej. ", "por ejemplo "],
    ]

    /// The purchases in the amounts of the part, also where it says another size of as many packages.
    func countingAll(_ bought: [Purchase], by part: IngredientLine, in line: IngredientLine) -> [Purchase] {
        guard part.amount == line.amount, part.amounts != line.amounts else {
            return counting(bought, by: part, in: line)
        }
        return bought.map { purchase in
            var purchase = purchase
            if !purchase.isUncounted, purchase.beside == nil { purchase.count(part, beside: line) }
            return purchase
        }
    }

    /// "Harina 0000" was read in words, as numbers have no zeros before them.
    private func withCeros(_ bought: [Purchase]) -> [Purchase] {
        guard language == .es else { return bought }
        return bought.map { purchase in
            var purchase = purchase
            for (words, zeros) in Self.ceros {
                purchase.words = purchase.words.replacing(words, with: zeros)
                purchase.own = purchase.own.replacing(words, with: zeros)
                purchase.said = purchase.said.mapValues { $0.replacing(words, with: zeros) }
            }
            return purchase
        }
    }

    /// "Même poids de farine", "la misma medida de leche": as much as of what stands before it, which the note says.
    private func sameAmount(_ line: IngredientLine) -> [Purchase]? {
        let lower = line.text.lowercased()
        guard lower.utf8.count == line.text.utf8.count,
            let same = Self.same[language]?.first(where: lower.hasPrefix),
            case let rest = String(Substring(line.text.utf8.dropFirst(same.utf8.count))),
            let some = bought(for: rest, as: line), some.allSatisfy({ $0.food != nil })
        else { return nil }
        var said = line.text.prefix(same.count)
        for of in [" de ", " d'", " "] where said.hasSuffix(of) {
            said = said.dropLast(of.count)
            break
        }
        return some.map { purchase in
            var purchase = purchase.uncounted
            purchase.add(remark: String(said))
            return purchase
        }
    }

    private static let same: [Language: [String]] = [
        .de: [
            "die gleiche menge ", "dieselbe menge ", "gleiche menge ", "genauso viel ", "ebenso viel ",
            "ebensoviel ", "gleich viel ",
        ],
        .fr: [
            "le même poids de ", "même poids de ", "la même quantité de ", "même quantité de ", "le même volume de ",
            "même volume de ", "la même mesure de ", "même mesure de ", "le même poids d'", "même poids d'",
            "la même quantité d'", "même quantité d'", "autant de ", "autant d'",
        ],
        .es: [
            "la misma medida de ", "misma medida de ", "la misma cantidad de ", "misma cantidad de ",
            "el mismo peso de ", "mismo peso de ", "igual cantidad de ", "igual medida de ",
        ],
    ]

    /// "Beurre par tournée, 1 noix", "mantequilla por tanda: 1 cdta": the amount behind what it is for, as the note says.
    private func perUse(_ line: IngredientLine) -> [Purchase]? {
        guard let per = Self.per[language], line.text.first?.isNumber != true,
            let found = line.text.utf8.firstRange(of: per),
            let mark = line.text[found.upperBound...].firstIndex(where: { !$0.isLetter }),
            line.text[mark] == "," || line.text[mark] == ":" || line.text[mark] == " ",
            case let count = line.text[mark...].drop(while: { !$0.isNumber && !$0.isLetter && !"½¼¾".contains($0) }),
            let first = count.first, !first.isLetter, !count.contains(",")
        else { return nil }
        let of = language == .de ? " " : " de "
        guard var some = bought(for: count + of + line.text[..<found.lowerBound], as: line), some.count == 1,
            some[0].food != nil
        else { return nil }
        some[0].add(remark: String(line.text[found.lowerBound..<mark].dropFirst()))
        return some
    }

    private static let per: [Language: String] = [.de: " pro ", .fr: " par ", .es: " por "]

    /// "Beurre : 1 noix": a knob of it, not a nut.
    private func knobBehind(_ line: IngredientLine) -> [Purchase]? {
        guard language == .fr, let mark = line.text.firstIndex(where: { $0 == ":" || $0 == "," }),
            case let said = line.text[mark...].dropFirst().split(separator: " "), said.count == 2,
            said[0].allSatisfy(\.isNumber), ["noix", "noisette", "noisettes"].contains(said[1]),
            case let name = String(String(line.text[..<mark]).trimmedSpaces),
            name.allSatisfy({ $0.isLetter || $0 == " " }),
            parser.parse(name).food.flatMap({ foods.food(id: $0.id) })?.category == .dairy
        else { return nil }
        return bought(for: "\(said[0]) \(said[1]) de \(name)", as: line)
    }

    /// "4 Rippen Schokolade", "2 barres de chocolat": parts of a bar, which weigh about 20 g each.
    private func rows(_ line: IngredientLine) -> [Purchase]? {
        guard let rows = Self.rows[language] else { return nil }
        let words = line.text.split(separator: " ", maxSplits: 2)
        guard words.count == 3, let count = Int(words[0]), (1...30).contains(count),
            rows.contains(words[1].lowercased()), Self.chocolate.contains(where: words[2].lowercased().contains),
            !words[2].hasPrefix("Kinder"),
            case let name = ["de ", "d'"].first(where: words[2].hasPrefix).map({ words[2].dropFirst($0.count) })
                ?? words[2],
            var some = bought(for: "\(count * 20) g \(name)", as: line), some.count == 1, some[0].food != nil
        else { return nil }
        some[0].add(remark: "\(count) \(words[1])")
        return some
    }

    private static let rows: [Language: Set<String>] = [
        .de: ["rippe", "rippen", "riegel", "reihe", "reihen", "rippchen"],
        .fr: ["barre", "barres", "rangée", "rangées"],
        .es: ["hilera", "hileras"],
    ]
    private static let chocolate = ["chokolade", "choki", "uvertüre", "chocolat"]

    /// "2 louches de bouillon", "2 Kellen Brühe": a ladle holds about 100 ml.
    private func ladles(_ line: IngredientLine) -> [Purchase]? {
        guard let ladles = Self.ladles[language] else { return nil }
        let words = line.text.split(separator: " ", maxSplits: 2)
        guard words.count == 3, let count = Self.numbers[words[0].lowercased()] ?? Int(words[0]),
            (1...12).contains(count), ladles.contains(words[1].lowercased()),
            case let name = ["de ", "d'"].first(where: words[2].hasPrefix).map({ words[2].dropFirst($0.count) })
                ?? words[2],
            var some = bought(for: "\(count * 100) ml \(name)", as: line), some.count == 1,
            some[0].food?.shop?.isLiquid == true
        else { return nil }
        some[0].add(remark: words[0] + " " + words[1])
        return some
    }

    private static let numbers = ["une": 1, "un": 1, "deux": 2, "ein": 1, "eine": 1, "zwei": 2, "dos": 2]
    private static let ladles: [Language: Set<String>] = [
        .de: [
            "kelle", "kellen", "schöpfkelle", "schöpfkellen", "schöpflöffel", "schöpfer", "suppenkelle", "suppenkellen",
        ],
        .fr: ["louche", "louches"],
        .es: ["cucharón", "cucharones", "cazo", "cazos"],
    ]

    /// "2 EL Zitrone", "2 cdas de limón": of its juice.
    private func spoonsOfLemon(_ line: IngredientLine) -> [Purchase]? {
        guard let unit = line.amount?.unit, unit.isSpoon || unit.isTouch || unit == .drizzle, unit != .pinch,
            line.food?.id == "lemon" || line.food?.id == "lime",
            let fruit = Self.sour[language]?.first(where: { line.text.hasSuffix(" " + $0.fruit) })
        else { return nil }
        let front = String(line.text.dropLast(fruit.fruit.count))
        return bought(for: (front.hasSuffix("de ") ? String(front.dropLast(3)) : front) + fruit.juice, as: line)
    }

    private static let sour: [Language: [(fruit: String, juice: String)]] = [
        .de: [("Zitrone", "Zitronensaft"), ("Limette", "Limettensaft"), ("zitrone", "Zitronensaft")],
        .fr: [("citron", "de jus de citron"), ("citron vert", "de jus de citron vert")],
        .es: [("limón", "de jugo de limón"), ("limon", "de jugo de limón"), ("lima", "de jugo de lima")],
    ]

    /// "2/3 oignons", "3/4 Zwiebeln": two or three of them, as nobody takes two thirds of several.
    private func twoOrThree(_ line: IngredientLine) -> [Purchase]? {
        guard let amount = line.amount, amount.unit?.dimension == .count || amount.unit == nil,
            let range = ["2/3 ", "3/4 "].first(where: line.text.hasPrefix),
            line.category == .produce || line.food?.id == "egg",
            case let noun = line.text.dropFirst(range.count).prefix(while: \.isLetter), noun.count > 3,
            language == .de ? noun.hasSuffix("n") : noun.hasSuffix("s")
        else { return nil }
        return bought(for: range.replacing("/", with: "-") + line.text.dropFirst(range.count), as: line)
    }

    /// "1 Gläschen Kapern": a small jar, but of rum a small glass.
    private func smallJar(_ line: IngredientLine) -> [Purchase]? {
        guard language == .de, line.amount?.unit == .jigger,
            let found = line.text.utf8.firstRange(of: "Gläschen "),
            let food = line.food.flatMap({ foods.food(id: $0.id) }), food.shop?.isLiquid != true,
            food.category != .other
        else { return nil }
        let front = line.text[..<found.lowerBound].replacing("kl. ", with: "").replacing("kleines ", with: "")
        let jar = front.hasPrefix("1 ") ? "Glas " : "Gläser "
        guard var some = bought(for: front + jar + line.text[found.upperBound...], as: line), some.count == 1 else {
            return nil
        }
        some[0].add(remark: "kleines Glas")
        return some
    }

    /// "2 Eier + 4 Eier (hartgekocht)": six of them.
    private func plusOfSame(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.utf8.contains(UInt8(ascii: "+")), line.text.first?.isNumber == true else { return nil }
        let parts = line.text.separated(by: " + ")
        guard parts.count == 2, parts[1].first?.isNumber == true, !parts[0].contains("(") else { return nil }
        let lines = parts.map { parser.parse($0) }
        guard let food = lines[0].food, lines[1].food?.id == food.id, lines[0].amount == line.amount,
            let more = lines[1].amount, more.unit == lines[0].amount?.unit, !lines[1].name.isEmpty,
            var one = bought(for: parts[0], as: line), one.count == 1, one[0].more == nil,
            let other = bought(for: parts[1], as: line), other.count == 1
        else { return nil }
        guard one[0].key == other[0].key else { return one + other }
        one[0].more = AmountBeside(amount: more, line: line.amount)
        return one
    }

    /// "Masa para strudel": a dough of wheat, unless it is for what is made of maize.
    private func doughFor(_ line: IngredientLine) -> [Purchase]? {
        guard language == .es, let food = line.food, food.id == "masa-harina" || food.id == "corn-dough",
            let found = line.text.lowercased().utf8.firstRange(of: "masa para "),
            case let dish = String(line.text.lowercased()[found.upperBound...]),
            !Self.ofMaize.contains(where: dish.hasPrefix), !line.text.contains("maíz"), !line.text.contains("maiz")
        else { return nil }
        var purchase = named("masa para " + dish, in: line.withoutFood)
        purchase.category = .dairy
        return [purchase]
    }

    private static let ceros = [("cuatroceros", "0000"), ("tresceros", "000")]

    private static let ofMaize = [
        "tortilla", "tamal", "sope", "arepa", "gordita", "tlacoyo", "pupusa", "huarache", "quesadilla", "antojito",
        "atole", "champurrado", "chochoyot", "hallaca", "humita", "memela", "panucho", "salbut", "chalupa", "nacatamal",
        "bollo", "hacer tortilla", "garnacha",
    ]
}
