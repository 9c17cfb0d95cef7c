/// What stands in brackets and no other rule reads.
extension PurchaseReader {
    /// More words in brackets are about cooking.
    private static let longestBracket = 8
    /// What other rules have told, or nobody has to know in the shop.
    private static let told = ["careful", "denied", "instead"]

    /// What a line asks for, with all that its brackets say that may matter in the shop: "4 Rouladen (aus der Oberschale)",
    /// "3 cebollas (2 blancas, 1 de verdeo)".
    ///
    /// English recipes have remarks about cooking there.
    func reading(of line: IngredientLine) -> PurchaseReading { readingApart(line) ?? wholeReading(of: line) }

    /// What a line asks for whose words stand apart.
    func wholeReading(of written: IngredientLine) -> PurchaseReading {
        let line = spelledRight(written)
        let reading = read(line)
        if language == .en, case .buy(let bought) = reading {
            if let list = eachFood(of: line), list.count > bought.count { return .buy(withoutRepeats(list)) }
            let all = eachOfBoth(withSalt(withPlus(seasoned(with: line, bought), in: line), in: line), in: line)
            if all.count > 1 {
                let several = firstOfList(all, in: line) ?? optionalAll(withLostParts(all, in: line), in: line)
                return .buy(withoutRepeats(withWordsLeft(several, of: line)))
            }
            let one = heeded(line.text.contains("plus ") ? withLostPlus(all, in: line) : all, in: line)
            return .buy(withoutRepeats(withWordsLeft(one, of: line)))
        }
        guard language != .en, case .buy(var bought) = reading else { return reading }
        if bought.count == 1 {
            // "Kalbslunge" is not what is spelled nearly like it: what was meant decides where it stands, and no more.
            if line.text != written.text {
                bought[0].own = written.name
                bought[0].words = written.name
                bought[0].key = Consolidation.key(ofName: written.name)
            }
            if let dry = asDry(bought[0], line) { bought[0].add(remark: dry) }
        }
        if bought.count == 1 {
            if let said = bracket(of: line, bought[0]) { bought[0].add(remark: said) }
            bought = [told(bought[0], by: line)]
        }
        return .buy(withWordsLeft(bought, of: line))
    }

    /// "200 g Kidneybohnen, über Nacht eingeweicht": dried ones, as nobody soaks those of cans.
    private func asDry(_ purchase: Purchase, _ line: IngredientLine) -> String? {
        let dry: (soaked: String, word: String, said: String)? =
            switch language {
            case .de: ("eingeweicht", "getrocknet", "trocken")
            case .fr: ("tremp", "secs", "sec")
            default: nil
            }
        guard let dry, let food = purchase.food, food.category == .pantry,
            food.id.hasSuffix("bean") || food.id.hasSuffix("beans") || food.id == "chickpea",
            line.text.utf8.firstRange(of: dry.soaked) != nil, line.amount?.unit?.isPackage != true
        else { return nil }
        let text = line.text.lowercased()
        return text.contains(dry.word) || text.contains(" " + dry.said) ? nil : dry.word
    }

    private func bracket(of line: IngredientLine, _ purchase: Purchase) -> String? {
        guard line.text.utf8.contains(UInt8(ascii: "(")), line.text.utf8.count < 160, !line.optional else { return nil }
        let text = words(of: line.text)
        guard let open = text.all.firstIndex(where: { $0.kind == .open }), open > 0,
            let close = text.all[open...].firstIndex(where: { $0.kind == .close }), close > open + 1,
            case let inside = withoutSize(text.all[(open + 1)..<close]),
            inside.count(where: { $0.kind == .word }) <= Self.longestBracket, let first = inside.first,
            first.kind != .plus,
            // "(aus der Oberschale)"
            !first.word.has([.ends, .optional, .or, .plus, .from]) || first.word.has(.descriptor),
            !first.word.has(.stop) || language == .de,
            !inside.contains(where: isAboutCooking), !isAnyWish(inside),
            // "(Ojo con el jamón)", "(pas de sel)", "(à défaut : gruyère)"
            !Self.told.contains(where: { about in
                (1...3).contains { buying.isAside(FoodResolver.phraseKey(inside.prefix($0)), about) }
            })
        else { return nil }
        // "(2 c. à soupe)" is how much.
        let part = parser.parse(text.text(from: first, through: text.all[close - 1]) + " Mehl")
        if part.amount != nil, part.name == "Mehl" { return nil }
        let name = words(of: line.name).words
        // "Mehl (Dinkel 630)"
        if let food = purchase.food, resolver.resolve((name + inside)[...])?.food.id == food.id,
            resolver.resolve(name[...])?.food.id != food.id
        {
            return nil
        }
        // "Garbanzos (de cocido)"
        if first.word.has(.of), purchase.food.map({ buying.isUse(inside.dropFirst(), of: $0) }) == true {
            return text.text(from: first, through: text.all[close - 1])
        }
        if !purchase.size.isEmpty, inside.count < 4, inside.contains(where: { text.text([$0]) == purchase.size }) {
            return nil
        }
        let kinds = (purchase.kinds + purchase.sorts).map { purchase.said[$0] ?? buying.name(of: $0, in: language) }
        let shown = ([purchase.words, purchase.own, purchase.alternative, purchase.remark, purchase.size] + kinds)
            .joined(separator: " ").lowercased()
        let telling = unread(Array(inside), purchase).filter { isTelling($0, in: text, purchase) || isForm($0, inside) }
        guard
            telling.contains(where: { !shown.contains(text.text([$0]).lowercased()) })
                || line.amounts.count == 1 && isMeasured(inside)
        else { return nil }
        return text.text(from: first, through: text.all[close - 1])
    }

    /// "(petits morceaux)", "(Würfel)", "(Beutel)": the form in which it is sold.
    private func isForm(_ token: Token, _ inside: ArraySlice<Token>) -> Bool {
        token.kind == .word && inside.count < 4
            && !inside.contains { $0.kind == .number || $0.word.has([.done, .after]) }
            && (token.word.unit != nil
                || inside.count > 1 && buying.isPlain(token) && !token.word.has([.size, .of, .article, .stop, .from]))
    }

    /// "(3 cm)", "(portion, environ 250 g)": how large one piece is.
    private func isMeasured(_ inside: ArraySlice<Token>) -> Bool {
        inside.first?.word.has([.of, .each]) == false && inside.contains { $0.kind == .number }
            && inside.contains { $0.word.unit?.dimension == .length || $0.word.unit?.dimension == .mass }
    }

    /// "(750 g, Kühlregal)": what brackets say beside the size, which the amount has.
    private func withoutSize(_ inside: ArraySlice<Token>) -> ArraySlice<Token> {
        guard let comma = inside.firstIndex(where: { $0.kind == .comma }), comma + 1 < inside.endIndex,
            inside.first?.kind == .number, inside[..<comma].last?.word.unit?.isMeasure == true
        else { return inside }
        return inside[(comma + 1)...]
    }

    /// The words without those for kinds of the food: "halb und halb".
    private func unread(_ words: [Token], _ purchase: Purchase) -> [Token] {
        guard let food = purchase.food else { return words }
        let read = Set(purchase.kinds + purchase.sorts + known(in: food).kinds)
        var rest: [Token] = []
        var index = 0
        while index < words.count {
            if let found = buying.kind(words, at: index, of: food), found.kind.map(read.contains) == true {
                index = found.end
            } else {
                rest.append(words[index])
                index += 1
            }
        }
        return rest
    }

    /// Whether a word says that brackets are about cooking or about other lines.
    private func isAboutCooking(_ token: Token) -> Bool {
        token.kind == .percent || token.word.unit == .measure || token.word.unit == .yogurtPot
            || token.kind == .word
                && (token.word.has([.purpose, .taste, .optional])
                    || buying.elsewhere.contains(token.key) || buying.isAside(.empty.appending(token.key), "soaked"))
    }

    /// Whether a word in brackets may say what to buy.
    private func isTelling(_ token: Token, in text: NameWords, _ purchase: Purchase) -> Bool {
        guard token.kind == .word, token.end > token.start + 2, !buying.isPlain(token), token.word.unit == nil,
            token.word.number == nil, !token.word.has(Self.silent), !buying.nothing.contains(token.key)
        else { return false }
        // "(rot und gelb)" is in the name.
        if buying.isKind(token), !purchase.kinds.isEmpty || !purchase.sorts.isEmpty { return false }
        // "(ohne Vorkochen)"
        if language == .de, text.isProper(token) { return true }
        return !buying.isPrepared(text.text([token]), token, in: language)
    }

    /// The roles of words that say how or how much.
    private static let silent: WordInfo.Flags = [
        .and, .or, .of, .to, .with, .about, .each, .part, .done, .after, .adverb, .article, .total, .ends, .from,
        .stop,
    ]

    /// Whether a word stands where the language has what is said of a noun: German before it.
    func isBehind(_ index: Int, _ noun: Range<Int>) -> Bool {
        language == .de ? index < noun.lowerBound : index >= noun.upperBound && noun.upperBound > 0
    }

    /// "Ciselée", "zerzupfte": what is done with it, in words that no file has.
    ///
    /// What is made in a factory may be sold like that: "croûtons aillés".
    func isDone(_ word: Token, of food: Food, in name: NameWords) -> Bool {
        language != .en && isFresh(food) && !name.isProper(word)
            && buying.isPrepared(name.text([word]), word, in: language)
            && resolver.resolve([word]) == nil
    }

    /// "10 g de farine, huile": whether foods of one category are in different aisles.
    func areApart(_ food: Food, _ base: Food) -> Bool {
        let aisles = [food, base].compactMap { foods.words.aisles.aisle(ofFood: $0.id) }
        return language != .en && aisles.count == 2 && aisles[0] != aisles[1]
    }

    /// "*Available at specialty shops": what a star in another line refers to.
    func isRemark(_ line: IngredientLine) -> Bool {
        // What is left of a link to another recipe.
        if line.text.hasPrefix("epi:") || line.text.hasPrefix("(epi:") { return true }
        guard line.text.utf8.first == UInt8(ascii: "*") else { return false }
        // "*A spice mixture sold in jars": the article was read as the amount.
        return line.amount == nil || line.amount == Amount(.one) && line.text.hasPrefix("*A")
            || line.text.hasPrefix("* A")
    }
}
