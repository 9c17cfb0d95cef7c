/// English lines in which a word more or less makes another thing of what is bought, in the words that other rules read.
extension PurchaseReader {
    /// What is bought for the cleared line; nil if nothing stands in the way.
    func cleared(_ line: IngredientLine) -> PurchaseReading? {
        guard language == .en, line.text.utf8.count < 240 else { return nil }
        if isInsideOfBird(line) || isListedRecipe(line) { return .leaveOut(.reference) }
        if let each = eachOfList(line) ?? foodsWithoutAmount(line) { return each }
        if let both = plusOther(line) ?? orRecipe(line) ?? orBought(line) ?? fromFootnote(line) ?? ofTitle(line) {
            return .buy(both)
        }
        if let both = stuckWithCloves(line) ?? dishOfSeveral(line) { return .buy(both) }
        if let cereal = cerealOfSeveral(line) { return .buy([cereal]) }
        if let some = juiceBehind(line) ?? carcass(line) ?? listedAsAccompaniments(line) { return .buy(some) }
        if let made = ofPartOfRecipe(line) ?? headed(line) ?? titledWithList(line) ?? listedWithWishes(line)
            ?? listedOptional(line) ?? listedDone(line) ?? piecesBesideFoods(line)
        {
            return .buy(made)
        }
        if let said = sizesToChoose(line) ?? slicesOfUnknown(line) ?? piecesOfLength(line) ?? lengthOfCasing(line)
            ?? spiceOfMaker(line) ?? withDiameter(line) ?? unshelled(line) ?? ribsOfWeight(line)
        {
            return .buy(said)
        }
        if let said = makersToChoose(line) ?? wide(line) ?? shareInBrackets(line) ?? colorsInBrackets(line)
            ?? orMixture(line)
        {
            return .buy(said)
        }
        if let said = crackedCrab(line) ?? celeryHeart(line) ?? heatsToChoose(line) { return .buy(said) }
        if let said = slicedThinly(line) ?? saltToDraw(line) ?? filletInFront(line) { return .buy(said) }
        let text = line.text
        for clear in [
            headingBeforeDash(text), withSizesOfPackages(text), withoutSlicesCut(text),
            withChoiceOfSame(text),
            withoutBracketInName(text), pintOfHeirlooms(line), withInches(text), withOunces(text), respelled(text),
            inUsualWords(line),
            withoutSoaking(text), ofTotalWeight(line),
            withNounOfAll(line), withNounOfBoth(line), withoutShareOfLean(line), countOfFruit(line), touchOfJuice(line),
            fromCan(line), cannedOrFrozen(line), stripsOfBacon(line), withSaidSize(line),
        ] {
            if let clear, let bought = reread(clear, as: line) { return .buy(bought) }
        }
        return nil
    }

    /// "1 large can (35 oz) plus 1 small can (12 oz) tomatoes": beside its size in ounces a can is neither large nor small.
    private func withSizesOfPackages(_ text: String) -> String? {
        guard text.utf8.firstRange(of: " plus ") != nil || text.utf8.firstRange(of: " and ") != nil else { return nil }
        var rest = text
        for size in ["large ", "small "] {
            for package in ["can (", "cans (", "jar (", "jars (", "package (", "packages ("] {
                guard let found = rest.utf8.firstRange(of: size + package) else { continue }
                rest = rest[..<found.lowerBound] + package + rest[found.upperBound...]
            }
        }
        guard rest != text else { return nil }
        if let and = rest.utf8.firstRange(of: ") and "), rest[and.upperBound...].first?.isNumber == true {
            rest = rest[..<and.lowerBound] + ") plus " + rest[and.upperBound...]
        }
        return rest
    }

    /// "1 (1-pound) loaf bread, 8 (⅓-inch-thick) slices cut from middle": the slices are of the loaf that is bought.
    private func withoutSlicesCut(_ text: String) -> String? {
        guard let cut = text.utf8.firstRange(of: " slices cut from") ?? text.utf8.firstRange(of: " slices, cut from"),
            let comma = String(text[..<cut.lowerBound]).utf8.firstRange(of: ", "), text.first?.isNumber == true,
            text[comma.upperBound...].first?.isNumber == true
        else { return nil }
        return String(text[..<comma.lowerBound])
    }

    /// "4 eggs or equivalent egg substitute", "1 cup milk or milk substitute": the first is whole, as the choice says its
    /// noun again or what it is as much as.
    private func withChoiceOfSame(_ text: String) -> String? {
        guard let or = text.utf8.firstRange(of: " or ") else { return nil }
        let next = text[or.upperBound...]
        let isEquivalent = next.hasPrefix("equivalent ") || next.hasPrefix("an equivalent ")
        let front = text[..<or.lowerBound]
        guard let before = front.split(separator: " ").last, before.last?.isLetter == true else { return nil }
        let rest = next.prefix { !",(;".contains($0) }.split(separator: " ")
        // "Cherry or cherry pie filling" are both filling; several pieces are whole.
        let isWhole = rest.count == 2 || rest.count > 2 && before.hasSuffix("s")
        let isSame = isWhole && Self.stem(before) == Self.stem(rest[0]) && before.count > 2
        return isEquivalent || isSame ? front + ", or " + next : nil
    }

    private static func stem(_ word: Substring) -> String {
        let word = word.lowercased()
        if word.hasSuffix("ies") { return word.dropLast("ies".count) + "y" }
        if word.hasSuffix("oes") { return String(word.dropLast("es".count)) }
        return word.hasSuffix("s") ? String(word.dropLast()) : word
    }

    /// "1 lb frozen or fresh edamame (soybeans) in the pod or 2 lb fresh fava beans": a second name in brackets, which
    /// would end the first.
    private func withoutBracketInName(_ text: String) -> String? {
        guard let close = text.utf8.firstRange(of: ") in the pod") ?? text.utf8.firstRange(of: ") in pods"),
            let open = text[..<close.lowerBound].lastIndex(of: "("), open > text.startIndex,
            text[open..<close.lowerBound].dropFirst().allSatisfy(\.isLetter)
        else { return nil }
        return String(text[..<open].dropLast()) + text[close.lowerBound...].dropFirst()
    }

    /// Words in another order, or names in two words of which the first looks like one of grammar.
    private func respelled(_ text: String) -> String? {
        for (said, meant) in Self.respelled {
            guard let found = text.utf8.firstRange(of: said) else { continue }
            return text[..<found.lowerBound] + meant + text[found.upperBound...]
        }
        // "1 cube sugar" is a sugar cube, which comes in another box.
        if let cube = text.utf8.firstRange(of: " cube sugar") ?? text.utf8.firstRange(of: " cubes sugar"),
            text[..<cube.lowerBound].allSatisfy({ $0.isNumber || $0 == " " || $0 == "/" })
        {
            return text[..<cube.lowerBound] + " sugar cubes" + text[cube.upperBound...]
        }
        return nil
    }

    private static let respelled = [
        (" egg large yolk", " large egg yolk"),
        (" egg large white", " large egg white"), ("Di Saronno", "Disaronno"),
        ("LAND O LAKES", "Land O'Lakes"), ("Land O Lakes", "Land O'Lakes"),
        ("coarse-grind semolina", "coarse semolina"),
        ("medium-dry Sherry", "medium-dry sherry"), (" in pineapple juice", " in juice"),
        ("rice-paper wedges", "rice papers (wedges)"), ("),* ", "), "),
        ("storebought", "store-bought"), ("corkscrew-shaped pasta", "pasta"),
        ("pineapple chunks with juice", "canned pineapple chunks"), ("cooked, cooled ", "cooked "),
        (" and plenty of freshly", " and freshly"), ("Generous pinch plus ", ""),
        ("generous pinch plus ", ""),
        (" portions boneless", " boneless"), (" plain Panko crispy bread crumbs", " Panko"),
        ("red-leaf lettuce", "red leaf lettuce"), ("green-leaf lettuce", "green leaf lettuce"),
    ]

    /// "1 dried zork (mild) soaked in boiling water for 30 minutes, and drained": without what is done at home.
    private func withoutSoaking(_ text: String) -> String? {
        guard let soaked = text.utf8.firstRange(of: " soaked in "), soaked.lowerBound > text.startIndex,
            text[..<soaked.lowerBound].last != ",", text[..<soaked.lowerBound].contains(where: \.isLetter),
            case let clause = text[soaked.upperBound...].prefix(while: { $0 != "," && $0 != ")" && $0 != ";" }),
            clause.contains("water"), !clause.contains(" or ")
        else { return nil }
        return String(text[..<soaked.lowerBound]) + text[clause.endIndex...]
    }

    /// "Twist lemon peel", "lemon, juiced": one of them, as they are said.
    private func countOfFruit(_ line: IngredientLine) -> String? {
        guard line.text.utf8.count < 60, case let text = line.text.lowercased() else { return nil }
        let fruits = ["lemon", "lime", "orange", "grapefruit"]
        if let amount = line.amount {
            let isTwist = amount.unit == .twist && fruits.contains(where: line.name.lowercased().hasPrefix)
            let peel = line.name.contains(" ") ? "" : " peel"
            return isTwist ? "\(Amount(amount.value, max: amount.max).text) strips \(line.name)\(peel)" : nil
        }
        for fruit in fruits {
            if text.hasPrefix(fruit + " twist") { return "1 " + line.text }
            if text.hasPrefix("juice of " + fruit) { return "juice of 1 " + line.text.dropFirst("juice of ".count) }
            if text.hasPrefix("zest of " + fruit) { return "zest of 1 " + line.text.dropFirst("zest of ".count) }
            for done in [", juiced", ", zested", " juiced", ", juice of", ", juice and zest", ", zest and juice"]
            where text.hasPrefix(fruit + done) {
                return "1 " + line.text
            }
        }
        return nil
    }

    /// "1 dash lime juice": some of a fruit, which is bought for it like for a teaspoon of it.
    private func touchOfJuice(_ line: IngredientLine) -> String? {
        guard let amount = line.amount, amount.unit?.isTouch == true, amount.unit == .dash || amount.unit == .splash,
            !line.optional,
            let food = line.food.flatMap({ foods.food(id: $0.id) }), let fruit = food.shop?.boughtAs,
            foods.food(id: fruit)?.category == .produce, line.name.lowercased().hasSuffix("juice")
        else { return nil }
        return "1 teaspoon \(line.name)" + (line.preparation.isEmpty ? "" : ", \(line.preparation)")
    }

    /// "1 pound ground chuck (80% lean)", "90% lean ground beef": so much fat is in what nobody calls lean, and less in what
    /// is; the note says the share.
    private func withoutShareOfLean(_ line: IngredientLine) -> String? {
        let text = line.text
        guard let found = text.utf8.firstRange(of: "% lean") ?? text.utf8.firstRange(of: "%-lean"),
            case let number = String(text[..<found.lowerBound].reversed().prefix { $0.isNumber }.reversed()),
            let share = Int(number), share > 50, share < 100,
            let start = text.utf8.firstRange(of: number + "%")?.lowerBound
        else { return nil }
        var front = text[..<start]
        var rest = text[found.upperBound...]
        if front.hasSuffix("("), rest.hasPrefix(")") {
            (front, rest) = (front.dropLast(), rest.dropFirst())
        } else if front.hasSuffix(", "), rest.isEmpty || rest.hasPrefix(",") {
            front = front.dropLast(", ".count)
        } else if rest.hasPrefix(" ") {
            // "80% lean/20% fat" says it in another way.
            rest = rest.dropFirst()
        } else {
            return nil
        }
        let plain = String(front) + rest
        guard share > 85, !plain.contains("lean "), let name = plain.utf8.firstRange(of: line.name) else {
            return share > 85 ? nil : plain
        }
        return plain[..<name.lowerBound] + "lean " + plain[name.lowerBound...]
    }

    /// "1 Zork Bay Leaf": a spice is the same whoever packs it, and the note says who does.
    private func spiceOfMaker(_ line: IngredientLine) -> [Purchase]? {
        guard let food = line.food, case let name = words(of: line.name).words, name.count > 1,
            foods.words.brands.mayBegin(name[0].key), foods.words.aisles.aisle(ofFood: food.id) == .spices,
            foods.words.brands.brand(FoodResolver.phraseKey(name[..<1])) != nil,
            let start = line.text.utf8.firstRange(of: line.name)?.lowerBound,
            case let text = words(of: line.text),
            let maker = text.all.firstIndex(where: { $0.key == name[0].key }), maker + 1 < text.all.count, maker > 0,
            text.isProper(text.all[maker]), start < line.text.endIndex
        else { return nil }
        let front = text.text(from: text.all[0], through: text.all[maker - 1])
        let plain = front + " " + text.text(from: text.all[maker + 1], upTo: nil)
        guard var bought = reread(plain, as: line), bought.count == 1, bought[0].food?.id == food.id,
            bought[0].own.isEmpty
        else { return nil }
        bought[0].add(remark: text.text([text.all[maker]]))
        return bought
    }
}
