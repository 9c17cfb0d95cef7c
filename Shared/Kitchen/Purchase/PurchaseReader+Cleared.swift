/// English lines in which a word more or less makes another thing of what is bought, in the words that other rules read.
extension PurchaseReader {
    /// What is bought for the cleared line; nil if nothing stands in the way.
    func cleared(_ line: IngredientLine) -> PurchaseReading? {
        guard language == .en, line.text.utf8.count < 240 else { return nil }
        if isInsideBeforeBracket(line) { return .leaveOut(.reference) }
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
        let text = line.text
        for clear in [
            headingBeforeDash(text), withoutEntities(text), withSizesOfPackages(text), withoutSlicesCut(text),
            withChoiceOfSame(text),
            withoutBracketInName(text), pintOfHeirlooms(line), withInches(text), withOunces(text), respelled(text),
            withoutSoaking(text), ofTotalWeight(line),
            withNounOfBoth(line), withoutShareOfLean(line), countOfFruit(line), touchOfJuice(line), fromCan(line),
            stripsOfBacon(line),
        ] {
            if let clear, let bought = reread(clear, as: line) { return .buy(bought) }
        }
        return nil
    }

    /// "1 can (12 oz.) &nbsp plum tomatoes": without what a web page writes for a space.
    private func withoutEntities(_ text: String) -> String? {
        guard let found = text.utf8.firstRange(of: "&nbsp") else { return nil }
        return text[..<found.lowerBound] + " " + text[found.upperBound...].drop { $0 == ";" || $0 == " " }
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

    /// "3 4\" pieces short ribs", "3 2\"-3\" long marrow bones": inches in full.
    private func withInches(_ text: String) -> String? {
        guard let mark = text.firstIndex(where: { $0 == "\"" || $0 == "”" }), let first = text.firstIndex(of: " "),
            first < mark, text[..<first].allSatisfy(\.isNumber),
            case let number = text[first..<mark].dropFirst(), !number.isEmpty,
            number.allSatisfy({ $0.isNumber || $0 == "/" })
        else { return nil }
        let rest = text[text.index(after: mark)...]
        for dash in ["-", "–", " to ", "- to "] where rest.hasPrefix(dash) {
            let most = rest.dropFirst(dash.count)
            let number = most.prefix { $0.isNumber || $0 == "/" }
            guard !number.isEmpty, let end = most.dropFirst(number.count).first, end == "\"" || end == "”" else {
                continue
            }
            return text[..<mark] + "- to \(number)-inch" + Self.joined(most.dropFirst(number.count + 1))
        }
        return text[..<mark] + "-inch" + Self.joined(rest)
    }

    /// "4-inch long" is written with a hyphen.
    private static func joined(_ rest: Substring) -> String {
        for word in [" long", " thick", " wide"] where rest.hasPrefix(word) { return "-" + rest.dropFirst() }
        return String(rest)
    }

    /// "1 box cake mix (1 pound 2.25 ounces)": the size in ounces.
    private func withOunces(_ text: String) -> String? {
        for pound in [" pound ", " pounds ", " pound, ", " lb. ", " lb "] {
            guard let found = text.utf8.firstRange(of: pound),
                let open = text[..<found.lowerBound].lastIndex(of: "("),
                let pounds = Int(text[open..<found.lowerBound].dropFirst()), pounds < 20,
                case let rest = text[found.upperBound...],
                case let number = rest.prefix(while: { $0.isNumber || $0 == "." }),
                case let unit = rest.dropFirst(number.count),
                [" ounce", " oz", "-ounce"].contains(where: unit.hasPrefix),
                case let whole = number.prefix(while: { $0 != "." }), let ounces = Int(whole)
            else { continue }
            return text[...open] + "\(pounds * 16 + ounces)\(number.dropFirst(whole.count))" + unit
        }
        return nil
    }

    /// "1 cup shelled fresh beans (such as zork; from about 1 pound unshelled)": so much of them as they are sold.
    private func unshelled(_ line: IngredientLine) -> [Purchase]? {
        guard line.category == .produce, let from = line.text.utf8.firstRange(of: "; from about "),
            let open = line.text[..<from.lowerBound].firstIndex(of: "("),
            case let rest = line.text[from.upperBound...], let close = rest.firstIndex(of: ")"),
            case let said = rest[..<close].split(separator: " "), said.count > 2, said[0].allSatisfy(\.isNumber),
            ["pound", "pounds", "lb", "ounces"].contains(said[1]),
            let pod = Self.unshelled[said[2...].joined(separator: " ")]
        else { return nil }
        let name = line.name.replacing("shelled ", with: "")
        let text = "\(said[0]) \(said[1]) \(name) " + line.text[open..<from.lowerBound] + ")"
        guard var bought = reread(text, as: line), bought.count == 1 else { return nil }
        bought[0].add(remark: pod)
        return bought
    }

    private static let unshelled = [
        "unshelled": "in the pod", "in pod": "in the pod", "in pods": "in the pod", "in the pod": "in the pod",
        "unpeeled": "unpeeled", "whole": "whole",
    ]

    /// "8 short ribs (about 4 pounds)": pieces whose name ends with what is a unit elsewhere.
    private func ribsOfWeight(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil, line.food == nil, line.text.first?.isNumber == true,
            let ribs = line.text.utf8.firstRange(of: " short ribs ("),
            let close = line.text[ribs.upperBound...].firstIndex(of: ")"),
            var bought = reread(line.text[..<ribs.lowerBound] + " beef short ribs", as: line), bought.count == 1
        else { return nil }
        bought[0].add(remark: String(line.text[ribs.upperBound..<close]))
        return bought
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

    /// "1 pint heirloom tomatoes": those in a pint are as small as cherries.
    private func pintOfHeirlooms(_ line: IngredientLine) -> String? {
        guard line.amount?.unit == .pint, line.food?.id == "heirloom-tomato", !line.name.contains("cherry"),
            let name = line.text.utf8.firstRange(of: line.name)
        else { return nil }
        return line.text[..<name.lowerBound] + "heirloom cherry tomatoes" + line.text[name.upperBound...]
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

    /// "4 (about 1 pound) tomatoes": what all of them weigh, where that is nearer to what such vegetables weigh.
    private func ofTotalWeight(_ line: IngredientLine) -> String? {
        guard let open = line.text.utf8.firstRange(of: " (about "),
            line.category == .produce || line.category == .meat,
            let count = Int(String(line.text[..<open.lowerBound])), count > 1,
            let close = line.text[open.upperBound...].firstIndex(of: ")"), !line.text.contains(" each"),
            line.amounts.count == 2, let weight = try? line.amounts[1].converted(to: .gram, of: nil)?.value.doubleValue,
            let food = line.food.flatMap({ foods.food(id: $0.id) }), let each = Self.weightOfOne(food),
            let name = line.text.utf8.firstRange(of: line.name), name.lowerBound > close
        else { return nil }
        guard weight / Double(count) > each / 3, weight > each * 1.6 else { return nil }
        let bracket = line.text[open.lowerBound...close]
        let front = String(line.text[..<open.lowerBound]) + line.text[line.text.index(after: close)..<name.upperBound]
        return front + bracket + line.text[name.upperBound...]
    }

    /// About what one of a food weighs, in grams; nil if nobody knows.
    private static func weightOfOne(_ food: Food) -> Double? {
        if let grams = food.gramsPerPiece { return grams.doubleValue }
        return pieces.first { food.id.hasSuffix($0.key) }?.value
    }

    private static let pieces = ["breast": 250.0, "thigh": 150, "fillet": 200, "chop": 250, "steak": 300]

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

    /// "1 cup pineapple chunks, drained": what is only drained comes from a can.
    private func fromCan(_ line: IngredientLine) -> String? {
        guard let food = line.food, Self.inCans.contains(food.id),
            line.amount?.unit.map(\.isMeasure) ?? (line.amount == nil),
            case let done = line.preparation.split(separator: ",").last?.drop(while: { $0 == " " }) ?? "",
            ["drained", "well drained", "drained well"].contains(String(done)), line.note.isEmpty,
            let name = line.text.utf8.firstRange(of: line.name),
            case let text = line.text.lowercased(),
            ![
                "fresh", "frozen", "can", "jar", "thawed", "rinsed", "washed", "soaked", "cooked", "pitted", "peeled",
                " or ",
            ].contains(where: {
                text.contains($0)
            })
        else { return nil }
        return line.text[..<name.lowerBound] + "canned " + line.text[name.lowerBound...]
    }

    private static let inCans: Set<String> = [
        "pineapple", "peach", "pear", "apricot", "cherry", "sour-cherry", "mushroom", "plum", "grapefruit", "tangerine",
    ]

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

    /// "80 inches hog casings, 1 ½ inches wide": how long and wide they are, as they are sold.
    private func lengthOfCasing(_ line: IngredientLine) -> [Purchase]? {
        guard let casing = line.text.utf8.firstRange(of: "casing"), line.text.first?.isNumber == true,
            let unit = [" inches ", " feet ", " foot ", " yards ", " ft ", " meters "].lazy
                .compactMap({ line.text.utf8.firstRange(of: $0) }).first, unit.lowerBound < casing.lowerBound
        else { return nil }
        let front = line.text[..<unit.upperBound]
        let rest = line.text[unit.upperBound...]
        let name = rest.hasPrefix("of ") ? rest.dropFirst("of ".count) : rest
        let width = name.split(separator: ",").dropFirst().first { $0.contains("inch") && $0.contains("wide") }
        guard var bought = reread(String(name), as: line), bought.count == 1 else { return nil }
        bought[0] = bought[0].uncounted
        bought[0].beside = nil
        bought[0].remark = front.dropLast() + (width.map { "," + $0 } ?? "")
        return bought
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

    /// "1 (2 ½-inch-diameter) baguette": how thick it is, which a number alone would not say.
    private func withDiameter(_ line: IngredientLine) -> [Purchase]? {
        guard line.food?.id == "baguette" || line.food?.id.hasSuffix("bread") == true,
            let end = line.text.utf8.firstRange(of: "-inch-diameter)")
                ?? line.text.utf8.firstRange(of: "-inch diameter)"),
            let open = line.text[..<end.lowerBound].lastIndex(of: "("),
            case let size = line.text[open..<end.lowerBound].dropFirst(),
            case let behind = line.text[end.upperBound...].drop(while: { $0 == " " }),
            var bought = reread(String(line.text[..<open]) + behind, as: line),
            bought.count == 1
        else { return nil }
        bought[0].add(remark: "\(size) inches in diameter")
        return bought
    }

    /// "1 cup crumbled cooked bacon (about 9 strips)": so many slices give it.
    private func stripsOfBacon(_ line: IngredientLine) -> String? {
        guard line.amount?.unit?.dimension == .volume, line.food?.id.hasSuffix("bacon") == true,
            let open = line.text.firstIndex(of: "("), let close = line.text[open...].firstIndex(of: ")")
        else { return nil }
        var said = line.text[open..<close].dropFirst()
        for about in ["about ", "from about ", "from "] where said.hasPrefix(about) {
            said = said.dropFirst(about.count)
        }
        let number = said.prefix { $0.isNumber }
        guard !number.isEmpty,
            [" strips", " slices", " rashers"].contains(where: { said.dropFirst(number.count).hasPrefix($0) })
        else { return nil }
        return "\(number) slices \(line.name)"
    }
}
