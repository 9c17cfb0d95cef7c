/// What a line says about what to look for in the shop, which is no food and no kind of one.
extension PurchaseReader {
    /// More than so many words are a remark about cooking.
    private static let longestRemark = 14

    /// "Such as Gorgonzola or Camembert", "preferably red", "not instant": as written; empty if there is nothing.
    func said(in line: IngredientLine, being food: Food?, hasChoice: Bool) -> String {
        var parts: [String] = []
        for text in [line.preparation, line.note] where !text.isEmpty {
            let said =
                net(text, of: line) ?? example(in: words(of: text)) ?? remark(text, of: line)
                ?? (hasChoice ? nil : food.flatMap { sorts(of: $0, in: text, line) })
                ?? called(text, of: line, being: food)
            if let said, !parts.contains(said) {
                parts.append(said)
            }
        }
        if let inside = insideBrackets(line), !parts.contains(inside) { parts.append(inside) }
        if let from = madeFrom(line) ?? madeWith(line) ?? fromPackage(line) { parts.append(from) }
        if isFromCan(line, food), !parts.contains(where: { $0.hasPrefix("from ") }) {
            parts.append("from a can of chipotle chiles in adobo")
        }
        if let shell = food.flatMap({ inShell($0, line) }) { parts.append(shell) }
        if let more = packet(in: line) ?? servings(in: line), !line.name.contains(more) { parts.append(more) }
        if let count = piecesInside(line), !parts.contains(where: { $0.contains(count) }) { parts.append(count) }
        // Thick ones are no scallopini.
        if language == .en, food?.id.hasSuffix("cutlet") == true, line.text.contains("thinly sliced") {
            parts.append("thinly sliced")
        }
        if let weight = weightOfEach(line) { parts.append(weight) }
        if let cut = food.flatMap({ butchered($0, line) ?? thicknessOfSlices($0, line) }) { parts.append(cut) }
        if let frying = food.flatMap({ frying($0, line) }) { parts.append(frying) }
        if let food, let use = meatOfRub(food, line) { parts.append(use) }
        if let food, let more = thickness(of: food, in: line) ?? drained(food, line) { parts.append(more) }
        return parts.joined(separator: "; ")
    }

    /// "1 kg d'abricots (poids dénoyauté)", "peso escurrido": what was weighed.
    private func net(_ text: String, of line: IngredientLine) -> String? {
        guard language == .fr || language == .es, text == line.note, text.utf8.count < 40,
            text.lowercased().hasPrefix(language == .fr ? "poids " : "peso "), insideBrackets(line) == nil
        else { return nil }
        return text
    }

    /// "(Abtropfgewicht 360 g)", "(3 cubes)": brackets whose amount is not that of what the line names.
    private func insideBrackets(_ line: IngredientLine) -> String? {
        guard language != .en, line.text.utf8.contains(UInt8(ascii: "(")) else { return nil }
        let text = words(of: line.text)
        guard let open = text.all.firstIndex(where: { $0.kind == .open }),
            let close = text.all[open...].firstIndex(where: { $0.kind == .close }), close > open + 1
        else { return nil }
        let inside = text.all[(open + 1)..<close]
        let isDrained =
            line.amount?.unit?.isPackage == true
            && inside.contains { buying.isAside(.empty.appending($0.key), "drained") }
        let isCubes =
            line.amount?.unit?.dimension == .volume && inside.count == 2 && inside.first?.kind == .number
            && inside.last?.word.unit == .cube
        // "1 Pck. Bratwürste (6 Stück)"
        let isCount =
            line.amount?.unit?.isPackage == true && line.amount?.unit != .piece && inside.count == 2
            && inside.first?.kind == .number && inside.last?.word.unit == .piece
        guard isDrained && inside.contains(where: { $0.kind == .number }) || isCubes || isCount else { return nil }
        return text.text(from: text.all[open + 1], through: text.all[close - 1])
    }

    /// "Fresh breadcrumbs made from French bread": what it is made from, which is bought if the shop has no other.
    private func madeFrom(_ line: IngredientLine) -> String? {
        guard language == .en, line.preparation.hasPrefix("made from ") || line.preparation.hasPrefix("made with ")
        else {
            return nil
        }
        let text = words(of: line.preparation)
        guard let clause = text.clauses.first, let first = clause.first, let last = clause.last,
            resolver.resolve(clause.dropFirst(2).prefix { !$0.word.has(.and) }) != nil
        else { return nil }
        return text.text(from: first, through: last)
    }

    /// What follows "such as", "like" or "preferably", up to what is done with it.
    private func example(in text: NameWords) -> String? {
        let tokens = text.all
        guard let start = tokens.indices.first(where: { isExample(at: $0, in: text) }) else { return nil }
        var end = start + 1
        let most = min(tokens.count, start + 2 * Self.longestRemark + 1)
        while end < most, !isEnd(at: end, of: tokens) { end += 1 }
        while end > start + 1, tokens[end - 1].kind != .word, tokens[end - 1].kind != .number { end -= 1 }
        guard end - start > 1, end - start <= 2 * Self.longestRemark else { return nil }
        let said = text.text(from: tokens[start], through: tokens[end - 1])
        // "Such as "broccoli slaw"": the tokens are without the signs around them.
        let isQuoted = said.utf8.count(where: { $0 == UInt8(ascii: "\"") }) % 2 == 1
        let length = tokens[end - 1].end - tokens[end - 1].start
        let rest = text.text(from: tokens[end - 1], upTo: nil).utf8.dropFirst(length)
        return isQuoted && rest.first == UInt8(ascii: "\"") ? said + "\"" : said
    }

    /// "Such as cod": where examples begin.
    func isSuchAs(_ part: ArraySlice<Token>) -> Bool {
        guard let first = part.first, let next = part.dropFirst().first else { return false }
        return first.word.has(.example) && first.word.has(.ends) && next.word.has(.stop)
    }

    private func isExample(at index: Int, in text: NameWords) -> Bool {
        let tokens = text.all
        guard index + 1 < tokens.count, tokens[index].kind == .word else { return false }
        let isFirst = index == 0 || tokens[index - 1].kind != .word && tokens[index - 1].kind != .hyphen
        let next = tokens[index + 1].word
        if tokens[index].word.has(.example) {
            // "Such as"; "like" and "preferably" only where a part of the line begins.
            // "Like the tapioca"
            if buying.definite.contains(tokens[index + 1].key) { return false }
            return isFirst || tokens[index].word.has(.ends) && next.has(.stop)
        }
        return isFirst && text.text([tokens[index], tokens[index + 1]]).lowercased() == "e.g"
    }

    /// Whether an example ends here: at a bracket or a semicolon, or at a comma before what is done or said next.
    private func isEnd(at index: Int, of tokens: [Token]) -> Bool {
        switch tokens[index].kind {
        case .open, .close, .semicolon: return true
        // "Such as yellow crookneck - trimmed"
        case .hyphen:
            return language == .en && tokens[index].spaced && index + 1 < tokens.count && tokens[index + 1].spaced
        case .comma:
            // "E.g., Heinz"
            if index < 3, tokens[index - 1].end == tokens[index - 1].start + 1 { return false }
            // Only a list of examples goes on, up to its last "or".
            let rest = tokens[(index + 1)...].prefix(40).prefix {
                $0.kind != .close && $0.kind != .open && $0.kind != .semicolon
            }
            let clause = rest.prefix { $0.kind != .comma }
            if clause.count < 4, clause.last?.word.has([.done, .after]) == false, isFood(clause) { return false }
            guard let next = rest.first, next.kind == .word,
                !next.word.has([.done, .adverb, .after, .ends, .stop, .plus, .optional, .with, .about])
            else { return true }
            guard let last = rest.first(where: { $0.word.has([.and, .or]) }) else { return true }
            // "Such as rye or sourdough, crust removed and cut into cubes"
            if language == .en, clause.prefix(4).contains(where: { buying.removed.contains($0.key) }) { return true }
            return rest.prefix { $0.start < last.start }.contains { $0.word.has([.ends, .stop, .plus, .to]) }
        case .word:
            let word = tokens[index].word
            let next = index + 1 < tokens.count ? tokens[index + 1].word : WordInfo()
            return word.has(.plus) || word.has(.mixed) && next.has([.with, .from, .to])
        default: return false
        }
    }

    /// "1 ½ cups drained canned tomatoes": what is measured drained takes more of the can.
    private func drained(_ food: Food, _ line: IngredientLine) -> String? {
        if areDrainedHearts(food, line) { return "drained" }
        guard food.id.hasPrefix("canned-"), line.amount?.unit?.isMeasure == true, line.amounts.count == 1 else {
            return nil
        }
        let words = words(of: line.preparation).words
        return words.first { buying.drained.contains($0.key) }.map { self.words(of: line.preparation).text([$0]) }
    }

    /// "Crackers, chocolate", "mixed nuts (cashews, pecans)": other foods that say which, behind a comma or in brackets.
    private func sorts(of food: Food, in text: String, _ line: IngredientLine) -> String? {
        guard line.amount != nil, text == line.note || !text.isBeside(line) else { return nil }
        let tokens = words(of: text).all
        let parts = tokens.split { $0.kind == .comma || $0.word.has([.and, .or]) }
        // "1 pinch sugar, salt and pepper" are three things.
        guard let first = tokens.first, parts.count < 8,
            text == line.note || !tokens.contains(where: { $0.word.has(.and) }),
            line.amount?.unit?.isTouch != true, parts.count > 1 || text != line.note, food.category != .meat
        else { return nil }
        var last: Token?
        for part in parts {
            guard part.count < 4, part.allSatisfy({ $0.kind == .word }), let end = part.last,
                !end.word.has([.done, .after, .part]), let match = sort(part, of: food, line), match.exact,
                match.food.id != food.id,
                match.food.category == food.category || food.category == .pantry
                    // "(Corn, black beans, red peppers)" are all in it.
                    || language == .en && text == line.note && last != nil,
                !part.allSatisfy({ buying.isPlain($0) || buying.isKind($0) })
            else { break }
            last = end
        }
        return last.map { words(of: text).text(from: first, through: $0) }
    }

    /// "Oyster" among mushrooms is a mushroom.
    private func sort(_ part: ArraySlice<Token>, of food: Food, _ line: IngredientLine) -> FoodMatch? {
        if language == .en, food.category == .produce, let noun = words(of: line.name).words.last,
            let match = resolver.resolve((part + [noun])[...]), match.isNamed, match.food.category == food.category,
            match.food.id != food.id
        {
            return match
        }
        return resolver.resolve(part)
    }

    /// "(Do not use nonfat)", "(not instant)", "(from a sourdough loaf)": brackets that say what to look for.
    private func remark(_ text: String, of line: IngredientLine) -> String? {
        guard text == line.note else { return nil }
        let tokens = words(of: text).all
        // "Chicken pieces (drumsticks and thighs)"
        if language == .en, line.food?.id == "chicken-pieces", line.amounts.count == 1 { return text }
        // "1 Glas Gurken (Abtropfgewicht 360 g)": the jar is larger than that.
        if line.amount?.unit?.isPackage == true,
            tokens.contains(where: { buying.isAside(WordKey.empty.appending($0.key), "drained") })
        {
            return text
        }
        // "(From a 15-ounce package)"
        if language == .en, line.amount?.unit?.isPackage != true, tokens.first?.word.has(.from) == true,
            tokens.count < 8, tokens.contains(where: { $0.word.unit.map(Self.filled.contains) == true })
        {
            return text
        }
        if isColors(tokens) || isBath(tokens) || buying.isAside(FoodResolver.phraseKey(tokens[...]), "bath") {
            return text
        }
        // "1 (10 count) package"
        if line.amount?.unit?.isPackage == true, tokens.count == 2, tokens[0].kind == .number,
            tokens[1].word.unit == nil, tokens[1].kind == .word
        {
            return text
        }
        guard let first = tokens.first, first.word.has(.remark), tokens.count > 1,
            // "(Not peeled)" is about how.
            tokens.count > 2 || !tokens[1].word.has(.done), tokens.count <= Self.longestRemark,
            !tokens.contains(where: { token in
                token.kind == .number || token.kind == .vulgar || token.word.number != nil
                    || buying.nothing.contains(token.key) || buying.elsewhere.contains(token.key)
                    || buying.definite.contains(token.key)
            })
        else { return nil }
        return text
    }

    /// "(in Öl)", "(à l'huile)", "(en aceite)": what something lies in, in its jar.
    private func isBath(_ tokens: [Token]) -> Bool {
        guard language != .en, (2...4).contains(tokens.count), let first = tokens.first, let last = tokens.last,
            first.kind == .word, first.end - first.start < 5,
            !first.word.has([.or, .optional, .and, .plus, .part, .purpose]), first.word.number == nil,
            tokens.allSatisfy({ $0.kind == .word }), resolver.resolve([first]) == nil,
            let food = resolver.resolve([last])?.food
        else { return false }
        return food.shop?.isLiquid == true && food.shop?.isFree != true
    }
}
