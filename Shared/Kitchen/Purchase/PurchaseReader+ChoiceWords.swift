/// Words beside an "or" that decide whether it is a choice.
extension PurchaseReader {
    /// Whether words are a proper name: the first of "(Reinette ou Boskoop)".
    func isName(_ tokens: ArraySlice<Token>, in text: NameWords) -> Bool {
        tokens.allSatisfy { $0.kind == .word && text.isProper($0) && $0.word.flags.isSubset(of: .descriptor) }
    }

    /// The words behind an "or", without those that lead to the food: "ou de la margarine".
    func food(in tokens: [Token]) -> ArraySlice<Token> {
        tokens.dropFirst().drop { $0.kind == .word && $0.word.has([.of, .article]) }
    }

    /// "Vom Vortag oder Rösti aus dem Beutel": a food behind an "or" with what is said of it.
    func isFoodWithMore(_ tokens: ArraySlice<Token>, in text: NameWords) -> Bool {
        guard language != .en else { return false }
        let words = tokens.prefix { $0.kind == .word }
        return (1..<4).contains { length in
            length < words.count
                && words.dropFirst(length).prefix(1).contains { next in
                    next.word.has([.ends, .stop, .from, .link]) || text.text([next]).lowercased() == "aus"
                }
                && resolver.resolve(words.prefix(length))?.isNamed == true
        }
    }

    /// "Pecans or slivered almonds": foods like the one that is bought, each of which would do as well.
    func areFoods(_ words: ArraySlice<Token>, beside food: Food?) -> Bool {
        guard language == .en, let food, !words.isEmpty else { return false }
        return words.split { $0.kind == .comma }.allSatisfy { part in
            guard part.allSatisfy({ $0.kind == .word }), part.last?.word.has([.done, .after]) == false,
                let match = resolver.resolve(part), match.isNamed
            else { return false }
            return match.food.category == food.category && match.food.id != food.id
        }
    }

    /// "¾ cup buttermilk or ¾ cup milk mixed with 1 teaspoon lemon juice": the second is made of what nobody needs for the first.
    func orMixture(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil, let or = line.text.utf8.firstRange(of: " or "),
            case let rest = line.text[or.upperBound...], rest.first?.isNumber == true,
            // "1 teaspoon powder or 2 cloves garlic, mixed with butter" is of both.
            case let clause = String(rest.prefix { !",;(".contains($0) }),
            [" mixed with ", " combined with "].contains(where: { clause.utf8.firstRange(of: $0) != nil }),
            var bought = reread(String(line.text[..<or.lowerBound].drop(while: { $0 == " " }).trimmedEnd), as: line),
            bought.count == 1
        else { return nil }
        bought[0].alternative = "or " + rest
        return bought
    }

    /// "No garlic or onions": what a line does without.
    func isDenied(_ words: ArraySlice<Token>, in text: NameWords) -> Bool {
        language == .en && words.contains { ["no", "not"].contains(text.text([$0]).lowercased()) }
    }

    /// "Or any cheese blend": anything of a kind.
    func isAny(_ tokens: [Token], in text: NameWords) -> Bool {
        language == .en && tokens.count > 2 && text.text([tokens[1]]).lowercased() == "any" && isNoun(tokens[2])
            && !buying.isPlain(tokens[2])
    }

    /// "…, stems removed, or any other dark greens", "or other hot pepper": another one of the food's kind.
    func isOther(_ tokens: [Token], in text: NameWords, than food: Food?) -> Bool {
        guard language == .en, let food, tokens.count > 2 else { return false }
        let rest = tokens.dropFirst().prefix { $0.kind == .word || $0.kind == .hyphen }
        let said = rest.prefix(2).map { text.text([$0]).lowercased() }
        guard said.first == "other" || said.first == "another" || said == ["any", "other"] || said.first == "regular"
        else { return false }
        return resolver.resolve(rest.filter { $0.kind == .word }[...])?.food.category == food.category
    }

    /// "Cooking spray or 2 tablespoons butter", "unas hebras de azafrán o 1 sobre de colorante": an amount that is that of
    /// the choice only.
    func withoutAmountOfChoice(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil, line.text.utf8.count < 160, let first = line.text.utf8.first,
            !(0x30...0x39).contains(first), first < 0x80
        else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard
            let or = tokens.prefix(8).firstIndex(where: { token in
                token.word.has(.or) || token.kind == .number || token.kind == .vulgar || token.kind == .open
                    || token.kind == .colon || token.kind == .comma
            }), or > 0, or + 2 < tokens.count, tokens[or].word.has(.or),
            [.number, .vulgar].contains(tokens[or + 1].kind),
            case let head = parser.parse(text.text(from: tokens[0], through: tokens[or - 1])), head.food != nil,
            head.amount == nil, case .buy(let bought) = read(head), bought.count == 1
        else { return nil }
        var purchase = bought[0].uncounted
        purchase.alternative = text.text(from: tokens[or], upTo: nil)
        return [purchase]
    }

    /// "⅓ cup verjuice or 3 tbsp juice and 2 tbsp vinegar": two foods together would do instead of the first.
    func isChoiceOfTwo(_ parts: ArraySlice<ArraySlice<Token>>, in text: NameWords) -> Bool {
        language == .en
            && parts.dropLast().contains { part in
                part.endIndex < text.tokens.endIndex && text.tokens[part.endIndex].word.has(.and)
                    && zip(part, part.dropFirst()).contains { $0.word.has(.or) && $1.kind == .number }
            }
    }

    /// "Lean beef (top sirloin or tri-tip)", "red wine (Aglianico or Taurasi)", "salsa (mild or medium-hot)": sorts to choose
    /// from.
    func isChoiceOfCuts(_ text: NameWords, _ line: IngredientLine) -> Bool {
        guard let food = line.food else { return false }
        let parts = text.words.split { $0.word.has(.or) }
        return parts.count > 1 && text.all.allSatisfy { $0.kind == .word || $0.kind == .hyphen }
            && (food.id.hasSuffix("wine") && text.words.allSatisfy { text.isCapital($0) || $0.word.has(.or) }
                || food.id.hasSuffix("salsa")
                || line.category == .meat && parts.allSatisfy { $0.count < 4 }
                    && !text.words.contains { $0.word.unit != nil || buying.isPlain($0) && !$0.word.has(.descriptor) })
    }

    /// "O al gusto", "ou plus selon goût": a choice of how much.
    func isChoiceOfAmount(_ alternative: String) -> Bool {
        guard language != .en, !alternative.isEmpty, alternative.utf8.count < 40 else { return false }
        let tokens = words(of: alternative).all
        guard tokens.count > 1, tokens[0].word.has(.or) else { return false }
        return buying.isAside(.empty.appending(tokens[1].key), "more") && !isMore(of: tokens[2...])
            || tokens.count < 5 && tokens.last?.word.has(.taste) == true
    }

    /// The tokens that are in no brackets.
    func outside(_ tokens: [Token]) -> [Token] {
        var depth = 0
        return tokens.filter { token in
            if token.kind == .open { depth += 1 }
            defer { if token.kind == .close { depth -= 1 } }
            return depth == 0
        }
    }

    /// Whether words after an "or" name another food or amount, not another way to prepare this one.
    func isFood(_ tokens: ArraySlice<Token>) -> Bool {
        guard let first = tokens.first, first.kind != .number, first.kind != .vulgar else { return true }
        // "Two 6x4-inch slices country white bread"
        let isCount = first.word.number != nil && language == .en
        let words = tokens.prefix { isCount ? $0.kind != .comma && $0.kind != .open : $0.kind == .word }
        return resolver.resolve(words).map { $0.exact || isCount } == true
    }
}
