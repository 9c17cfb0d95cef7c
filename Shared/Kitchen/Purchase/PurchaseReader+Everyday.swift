/// Lines as people say them every day in other languages than English, put into the words that the other rules read.
extension PurchaseReader {
    /// What is bought for the line in those words; nil if it has none of the others.
    func everyday(_ line: IngredientLine) -> [Purchase]? {
        guard language != .en, line.text.utf8.count < 160 else { return nil }
        if let said = seasoningsInRow(line) ?? partOfCounted(line) ?? halfBehind(line) ?? eitherOfSlash(line)
            ?? othersInstead(line)
        {
            return said
        }
        if let said = withoutDegree(line) ?? countBehind(line) ?? inFull(line) ?? optionalTitle(line)
            ?? kilosUnsaid(line)
        {
            return said
        }
        if let said = rate(line) ?? slicedAtCounter(line) ?? saidOfWhich(line) ?? plusOfOtherKind(line)
            ?? plusBeforeName(line)
        {
            return said
        }
        if let said = notTooMuch(line) ?? countedPears(line) ?? longRoot(line) ?? inParts(line) ?? notDone(line)
            ?? cutAtCounter(line) ?? cutInShop(line)
        {
            return said
        }
        return colorsOfPieces(line) ?? bothKinds(line) ?? remains(line) ?? dicedMeat(line) ?? behindComma(line)
    }

    /// "Kilo y medio de patatas", "2 Möhre/n", "une pincée de sel et de poivre": with the numbers, endings and words in full.
    private func inFull(_ line: IngredientLine) -> [Purchase]? {
        if let cooked = cookedBefore(line) { return cooked }
        // What has no full stop and names a food is written in full.
        let isShort = line.food == nil || line.text.utf8.contains(0x2E)
        let said = isShort ? Self.withoutAbbreviations(line.text, in: language) : line.text
        let text = Self.inFull(said, in: language)
        return text == line.text ? nil : bought(for: text, as: line)
    }

    /// "200 g Reis, bereits gekocht": weighed cooked.
    private func cookedBefore(_ line: IngredientLine) -> [Purchase]? {
        guard language == .de, let amount = line.amount,
            ["bereits gekocht", "schon gekocht", "fertig gekocht"].contains(where: line.text.contains),
            let name = line.text.utf8.firstRange(of: line.name)?.lowerBound, name > line.text.startIndex,
            amount.unit != nil
        else { return nil }
        return bought(for: line.text[..<name] + "gekochte " + line.name, as: line)
    }

    /// "Facultatif : 100 g de gruyère", "optional: Koriander und Cashews": all that stands behind the colon.
    private func optionalTitle(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.utf8.contains(UInt8(ascii: ":")) else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard let colon = tokens.firstIndex(where: { $0.kind == .colon }), (1..<4).contains(colon),
            colon + 1 < tokens.count, tokens[..<colon].allSatisfy({ $0.kind == .word }),
            tokens[..<colon].contains(where: { $0.word.has(.optional) }) || buying.isOptional(Array(tokens[..<colon]))
        else { return nil }
        return bought(for: text.text(from: tokens[colon + 1], upTo: nil), as: line)?.map { purchase in
            var purchase = purchase
            purchase.isOptional = true
            return purchase
        }
    }

    /// "1/4 de gambas", "3/4 de judías verdes": of what is weighed people leave the kilo out; but "1/2 de cebolla".
    private func kilosUnsaid(_ line: IngredientLine) -> [Purchase]? {
        guard language == .es, let amount = line.amount, amount.unit == nil, !amount.value.isWhole else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard let of = tokens.firstIndex(where: { $0.kind == .word }), of > 0, of < 5, tokens[of].word.has(.of),
            of + 1 < tokens.count, tokens[of + 1].kind == .word, tokens[of + 1].word.unit == nil,
            let food = line.food.flatMap({ foods.food(id: $0.id) }),
            text.text([tokens[of + 1]]).hasSuffix("s") || Self.isWeighed(food) || Self.isPoured(food)
        else { return nil }
        let count = text.text(from: tokens[0], through: tokens[of - 1])
        if Self.isPoured(food) {
            // The note says what was written, as some mean a cup.
            let unit = food.shop?.isLiquid == true ? " l " : " kg "
            return bought(for: count + unit + text.text(from: tokens[of], upTo: nil), as: line)?.map { purchase in
                var purchase = purchase
                purchase.add(remark: count)
                return purchase
            }
        }
        return bought(for: count + " kg " + text.text(from: tokens[of], upTo: nil), as: line)
    }

    /// Whether a quarter of it is one of a kilo, not of a bird.
    private static func isWeighed(_ food: Food) -> Bool {
        switch food.category {
        case .meat: !birds.contains { food.id.hasPrefix($0) } && !food.id.hasSuffix("hen")
        case .dairy: food.id.hasSuffix("cheese") || food.id == "manchego"
        default: false
        }
    }

    /// Whether it has no pieces to be counted: sugar, flour, milk.
    private static func isPoured(_ food: Food) -> Bool {
        food.shop?.isLiquid == true
            || ["sugar", "flour", "rice", "salt", "semolina"].contains { food.id.hasSuffix($0) }
    }

    private static let birds = ["chicken", "turkey", "duck", "goose", "rabbit", "capon", "lamb", "suckling"]

    /// "80 g de fromage, comté", "poisson, cabillaud ou colin, 600 g": what stands behind a general word is bought.
    private func saidOfWhich(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.utf8.contains(UInt8(ascii: ",")) else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard let comma = tokens.firstIndex(where: { $0.kind == .comma }), comma > 0, comma + 1 < tokens.count else {
            return nil
        }
        let head = tokens[..<comma].drop {
            $0.kind == .number || $0.kind == .vulgar || $0.kind == .slash || isAmount($0)
        }
        guard (1...2).contains(head.count), let general = resolver.resolve(head)?.food,
            Self.general.contains(general.id)
        else { return nil }
        let rest = tokens[(comma + 1)...]
        let kind = rest.prefix { $0.kind == .word || $0.kind == .hyphen }
        guard !kind.isEmpty, let food = resolver.resolve(kind.prefix { !$0.word.has(.or) }), food.isNamed,
            food.words.lowerBound == 0, food.food.id != general.id,
            isGeneral(general, for: food.food) || general.id == "fish-fillet" && food.food.category == .meat,
            !kind.contains(where: { $0.word.has([.and, .done, .after, .with, .stop]) }), let end = kind.last
        else { return nil }
        let name = text.text(from: rest[rest.startIndex], through: end)
        let behind = rest[kind.endIndex...]
        if head.startIndex > 0, behind.isEmpty, line.amount != nil {
            return bought(for: text.text(from: tokens[0], through: tokens[head.startIndex - 1]) + " " + name, as: line)
        }
        guard head.startIndex == 0, behind.first?.kind == .comma, let number = behind.dropFirst().first,
            number.kind == .number || number.kind == .vulgar
        else { return nil }
        return bought(for: text.text(from: number, upTo: nil) + " " + name, as: line)
    }

    private static let general: Set<String> = [
        "pasta", "cheese", "fish", "fish-fillet", "meat", "mushroom", "sausage", "bread", "noodle",
    ]

    /// "500 g Spargel, weiß, + 500 g Spargel, grün": two kinds of one food, each in its amount.
    private func plusOfOtherKind(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.utf8.contains(UInt8(ascii: "+")), line.amount != nil else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard let plus = tokens.firstIndex(where: { $0.kind == .plus }), plus > 2, plus + 3 < tokens.count,
            tokens[plus + 1].kind == .number, !tokens.contains(where: { $0.kind == .open }),
            tokens.count(where: { $0.kind == .plus }) == 1
        else { return nil }
        let end = tokens[plus - 1].kind == .comma ? plus - 2 : plus - 1
        let parts = [
            text.text(from: tokens[0], through: tokens[end]), text.text(from: tokens[plus + 1], upTo: nil),
        ]
        let lines = parts.map { parser.parse($0) }
        guard lines.allSatisfy({ $0.amount != nil && $0.food != nil }), lines[0].food?.id == lines[1].food?.id,
            let one = reread(parts[0], as: line), one.count == 1, one[0].part == nil,
            let other = reread(parts[1], as: line), other.count == 1, other[0].part == nil,
            one[0].food?.category == other[0].food?.category, one[0].key != other[0].key
        else { return nil }
        return one + other
    }

    /// "100 g + 1 EL Zucker": two amounts before the name, of different units.
    private func plusBeforeName(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.utf8.contains(UInt8(ascii: "+")), line.amount?.unit != nil else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        let reader = AmountReader(tokens: tokens, lexicon: lexicon)
        guard let first = reader.measured(at: 0), first.next + 2 < tokens.count, tokens[first.next].kind == .plus,
            let more = reader.measured(at: first.next + 1), more.next < tokens.count,
            tokens[more.next].kind == .word, first.amount.unit?.dimension != more.amount.unit?.dimension,
            !tokens[more.next...].contains(where: { $0.kind == .plus || $0.kind == .comma || $0.kind == .open })
        else { return nil }
        let name = text.text(from: tokens[more.next], upTo: nil)
        let front = text.text(from: tokens[0], through: tokens[first.next - 1])
        let behind = text.text(from: tokens[first.next + 1], through: tokens[more.next - 1])
        return bought(for: front + " " + name + " + " + behind, as: line)
    }

    /// "1 TL Paprikapulver edelsüß und rosenscharf", "pimentón dulce y picante": two spices, which come in two jars.
    private func bothKinds(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil || line.amount?.unit != nil,
            let food = line.food.flatMap({ foods.food(id: $0.id) }), Self.spices.contains(food.id)
        else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard
            let and = tokens.indices.dropFirst(2).dropLast().first(where: { place in
                tokens[place].word.has(.and) && buying.isKind(tokens[place - 1]) && buying.isKind(tokens[place + 1])
            }), and + 2 == tokens.count || tokens[and + 2].kind != .word,
            !tokens[..<and].contains(where: { $0.word.has(.or) })
        else { return nil }
        let start = tokens[0].word.has(.each) ? 1 : 0
        guard start < and - 1 else { return nil }
        let last = tokens[and - 2].kind == .comma ? and - 3 : and - 2
        guard last >= start else { return nil }
        let front = text.text(from: tokens[start], through: tokens[last])
        let said = [and - 1, and + 1].map { front + " " + text.text([tokens[$0]]) }
        guard let one = reread(said[0], as: line), let other = reread(said[1], as: line), one.count == 1,
            other.count == 1, one[0].food?.id == food.id || one[0].base?.id == food.id
        else { return nil }
        // A sort is no other item by itself, but the jar of the other kind is.
        if one[0].key == other[0].key { return nil }
        return one + other
    }

    private static let spices: Set<String> = ["paprika", "smoked-paprika"]

    /// "Sobras de pollo asado", "Reste vom Braten", "restes de gigot": what is left is bought like it, and the note says so.
    private func remains(_ line: IngredientLine) -> [Purchase]? {
        let text = words(of: line.text)
        let tokens = text.all
        guard
            let place = tokens.indices.prefix(4).first(where: { place in
                tokens[place].kind == .word && Self.remains.contains(text.text([tokens[place]]).lowercased())
            }), place + 2 < tokens.count, isOf(tokens[place + 1], in: text), tokens[place + 2].kind == .word,
            tokens[..<place].allSatisfy(isAmount)
        else { return nil }
        let rest = tokens[(place + 2)...].drop { $0.word.has(.article) }
        guard let first = rest.first else { return nil }
        let count = place > 0 && tokens[0].kind == .number ? text.text(from: tokens[0], through: tokens[place - 1]) : ""
        let front =
            tokens[0].kind == .number && tokens[place - 1].word.has(.of)
            ? text.text(from: tokens[0], through: tokens[place - 2]) : count
        guard
            var some = bought(for: (front.isEmpty ? "" : front + " ") + text.text(from: first, upTo: nil), as: line),
            some.count == 1
        else { return nil }
        some[0].add(remark: text.text([tokens[place]]).lowercased())
        if language == .de { some[0].remark = text.text([tokens[place]]) }
        return some
    }

    private func isOf(_ token: Token, in text: NameWords) -> Bool {
        token.word.has(.of) || ["vom", "von", "der"].contains(text.text([token]).lowercased())
    }

    private static let remains: Set<String> = ["sobras", "restos", "restes", "reste", "rest"]

    /// "600 g de sauté de porc", "500 g de tiras de pollo": meat that the shop sells so, where it is weighed.
    private func dicedMeat(_ line: IngredientLine) -> [Purchase]? {
        guard line.category == .meat, line.amount?.unit?.dimension == .mass,
            let found = Self.diced[language]?.lazy.compactMap({ line.text.utf8.firstRange(of: $0) }).first,
            // "Lardons (ou dés de jambon)": the other one is diced.
            !words(of: String(line.text[..<found.lowerBound])).all.contains(where: { $0.word.has(.or) }),
            var some = bought(
                for: String(line.text[..<found.lowerBound]) + line.text[found.upperBound...],
                as: line
            ), some.count == 1, let food = some[0].food, food.category == .meat, !food.id.hasSuffix("ham"),
            !food.id.hasSuffix("bacon")
        else { return nil }
        let noun = some[0].words.isEmpty ? food.name(in: language).lowercased() : some[0].words
        some[0].words = line.text[found] + noun
        some[0].own = String(line.text[found].dropLast()) + (some[0].own.isEmpty ? "" : " " + some[0].own)
        some[0].alias = nil
        some[0].key = key(of: some[0])
        return some
    }

    private static let diced: [Language: [String]] = [
        .fr: [
            "sauté de ", "sauté d'", "émincé de ", "émincé d'", "cubes de ", "cubes d'", "lanières de ", "dés de ",
        ],
        .es: ["tiras de ", "cubos de ", "dados de ", "tacos de ", "trozos de ", "taquitos de ", "fajitas de "],
    ]

    /// "400 g Schmelzkäse, Kräuter": what a product is made with, as its package says.
    private func behindComma(_ line: IngredientLine) -> [Purchase]? {
        guard language == .de, line.amount != nil, line.category == .dairy,
            let comma = line.text.utf8.lastIndex(of: UInt8(ascii: ",")),
            case let said = String(String(line.text[comma...].dropFirst()).trimmedSpaces),
            Self.flavors.contains(said)
        else { return nil }
        return bought(for: String(line.text[..<comma]) + " (" + said + ")", as: line)
    }

    private static let flavors: Set<String> = [
        "Kräuter", "Natur", "Sahne", "Paprika", "Schinken", "Champignon", "Knoblauch", "Meerrettich", "Toast",
        "Schnittlauch", "Gartenkräuter", "Pfeffer", "Vanille", "Erdbeere",
    ]
}
