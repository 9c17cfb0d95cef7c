/// English lines whose marks, brackets or choices hide what is bought.
extension PurchaseReader {
    /// What is bought for the line in plainer words; nil if it is plain already.
    func plainer(_ line: IngredientLine) -> [Purchase]? {
        guard language == .en, line.text.utf8.count < 240 else { return nil }
        if let other = otherWords(line) ?? regrouped(line) ?? restored(line) { return other }
        if let other = simpler(line) { return other }
        if let other = unmarked(line) ?? eitherOrBoth(line) ?? describedOther(line) { return other }
        if let other = amountInBrackets(line) ?? listedOther(line) ?? uncut(line) { return other }
        return besideOwnRecipe(line) ?? kindOnly(line) ?? plainWays(line) ?? loose(line)
    }

    /// "1 cup <b>syrup</b>", "½ cup or so oil": the line without the marks of a page, or words for about so much.
    private func unmarked(_ line: IngredientLine) -> [Purchase]? {
        if let so = line.text.utf8.firstRange(of: " or so "), line.text[..<so.lowerBound].utf8.count < 20 {
            return reread(line.text[..<so.lowerBound] + " " + line.text[so.upperBound...], as: line)
        }
        return Self.withoutMarks(line.text).flatMap { reread($0, as: line) }
    }

    /// A line without the marks of a page and the rests of links; nil if it has none.
    static func withoutMarks(_ line: String) -> String? {
        let hasMark = line.contains("<") && line.contains(">")
        guard hasMark || links.contains(where: { line.utf8.firstRange(of: $0) != nil }) else { return nil }
        var rest = ""
        var isMark = false
        for character in line {
            if character == "<" {
                isMark = true
            } else if character == ">", isMark {
                isMark = false
            } else if !isMark {
                rest.append(character)
            }
        }
        for link in links {
            while let found = rest.utf8.firstRange(of: link) {
                rest = rest[..<found.lowerBound] + " " + rest[found.upperBound...]
            }
        }
        let text = String(rest.trimmedSpaces)
        return isMark || text.isEmpty || text == line ? nil : text
    }

    private static let links = ["/epi:recipelink", "/epi:recipeLink", "epi:recipelink", "epi:recipeLink"]

    /// "200 g yogurt and 200 ml milk, or 400 ml buttermilk (replacing both)": both, and what would do instead of them.
    private func eitherOrBoth(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.contains(" both"), let or = line.text.utf8.firstRange(of: ", or "),
            line.text[or.upperBound...].first?.isNumber == true,
            case let front = words(of: String(line.text[..<or.lowerBound])),
            let and = front.all.indices.dropFirst().dropLast().first(where: { place in
                front.all[place].word.has(.and) && [.number, .vulgar].contains(front.all[place + 1].kind)
            }),
            let first = front.all.first, let last = front.all.last,
            let one = reread(front.text(from: first, through: front.all[and - 1]), as: line),
            let other = reread(front.text(from: front.all[and + 1], through: last), as: line),
            (one + other).allSatisfy({ $0.food != nil })
        else { return nil }
        let choice = String(line.text[line.text.utf8.index(or.lowerBound, offsetBy: 2)...])
        return (one + other).map { purchase in
            var purchase = purchase
            purchase.alternative = choice
            return purchase
        }
    }

    /// "1 pound Bing or other dark, sweet cherries": the noun behind the comma is that of both.
    private func describedOther(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.contains(" or other "), line.text.utf8.contains(UInt8(ascii: ",")) else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard
            let or = tokens.indices.dropLast().first(where: { place in
                tokens[place].word.has(.or) && text.text([tokens[place + 1]]).lowercased() == "other"
            }), or > 0, !tokens[..<or].contains(where: { $0.kind == .open })
        else { return nil }
        let said = tokens[(or + 2)...].prefix { $0.kind == .word }
        guard (1...2).contains(said.count), said.endIndex + 1 < tokens.count, tokens[said.endIndex].kind == .comma,
            said.allSatisfy({ !isNoun($0) || buying.isPlain($0) || buying.isKind($0) || isQuality($0, in: text) }),
            resolver.resolve(said)?.isNamed != true
        else { return nil }
        let clause = tokens[(said.endIndex + 1)...].prefix { $0.kind == .word || $0.kind == .hyphen }
        let named = clause.filter { $0.kind == .word }
        guard let noun = named.last, named.count < 5, !noun.word.has([.done, .after, .adverb]),
            let match = resolver.resolve(named[...]), match.words.upperBound == named.count,
            let first = tokens.first, let end = clause.last
        else { return nil }
        let before = tokens[or - 1].kind == .comma ? or - 2 : or - 1
        guard before >= 0, tokens[before].kind == .word else { return nil }
        var head = text.text(from: first, through: tokens[before])
        let own = parser.parse(head).food.flatMap { foods.food(id: $0.id) }
        if own?.category != match.food.category { head += " " + text.text([noun]) }
        let rest = text.text(from: end, upTo: nil).dropFirst(text.text([end]).count)
        guard var bought = reread(head + rest, as: line), bought.count == 1 else { return nil }
        let more = bought[0].alternative
        bought[0].alternative = text.text(from: tokens[or], through: end) + (more.isEmpty ? "" : "; " + more)
        return bought
    }

    /// "Asadero, Chihuahua, or other melting cheese": the first of names whose noun stands behind the last.
    private func listedOther(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil, line.text.contains(", or other ") else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard
            let or = tokens.indices.dropFirst(4).dropLast(2).first(where: { place in
                tokens[place].word.has(.or) && text.text([tokens[place + 1]]).lowercased() == "other"
            }), tokens[or - 1].kind == .comma,
            let comma = tokens[..<(or - 1)].firstIndex(where: { $0.kind == .comma }), comma > 0,
            !tokens[..<or].contains(where: { $0.kind == .open })
        else { return nil }
        let between = tokens[(comma + 1)..<(or - 1)].split { $0.kind == .comma }
        let clause = tokens[(or + 2)...].prefix { $0.kind == .word || $0.kind == .hyphen }
        guard let noun = clause.last, !noun.word.has([.done, .after, .adverb]),
            let match = resolver.resolve(clause.filter { $0.kind == .word }[...]),
            !between.isEmpty,
            between.allSatisfy({ part in
                part.count < 4 && part.allSatisfy { $0.kind == .word && text.isProper($0) }
                    || resolver.resolve(part).map { $0.isNamed && $0.food.category == match.food.category } == true
            })
        else { return nil }
        var head = text.text(from: tokens[0], through: tokens[comma - 1])
        let first = parser.parse(head)
        let own = first.food.flatMap { foods.food(id: $0.id) }
        // "Armagnac" needs no noun.
        let isNamed = own?.isNamed(FoodKey.key(of: first.name), in: .en) == true
        if own?.category != match.food.category || text.isProper(tokens[comma - 1]) && !isNamed {
            head += " " + text.text([noun])
        }
        let rest = text.text(from: noun, upTo: nil).dropFirst(text.text([noun]).count)
        guard var bought = reread(head + rest, as: line), bought.count == 1 else { return nil }
        bought[0].alternative = text.text([tokens[or]]) + " " + text.text(from: tokens[comma + 1], through: noun)
        return bought
    }

    /// "1 cup skim or 1% milk": words for kinds only, whose noun stands behind the "or".
    private func kindOnly(_ line: IngredientLine) -> [Purchase]? {
        guard line.food == nil, line.preparation.hasPrefix("or "), !line.text.contains("percent"),
            line.text.hasSuffix(line.preparation),
            case let name = words(of: line.name).words, !name.isEmpty, name.count < 3,
            let noun = words(of: line.preparation).words.last, isNoun(noun),
            let food = resolver.resolve([noun])?.food,
            let kind = buying.kind(name, at: 0, of: food), kind.kind != nil, kind.end == name.count
        else { return nil }
        let front = line.text.dropLast(line.preparation.count)
        let text = front + words(of: line.preparation).text([noun])
        guard var bought = reread(String(text), as: line), bought.count == 1 else { return nil }
        bought[0].alternative = line.preparation
        return bought
    }

    /// "Fruity", "dark": a word before a noun that the table does not know.
    private func isQuality(_ token: Token, in text: NameWords) -> Bool {
        let word = text.text([token]).lowercased()
        return word.hasSuffix("y") || resolver.resolve([token]) == nil && token.word.unit == nil
    }

    /// "Vegetable oil (for frying; about 4 cups)": how much of it is needed.
    private func amountInBrackets(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil, let open = line.text.firstIndex(of: "("), open > line.text.startIndex,
            let close = line.text[open...].firstIndex(of: ")"),
            case let clauses = line.text[open..<close].dropFirst().split(separator: ";"), clauses.count == 2
        else { return nil }
        for (place, clause) in clauses.enumerated() {
            let said = String(String(clause).trimmedSpaces)
            let part = parser.parse(said + " of it")
            guard let amount = part.amount, amount.unit?.isMeasure == true, part.name == "it" else { continue }
            let other = String(String(clauses[1 - place]).trimmedSpaces)
            let front = line.text[..<open]
            let text = "\(amount.display) \(front)(\(other))\(line.text[close...].dropFirst())"
            return reread(text, as: line)
        }
        return nil
    }

    /// "3 cups cubes peeled horseradish (from 1 pound unpeeled)": so much of it as it is sold.
    private func uncut(_ line: IngredientLine) -> [Purchase]? {
        guard line.category == .produce, line.amount?.unit?.dimension == .volume,
            let from = line.text.utf8.firstRange(of: "(from "), !line.text[..<from.lowerBound].contains(" or "),
            let food = line.food.flatMap({ foods.food(id: $0.id) }), food.shop?.boughtAs == nil,
            food.shop?.isLiquid != true,
            let close = line.text[from.upperBound...].firstIndex(of: ")")
        else { return nil }
        let name = words(of: line.name).words
        let inside = words(of: String(line.text[from.upperBound..<close]))
        let part = parser.parse(line.text[from.upperBound..<close] + " of it")
        guard inside.all.count < 9, let weight = part.amount, weight.unit?.dimension == .mass, part.amounts.count == 1,
            inside.words.drop(while: { $0.word.unit == nil }).dropFirst().allSatisfy({ token in
                Self.uncut.contains(inside.text([token]).lowercased()) || name.contains { $0.key == token.key }
                    || token.word.has([.size, .of])
            })
        else { return nil }
        var whole = line
        whole.amount = weight
        whole.amounts = [weight]
        whole.note = ""
        whole.text = String(line.text[..<from.lowerBound]) + String(line.text[close...].dropFirst())
        let isInPod = inside.words.contains { inside.text([$0]).hasPrefix("pod") }
        if isInPod { whole.name = line.name.replacing("shelled ", with: "") }
        guard case .buy(var bought) = read(whole) else { return nil }
        if isInPod, bought.count == 1 { bought[0].add(remark: "in the pod") }
        return counting(bought, by: whole, in: line)
    }

    private static let uncut: Set<String> = [
        "unpeeled", "whole", "untrimmed", "unhulled", "unpitted", "unshelled", "fresh", "pods", "pod", "in",
    ]

    /// "1 homemade cherry (see note) or fresh cherry": what a shop has instead of what another recipe makes.
    private func besideOwnRecipe(_ line: IngredientLine) -> [Purchase]? {
        guard refersOn(line), line.text.lowercased().contains("homemade "),
            let close = line.text.utf8.firstRange(of: ") or "),
            case let rest = line.text[close.upperBound...], !rest.hasPrefix("other "),
            parser.parse(String(rest)).food != nil
        else { return nil }
        return reread((line.amount.map { $0.display + " " } ?? "") + rest, as: line)
    }
}
