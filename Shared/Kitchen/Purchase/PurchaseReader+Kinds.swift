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
            words.removeAll {
                buying.isPlain($0) && (language == .en || buying.kind([$0], at: 0, of: food)?.kind == nil)
            }
            let last = words.indices.filter { !buying.isKind(words[$0]) }
            if let end = front(of: words, being: food) {
                match = FoodMatch(food: food, exact: false, words: 0..<end)
            } else if let first = last.first, let end = last.last {
                match = FoodMatch(food: food, exact: true, words: first..<end + 1)
            }
        }
        let named = match.map { min($0.words.lowerBound, words.count)..<min($0.words.upperBound, words.count) }
        let inName = named ?? 0..<0
        purchase.phrase = FoodResolver.phraseKey(words[inName])
        // "1 Glas Champignons" are in a jar, although the table's name says in a can; "1 can plum tomatoes".
        if language != .en || food.id == "canned-tomatoes", line.amount?.unit?.isPackage == true,
            food.id.hasPrefix("canned-")
        {
            purchase.base = resolver.resolve(words[...])?.food
        }
        let own = known(in: food)
        var left: [Token] = []
        var kept: Range<Int>?
        func keep(_ range: Range<Int>) { kept = (kept?.lowerBound ?? range.lowerBound)..<range.upperBound }
        // Words without which the name means another food stay: "dry mustard".
        let short = FoodResolver.phraseKey(words[inName].filter { !buying.isPlain($0) }[...])
        let isShort = foods.food(key: short)?.id == food.id
        // "Yaourt nature", "sel fin": a name of its own.
        let isListed =
            language != .en && inName.count > 1 && food.isNamed(purchase.phrase, in: language)
            && !words[inName].contains {
                $0.word.has([.size, .done, .after, .ends]) || food.category != .dairy && buying.fresh.contains($0.key)
                    || buying.kind([$0], at: 0, of: food).map { $0.kind == nil && $0.isScoped } == true
            }
        // "Thick cream" is listed as such.
        let isTold = language == .en && inName.count > 1 && food.isNamed(purchase.phrase, in: language)
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
            // "Thin-crust pizza dough"
            if isJoinedPlain(words, index, inName, in: name) {
                keep(index..<index + 2)
                left += words[index..<index + 2]
                index += 2
                continue
            }
            // "151 proof rum" is another than the usual one.
            if let end = endOfProof(words, at: index, in: name) {
                keep(index..<end)
                left += words[index..<end]
                index = end
                continue
            }
            if let (kind, end, isScoped) = buying.kind(words, at: index, of: food),
                kind != nil || !inName.contains(index) || buying.isPlain(words[index]),
                kind != nil || !isListed || !inName.contains(index)
            {
                // "Fideos gruesos": a word that is a kind only of other foods, and says something all the same.
                if kind == nil,
                    isOfOther(words, index, inName, in: name)
                        || !isScoped && language != .en && !words[index..<end].contains(where: buying.isPlain)
                            && buying.isKind(words[index])
                {
                    keep(index..<end)
                    left += words[index..<end]
                } else if kind == nil, language == .en, !isScoped, !inName.contains(index),
                    !words[index..<end].contains(where: buying.isPlain)
                {
                    // "French baguette": shown if all lines say it.
                    keep(index..<end)
                    alias = FoodResolver.phraseKey(words[index..<end], after: alias)
                } else if let kind,
                    own.kinds.allSatisfy({ buying.kinds[$0].isSoft }) || isScoped || !inName.contains(index),
                    isScoped || !inName.contains(index) || !isAnother(words[inName], without: index..<end, food)
                {
                    if !own.kinds.contains(kind) { add(kind, to: &purchase) }
                    keep(index..<end)
                } else if inName.contains(index), kind != nil || !isShort || isTold && isTelling(words, index, name) {
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
            if isFood, isListed {
                let end = max(index + 1, buying.kind(words, at: index, of: food)?.end ?? 0)
                keep(index..<end)
                alias = FoodResolver.phraseKey(words[index..<end], after: alias)
                index = end
                continue
            }
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
            // "Katenschinken-Würfel" are sold as such.
            if language == .de, !isFood, index > 0, name.isJoined(words[index - 1]), name.isProper(word),
                food.category == .meat, buying.isPlain(word)
            {
                keep(index..<index + 1)
                left.append(word)
                index += 1
                continue
            }
            let isShare = word.kind == .number && name.isPercent(word)
            // "Knoblauchzehe" names the piece as well.
            let isPiece = word.word.unit.map { $0 == food.pieceUnit || $0 == food.shop?.pack?.unit } == true
            // "Bay leaves" are no bay; "2 hojas laurel", "6 feuilles sauge"
            let isBesideName = !isFood && language != .en && (isPiece || index == 0 && word.word.unit == .leaf)
            if isBesideName || isFood && isPiece && !food.id.hasSuffix("-leaf") {
                index += 1
                continue
            }
            // "90-percent-lean"
            let isPart =
                !isFood && name.isJoined(word) && index + 1 < words.count
                && (word.kind == .word || word.kind == .number && words[index + 1].word.unit == nil)
            // "Well-chilled" is as plain as "chilled".
            if isPart, words[index + 1].word.has([.done, .after, .adverb]) {
                // "Honey-roasted almonds" and "water-packed tuna" are others than the plain ones.
                let isNamed = language == .en && word.end - word.start == 4 && name.text([word]).lowercased() == "deli"
                if isNamed { keep(index..<index + 2) }
                // "Italian-seasoned panko"
                let isSeasoned = name.text([words[index + 1]]).lowercased() == "seasoned" && buying.isKind(word)
                if language == .en, isSeasoned || resolver.resolve([word]) != nil {
                    keep(index..<index + 2)
                    left += words[index..<index + 2]
                }
                index += 2
                continue
            }
            // "Medium-dark rum", "small-curd cottage cheese": half of a word that tells products apart.
            if !isFood, word.word.has(.size), name.isJoined(word), index + 1 < words.count,
                !words[index + 1].word.has([.size, .done, .after, .adverb])
            {
                let end = inName.contains(index + 1) ? index + 1 : index + 2
                keep(index..<end)
                left += words[index..<end]
                index = end
                continue
            }
            // "Olives de Nice"
            let isPlace =
                language != .en && !isFood && index > 0 && words[index - 1].word.has(.of) && name.isProper(word)
            if isFood && !isShare
                ? !isShort || !buying.isPlain(word) || isTold && isTelling(words, index, name)
                : isOwn(word) && !(isBehind(index, inName) && isDone(word, of: food, in: name)) || isShare || isPlace
                    || isPart && (word.kind == .number || isOwn(words[index + 1]))
            {
                keep(index..<index + 1)
                if isFood { alias = FoodResolver.phraseKey([word], after: alias) }
                if !isFood || isShare { left.append(word) }
            }
            index += 1
        }
        for kind in kindsBeforeSize(of: food, in: line) where !own.kinds.contains(kind) { add(kind, to: &purchase) }
        if isCookedAtHome(line, food) { purchase.kinds.removeAll { $0 == buying.kind("cooked") } }
        if isDoneAtHome(line) { purchase.kinds.removeAll { $0 == buying.kind("cracked") } }
        let before = kindsBeforeSize(of: food, in: line)
        let inWords = (purchase.kinds + purchase.sorts).filter { !before.contains($0) }
        if let kind = preserved(food, in: line), !own.kinds.contains(where: isPreserved) {
            add(kind, to: &purchase)
        }
        if isThawed(line, food), let frozen = buying.kind("frozen"), !own.kinds.contains(frozen) {
            add(frozen, to: &purchase)
        }
        for text in [line.preparation, line.note] where !text.isEmpty {
            for (kind, said) in kinds(in: text, of: food, line) where !own.kinds.contains(kind) {
                // "3 red bell peppers, roasted and peeled"
                if language == .en, food.category == .produce, kind == buying.kind("roasted") { continue }
                add(kind, to: &purchase)
                if let said, food.isNamed(purchase.phrase, in: language) { purchase.said[kind] = said }
            }
        }
        purchase.added = (purchase.kinds + purchase.sorts).filter { !inWords.contains($0) }
        if let front = nameAgain(left, food) {
            left = []
            // "Manzana tipo Granny Smith": the name behind it is none of this language.
            if language != .en, !food.isNamed(purchase.phrase, in: language) {
                purchase.phrase = front
                alias = FoodResolver.phraseKey(words[...])
                if let last = words.indices.last { keep(0..<last + 1) }
            }
        }
        let fat = left.isEmpty ? shareOfFat(food, line) : ""
        var sort = left.isEmpty && fat.isEmpty ? sortInBrackets(food, line, purchase) : ""
        if sort.isEmpty { sort = qualifiers(of: food, line, purchase) }
        let isOwned = left.contains { $0.kind == .word || name.isPercent($0) }
        purchase.own = isOwned ? name.text(left[...]) + (sort.isEmpty ? "" : " " + sort) : fat + sort
        let isBeginning = language == .en && isBeginning(words[inName], of: food)
        purchase.alias = alias == own.key || alias == .empty || isBeginning ? nil : alias
        // What a maker calls it is a name.
        let isMarked = language == .en && isOwned && line.name.utf8.contains(0xAE)
        purchase.words = name.text(words[isMarked ? 0..<words.count : kept ?? 0..<0])
        if let named = nameInBrackets(food, line, purchase) {
            purchase.phrase = named
            purchase.alias = named
            if !purchase.words.contains("(") { purchase.words += " (\(line.note))" }
        }
        purchase.words += (fat.isEmpty ? "" : " " + fat) + (sort.isEmpty ? "" : " (\(sort))")
    }
}
