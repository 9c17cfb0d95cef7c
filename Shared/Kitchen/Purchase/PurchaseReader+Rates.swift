/// Amounts that French and Spanish lines give for so much of something else.
extension PurchaseReader {
    /// "800 g de sucre par kilo de fruits", "azúcar (800 g por kilo de pulpa)": nobody knows yet how much that is in all, so
    /// the note says it.
    func rate(_ line: IngredientLine) -> [Purchase]? {
        guard let words = Self.rates[language],
            let found = words.lazy.compactMap({ line.text.utf8.firstRange(of: $0) }).first
        else { return nil }
        let front = line.text[..<found.lowerBound]
        let open = front.lastIndex(of: "(")
        let isInside = open.map { !front[$0...].contains(")") } ?? false
        let (name, said): (String, String)
        if isInside, let open {
            let behind = front[open...].dropFirst() + line.text[found.lowerBound...].prefix { $0 != ")" }
            (name, said) = (String(front[..<open]), String(behind))
            // "500 g de sucre (50 g par litre de lait)" has both.
            guard parser.parse(name).amount == nil else { return nil }
        } else {
            let part = parser.parse(String(front))
            guard let amount = part.amount, part.food != nil else { return nil }
            name = part.name
            said = amount.display + line.text[found.lowerBound...].prefix { $0 != "," && $0 != "(" }
        }
        return bought(for: name, as: line)?.map { purchase in
            var purchase = purchase.uncounted
            purchase.perPerson = String(said.trimmedSpaces)
            return purchase
        }
    }

    private static let rates: [Language: [String]] = [
        .fr: [" par kilo d", " par kg d", " par litre d", " par l d", " au kilo d", " au litre d", " par 100 g d"],
        .es: [" por kilo d", " por kg d", " por litro d", " por cada kilo d", " por cada litro d", " por cada kg d"],
    ]

    /// "300 g de rumsteck en tranches très fines", "lomo en filetes finos": how the counter is to cut it.
    func slicedAtCounter(_ line: IngredientLine) -> [Purchase]? {
        guard line.category == .meat, line.amount?.unit?.dimension == .mass, let words = Self.slices[language],
            let found = words.lazy.compactMap({ line.text.utf8.firstRange(of: $0) }).first
        else { return nil }
        let said = line.text[found.lowerBound...].prefix { $0 != "," && $0 != "(" && $0 != ")" && $0 != ";" }
        guard said.split(separator: " ").count < 5, !said.contains(where: \.isNumber) else { return nil }
        let rest = line.text[..<found.lowerBound] + line.text[said.endIndex...]
        guard var some = bought(for: String(rest), as: line), some.count == 1, some[0].category == .meat else {
            return nil
        }
        some[0].add(remark: String(said.dropFirst()))
        return some
    }

    private static let slices: [Language: [String]] = [
        .fr: [" en tranches ", " en fines tranches", " en tranche ", " en escalopes ", " en fines escalopes"],
        .es: [" en filetes ", " en lonchas ", " en lonjas ", " en rodajas ", " en bistecs ", " en láminas "],
    ]

    /// "Pâte d'arachide", "pasta de rocoto": the paste of something, which is no noodle.
    func isPaste(_ line: IngredientLine, _ food: Food) -> Bool {
        guard food.id == "pasta", let start = Self.pastes[language],
            line.name.lowercased().hasPrefix(start) || language == .fr && line.name.lowercased().hasPrefix("pâte d'")
        else { return false }
        return line.amount?.unit?.isSpoon == true || !Self.noodles.contains(where: line.name.lowercased().contains)
    }

    private static let pastes: [Language: String] = [.fr: "pâte de ", .es: "pasta de "]
    private static let noodles = [
        "trigo", "sémola", "huevo", "lenteja", "garbanzo", "arroz", "maíz", "quinoa", "espelta", "legumbre", "letra",
        "color", "sopa", "guisante", "centeno", "integral", "caracol", "estrella", "concha", "lazo", "blé", "riz",
        "épeautre", "sarrasin",
    ]

    /// "Pommes de terre fermes à la cuisson": words that no name has do not make apples of them.
    func asPotatoes(_ reading: PurchaseReading) -> PurchaseReading {
        guard language == .fr, case .buy(var bought) = reading,
            let place = bought.firstIndex(where: {
                $0.food?.id == "apple" && $0.words.lowercased().contains("de terre")
            }), let potato = foods.food(id: "potato")
        else { return reading }
        bought[place].food = potato
        let words = bought[place].words
        if let behind = words.utf8.firstRange(of: "de terre") {
            bought[place].add(remark: String(String(words[behind.upperBound...]).trimmedSpaces))
            bought[place].words = String(words[..<behind.upperBound])
            bought[place].own = ""
        }
        bought[place].key = key(of: bought[place])
        return .buy(bought)
    }
}
