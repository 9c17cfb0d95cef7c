/// English lines whose words for ways, sizes and shapes hide what is bought.
extension PurchaseReader {
    /// What is bought for the line without those words; nil if it has none.
    func plainWays(_ line: IngredientLine) -> [Purchase]? {
        if let plain = respelled(line) ?? cookedInWays(line) ?? eitherSize(line) { return plain }
        if let plain = withoutSkin(line) ?? nounOfRolls(line) ?? juiceOfList(line) { return plain }
        return roundsOf(line) ?? twoToServe(line) ?? asAsked(line) ?? restated(line)
    }

    /// "4 cups assorted vegetables, steamed, roasted or grilled": ways to cook it, of which people choose one.
    private func cookedInWays(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.utf8.contains(UInt8(ascii: ",")), line.text.utf8.firstRange(of: " or ") != nil else {
            return nil
        }
        let text = words(of: line.text)
        let tokens = text.all
        guard let comma = tokens.indices.dropFirst().first(where: { tokens[$0].kind == .comma }),
            case let rest = tokens[(comma + 1)...].prefix(while: { $0.kind != .open && $0.kind != .semicolon }),
            rest.count > 3, rest.contains(where: { $0.kind == .comma }), rest.endIndex == tokens.count,
            rest.contains(where: { $0.word.has(.or) }),
            rest.allSatisfy({ token in
                token.kind == .comma || token.word.has([.or, .done, .after, .adverb])
                    || buying.cooked.contains(token.key) || Self.ways.contains(text.text([token]).lowercased())
            })
        else { return nil }
        return reread(text.text(from: tokens[0], through: tokens[comma - 1]), as: line)
    }

    private static let ways: Set<String> = [
        "grilled", "fried", "baked", "braised", "poached", "sauteed", "sautéed", "broiled", "barbecued", "raw",
    ]

    /// "1 pound thin to medium asparagus": the smaller of two sizes.
    private func eitherSize(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.utf8.firstRange(of: " to ") != nil else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        func isShape(_ place: Int) -> Bool { Self.sizes.contains(text.text([tokens[place]]).lowercased()) }
        guard
            let to = tokens.indices.dropFirst().dropLast(2).first(where: { place in
                tokens[place].kind == .word && tokens[place].word.has(.to) && isShape(place - 1)
                    && (isShape(place + 1) || tokens[place + 1].word.has(.size))
                    && tokens[place + 2].kind == .word
            })
        else { return nil }
        let front = text.text(from: tokens[0], through: tokens[to - 1])
        return reread(front + " " + text.text(from: tokens[to + 2], upTo: nil), as: line)
    }

    private static let sizes: Set<String> = ["thin", "thick", "slim", "fat", "young"]

    /// "1 cup diced apple without peel": what is cut off at home.
    private func withoutSkin(_ line: IngredientLine) -> [Purchase]? {
        guard line.category == .produce, let found = line.text.utf8.firstRange(of: " without ") else { return nil }
        let rest = line.text[found.upperBound...]
        let end = rest.firstIndex { $0 == "," || $0 == " " || $0 == "(" } ?? rest.endIndex
        guard Self.cutOff.contains(rest[..<end].lowercased()) else { return nil }
        return reread(String(line.text[..<found.lowerBound]) + String(rest[end...]), as: line)
    }

    private static let cutOff: Set<String> = [
        "peel", "peels", "skin", "skins", "seed", "seeds", "pit", "pits", "core", "cores", "stem", "stems", "rind",
    ]

    /// "4 kaiser, egg, or country-style rolls": the noun of all stands behind the last, without which the first ones are
    /// other foods.
    private func nounOfRolls(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil, let or = line.text.utf8.firstRange(of: ", or "), line.note.isEmpty else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard
            let start = tokens.firstIndex(where: { $0.kind == .word && $0.word.unit == nil && $0.word.number == nil }),
            start > 0, start + 3 < tokens.count, tokens[start + 1].kind == .comma,
            tokens[start + 2].kind == .word, tokens[start + 3].kind == .comma,
            let last = tokens.last, last.kind == .word, isNoun(last), last.word.unit == nil || last.word.unit == .roll,
            tokens.count < start + 11,
            let food = resolver.resolve([tokens[start], last]), food.isNamed, food.words.count == 2,
            resolver.resolve([tokens[start + 2], last])?.isNamed == true
        else { return nil }
        let front = text.text(from: tokens[0], through: tokens[start]) + " " + text.text([last])
        guard var bought = reread(front, as: line), bought.count == 1 else { return nil }
        let others = text.text([tokens[start + 2]]) + " or " + line.text[or.upperBound...]
        bought[0].alternative = "or " + others
        return bought
    }

    /// "9 ounces butternut squash or mushroom ravioli", "chocolate or graham cracker crumb crust": both words say what is in
    /// the product that the last one names.
    func nounOfBoth(_ head: [Token], _ rest: ArraySlice<Token>, _ name: NameWords) -> [Token]? {
        guard language == .en, let last = rest.last, rest.count > 1, let own = head.last else { return nil }
        let noun = name.text([last]).lowercased()
        guard Self.namedInside.contains(noun) || Self.namedInside.contains(String(noun.dropLast())),
            own.key != last.key, !buying.isKind(own),
            !name.text([own]).lowercased().hasSuffix("s"), resolver.resolve(head[...])?.exact == true,
            noun == "crust" || noun == "wrappers" || resolver.resolve(rest.dropLast())?.exact == true,
            resolver.resolve([own])?.food.id != resolver.resolve([last])?.food.id
        else { return nil }
        return head + [last]
    }

    /// What is named after what is in it.
    private static let namedInside: Set<String> = [
        "ravioli", "tortellini", "tortelloni", "agnolotti", "raviolini", "pierogi", "crust", "soup", "pudding", "pizza",
        "jam", "jelly", "preserves", "salsa", "pesto", "hummus", "syrup", "extract", "liqueur", "schnapps", "gelatin",
        "sorbet", "sherbet", "wrapper", "muffin", "sausage", "bouillon",
    ]

    /// "3 cups cranberry, cranberry-apple or cranberry-raspberry juice": the juice of the first fruit.
    private func juiceOfList(_ line: IngredientLine) -> [Purchase]? {
        guard line.category == .produce || line.text.contains(" oil"),
            let or = line.text.utf8.firstRange(of: " or ")
        else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        let choice = tokens.firstIndex { $0.word.has(.or) } ?? 0
        let end =
            tokens.indices.first { place in
                tokens[place].kind == .open || tokens[place].kind == .semicolon
                    || place > choice && (tokens[place].kind == .comma || tokens[place].word.has(.ends))
            } ?? tokens.count
        guard
            let start = tokens.firstIndex(where: { $0.kind == .word && $0.word.unit == nil && $0.word.number == nil }),
            start > 0 || line.amount == nil, start + 3 < end, tokens[start + 1].kind == .comma, end < start + 12,
            let last = tokens[..<end].last, Self.poured.contains(text.text([last]).lowercased()),
            let food = resolver.resolve([tokens[start], last]), food.isNamed, food.words.count == 2
        else { return nil }
        let front = text.text(from: tokens[0], through: tokens[start]) + " " + text.text([last])
        guard var bought = reread(front, as: line), bought.count == 1 else { return nil }
        let others = text.text(from: tokens[start + 2], through: last)
        bought[0].alternative = "or " + others
        return line.text[or.upperBound...].isEmpty ? nil : bought
    }

    private static let poured: Set<String> = [
        "juice", "nectar", "cider", "liqueur", "vinegar", "extract", "oil", "oils",
    ]

    /// "Lime wedges and pickled jalapeño peppers, to serve": two foods that are sold apart.
    private func twoToServe(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil, line.text.utf8.count < 90, line.text.utf8.firstRange(of: " and ") != nil,
            !line.text.utf8.contains(UInt8(ascii: ":")), !isTitle(line), !isRemark(line)
        else { return nil }
        let text = words(of: line.text)
        let end = text.all.firstIndex { $0.kind == .comma || $0.kind == .open } ?? text.all.count
        let tokens = text.all[..<end]
        guard let and = tokens.indices.dropFirst(2).dropLast(2).first(where: { tokens[$0].word.has(.and) }),
            tokens.allSatisfy({ $0.kind == .word && !$0.word.has([.or, .with, .ends, .stop, .of]) }),
            tokens.count(where: { $0.word.has(.and) }) == 1, tokens.count < 8
        else { return nil }
        let parts = [tokens[..<and], tokens[(and + 1)...]].map { part in
            parser.parse(text.text(from: part[part.startIndex], through: part[part.endIndex - 1]))
        }
        let foods = parts.compactMap { $0.food.flatMap { self.foods.food(id: $0.id) } }
        guard foods.count == 2, foods[0].id != foods[1].id, foods.allSatisfy({ $0.shop?.isFree != true }),
            resolver.resolve(tokens)?.isNamed != true,
            // "Red and green bell peppers" are read by another rule.
            !tokens[..<and].allSatisfy({ buying.isKind($0) || buying.isPlain($0) })
        else { return nil }
        var bought: [Purchase] = []
        for part in parts {
            guard case .buy(let some) = read(part), some.count == 1 else { return nil }
            bought += some.map(\.uncounted)
        }
        return bought[0].key == bought[1].key ? nil : bought
    }

    /// "8 (1/2-inch) rounds of goat cheese": so many rounds.
    private func roundsOf(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount?.unit == nil, line.amount != nil,
            let rounds = line.text.utf8.firstRange(of: ") rounds of ") ?? line.text.utf8.firstRange(of: ") rounds "),
            let open = line.text.firstIndex(of: "("), open < rounds.lowerBound
        else { return nil }
        return reread(String(line.text[..<open]) + "rounds " + String(line.text[rounds.upperBound...]), as: line)
    }

    /// "3 tablespoons Thai green or red curry paste", "large white or yellow onions": two colours of one food, whose other
    /// words stand around them.
    func eitherColor(_ head: [Token], _ rest: ArraySlice<Token>) -> [Token]? {
        // "Green or red bell pepper strips"
        let noun = rest.dropFirst().reversed().drop { [.strip, .slice, .wedge, .piece, .chunk].contains($0.word.unit) }
        guard language == .en, head.count > 1 || noun.count < rest.count - 1, rest.count > 1,
            let color = head.last, let other = rest.first,
            Self.colors.contains(where: { buying.isKind(color, buying.kind($0)) }),
            Self.colors.contains(where: { buying.isKind(other, buying.kind($0)) }),
            let match = resolver.resolve(noun.reversed()[...]), match.words.upperBound == noun.count
        else { return nil }
        return head + noun.reversed()
    }

    /// "1 (15 ounce) package pastry for a double-crust pie": crusts as they are sold, with what they are for.
    func packageOfCrusts(_ line: IngredientLine) -> [Purchase]? {
        guard language == .en, line.amount?.unit?.isPackage == true, line.text.contains(" pie"),
            let found = line.text.utf8.firstRange(of: " pastry for ") ?? line.text.utf8.firstRange(of: " dough for ")
        else { return nil }
        let use = "for " + line.text[found.upperBound...].prefix { $0 != "," && $0 != ";" && $0 != "(" }
        guard use.contains("crust"),
            var bought = reread(String(line.text[..<found.lowerBound]) + " pie crusts", as: line),
            bought.count == 1
        else { return nil }
        bought[0].remark = use
        return bought
    }

    /// "12 small fresh mozzarella cheese balls": how large balls of cheese are, which are sold in several sizes.
    func sizeOfBalls(_ line: IngredientLine, _ food: Food) -> String? {
        guard food.category == .dairy, line.amount?.unit == nil || line.amount?.unit == .ball, line.amount != nil else {
            return nil
        }
        guard line.text.utf8.firstRange(of: "ball") != nil, case let text = words(of: line.text),
            text.all.contains(where: { $0.word.unit == .ball })
        else { return nil }
        let size = text.all.prefix(6).first { $0.kind == .word && $0.word.has(.size) }
        return size.map { text.text([$0]).lowercased() }
    }

    /// "4 thin prosciutto or ham slices": slices of both.
    func sharedSlices(_ line: IngredientLine, _ purchase: Purchase) -> MeasureUnit? {
        guard language == .en, purchase.alternative.hasSuffix(" slices"), line.amount?.unit == nil else { return nil }
        return .slice
    }

    /// "1 large whole chicken breast": two of those that are sold.
    func halve(_ purchase: inout Purchase, _ line: IngredientLine) {
        guard language == .en, purchase.food?.id == "chicken-breast", line.amount?.unit == nil, line.amounts.count == 1,
            let whole = buying.kind("whole"), purchase.kinds.contains(whole)
        else { return }
        purchase.kinds.removeAll { $0 == whole }
        purchase.alias = nil
        purchase.times = Rational(2)
    }
}
