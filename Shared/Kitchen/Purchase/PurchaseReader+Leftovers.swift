/// What is left of another day, and seasonings that people abbreviate.
extension PurchaseReader {
    /// "Riz cuit de la veille", "Kartoffeln vom Vortag", "gekochtes Rindfleisch, Reste": the line without what says that some
    /// may be left of another day, which the note has.
    func leftover(_ line: IngredientLine) -> [Purchase]? {
        let text = words(of: line.text)
        let tokens = text.all
        for start in tokens.indices.dropFirst() where tokens[start].kind == .word {
            for end in stride(from: min(start + 4, tokens.count), to: start, by: -1) {
                guard tokens[end - 1].kind == .word,
                    Self.asides.contains(where: { buying.isAside(FoodResolver.phraseKey(tokens[start..<end]), $0) }),
                    end == tokens.count || [.close, .comma, .open].contains(tokens[end].kind),
                    !tokens[..<start].allSatisfy(isAmount),
                    !isInName(text.text(from: tokens[start], through: tokens[end - 1]), of: line),
                    var some = bought(for: rest(of: text, without: start..<end), as: line), some.count == 1
                else { continue }
                some[0].add(remark: text.text(from: tokens[start], through: tokens[end - 1]))
                return some
            }
        }
        return nil
    }

    /// "Levadura de panadería" is a name of its own, and none that a bakery sells.
    private func isInName(_ aside: String, of line: IngredientLine) -> Bool {
        line.name.hasSuffix(aside)
            && line.food.flatMap { foods.food(id: $0.id) }?.isNamed(FoodKey.key(of: line.name), in: language) == true
    }

    private static let asides = ["leftover", "seller"]

    /// "400 g de carne asada o cocida": roasted meat, not strips to fry as English names them; "carne asada en tiras" neither.
    func roastedMeat(_ line: IngredientLine) -> [Purchase]? {
        guard language == .es, line.food?.id == "beef-fajita-strip",
            let found = line.text.utf8.firstRange(of: Self.roasted)
        else { return nil }
        let name = String(line.text[found])
        var purchase = named(name, in: line)
        purchase.category = .meat
        let rest = words(of: String(line.text[found.upperBound...])).all
        if let or = rest.first, or.word.has(.or), rest.count > 1, rest[1].kind == .word {
            purchase.alternative = "o " + words(of: String(line.text[found.upperBound...])).text([rest[1]])
        }
        return [purchase]
    }

    private static let roasted = "carne asada"

    /// "S+P", "S & P, Muskat": salt and pepper, as they are abbreviated.
    func saltAndPepper(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil, line.text.utf8.count < 60, line.text.utf8.first.map({ $0 | 0x20 == 0x73 }) == true,
            line.text.utf8.dropFirst().first.map({ $0 == 0x20 || $0 == 0x26 || $0 == 0x2B || $0 == 0x2E || $0 == 0x2F })
                == true
        else { return nil }
        let comma = line.text.utf8.firstIndex(of: UInt8(ascii: ","))
        let said = line.text[..<(comma ?? line.text.endIndex)].utf8.filter { $0 != 0x20 && $0 != 0x2E }
        guard Self.saltsAndPeppers.contains(String(decoding: said, as: UTF8.self).lowercased()),
            let salt = foods.food(id: "salt"), let pepper = foods.food(id: "black-pepper")
        else { return nil }
        let both = [Purchase(salt).uncounted, Purchase(pepper).uncounted]
        guard let comma else { return both }
        let rest = String(String(line.text[comma...].dropFirst()).trimmedSpaces)
        guard !rest.isEmpty, let more = reread(rest, as: line) else { return both }
        return both + more
    }

    /// "Salz, Pfeffer (frisch gem.)", "Salz, Pfeffer frisch gemahlen": pepper, however it is ground.
    func pepperOnly(_ line: IngredientLine) -> [Purchase]? {
        guard language == .de, line.amount == nil, let pepper = line.text.utf8.firstRange(of: "Pfeffer") else {
            return nil
        }
        let rest = line.text[pepper.upperBound...]
        guard let said = Self.ground.first(where: { rest.hasPrefix($0) }) else { return nil }
        return bought(for: String(line.text[..<pepper.upperBound]) + rest.dropFirst(said.count), as: line)
    }

    private static let ground = [
        " (frisch gemahlen)", " (frisch gem.)", " frisch gemahlen", " frisch gem.", " gemahlen", " (gemahlen)",
    ]

    private static let saltsAndPeppers: Set<String> = ["s+p", "s&p", "s/p", "sup", "sundp", "syp", "setp"]
}
