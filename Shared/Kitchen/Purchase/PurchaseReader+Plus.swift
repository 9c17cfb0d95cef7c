/// English lines that ask for more of the same, or that begin with a choice.
extension PurchaseReader {
    /// "3 zorks, beaten, plus 1 additional zork", "2 cups flour plus 2 additional tablespoons": both amounts; nil if the
    /// line has no second one, or the parser has added it already.
    func plusMore(_ line: IngredientLine) -> [Purchase]? {
        guard let amount = line.amount, line.text.contains("plus "), line.text.utf8.count < 160 else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard let plus = tokens.firstIndex(where: { $0.kind == .word && $0.word.has(.plus) }), plus > 1,
            plus + 2 < tokens.count, tokens[plus + 1].kind == .number || tokens[plus + 1].kind == .vulgar,
            !tokens[..<plus].contains(where: { $0.word.has(.or) })
        else { return nil }
        let number = tokens[(plus + 1)...].prefix {
            $0.kind == .number || $0.kind == .vulgar || $0.kind == .slash
        }
        var rest = tokens[number.endIndex...]
        let isMore = rest.first.map { Self.more.contains(text.text([$0]).lowercased()) } == true
        if isMore { rest = rest.dropFirst() }
        rest = rest.prefix { !$0.word.has([.ends, .stop]) && ![.comma, .open, .slash].contains($0.kind) }
        guard let first = rest.first, let last = rest.last, rest.allSatisfy({ $0.kind == .word }) else { return nil }
        let count = text.text(from: tokens[plus + 1], through: tokens[number.endIndex - 1])
        let words = text.text(from: first, through: last)
        // "1 cup plus 1 additional tablespoon flour": the food stands behind both.
        if isMore, resolver.resolve(tokens[..<plus]) == nil {
            return reread(
                text.text(from: tokens[0], through: tokens[plus]) + " " + count + " "
                    + text.text(from: first, upTo: nil),
                as: line
            )
        }
        // "(About 1 cup plus 1 tablespoon)"
        let opened = tokens[..<plus].count { $0.kind == .open }
        if opened != tokens[..<plus].count(where: { $0.kind == .close }) { return nil }
        let end = tokens[plus - 1].kind == .comma ? plus - 2 : plus - 1
        let head = text.text(from: tokens[0], through: tokens[max(0, end)])
        let one = parser.parse(head)
        let isUnit = rest.count == 1 && first.word.unit != nil
        let part = parser.parse(count + " " + words + (isUnit ? " " + one.name : ""))
        guard let food = one.food, one.amount == amount, part.food?.id == food.id,
            var more = try? LineShare(line: part, scale: .one).amount(),
            case .buy(var bought) = read(one), bought.count == 1, bought[0].more == nil
        else { return nil }
        if more.unit == nil, amount.unit?.dimension == .count, amount.unit?.isPackage != true {
            more.unit = amount.unit
        }
        // "14 bacon slices"
        if more.unit == nil, let base = foods.food(id: food.id) {
            more.unit = unit(in: self.words(of: part.name).words, of: base)
        }
        bought[0].more = AmountBeside(amount: more, line: amount)
        return bought
    }

    private static let more: Set<String> = ["additional", "extra", "more"]

    /// "Zork Mill® flour": a food that is the same whoever makes it, without the maker; "< >Pie Filling< >": a link, of
    /// which only its name is left.
    func withoutMark(_ line: IngredientLine) -> [Purchase]? {
        if let sign = line.name.utf8.firstRange(of: "®") ?? line.name.utf8.firstRange(of: "™") {
            let name = String(String(line.name[sign.upperBound...]).trimmedSpaces)
            let rest = parser.parse(name)
            // "Beau Monde® seasoning" is a mixture of its own.
            guard let food = rest.food.flatMap({ foods.food(id: $0.id) }), food.id != "seasoning",
                line.food == nil || food.id == line.food?.id,
                food.staple != .no || Self.plainFoods.contains(food.id) || food.shop?.spooned != nil
                    || foods.words.aisles.aisle(ofFood: food.id) == .spices,
                isFood(words(of: rest.name).words[...])
            else { return nil }
            var plain = line
            // "Zork® Thyme Leaves" are in a jar, as a teaspoon of thyme is.
            plain.name = food.shop?.spooned == nil ? name : food.name
            plain.food = food.reference
            guard case .buy(let bought) = read(plain) else { return nil }
            return bought
        }
        return nil
    }

    /// Sold under many names, and the same under each.
    static let plainFoods: Set<String> = [
        "flour", "bread-flour", "cake-flour", "self-rising-flour", "whole-wheat-flour", "butter", "egg", "milk",
        "sugar",
        "brown-sugar", "powdered-sugar", "cornstarch", "baking-powder", "baking-soda", "vegetable-oil", "canola-oil",
        "olive-oil", "sour-cream", "cream-cheese", "evaporated-milk", "condensed-milk", "dry-yeast",
        "vanilla-extract",
    ]

    /// "2 cups washed, dried and torn zork leaves": dried with a towel.
    func towelled(_ line: IngredientLine) -> [Purchase]? {
        guard line.category == .produce || line.food == nil || line.category == .pantry, line.name.contains("dried")
        else { return nil }
        for washed in ["rinsed", "washed", "cleaned"] {
            for dried in [", dried", " and dried", ", and dried"] {
                guard let found = line.text.utf8.firstRange(of: washed + dried),
                    let name = line.text.utf8.firstRange(of: line.name), found.upperBound > name.lowerBound
                else { continue }
                return reread(
                    String(line.text[..<found.lowerBound]) + washed + line.text[found.upperBound...],
                    as: line
                )
            }
        }
        return nil
    }

    /// "4 plum or 2 beefsteak tomatoes": the noun that the first word shares with those behind the "or" and its number.
    func sharing(_ line: IngredientLine) -> [Purchase]? {
        let rest = words(of: line.preparation)
        // "…, seeded and chopped" is said of both.
        let said = Array(rest.clauses.first ?? [])
        guard said.count > 2, said.count < 6, said[0].word.has(.or), said[1].kind == .number, let last = said.last,
            isNoun(last), last.word.unit == nil, let noun = resolver.resolve([last])?.food,
            case let name = words(of: line.name).words, name.count == 1, let base = line.food, base.id != noun.id,
            let match = resolver.resolve((name + [last])[...]), match.isNamed, match.food.id != base.id,
            match.food.id != noun.id, match.food.category == noun.category
        else { return nil }
        var whole = line
        whole.name += " " + rest.text([last])
        whole.food = match.food.reference
        guard case .buy(let bought) = read(whole) else { return nil }
        return bought
    }

    /// "Fresh or thawed, frozen peas": frozen ones, or fresh.
    func either(_ line: IngredientLine) -> [Purchase]? {
        for words in [
            "fresh or thawed, frozen ", "fresh or thawed frozen ", "fresh or unthawed frozen ", "fresh or thawed ",
        ] {
            guard let start = line.text.utf8.firstRange(of: words) else { continue }
            let plain = String(line.text[..<start.lowerBound]) + "frozen " + line.text[start.upperBound...]
            guard var bought = reread(plain, as: line), bought.count == 1, bought[0].alternative.isEmpty else {
                return nil
            }
            bought[0].alternative = "or fresh"
            return bought
        }
        return nil
    }

    /// "Lettuce, crema or sour cream, salsa (for serving)": foods between commas, one of them with a choice of its own.
    func foodsInList(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil, line.text.contains(" or "), line.text.utf8.count < 200, !isRemark(line),
            !line.text.utf8.contains(UInt8(ascii: ":")), !line.text.utf8.contains(UInt8(ascii: ";"))
        else { return nil }
        let text = words(of: line.text)
        var depth = 0
        var parts = text.all.split { token in
            if token.kind == .open { depth += 1 }
            if token.kind == .close { depth -= 1 }
            return token.kind == .comma && depth == 0
        }
        // "…, and pickles, for topping"
        if parts.count > 3, parts.last?.first?.word.has(.ends) == true { parts.removeLast() }
        if let last = parts.last, last.first?.word.has(.and) == true { parts[parts.count - 1] = last.dropFirst() }
        // "…, sour cream and crumbled or shredded cheese"
        if parts.count > 3, let last = parts.last, let and = last.firstIndex(where: { $0.word.has(.and) }),
            last[and...].contains(where: { $0.word.has(.or) }), and > last.startIndex, and + 1 < last.endIndex
        {
            parts[parts.count - 1] = last[..<and]
            parts.append(last[(and + 1)...])
        }
        let isLong = parts.count > 4
        guard (3...10).contains(parts.count),
            !text.all.contains(where: { $0.word.has(.example) || $0.kind == .number }),
            // "Olive, sunflower or walnut oil" are one.
            isLong || parts.last?.contains(where: { $0.word.has(.or) }) == false,
            parts.allSatisfy({ !$0.isEmpty && $0.first?.word.has([.or, .and, .ends, .stop, .with]) == false })
        else { return nil }
        var bought: [Purchase] = []
        for part in parts {
            let one = parser.parse(text.text(from: part[part.startIndex], through: part[part.endIndex - 1]))
            guard let food = one.food, one.amount == nil,
                isFood(words(of: one.name).words[...])
                    || one.name.contains(" or ")
                    || resolver.resolve(words(of: one.name).words[...])?.food.id == food.id,
                case .buy(let some) = read(one)
            else { return nil }
            bought += some.map(\.uncounted)
        }
        return Set(bought.map(\.key)).count == bought.count ? bought : nil
    }

    /// "1 brisket with spice packet": what is to be in its package.
    func packet(in line: IngredientLine) -> String? {
        guard language == .en, line.preparation.utf8.count < 50 else { return nil }
        let text = words(of: line.preparation)
        guard let clause = text.clauses.first(where: { $0.first?.word.has(.with) == true }), clause.count > 2,
            let first = clause.first, let last = clause.last,
            last.word.unit == .sachet || last.word.unit == .package || last.word.unit == .pouch
        else { return nil }
        return text.text(from: first, through: last)
    }

    /// "Sautéed", "soaked", "tossed".
    private func isDone(_ token: Token, in text: NameWords) -> Bool {
        token.word.has(.done) || text.text([token]).hasSuffix("ed")
    }

    /// "1 tbsp cloves, mashed to a paste with ½ tsp salt": the seasoning in the preparation of something else.
    func seasoned(with line: IngredientLine, _ bought: [Purchase]) -> [Purchase] {
        guard language == .en, bought.count == 1,
            line.preparation.contains("with ") || line.preparation.contains(" in "), line.text.utf8.count < 160
        else { return bought }
        let text = words(of: line.preparation)
        guard
            let with = text.all.indices.first(where: { place in
                let word = text.text([text.all[place]]).lowercased()
                return (word == "with" || word == "in" && place > 0 && isDone(text.all[place - 1], in: text))
                    && place + 2 < text.all.count
                    && (text.all[place + 1].kind == .number || text.all[place + 1].kind == .vulgar)
            })
        else { return bought }
        let part = text.all[(with + 1)...].prefix { $0.kind != .comma && $0.kind != .open && !$0.word.has(.and) }
        // "2 teaspoons juice from the can", "… or 3 tablespoons sherry mixed with 1 tablespoon sugar"
        guard !part.contains(where: { $0.word.has(.from) || buying.elsewhere.contains($0.key) }),
            !text.all[..<with].contains(where: { $0.word.has(.or) }), bought[0].alternative.isEmpty,
            let first = part.first, let last = part.last,
            case let seasoning = parser.parse(text.text(from: first, through: last)),
            let food = seasoning.food.flatMap({ foods.food(id: $0.id) }), food.shop?.isFree != true,
            seasoning.amount?.unit?.dimension == .volume, food.shop?.isTool != true, bought[0].food?.id != food.id,
            case .buy(var more) = read(seasoning), more.count == 1
        else { return bought }
        more[0].count(seasoning, beside: line)
        return bought + more
    }
}
