/// What the names of foods say by themselves.
extension PurchaseReader {
    /// The kinds that a food's own name says already, and the key of the rest of it.
    func known(in food: Food) -> (kinds: [Int], key: WordKey) {
        if let found = nameOfFood, found.food == food.id { return (found.kinds, found.key) }
        let words = NameWords(food.name, lexicon: lexicon).words
        var kinds: [Int] = []
        var key = WordKey.empty
        var index = 0
        while index < words.count {
            if let (kind, end, _) = buying.kind(words, at: index, of: food) {
                if let kind { kinds.append(kind) }
                index = end
            } else {
                if !buying.isPlain(words[index]) {
                    key = FoodResolver.phraseKey([words[index]], after: key)
                }
                index += 1
            }
        }
        nameOfFood = (food.id, kinds, key, words.map(\.key))
        return (kinds, key)
    }

    /// "1 teaspoon each dill, basil, marjoram": several foods, so much of each; nil if it is anything else.
    func each(of line: IngredientLine) -> [Purchase]? {
        if let herbs = mixedHerbs(line) { return herbs }
        guard line.amount != nil, line.food != nil, !line.preparation.isEmpty,
            words(of: String(line.text.prefix(80))).all.prefix(6).contains(where: {
                $0.word.has(.each) && !$0.word.has(.article)
            })
        else { return nil }
        let text = words(of: line.preparation)
        var parts = text.all.split { $0.kind == .comma || $0.word.has(.and) }
        // "½ cup each chopped onion, celery, and carrot"
        while let first = parts.first, parts.count > 1, first.allSatisfy({ $0.word.has([.done, .adverb]) }) {
            parts.removeFirst()
        }
        // "1 bunch each thyme, rosemary, and sage, chopped"
        while let last = parts.last, parts.count > 1, last.allSatisfy({ $0.word.has([.done, .adverb]) }) {
            parts.removeLast()
        }
        let named = parts.compactMap { resolver.resolve($0) }.filter(\.exact).map(\.food)
        guard !parts.isEmpty, named.count == parts.count, Set(named.map(\.id)).count == named.count,
            named.allSatisfy({ $0.id != line.food?.id && $0.category == line.category })
        else { return nil }
        var first = line
        first.preparation = ""
        let fresh = words(of: line.name).words.first { buying.fresh.contains($0.key) }
        // "½ pound each ground beef, pork, and veal" are all ground.
        let isGround = language == .en && line.food?.id.hasPrefix("ground-") == true && line.category == .meat
        let start = fresh.map { words(of: line.name).text([$0]) + " " } ?? (isGround ? "ground " : "")
        let lines = zip(parts, named).map { part, food in
            var other = first
            other.name = start + text.text(part)
            other.food = (isGround ? foods.food(key: FoodKey.key(of: other.name)) ?? food : food).reference
            other.category = food.category
            return other
        }
        return ([first] + lines).flatMap { line -> [Purchase] in
            guard case .buy(let bought) = read(line) else { return [] }
            return bought
        }
    }

    /// "4 slices from a small tomato": the line with what is cut as its name; nil if nothing is.
    func cutFrom(_ line: IngredientLine) -> IngredientLine? {
        let name = words(of: line.name)
        guard let unit = name.words.last?.word.unit, [.slice, .strip, .chunk, .leaf].contains(unit),
            !line.preparation.isEmpty,
            name.words.allSatisfy({ $0.word.unit == unit || buying.isPlain($0) })
        else { return nil }
        let rest = words(of: line.preparation)
        let clause = rest.words.prefix(rest.end(before: .max) ?? rest.words.count)
        let thing = clause.dropFirst().drop { $0.word.has([.article, .size]) || buying.isPlain($0) }
        guard clause.first?.word.has(.from) == true, let match = resolver.resolve(thing) else { return nil }
        var line = line
        line.name = name.text(name.words.suffix(1)) + " " + rest.text(thing)
        line.preparation = ""
        line.food = match.food.reference
        line.category = match.food.category
        return line
    }

    /// "Beef or vegetable stock or water": the line with the first two, as their noun is that of both.
    func firstOfThree(_ line: IngredientLine) -> IngredientLine? {
        let name = words(of: line.name)
        guard let or = name.words.firstIndex(where: name.isOr), or > 0,
            let second = name.words[(or + 1)...].firstIndex(where: name.isOr), second > or + 2,
            let last = name.words[..<second].last,
            let joined = resolver.resolve((name.words[..<or] + [last])[...]), joined.exact,
            joined.food.id != line.food?.id, resolver.resolve(name.words[(or + 1)..<second])?.exact == true
        else { return nil }
        var line = line
        line.note = [name.text(name.words[second...]), line.note].filter { !$0.isEmpty }.joined(separator: "; ")
        line.name = name.text(name.words[..<second])
        line.food = joined.food.reference
        line.category = joined.food.category
        return line
    }
}
