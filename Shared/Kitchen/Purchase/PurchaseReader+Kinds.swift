extension PurchaseReader {
    /// Reads kinds, and words that are neither the food's nor a kind's.
    func read(
        _ words: [Token],
        of bought: Food,
        in line: IngredientLine,
        _ name: NameWords,
        into purchase: inout Purchase
    ) {
        var words = words.count > 12 ? Array(words.prefix(12)) : words
        var food = bought
        if foods.food(listed: food.id) == nil,
            let base = FoodVariant.base(of: food).flatMap({ foods.food(id: $0.base) })
        {
            for lack in foods.words.variants.read(words).reversed() { words.removeSubrange(lack.words) }
            food = base
        }
        var match = resolver.resolve(words[...], in: line.amount?.unit)
        if match == nil {
            words.removeAll { buying.isPlain($0) }
            let last = words.indices.filter { !buying.isKind(words[$0]) }
            if let first = last.first, let end = last.last {
                match = FoodMatch(food: food, exact: true, words: first..<end + 1)
            }
        }
        let named = match.map { min($0.words.lowerBound, words.count)..<min($0.words.upperBound, words.count) }
        let inName = named ?? 0..<0
        purchase.phrase = FoodResolver.phraseKey(words[inName])
        // "1 Glas Champignons" are in a jar, although the table's name says in a can.
        if language != .en, line.amount?.unit?.isPackage == true, food.id.hasPrefix("canned-") {
            purchase.base = resolver.resolve(words[...])?.food
        }
        let own = known(in: food)
        var left: [Token] = []
        var kept: Range<Int>?
        func keep(_ range: Range<Int>) { kept = (kept?.lowerBound ?? range.lowerBound)..<range.upperBound }
        // Words without which the name means another food stay: "dry mustard".
        let short = FoodResolver.phraseKey(words[inName].filter { !buying.isPlain($0) }[...])
        let isShort = foods.food(key: short)?.id == food.id
        var alias = WordKey.empty
        var index = 0
        while index < words.count {
            if !inName.contains(index), let end = endOfBrand(words, at: index),
                index >= inName.upperBound || end <= inName.lowerBound
            {
                keep(index..<end)
                left += words[index..<end]
                index = end
                continue
            }
            if let (kind, end, isScoped) = buying.kind(words, at: index, of: food),
                kind != nil || !inName.contains(index) || buying.isPlain(words[index])
            {
                if let kind, own.kinds.allSatisfy({ buying.kinds[$0].isSoft }) || isScoped || !inName.contains(index),
                    isScoped || !inName.contains(index) || !isAnother(words[inName], without: index..<end, food)
                {
                    if !own.kinds.contains(kind) { add(kind, to: &purchase) }
                    keep(index..<end)
                } else if inName.contains(index), kind != nil || !isShort {
                    if kind.map(own.kinds.contains) != true {
                        alias = FoodResolver.phraseKey(words[index..<end], after: alias)
                    }
                    keep(index..<end)
                }
                index = end
                continue
            }
            let word = words[index]
            let isFood = inName.contains(index)
            // "Cacao non sucré" is not sweetened.
            if isFood, let end = buying.kind(words, at: index, of: food)?.end, end > index + 1, end <= inName.upperBound
            {
                keep(index..<end)
                alias = FoodResolver.phraseKey(words[index..<end], after: alias)
                index = end
                continue
            }
            // "Melon balls" are cut at home.
            if !isFood, word.word.unit == .ball, food.category == .produce {
                index += 1
                continue
            }
            let isShare = word.kind == .number && name.isPercent(word)
            // "Knoblauchzehe" names the piece as well.
            if isFood, let unit = word.word.unit, unit == food.pieceUnit || unit == food.shop?.pack?.unit {
                index += 1
                continue
            }
            // "90-percent-lean"
            let isPart =
                !isFood && name.isJoined(word) && index + 1 < words.count
                && (word.kind == .word || word.kind == .number && words[index + 1].word.unit == nil)
            // "Well-chilled" is as plain as "chilled".
            if isPart, words[index + 1].word.has([.done, .after, .adverb]) {
                index += 2
                continue
            }
            if isFood && !isShare
                ? !isShort || !buying.isPlain(word)
                : isOwn(word) || isShare || isPart && (word.kind == .number || isOwn(words[index + 1]))
            {
                keep(index..<index + 1)
                if isFood { alias = FoodResolver.phraseKey([word], after: alias) }
                if !isFood || isShare { left.append(word) }
            }
            index += 1
        }
        let inWords = purchase.kinds + purchase.sorts
        if let kind = preserved(food, in: line), !own.kinds.contains(where: isPreserved) {
            add(kind, to: &purchase)
        }
        if isThawed(line, food), let frozen = buying.kind("frozen"), !own.kinds.contains(frozen) {
            add(frozen, to: &purchase)
        }
        for text in [line.preparation, line.note] where !text.isEmpty {
            for kind in kinds(in: text, of: food, line) where !own.kinds.contains(kind) {
                add(kind, to: &purchase)
            }
        }
        purchase.added = (purchase.kinds + purchase.sorts).filter { !inWords.contains($0) }
        // "Queso crema tipo Philadelphia" names it twice; "Granny Smith apples" does not.
        let rest = FoodResolver.phraseKey(left[...])
        if foods.food(key: rest)?.id == food.id,
            Language.allCases.contains(where: { FoodKey.key(of: food.name(in: $0)) == rest })
        {
            left = []
        }
        let fat = left.isEmpty ? shareOfFat(food, line) : ""
        let sort = left.isEmpty && fat.isEmpty ? sortInBrackets(food, line, purchase) : ""
        purchase.own = left.contains { $0.kind == .word || name.isPercent($0) } ? name.text(left[...]) : fat + sort
        purchase.alias = alias == own.key || alias == .empty ? nil : alias
        purchase.words = name.text(words[kept ?? 0..<0])
        if !fat.isEmpty { purchase.words += " " + fat }
        if !sort.isEmpty { purchase.words += " (\(sort))" }
    }

    /// Where the name of a maker ends that begins at a word: "Old El Paso", whose first words mean nothing elsewhere.
    private func endOfBrand(_ words: [Token], at start: Int) -> Int? {
        guard foods.words.brands.mayBegin(words[start].key) else { return nil }
        return (start + 2..<max(start + 2, min(words.count, start + 4) + 1)).last { end in
            end <= words.count && foods.words.brands.brand(FoodResolver.phraseKey(words[start..<end]))?.isMaker == true
        }
    }

    /// "Quark (20 % fat)", "chocolate negro (70%)": what a shop sells beside other shares, although it is in brackets.
    private func shareOfFat(_ food: Food, _ line: IngredientLine) -> String {
        guard food.category == .dairy || food.id.hasSuffix("chocolate") || food.id == "ground-beef",
            line.text.utf8.contains(UInt8(ascii: "%"))
        else { return "" }
        let text = words(of: line.text)
        return text.words.first { text.isPercent($0) }.map { text.text([$0]) } ?? ""
    }

    /// "Citron vert" is no green kind of what "citron" is.
    private func isAnother(_ name: ArraySlice<Token>, without kind: Range<Int>, _ food: Food) -> Bool {
        let rest = FoodResolver.phraseKey(name[..<kind.lowerBound] + name.dropFirst(kind.upperBound - name.startIndex))
        return foods.food(key: rest).map { $0.id != food.id } ?? false
    }

    /// Fruit and vegetables in a can or a jar are not the fresh ones.
    private func preserved(_ food: Food, in line: IngredientLine) -> Int? {
        guard food.category == .produce || food.id.hasSuffix("-bean") || food.id.hasSuffix("-pea") else { return nil }
        switch line.amount?.unit {
        case .can: return buying.kind("canned")
        case .jar: return buying.kind("jarred")
        default: return nil
        }
    }

    /// Whether a word says how something is done: "frisch gehackt", but "Bandnudeln, frisch".
    private func isManner(_ word: Token, of words: [Token]) -> Bool {
        word.word.has(.done) || word.word.has(.adverb) && words.count > 1
    }

    /// Whether hardly anybody makes a kind at home, or a line in the household's language has the word for it there.
    private func isSold(_ kind: Int, _ food: Food) -> Bool {
        switch buying.kinds[kind].id {
        case "pitted", "peeled": true
        case "cooked": food.id.hasSuffix("ham")
        case "grated", "grated-too": language == .de
        default: false
        }
    }

    func isPreserved(_ kind: Int) -> Bool { Self.kept.contains(buying.kinds[kind].id) }

    /// Whether a word beside the food's name matters for buying although the table does not know it.
    private func isOwn(_ word: Token) -> Bool {
        word.kind == .word && word.end > word.start + 1 && !buying.isPlain(word) && !word.word.has([.and, .with])
    }

    func add(_ kind: Int, to purchase: inout Purchase) {
        if buying.kinds[kind].isSoft {
            if !purchase.sorts.contains(kind) { purchase.sorts.append(kind) }
        } else if !purchase.kinds.contains(kind) {
            purchase.kinds.append(kind)
        }
    }

    /// Kinds in a preparation or a note: only in parts that have nothing else ("unsalted, softened").
    private func kinds(in text: String, of food: Food, _ line: IngredientLine) -> [Int] {
        var found: [Int] = []
        let texts = words(of: text)
        let tokens = texts.all
        let isCounted = line.amount.map { $0.unit == nil } ?? false
        let frozen = food.category == .produce ? buying.kind("frozen") : nil
        if tokens.contains(where: { buying.washed.contains($0.key) }) { return [] }
        for part in tokens.split(whereSeparator: { $0.kind == .comma }) {
            let words = Array(part.filter { $0.kind == .word })
            guard let first = words.first, let last = words.last else { continue }
            // "Pineapple rings, cut into chunks" are no chunks yet.
            if buying.removed.contains(last.key) { continue }
            if first.word.has(.mixed), words.dropFirst().first?.word.has(.with) == true { continue }
            func isBeside() -> Bool { texts.text(from: first, through: last).isBeside(line) }
            var kinds: [Int] = []
            var index = 0
            var isOnlyKinds = true
            while index < words.count {
                if let (kind, end, _) = buying.kind(words, at: index, of: food) {
                    // "Toasted" after a comma is what is done with it.
                    // "4 chicken breasts, cooked" are bought raw, "2 bananas, frozen" fresh.
                    let isHow = isCounted && (buying.cooked.contains(words[index].key) || kind == frozen)
                    let isBought = kind.map { isSold($0, food) } == true && !words[0].word.has(.adverb)
                    if let kind, isBought || !isHow && !isManner(words[index], of: words) || isBeside() {
                        kinds.append(kind)
                    }
                    index = end
                } else {
                    isOnlyKinds = isOnlyKinds && (buying.isPlain(words[index]) || words[index].word.has(.and))
                    index += 1
                }
            }
            if isOnlyKinds { found += kinds }
        }
        return found
    }
}
