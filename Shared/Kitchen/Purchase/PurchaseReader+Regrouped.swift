/// English lines whose choice, size or unit stands in an unusual place.
extension PurchaseReader {
    /// What is bought for the line as others are written; nil if it is like them.
    func regrouped(_ line: IngredientLine) -> [Purchase]? {
        eitherAmount(line) ?? moreChoices(line) ?? listOfKinds(line) ?? bracketBeforeNoun(line) ?? chunkOfWeight(line)
            ?? bunchOfWeight(line) ?? seasonedBehind(line) ?? pinchOf(line)
    }

    /// A line with the words in it that are a letter away from the name of a food as that is spelled: "2 zuchini".
    ///
    /// Without the rests of a link as well: "pastry dough for a epi:recipelinkpie</epi:recipelink>".
    func spelledRight(_ line: IngredientLine) -> IngredientLine {
        if language == .en, line.food != nil, line.amount == nil, line.text.first?.isLetter == true,
            !line.text.hasPrefix("epi:"), let text = Self.withoutMarks(line.text)
        {
            return parser.parse(text)
        }
        guard line.food == nil || words(of: line.name).words.contains(where: foods.isUnknown),
            let meant = foods.respelled(line.text, in: language)
        else { return line }
        return parser.parse(meant)
    }

    /// "1 cup dried cranberry, navy, or cannellini beans": kinds of one food, of which the second is none by itself.
    private func listOfKinds(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil, line.text.utf8.count < 160, line.text.utf8.firstRange(of: ", or ") != nil else {
            return nil
        }
        let text = words(of: line.text)
        let tokens = text.all
        guard let or = tokens.firstIndex(where: { $0.word.has(.or) }), or > 3, tokens[or - 1].kind == .comma,
            let comma = tokens[..<(or - 1)].lastIndex(where: { $0.kind == .comma }), comma > 1,
            case let second = tokens[(comma + 1)..<(or - 1)], (1...2).contains(second.count),
            case let third = tokens[(or + 1)...].prefix(while: { $0.kind == .word }), (2...3).contains(third.count),
            let noun = third.last, resolver.resolve([noun])?.isNamed == true,
            let first = resolver.resolve([tokens[comma - 1], noun]), first.isNamed,
            resolver.resolve(tokens[(comma - 1)...(comma - 1)])?.food.category != first.food.category
                || resolver.resolve(tokens[(comma - 1)...(comma - 1)])?.food.id != first.food.id,
            resolver.resolve(second) == nil, resolver.resolve((second + [noun])[...])?.isNamed == true,
            resolver.resolve(third)?.isNamed == true
        else { return nil }
        let front = text.text(from: tokens[0], through: tokens[comma - 1]) + " " + text.text([noun])
        guard var bought = reread(front, as: line), bought.count == 1, bought[0].alternative.isEmpty else { return nil }
        bought[0].alternative = "or " + text.text(from: second[second.startIndex], through: noun)
        return bought
    }

    /// "½ cup red, white, or brown rice, quinoa, or barley": sorts of the first food, and then other foods.
    private func moreChoices(_ line: IngredientLine) -> [Purchase]? {
        guard let or = line.text.utf8.firstRange(of: " or "), line.text[or.upperBound...].contains(" or "),
            line.amount != nil, line.text.utf8.count < 120
        else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard let first = tokens.firstIndex(where: { $0.word.has(.or) }), first > 2, tokens[first - 1].kind == .comma,
            let comma = tokens[first...].firstIndex(where: { $0.kind == .comma }), comma > first + 2,
            tokens[(first + 1)..<comma].allSatisfy({ $0.kind == .word }),
            case let rest = tokens[(comma + 1)...].prefix(while: { $0.kind == .word || $0.kind == .comma }),
            rest.contains(where: { $0.word.has(.or) }), let last = rest.last, rest.endIndex == tokens.count,
            rest.split(whereSeparator: { $0.kind == .comma || $0.word.has(.or) })
                .allSatisfy({ resolver.resolve($0)?.isNamed == true })
        else { return nil }
        let front = text.text(from: tokens[0], through: tokens[comma - 1])
        guard var bought = reread(front, as: line), bought.count == 1, !bought[0].alternative.isEmpty else {
            return nil
        }
        bought[0].alternative += ", " + text.text(from: tokens[comma + 1], through: last)
        return bought
    }

    /// "Cranberry, navy, or cannellini (white kidney) beans", "wagon-wheel (or any short) pasta": the noun behind brackets.
    private func bracketBeforeNoun(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil, line.text.utf8.count < 160, let open = line.text.utf8.firstRange(of: " ("),
            let close = line.text.utf8.firstRange(of: ") "), open.upperBound < close.lowerBound,
            line.text[..<open.lowerBound].last?.isLetter == true,
            case let inside = String(line.text[open.upperBound..<close.lowerBound]), inside.utf8.count < 30,
            !inside.contains(where: \.isNumber), !inside.contains(",")
        else { return nil }
        let behind = line.text[close.upperBound...]
        let noun = String(behind.prefix { $0.isLetter })
        let front = String(line.text[..<open.lowerBound])
        let rest = behind.dropFirst(noun.count)
        guard Self.nouns.contains(noun.lowercased()), rest.first?.isLetter != true else { return nil }
        if inside.hasPrefix("or ") {
            guard var bought = reread("\(front) \(noun)\(rest)", as: line), bought.count == 1,
                bought[0].alternative.isEmpty
            else { return nil }
            bought[0].alternative = "\(inside) \(noun)"
            return bought
        }
        guard front.utf8.firstRange(of: ", or ") != nil else { return nil }
        return reread("\(front) \(noun)\(rest)", as: line)
    }

    private static let nouns: Set<String> = [
        "bean", "beans", "pasta", "noodles", "lentils", "peppers", "chiles", "chilies", "mushrooms", "potatoes",
        "tomatoes", "onions", "squash", "rice", "cheese", "flour", "sugar", "apples", "greens", "olives",
    ]

    /// "Big chunk of watermelon, about 1 pound": what the piece weighs.
    private func chunkOfWeight(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.first?.isNumber == false, let of = line.text.utf8.firstRange(of: " of "),
            case let front = line.text[..<of.lowerBound].split(separator: " ").map({ $0.lowercased() }),
            front.count < 4, let unit = front.last, Self.pieces.contains(unit),
            let about = line.text.utf8.firstRange(of: ", about ") ?? line.text.utf8.firstRange(of: " (about "),
            about.lowerBound > of.upperBound
        else { return nil }
        let measure = line.text[about.upperBound...].prefix { $0 != "," && $0 != ")" }
        guard parser.parse(measure + " of it").amount?.unit?.dimension == .mass else { return nil }
        return reread("\(measure) \(line.text[of.upperBound..<about.lowerBound])", as: line)
    }

    private static let pieces: Set<String> = ["chunk", "piece", "wedge", "slab", "hunk", "block"]

    /// "1 1/2-ounce bunch basil": one bunch.
    private func bunchOfWeight(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.first?.isNumber == true,
            let bunch = line.text.utf8.firstRange(of: "-ounce bunch "),
            case let size = line.text[..<bunch.lowerBound], size.contains("/"),
            size.allSatisfy({ $0.isNumber || " /".contains($0) })
        else { return nil }
        return reread("1 bunch " + line.text[bunch.upperBound...], as: line)
    }

    /// "1 cup dried bread crumbs, seasoned": a food of its own.
    private func seasonedBehind(_ line: IngredientLine) -> [Purchase]? {
        guard line.preparation == "seasoned", line.text.hasSuffix(", seasoned"),
            let name = line.text.utf8.firstRange(of: line.name)
        else { return nil }
        let front = line.text[..<name.lowerBound] + "seasoned " + line.name
        return reread(String(front), as: line)
    }

    /// "A good pinch of chile powder": a pinch.
    private func pinchOf(_ line: IngredientLine) -> [Purchase]? {
        for start in ["A good pinch of ", "A generous pinch of ", "A big pinch of ", "A large pinch of "]
        where line.text.hasPrefix(start) || line.text.hasPrefix(start.lowercased()) {
            return reread("1 pinch " + line.text.dropFirst(start.count), as: line)
        }
        return nil
    }
}
