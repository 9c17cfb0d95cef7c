/// What may be left out.
extension PurchaseReader {
    /// "¼ cup sauce, plus extra for serving if desired": only more of it may be left out.
    func isMoreOptional(_ line: IngredientLine) -> Bool {
        guard line.amount != nil else { return false }
        let tokens = words(of: line.text).all
        if language == .en, isPartOptional(line, tokens) || isKeptIfLiked(line) { return true }
        if language == .en, moreIfLiked(line) != nil, !tokens.contains(where: { $0.word.has(.optional) }) {
            return true
        }
        // "(Evtl. mehr)"
        if language != .en,
            zip(tokens, tokens.dropFirst()).contains(where: { wish, more in
                (buying.mayBeginWish(wish) || wish.word.has(.optional))
                    && buying.isAside(.empty.appending(more.key), "more")
            })
        {
            return true
        }
        let wish = tokens.lastIndex { buying.mayBeginWish($0) || $0.word.has(.optional) } ?? 0
        guard let plus = tokens[..<wish].lastIndex(where: { $0.kind == .plus || $0.word.has(.plus) }) else {
            return false
        }
        // "2 cinnamon sticks; plus 6 more for serving (optional)"
        let isMore =
            language == .en
            && tokens[plus...].prefix(4).contains { token in
                Self.moreOf.contains(words(of: line.text).text([token]).lowercased())
            }
        return plus > 1 && (isMore || !tokens[plus...wish].contains { $0.kind == .open })
    }

    /// "Plus whole leaves for garnish (optional)": what is said of more.
    private static let moreOf: Set<String> = [
        "more", "extra", "additional", "leaves", "sprigs", "shavings", "wedges", "slices",
    ]

    /// "3 cups broth (more if you like it thin)", "1 chipotle (you may add 2 to 3 if you like)": what may be more or less than the
    /// amount, which itself is needed.
    func moreIfLiked(_ line: IngredientLine) -> String? {
        guard language == .en, line.amount != nil, line.text.utf8.firstRange(of: " if ") != nil,
            let wish = [" if you like", " if you wish", " if you want", " if desired"].lazy
                .compactMap({ line.text.utf8.firstRange(of: $0) }).first,
            let start = line.text[..<wish.lowerBound].lastIndex(where: { "(,;".contains($0) })
        else { return nil }
        let clause = String(String(line.text[start..<wish.lowerBound].dropFirst()).trimmedSpaces)
        let said = clause.lowercased().split(separator: " ")
        guard !said.isEmpty, said.count < 8, said[0] != "plus",
            said.contains(where: { Self.moreOrLess.contains(String($0)) }),
            line.text[..<start].contains(where: \.isLetter)
        else { return nil }
        let behind = line.text[wish.lowerBound...].prefix { !"),;".contains($0) }
        let wishes = behind.split(separator: " ").prefix(3).joined(separator: " ")
        return clause + " " + (behind.utf8.count > 30 ? wishes : String(behind.dropFirst()))
    }

    private static let moreOrLess: Set<String> = [
        "more", "less", "extra", "additional", "add", "another", "use", "double",
    ]

    /// "1 chile, minced, seeds optional", "1 turkey, neck and giblets optional": a part of it that may be left out.
    private func isPartOptional(_ line: IngredientLine, _ tokens: [Token]) -> Bool {
        guard let wish = tokens.lastIndex(where: { $0.word.has(.optional) }), wish > 1, tokens[wish - 1].kind == .word
        else { return false }
        let clause = tokens[..<wish].suffix(from: tokens[..<wish].lastIndex { $0.kind != .word }.map { $0 + 1 } ?? 0)
        guard clause.startIndex > 0, let last = clause.last else { return false }
        let name = words(of: line.name).words
        return !clause.contains { token in name.contains { $0.key == token.key } }
            && (last.word.has(.part) || buying.inside.contains(last.key) || isPartWord(last, in: line))
    }

    /// "1 fennel bulb, reserving fronds for garnish if desired", "1 chile, chopped, with seeds if desired", "24 chops, frenched
    /// if desired": what is kept of it or done with it may be left out, not the whole.
    private func isKeptIfLiked(_ line: IngredientLine) -> Bool {
        guard
            let wish = [" if desired", " if you like", " if available", " (optional)"].lazy
                .compactMap({ line.text.utf8.firstRange(of: $0) }).first,
            case let front = withoutCommaOfWish(line.text[..<wish.lowerBound]),
            let start = front.lastIndex(where: { ",;(".contains($0) })
        else { return false }
        let clause = front[start...].dropFirst().lowercased()
        let said = clause.split(separator: " ")
        if let first = said.first, let last = said.last, !line.text[wish].contains("("),
            first == "with" || first.first?.isNumber == true || last.hasSuffix("ed") && last.utf8.count > 3
        {
            return true
        }
        return ["reserving ", "reserved ", "fronds ", "tops "].contains { clause.utf8.firstRange(of: $0) != nil }
    }

    /// "1 chile, seeded, if desired", "baguette (toasted, if desired)": the words without the comma behind what is done if so.
    private func withoutCommaOfWish(_ front: Substring) -> Substring {
        guard front.last == ",", case let rest = front.dropLast(),
            let start = rest.lastIndex(where: { ",;(".contains($0) }),
            let last = rest[start...].split(separator: " ").last
        else { return front }
        let isInBrackets = rest[start] == "(" && last.hasSuffix("ed")
        return isInBrackets || Self.doneIfLiked.contains(String(last.drop { !$0.isLetter })) ? rest : front
    }

    /// What is done with a part of a food.
    private static let doneIfLiked: Set<String> = [
        "seeded", "peeled", "removed", "skinned", "deveined", "trimmed", "stemmed", "discarded",
    ]

    private func isPartWord(_ token: Token, in line: IngredientLine) -> Bool {
        ["seeds", "skin", "skins", "peel", "stems", "ribs", "leaves", "tops", "crust", "crusts", "rind"]
            .contains(words(of: line.text).text([token]).lowercased())
    }

    /// Whether any of the words between commas say that something may be left out: "(kein Muss, aber fein)".
    func isAnyWish(_ tokens: ArraySlice<Token>) -> Bool {
        tokens.contains(where: buying.mayBeginWholeWish)
            && tokens.split { $0.kind == .comma }.contains { buying.isOptional($0.filter { $0.kind == .word }) }
    }

    /// "If using sour cherries", "2 cups if using a cooker": a case in which it is done otherwise.
    private func isCase(_ said: [String]) -> Bool {
        guard let using = said.firstIndex(of: "using"), using > 0, said[using - 1] == "if" else { return false }
        return using + 1 < said.count
    }

    func isWish(_ text: String, _ food: Food?) -> Bool {
        guard !text.isEmpty else { return false }
        let words = words(of: text)
        guard words.all.contains(where: buying.mayBeginWholeWish) else { return false }
        return words.parts.contains { part in
            let said = part.filter { $0.kind == .word }
            // "Separated if desired" is about how.
            guard buying.isOptional(said),
                !said.contains(where: { !$0.word.has(.optional) && $0.word.has([.done, .after]) || $0.word.has(.or) }),
                // "Extra-virgin if desired" is about which.
                food.flatMap({ buying.kind(said, at: 0, of: $0)?.kind }) == nil
            else { return false }
            // "(Evtl. mehr)" is about how much.
            if language != .en, said.contains(where: { buying.isAside(.empty.appending($0.key), "more") }) {
                return false
            }
            // "(If using kale, slice thinly)" is about a case.
            if language == .en, isCase(said.map { words.text([$0]).lowercased() }) { return false }
            // "Turkey brined if desired" is about how.
            if language == .en, let food, said.contains(where: { resolver.resolve([$0])?.food.id == food.id }) {
                return false
            }
            // "Shelled and, if desired, deveined"
            let start = part.startIndex
            return start < 2 || words.tokens[start - 1].kind != .comma || !words.tokens[start - 2].word.has(.and)
        }
    }
}
