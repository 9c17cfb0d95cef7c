/// Lines in other languages than English that leave out commas, or say first which part of a food they mean.
extension PurchaseReader {
    /// "Sel poivre muscade", "Essig Öl Salz Pfeffer", "sal pimienta y comino": seasonings without commas between them.
    func seasoningsInRow(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil, line.text.utf8.count < 80 else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard (2...8).contains(tokens.count), tokens.allSatisfy({ $0.kind == .word }),
            let parts = seasonings(tokens[...]), isRow(parts.map(\.food)),
            foods.food(key: FoodResolver.phraseKey(tokens[...])).map({ $0.shop?.both.isEmpty == false }) != false
        else { return nil }
        // Two with an "and" between them are read as such.
        if parts.count == 2, tokens.contains(where: { $0.word.has(.and) }) { return nil }
        let said = parts.map { text.text(from: tokens[$0.words.lowerBound], through: tokens[$0.words.upperBound - 1]) }
        return bought(for: said.joined(separator: ", "), as: line)
    }

    /// The foods one after the other, each by its longest name; nil if there is any other word.
    private func seasonings(_ tokens: ArraySlice<Token>) -> [(food: Food, words: Range<Int>)]? {
        var found: [(food: Food, words: Range<Int>)] = []
        var start = tokens.startIndex
        while start < tokens.endIndex {
            if tokens[start].word.has(.and), start > tokens.startIndex, start + 1 < tokens.endIndex {
                start += 1
                continue
            }
            let longest = min(3, tokens.endIndex - start)
            let match = stride(from: longest, through: 1, by: -1).lazy.compactMap { count -> (Food, Range<Int>)? in
                let words = start..<start + count
                let key = FoodResolver.phraseKey(tokens[words])
                guard let food = self.foods.food(key: key), food.isNamed(key, in: self.language),
                    self.isRowSeasoning(food)
                else { return nil }
                return (food, words)
            }.first
            guard let (food, words) = match else { return nil }
            found.append((food, words))
            start = words.upperBound
        }
        return found
    }

    private func isRowSeasoning(_ food: Food) -> Bool {
        guard food.shop?.both.isEmpty != false else { return false }
        return foods.words.aisles.aisle(ofFood: food.id) == .spices || isFreshHerb(food)
            || Self.seasonings.contains(food.id) || food.id.hasSuffix("-oil") || food.id.hasSuffix("vinegar")
    }

    private func isFreshHerb(_ food: Food) -> Bool {
        food.category == .produce && food.shop?.pack?.unit == .bunch && food.gramsPerPiece == nil
    }

    /// Whether so many seasonings are several: two only if they are herbs, or salt and pepper.
    private func isRow(_ foods: [Food]) -> Bool {
        guard foods.count > 1, Set(foods.map(\.id)).count == foods.count else { return false }
        if foods.allSatisfy(isFreshHerb) { return true }
        let isSeasoned = foods.contains { $0.id == "salt" || $0.id == "black-pepper" }
        // "Aceite pimienta"
        if isSeasoned, foods.contains(where: { $0.id == "vegetable-oil" || $0.id == "olive-oil" }) { return true }
        return isSeasoned && (foods.count > 2 || foods.allSatisfy { $0.id == "salt" || $0.id == "black-pepper" })
    }

    private static let seasonings: Set<String> = [
        "salt", "black-pepper", "sugar", "garlic", "onion", "lemon", "mustard", "paprika", "nutmeg", "chili-pepper",
    ]

    /// "Le blanc de 2 poireaux", "das Grün von 2 Frühlingszwiebeln", "la parte blanca de 2 puerros": so many of the whole, and
    /// the note says which part.
    func partOfCounted(_ line: IngredientLine) -> [Purchase]? {
        let lower = line.text.lowercased()
        guard lower.utf8.count == line.text.utf8.count,
            let part = Self.parts[language]?.first(where: lower.hasPrefix),
            case let rest = String(Substring(line.text.utf8.dropFirst(part.utf8.count))),
            rest.first?.isNumber == true || Self.ones.contains(where: rest.hasPrefix),
            var some = bought(for: rest, as: line), some.count == 1
        else { return nil }
        let said = line.text.split(separator: " ").prefix(part.split(separator: " ").count - 1)
        some[0].add(remark: said.joined(separator: " "))
        return some
    }

    private static let parts: [Language: [String]] = [
        .fr: [
            "le blanc de ", "le blanc d'", "les blancs de ", "blanc de ", "le vert de ", "le vert d'", "les verts de ",
            "les feuilles de ", "les feuilles d'", "les fanes de ", "les grains de ", "les grains d'", "les graines d'",
        ],
        .de: [
            "das weiße von ", "das weisse von ", "das grün von ", "das grüne von ", "grün von ", "die blätter von ",
            "blätter von ", "kerne von ", "die kerne von ",
        ],
        .es: [
            "la parte blanca de ", "parte blanca de ", "lo blanco de ", "el blanco de ", "la parte verde de ",
            "lo verde de ", "las hojas de ", "los granos de ", "granos de ",
        ],
    ]
    private static let ones = ["un ", "une ", "una ", "einer ", "einem ", "½", "media ", "medio "]

    /// "Butter/Margarine", "arroz/pasta": one or the other, but "Salz/Pfeffer" are both.
    func eitherOfSlash(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil, line.text.utf8.count < 60, line.text.utf8.contains(UInt8(ascii: "/")) else {
            return nil
        }
        let sides = line.text.split(separator: "/").map { String(String($0).trimmedSpaces) }
        guard sides.count == 2, sides.allSatisfy({ $0.allSatisfy { $0.isLetter || $0 == " " } }) else { return nil }
        let foods = sides.compactMap { side in self.foods.food(key: FoodResolver.phraseKey(words(of: side).words[...]))
        }
        guard foods.count == 2, foods[0].id != foods[1].id, !foods.contains(where: isPinchOrHerb) else { return nil }
        return bought(for: sides.joined(separator: Self.ors[language] ?? " or "), as: line)
    }

    private func isPinchOrHerb(_ food: Food) -> Bool {
        isFreshHerb(food) || self.foods.words.aisles.aisle(ofFood: food.id) == .spices
    }

    private static let ors: [Language: String] = [.de: " oder ", .fr: " ou ", .es: " o "]

    /// "Wasser, Salz", "papier sulfurisé, beurre pour le moule": what stands behind something that is not for the shop.
    func behindLeftOut(_ line: IngredientLine) -> [Purchase]? {
        guard language != .en, line.text.utf8.count < 100, !line.text.utf8.contains(UInt8(ascii: "(")),
            let comma = line.text.firstIndex(of: ","),
            case let food = line.food.flatMap({ foods.food(id: $0.id) }),
            food == nil || food?.shop?.isFree == true || food?.shop?.isTool == true || isFilledAtHome(line)
        else { return nil }
        let first = String(line.text[..<comma])
        let rest = String(String(line.text[comma...].dropFirst()).trimmedSpaces)
        guard case .leaveOut(let reason) = read(parser.parse(first)), reason == .water || reason == .equipment,
            case let part = parser.parse(rest), part.food != nil,
            line.amount == nil || part.amount != line.amount,
            let some = bought(for: rest, as: line), some.allSatisfy({ $0.food != nil })
        else { return nil }
        return some
    }

    /// "Limette halbe", "Zwiebel, halb": half of one.
    func halfBehind(_ line: IngredientLine) -> [Purchase]? {
        guard language == .de, line.amount == nil, let space = line.text.lastIndex(of: " "),
            Self.halves.contains(line.text[line.text.index(after: space)...].lowercased())
        else { return nil }
        var name = String(line.text[..<space])
        if name.hasSuffix(",") { name.removeLast() }
        let food = words(of: name)
        guard food.all.count < 3, let match = resolver.resolve(food.words[...]), match.isNamed,
            match.food.category == .produce
        else { return nil }
        return bought(for: "1/2 " + name, as: line)
    }

    private static let halves: Set<String> = ["halb", "halbe", "halber", "halbes"]

    /// "1 Dose Ananas in Stücken", "1 boîte d'ananas en tranches", "1 lata de piña en rodajas": how it lies in the package, and
    /// "Gouda in Scheiben", which the shop has as such.
    func cutInShop(_ line: IngredientLine) -> [Purchase]? {
        guard let food = line.food.flatMap({ foods.food(id: $0.id) }), food.id != "canned-tuna",
            // Butter and hard cheese are cut at home, but cheese is sold in slices.
            let cuts = food.category == .dairy ? Self.cheeseCuts : Self.shopCuts[language],
            food.category == .dairy || Self.sliced.contains(where: food.id.hasSuffix)
                || line.amount?.unit == .can || line.amount?.unit == .jar,
            let found = cuts.lazy.compactMap({ line.text.utf8.firstRange(of: $0) }).first,
            found.lowerBound > line.text.startIndex
        else { return nil }
        let rest = line.text[found.upperBound...]
        guard rest.first.map({ $0 == "," || $0 == ")" || rest.hasPrefix(" (") }) != false else { return nil }
        var front = String(line.text[..<found.lowerBound])
        if front.hasSuffix(",") { front.removeLast() }
        guard let whole = bought(for: front + rest, as: line), whole.count == 1, whole[0].food != nil,
            !isNamedWithCut(line, found), case var some = whole
        else { return nil }
        some[0].add(remark: String(String(line.text[found]).trimmedSpaces))
        return some
    }

    /// "Queso en lonchas", "jambon en dés": a listed name.
    private func isNamedWithCut(_ line: IngredientLine, _ cut: Range<String.Index>) -> Bool {
        let name = words(of: String(line.text[..<cut.upperBound])).words.drop {
            $0.kind != .word || $0.word.unit != nil || $0.word.has([.of, .article])
        }
        return foods.food(key: FoodResolver.phraseKey(name))?.isNamed(FoodResolver.phraseKey(name), in: language)
            == true
    }

    private static let cheeseCuts = [" in Scheiben", " am Stück", " en tranches", " en lonchas"]
    private static let sliced = ["ham", "salami", "bacon", "smoked-salmon", "bologna"]

    private static let shopCuts: [Language: [String]] = [
        .de: [" in Stücken", " in Scheiben", " in Stückchen", " in Würfeln", " in Ringen", " in Spalten", " am Stück"],
        .fr: [
            " en morceaux", " en tranches", " en rondelles", " en dés", " en cubes", " en quartiers", " entiers",
            " entières", " émincés", " en miettes",
        ],
        .es: [
            " en trozos", " en rodajas", " en lonchas", " en dados", " en cubos", " en mitades", " en láminas",
            " laminados", " enteros", " enteras", " en cuartos",
        ],
    ]

    /// "1 Stück Butter", "Käse, ein gutes Stück": a bare number would say nothing of what is sold in pieces of any size.
    func isPiece(_ line: IngredientLine, of food: Food) -> Bool {
        guard language == .de, line.amount?.unit == .piece else { return false }
        if food.id == "butter" { return true }
        return food.gramsPerPiece == nil
            && (food.category == .dairy || food.id.hasSuffix("bacon") || food.id == "ham")
    }

    /// "1 Flasche Zitronensaft", "1 Packung Kartoffelpüree": what stands on a shelf in its package.
    func isDryInPackage(_ line: IngredientLine, _ food: Food) -> Bool {
        language != .en && line.amount?.unit?.isPackage == true
            && (food.id == "mashed-potato" || food.category == .produce && food.id.hasSuffix("-juice"))
    }
}
