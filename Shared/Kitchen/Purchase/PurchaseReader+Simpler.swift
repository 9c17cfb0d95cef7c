/// English lines that other rules read once a choice, a list of sorts or a size stands where others write it.
extension PurchaseReader {
    /// What is bought for the line in those words; nil if it has them.
    func simpler(_ line: IngredientLine) -> [Purchase]? {
        firstOfCounted(line) ?? assortedSorts(line) ?? cookedAndCut(line) ?? pieceBySides(line) ?? across(line)
            ?? pieceOfStick(line) ?? eachBeforeColon(line) ?? partOfPackage(line)
    }

    /// "Milk crumbs": crumbs of what no bread is made of, which another recipe makes.
    func isCrumbs(_ name: NameWords, _ food: Food) -> Bool {
        guard language == .en, food.id == "breadcrumbs", name.words.count > 1, let last = name.words.last,
            name.text([last]).lowercased() == "crumbs",
            let match = resolver.resolve(name.words.dropLast()), match.words.upperBound == name.words.count - 1
        else { return false }
        return match.food.category == .dairy || match.food.category == .produce
    }

    /// "½ cup sweet potato puree" and "2 tablespoons onion-dip powder": what is made of a food is not counted
    /// like it; the line without the food, nil if it says none of that.
    func madeOf(_ food: Food, _ line: IngredientLine, _ name: NameWords) -> IngredientLine? {
        guard language == .en, name.words.count > 1, let last = name.words.last,
            food.category == .produce || food.category == .meat, line.amount?.unit?.isMeasure == true,
            buying.isAside(.empty.appending(last.key), "made"),
            let match = resolver.resolve(name.words[...]), match.words.upperBound < name.words.count
        else { return nil }
        var made = line.withoutFood
        made.category = food.category == .meat ? .meat : .pantry
        return made
    }

    /// "FROSTING", "PASTRY": what a part of the recipe is called, in capitals.
    func isPartName(_ line: IngredientLine) -> Bool {
        guard language == .en, line.food != nil, line.text.utf8.count > 4, let only = words(of: line.text).all.first,
            words(of: line.text).all.count == 1
        else { return false }
        return buying.nothing.contains(only.key) || line.text == "PASTRY"
    }

    /// "Zest of 2 lemons, 2 limes, or 1 orange": any of them does, so the first one is bought.
    private func firstOfCounted(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.utf8.count < 100, line.text.utf8.firstRange(of: ", or ") != nil,
            !line.text.contains(where: { "(;:".contains($0) })
        else { return nil }
        let parts = line.text.split(separator: ",").map { String(String($0).trimmedSpaces) }
        guard (3...5).contains(parts.count), parts[parts.count - 1].hasPrefix("or "),
            !parts.dropLast().contains(where: { $0.contains("or ") })
        else { return nil }
        let others = parts.dropFirst().map { $0.hasPrefix("or ") ? String($0.dropFirst(3)) : $0 }
        let areCounted = others.allSatisfy { other in
            let part = parser.parse(other)
            return part.amount != nil && part.amount?.unit?.isMeasure != true && part.food != nil
                && part.category == line.category && part.preparation.isEmpty
        }
        guard areCounted, parts[0].contains(where: \.isNumber), var bought = reread(parts[0], as: line),
            bought.count == 1, bought[0].food != nil
        else { return nil }
        bought[0].alternative = others.map { "or \($0)" }.joined(separator: ", ")
        return bought
    }

    /// "2 cups assorted cherry, grape, and pear tomatoes": sorts of one food, which the note names.
    private func assortedSorts(_ line: IngredientLine) -> [Purchase]? {
        if let berries = mixedBerries(line) { return berries }
        guard line.amount != nil,
            let word = ["assorted ", "mixed "].lazy.compactMap({ line.text.utf8.firstRange(of: $0) }).first,
            case let text = words(of: String(line.text[word.upperBound...])),
            case let tokens = text.all.prefix(12).prefix(while: { $0.kind == .word || $0.kind == .comma }),
            let last = tokens.lastIndex(where: { $0.word.has([.and, .or]) }), last > 1, last + 2 < tokens.count,
            case let end = min(last + 3, tokens.count), let noun = tokens[..<end].last,
            case let name = tokens[(last + 1)..<end], let food = resolver.resolve(name)?.food,
            food.category == .produce
        else { return nil }
        let sorts = tokens[..<last].split { $0.kind == .comma || $0.word.has([.and, .or]) }
        guard sorts.count > 1,
            sorts.allSatisfy({ $0.count < 3 && resolver.resolve(Array($0 + [noun])[...])?.food.id == food.id })
        else { return nil }
        let behind = end < tokens.count ? " " + text.text(from: tokens[end], upTo: nil) : ""
        guard var bought = reread(line.text[..<word.lowerBound] + food.name + behind, as: line), bought.count == 1
        else { return nil }
        bought[0].add(remark: text.text(from: tokens[0], through: tokens[end - 2]))
        return bought
    }

    /// "2 cups mixed raspberries, blueberries, and strawberries": berries, which the note names.
    private func mixedBerries(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil, line.text.utf8.count < 100, !line.text.contains("("),
            let word = line.text.utf8.firstRange(of: "mixed "), line.text.utf8.firstRange(of: "berries, ") != nil,
            case let text = words(of: String(line.text[word.upperBound...])), let last = text.all.last,
            case let sorts = text.all.split(whereSeparator: { $0.kind == .comma || $0.word.has([.and, .or]) }),
            sorts.count > 1, sorts.allSatisfy({ resolver.resolve($0)?.food.id.hasSuffix("berry") == true }),
            var bought = reread(line.text[..<word.lowerBound] + "mixed berries", as: line), bought.count == 1
        else { return nil }
        bought[0].add(remark: text.text(from: text.all[0], through: last))
        return bought
    }

    /// "1 cup cooked, chopped turkey meat": the second word is about how, and no part of the name.
    private func cookedAndCut(_ line: IngredientLine) -> [Purchase]? {
        guard line.name.hasPrefix("cooked, "), let comma = line.text.utf8.firstRange(of: "cooked, "),
            case let rest = line.text[comma.upperBound...],
            let cut = ["chopped ", "diced ", "cubed ", "shredded ", "sliced "].first(where: rest.hasPrefix)
        else { return nil }
        return reread(line.text[..<comma.lowerBound] + "cooked " + rest.dropFirst(cut.count), as: line)
    }

    /// "1 (2-inch) piece cinnamon stick": one of them, which come as they come.
    private func pieceOfStick(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount?.unit == .piece, line.food?.id == "cinnamon-stick",
            let piece = line.text.utf8.firstRange(of: " piece ") ?? line.text.utf8.firstRange(of: " pieces ")
        else { return nil }
        return reread(line.text[..<piece.lowerBound] + " " + line.text[piece.upperBound...], as: line)
    }

    /// "½ of a 16-ounce package frozen peas": a part of a package of that size.
    private func partOfPackage(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.utf8.count < 100, !line.text.contains(" or "), line.note.isEmpty,
            let of = line.text.utf8.firstRange(of: " of a ") ?? line.text.utf8.firstRange(of: " of an "),
            let part = Self.partsOfOne[line.text[..<of.lowerBound].lowercased()],
            case let whole = parser.parse("1 " + line.text[of.upperBound...]), !whole.name.isEmpty,
            whole.amount?.value == .one, let unit = whole.amount?.unit, Self.filled.contains(unit)
        else { return nil }
        let size = whole.amounts.dropFirst().first.map { " (\($0.display))" } ?? ""
        let rest = whole.preparation.isEmpty ? "" : ", " + whole.preparation
        return reread("\(part)\(size) \(unit.rawValue) \(whole.name)\(rest)", as: line)
    }

    private static let partsOfOne = [
        "1/2": "1/2", "½": "1/2", "half": "1/2", "one half": "1/2", "one-half": "1/2", "1/3": "1/3", "⅓": "1/3",
        "1/4": "1/4", "¼": "1/4", "2/3": "2/3", "⅔": "2/3", "3/4": "3/4", "¾": "3/4",
    ]

    /// "½ teaspoon each: salt, cumin, and paprika": the colon is none behind a heading.
    private func eachBeforeColon(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount?.unit != nil, let each = line.text.utf8.firstRange(of: " each: "),
            line.text[..<each.lowerBound].utf8.count < 24
        else { return nil }
        return reread(line.text[..<each.lowerBound] + " each " + line.text[each.upperBound...], as: line)
    }

    /// What names the first of two foods that a list may have either of, where a shared noun would make another of it:
    /// "spinach or mixed greens" are no spinach greens, "lime or lemon Jell-O" is no lime.
    func firstOfUnlike(_ head: [Token], _ rest: ArraySlice<Token>) -> [Token]? {
        guard language == .en, rest.count > 1, let last = rest.last, let own = resolver.resolve(head[...]),
            own.exact, own.isNamed, own.food.category == .produce, let other = resolver.resolve(rest)
        else { return nil }
        if other.food.category == .produce {
            // Pumpkin blossoms have a noun that is none by itself.
            return other.isNamed && other.food.id != own.food.id && resolver.resolve([last]) != nil
                && resolver.resolve((head + [last])[...])?.isNamed != true
                && resolver.resolve((head + rest.suffix(2))[...])?.isNamed != true ? head : nil
        }
        let whole = head + rest.dropFirst()
        guard head.count == 1, let joined = resolver.resolve(whole[...]), joined.food.id != own.food.id else {
            return nil
        }
        // "Apple or cherry pie filling" are two names that end alike.
        if rest.count > 2, joined.isNamed, joined.food.category == other.food.category { return whole }
        return Self.flavored.contains(other.food.id) && joined.food.id == other.food.id ? whole : nil
    }

    /// What is sold in the flavours of fruit.
    private static let flavored: Set<String> = ["gelatin", "jello", "pudding-mix", "cake-mix", "muffin-mix"]

    /// "8 tortillas, about 9 inches (23 cm) in diameter": how large each of them is.
    private func across(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil, line.amount?.unit?.isMeasure != true, line.text.utf8.count < 120,
            let end = line.text.utf8.firstRange(of: " in diameter"), end.upperBound == line.text.endIndex,
            let comma = line.text.utf8.firstRange(of: ", "), comma.upperBound < end.lowerBound,
            case let size = line.text[comma.upperBound..<end.lowerBound], size.contains("inch"), !size.contains(","),
            var bought = reread(String(line.text[..<comma.lowerBound]), as: line), bought.count == 1
        else { return nil }
        bought[0].add(remark: String(size))
        return bought
    }

    /// "1 2 x 2-inch piece rind (optional)": so many pieces, whose size the note says.
    private func pieceBySides(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil, line.text.utf8.count < 120, line.text.contains("inch") else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard tokens.count > 6, tokens[0].kind == .number, tokens[1].kind == .number,
            tokens[2].kind == .times || ["by", "x"].contains(text.text([tokens[2]]).lowercased()),
            tokens[3].kind == .number,
            let inch = tokens[..<7].firstIndex(where: { $0.word.unit == .inch }),
            case let piece = tokens[inch + 1].kind == .hyphen ? inch + 2 : inch + 1, piece + 1 < tokens.count,
            tokens[piece].word.unit == .piece
        else { return nil }
        let rest = text.text(from: tokens[piece], upTo: nil)
        guard var bought = reread(text.text([tokens[0]]) + " " + rest, as: line), bought.count == 1 else { return nil }
        bought[0].add(remark: text.text(from: tokens[1], through: tokens[inch]))
        return bought
    }
}
