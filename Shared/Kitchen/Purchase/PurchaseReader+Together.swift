/// English lines of several things that one word belongs to.
extension PurchaseReader {
    /// "1 cup candied cherries and pineapple": both are candied.
    func candiedBoth(_ line: IngredientLine) -> [Purchase]? {
        guard let first = line.text.utf8.firstRange(of: "andied "), line.text.utf8.count < 80,
            let and = line.text.utf8.firstRange(of: " and "), and.lowerBound > first.upperBound,
            case let front = line.text[first.upperBound..<and.lowerBound], !front.contains(","), !front.contains("("),
            case let rest = line.text[and.upperBound...], !rest.lowercased().hasPrefix("candied"),
            case let other = words(of: String(rest)), let clause = other.clauses.first, clause.count < 4,
            let match = resolver.resolve(clause),
            match.food.category == .produce || match.food.id.hasSuffix("zest")
                || match.food.id.hasSuffix("peel"),
            case let last = other.text([clause[clause.endIndex - 1]]),
            // "Candied orange and lemon peel"
            case let noun = last.hasPrefix("peel") && !front.hasSuffix("peel") ? " " + last : "",
            let one = reread(line.text[..<and.lowerBound] + noun, as: line), one.count == 1,
            case .buy(let two) = read(parser.parse("candied " + rest)), two.count == 1
        else { return nil }
        return one + two.map(\.uncounted)
    }

    /// "¾ cup dice assorted red, green, yellow, and/or orange bell peppers": one food in several colours, which the note has.
    func colorList(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil, !line.text.contains("each"),
            line.text.utf8.contains(UInt8(ascii: ",")) || line.text.contains(" and "),
            line.text.utf8.count < 120
        else {
            return nil
        }
        let text = words(of: line.text)
        let tokens = text.all
        guard let start = tokens.firstIndex(where: { $0.kind == .word && namesColor($0) }), start > 0 else {
            return nil
        }
        let list = tokens[start...].prefix { token in
            token.kind == .comma || token.kind == .slash || token.word.has([.and, .or])
                || token.kind == .word && namesColor(token)
        }
        let count = list.count { $0.kind == .word && namesColor($0) }
        guard count > 1, list.contains(where: { $0.word.has(.and) }),
            let last = list.last, last.kind == .word, list.endIndex < tokens.count,
            let food = resolver.resolve(tokens[list.endIndex...].prefix { $0.kind == .word }),
            food.words.lowerBound == 0,
            count > 2 && food.food.category == .produce || Self.sweets.contains(food.food.id)
        else { return nil }
        let front = text.text(from: tokens[0], through: tokens[start - 1])
        let plain = front + " " + text.text(from: tokens[list.endIndex], upTo: nil)
        guard var bought = reread(plain, as: line), bought.count == 1 else { return nil }
        bought[0].add(remark: text.text(from: tokens[start], through: last))
        return bought
    }

    /// Sold in many colours.
    private static let sweets: Set<String> = ["hard-candy", "sprinkles"]

    /// "1 ½ pounds beef, veal, and pork meatloaf mix", "2 lb mixed ground beef, pork and veal": ground meats together, of
    /// which a shop sells no one for all.
    func mixedMeats(_ line: IngredientLine) -> [Purchase]? {
        guard line.category == .meat || line.text.contains("loaf mix"), line.amount?.unit?.dimension == .mass,
            !line.text.contains(" or "), line.text.utf8.count < 110,
            line.text.contains("ground") || line.text.contains("loaf mix") || line.text.contains("loaf meat")
        else { return nil }
        let kinds = ["beef", "pork", "veal", "lamb", "turkey"].filter { line.text.contains($0) }
        guard kinds.count > 1, line.text.contains("mix") || line.text.contains("combination"),
            case let text = words(of: line.text).all,
            let start = text.firstIndex(where: { $0.kind == .word && $0.word.unit == nil && $0.word.number == nil })
        else { return nil }
        var purchase = named("mixed ground meat", in: line.withoutFood)
        purchase.category = .meat
        let end = line.text.firstIndex { $0 == "(" } ?? line.text.endIndex
        let said = words(of: line.text).text(from: text[start], upTo: nil)
        purchase.remark = line.text[end...].isEmpty ? said : line.note.isEmpty ? said : line.note
        return [options(of: line, purchase)].map { bought in
            var bought = bought
            bought.add(remark: purchase.remark)
            return bought
        }
    }

    /// "Sliced avocado, cilantro leaves, sour cream, and/or chopped onion": all of them, of which people choose some.
    func andOr(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil, let both = line.text.utf8.firstRange(of: " and/or "), line.text.utf8.count < 140,
            !line.text.utf8.contains(UInt8(ascii: ":")), line.text[..<both.lowerBound].contains(",")
        else { return nil }
        let part = parser.parse(line.text[..<both.lowerBound] + " and " + line.text[both.upperBound...])
        let count =
            line.text[..<both.lowerBound].count { $0 == "," } + (line.text[..<both.lowerBound].hasSuffix(",") ? 1 : 2)
        if case .buy(let bought) = read(part), bought.count >= count { return bought.map(\.uncounted) }
        // What is not known is said in the line's words.
        guard let comma = line.text.firstIndex(of: ","),
            case .buy(var first) = read(parser.parse(String(line.text[..<comma]))), !first.isEmpty
        else { return nil }
        let rest = line.text[comma...].dropFirst(2).prefix { $0 != "(" && $0 != ";" }
        first[first.count - 1].alternative = "or " + String(rest).trimmedSpaces
        for index in first.indices { first[index].isOptional = line.optional }
        return first.map(\.uncounted)
    }
}
