/// English lines in which a blank or the end of a line was lost, or words that only say where something stands.
extension PurchaseReader {
    /// What the line asks for once its words stand apart; nil if they do.
    func readingApart(_ line: IngredientLine) -> PurchaseReading? {
        guard language == .en, line.text.utf8.count < 300 else { return nil }
        if let two = twoLines(line.text) ?? foodBehind(line.text) ?? seasoningBehind(line.text) {
            var all: [Purchase] = []
            for text in [two.first, two.second] {
                let part = parser.parse(text)
                guard case .buy(var bought) = reading(of: part), !bought.isEmpty else { return nil }
                if part.amount == nil { bought = bought.map(\.uncounted) }
                for index in bought.indices where bought[index].beside == nil && !bought[index].isUncounted {
                    bought[index].count(part, beside: line)
                }
                all += bought
            }
            return Set(all.map(\.key)).count == all.count ? .buy(all) : nil
        }
        let text = withWordsApart(line.text)
        guard text != line.text, case let part = parser.parse(text), part.text != line.text else { return nil }
        guard case .buy(let bought) = wholeReading(of: part) else { return wholeReading(of: part) }
        return .buy(countingAll(bought, by: part, in: line))
    }

    /// The text with blanks where they were lost, and without what a web page left in it.
    private func withWordsApart(_ text: String) -> String {
        var rest = withoutMarkup(text)
        rest = withClausesReworded(withPlainWords(rest))
        rest = behindUnit(rest)
        rest = aroundOr(rest)
        rest = behindColon(rest)
        rest = withoutEither(inMilliliters(rest))
        rest = withAmountForFrying(oneLoaf(inCan(withCountOfThick(withNumber(rest)))))
        rest = withPercentAgain(withLaterMeasure(rest))
        rest = inThePod(ofFresh(pieceOfGinger(withCountsAdded(rest))))
        rest = withNounAgain(packagesBehindSize(withMeasureInBrackets(ofGarlic(rest))))
        // What is frozen at home is bought fresh.
        for end in [", pitted and frozen", ", pitted, and frozen"] where rest.hasSuffix(end) {
            rest = rest.dropLast(end.count) + ", pitted"
        }
        // "1 egg, beaten with 1 tablespoon water or milk"
        if rest.utf8.firstRange(of: "beaten with ") != nil {
            for choice in [" water or milk", " water or cream"] { rest = rest.replacing(choice, with: " water") }
        }
        if let need = rest.utf8.firstRange(of: ". You'll need ") ?? rest.utf8.firstRange(of: ". You’ll need "),
            rest.first?.isNumber == true
        {
            rest = String(rest[..<need.lowerBound])
        }
        return rest
    }

    /// "Rye crumbs (with or without seeds)": what does not matter; "(3 or 4 slices)": about how many.
    private func withoutEither(_ text: String) -> String {
        var rest = text
        if let with = rest.utf8.firstRange(of: " (with or without "),
            let close = rest[with.upperBound...].firstIndex(of: ")")
        {
            rest = String(rest[..<with.lowerBound]) + rest[close...].dropFirst()
        }
        if let with = rest.utf8.firstRange(of: ", with or without ") {
            rest = String(rest[..<with.lowerBound]) + rest[with.upperBound...].drop { !",;)".contains($0) }
        }
        if let or = rest.utf8.firstRange(of: " or "), rest[..<or.lowerBound].last?.isNumber == true,
            case let front = rest[..<or.lowerBound].dropLast(), front.last == "(",
            case let next = rest[or.upperBound...], next.first?.isNumber == true, next.dropFirst().first == " "
        {
            rest = rest[..<or.lowerBound] + " to " + next
        }
        return rest
    }

    /// "3 cups (24 fl oz/750 ml) broth": without the ounces, which the cups say already.
    private func inMilliliters(_ text: String) -> String {
        guard let ounces = text.utf8.firstRange(of: " fl. oz./") ?? text.utf8.firstRange(of: " fl oz/"),
            let open = text[..<ounces.lowerBound].lastIndex(of: "("),
            text[open..<ounces.lowerBound].dropFirst().allSatisfy({ $0.isNumber || " /½¼¾⅓⅔".contains($0) }),
            text[ounces.upperBound...].first?.isNumber == true
        else { return text }
        return String(text[...open] + text[ounces.upperBound...])
    }

    /// "Beef/epi:recipeLink, cut", "about &nbsp 3 lb", "jalape&entilde;o": without tags, and with signs for their names.
    private func withoutMarkup(_ text: String) -> String {
        var rest = text
        if rest.utf8.firstRange(of: "epi:") != nil, !rest.hasPrefix("epi:"), !rest.hasPrefix("(epi:") {
            for link in Self.links { rest = rest.replacing(link, with: "") }
        }
        guard rest.utf8.contains(UInt8(ascii: "&")) else { return rest }
        for (name, sign) in Self.entities { rest = rest.replacing(name, with: sign) }
        guard rest.utf8.firstRange(of: "&nbsp") != nil else { return rest }
        rest = rest.replacing("&nbsp;", with: " ").replacing("&nbsp", with: " ")
        return rest.split(separator: " ").joined(separator: " ")
    }

    private static let links = [
        "</epi:recipelink>", "</epi:recipeLink>", "<epi:recipelink>", "<epi:recipeLink>", "/epi:recipelink",
        "/epi:recipeLink", "epi:recipelink", "epi:recipeLink",
    ]

    private static let entities = [
        ("&entilde;", "ñ"), ("&ntilde;", "ñ"), ("&eacute;", "é"), ("&egrave;", "è"), ("&ecirc;", "ê"),
        ("&agrave;", "à"), ("&acirc;", "â"), ("&ccedil;", "ç"), ("&iuml;", "ï"), ("&icirc;", "î"), ("&uuml;", "ü"),
        ("&ouml;", "ö"), ("&auml;", "ä"), ("&deg;", "°"), ("&frac12;", "½"), ("&frac14;", "¼"), ("&frac34;", "¾"),
        ("&amp;", "&"),
    ]

    /// "1 cuphazelnuts", "3 to 5 ouncesroast pork": a unit and the word behind it.
    private func behindUnit(_ text: String) -> String {
        guard text.first?.isNumber == true, let first = text.firstIndex(where: \.isLetter),
            case let start = text[first...].hasPrefix("to ")
                ? text[first...].dropFirst(3).firstIndex(where: \.isLetter) ?? first : first,
            case let word = text[start...].prefix(while: \.isLetter), word.utf8.count > 5,
            case let lower = word.lowercased(), lower.utf8.count == word.utf8.count,
            !lower.hasSuffix("ful"), !lower.hasSuffix("fuls"),
            case let units = Self.units.filter({ lower.hasPrefix($0) && lower.utf8.count > $0.utf8.count + 2 }),
            !units.isEmpty, resolver.resolve(words(of: lower).words[...]) == nil
        else { return text }
        func rest(behind unit: String) -> String { String(text[start...].dropFirst(unit.count)) }
        func name(behind unit: String) -> ArraySlice<Token> { words(of: rest(behind: unit)).words.prefix(4) }
        // "Cup sautéed", and not "cups autéed"
        let known = units.first { unit in
            rest(behind: unit).first?.isUppercase == true || name(behind: unit).first?.word.has(.done) == true
        }
        guard
            let unit = known ?? units.first(where: { resolver.resolve(name(behind: $0))?.words.lowerBound == 0 })
                ?? units.first(where: { !$0.hasPrefix("pound") && !$0.hasPrefix("ounce") })
        else {
            return text
        }
        return text[..<start] + unit + " " + rest(behind: unit)
    }

    static let units = [
        "cups", "cup", "tablespoons", "tablespoon", "teaspoons", "teaspoon", "ounces", "ounce", "pounds", "pound",
    ]

    /// "Fresh thymeor 1 teaspoon dried", "ice cream andbourbon sauce": a food and the word before or behind it.
    private func aroundOr(_ text: String) -> String {
        guard text.utf8.firstRange(of: "or ") != nil || text.utf8.firstRange(of: " and") != nil else { return text }
        var said = text.split(separator: " ").map(String.init)
        var isApart = true
        for place in said.indices.dropFirst() {
            let word = said[place]
            guard word.utf8.count > 5, word.hasSuffix("or") || word.hasPrefix("and"), word.allSatisfy(\.isLetter),
                !isFood(word)
            else { continue }
            if word.hasSuffix("or"), place + 1 < said.count, said[place + 1].first?.isNumber == true,
                isFood(String(word.dropLast(2)))
            {
                said[place] = word.dropLast(2) + " or"
                isApart = false
            } else if word.hasPrefix("and"), isFood(String(word.dropFirst(3))) {
                said[place] = "and " + word.dropFirst(3)
                isApart = false
            }
        }
        return isApart ? text : said.joined(separator: " ")
    }

    private func isFood(_ word: String) -> Bool { foods.food(exactlyNamed: word) != nil }

    /// "Accompaniment:soy dipping sauce": a heading and the first word behind it.
    private func behindColon(_ text: String) -> String {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex,
            text[colon...].dropFirst().first?.isLetter == true,
            case let title = words(of: String(text[..<colon])).words, (1...3).contains(title.count),
            title.allSatisfy({ buying.nothing.contains($0.key) || buying.equipment.contains($0.key) })
        else { return text }
        return text[...colon] + " " + text[colon...].dropFirst()
    }

    /// "½ teaspoon baking powder 3 tablespoons flour": two lines, of which the second begins with a measure.
    private func twoLines(_ text: String) -> (first: String, second: String)? {
        guard mayHaveTwoNumbers(text), text.first?.isNumber == true,
            Self.measures.contains(where: { text.utf8.firstRange(of: $0) != nil })
        else {
            return nil
        }
        let line = words(of: text)
        let tokens = line.all
        var depth = 0
        for place in tokens.indices.dropFirst(3).dropLast(2) {
            if tokens[place].kind == .open { depth += 1 }
            if tokens[place].kind == .close { depth -= 1 }
            let before = tokens[place - 1]
            guard depth == 0, [.number, .vulgar].contains(tokens[place].kind), before.kind == .word,
                before.word.unit?.isMeasure != true, before.word.number == nil,
                !before.word.has([
                    .or, .and, .plus, .about, .size, .to, .of, .with, .from, .stop, .ends, .article, .each, .minus,
                    .purpose, .bound,
                ]),
                !Self.notBefore.contains(line.text([before]).lowercased())
            else { continue }
            let front = line.text(from: tokens[0], through: before)
            let rest = line.text(from: tokens[place], upTo: nil)
            let (first, second) = (parser.parse(front), parser.parse(rest))
            let unit = second.amount?.unit
            guard unit.map(Self.unitsBehind.contains) ?? (second.food?.id.hasPrefix("egg") == true),
                first.amount != nil, let food = first.food, let other = second.food, food.id != other.id,
                second.text.first?.isNumber == true
            else {
                // "Drained 2 hours 1 cup grated zork": another number may be the one.
                continue
            }
            return (front, rest)
        }
        return nil
    }

    /// "2 cups chopped tomatoes (about ¾ pound) freshly ground black pepper to taste": a line of salt or pepper behind brackets.
    private func seasoningBehind(_ text: String) -> (first: String, second: String)? {
        guard text.first?.isNumber == true, text.hasSuffix(" to taste"), let close = text.lastIndex(of: ")"),
            case let rest = String(String(text[text.index(after: close)...]).trimmedSpaces),
            Self.seasonings.contains(String(rest.dropLast(" to taste".count)).lowercased()),
            case let first = String(text[...close]), parser.parse(first).food != nil
        else { return nil }
        return (first, rest)
    }

    private static let seasonings: Set<String> = [
        "salt", "kosher salt", "pepper", "black pepper", "ground black pepper", "freshly ground black pepper",
        "freshly ground pepper", "salt and pepper", "salt and freshly ground black pepper",
    ]

    /// "1 avocado, halved, pitted, peeled Lime wedges": a food behind the last thing that is done with another one, which
    /// begins with a capital letter as a line does.
    private func foodBehind(_ text: String) -> (first: String, second: String)? {
        guard text.first?.isNumber == true, text.utf8.contains(UInt8(ascii: ",")) else { return nil }
        let line = words(of: text)
        let tokens = line.all
        for place in tokens.indices.dropFirst(3) where tokens[place].kind == .word && tokens[place - 1].kind == .word {
            let said = line.text([tokens[place]])
            guard said.first?.isUppercase == true, said.dropFirst().allSatisfy(\.isLowercase),
                !Self.properNames.contains(said.lowercased()),
                let comma = tokens[..<place].lastIndex(where: { $0.kind == .comma }), place - comma < 16
            else { continue }
            let clause = tokens[(comma + 1)..<place]
            let isDone = clause.allSatisfy { $0.word.has([.done, .adverb, .and]) }
            guard isDone || Self.shapesCut.contains(line.text([tokens[place - 1]]).lowercased()) else { continue }
            let rest = tokens[place...].prefix { $0.kind == .word && !$0.word.has([.ends, .stop, .purpose, .taste]) }
            guard rest.count < 5, let match = resolver.resolve(rest), match.words.upperBound == rest.count, match.exact,
                rest.endIndex == tokens.count || tokens[rest.endIndex].kind != .comma
            else { continue }
            let first = line.text(from: tokens[0], through: tokens[place - 1])
            guard let own = parser.parse(first).food, own.id != match.food.id else { return nil }
            return (first, line.text(from: tokens[place], upTo: nil))
        }
        return nil
    }

    private static let shapesCut: Set<String> = ["pieces", "slices", "strips", "cubes", "chunks", "wedges", "rounds"]
    private static let properNames: Set<String> = [
        "parmesan", "cheddar", "swiss", "dijon", "gruyere", "monterey", "greek", "italian", "romano", "asiago",
        "gorgonzola", "worcestershire", "tabasco", "roma", "yukon", "kalamata", "mexican", "french", "thai", "chinese",
    ]

    private static let unitsBehind: Set<MeasureUnit> = [
        .cup, .tablespoon, .teaspoon, .can, .box, .package, .jar, .bunch, .stalk,
    ]
    private static let measures = [
        " cup", " tablespoon", " teaspoon", " can ", " box ", " package", " jar ", " bunch", " stalks", " yolk", " egg",
    ]
    /// What is said before how much of the same it is.
    private static let notBefore: Set<String> = [
        "reserve", "reserved", "reserving", "yield", "yields", "yielding", "makes", "make", "making", "equals", "equal",
        "use", "using", "need", "scant", "generous", "rounded", "heaping", "another", "additional", "extra", "only",
        "measure", "measures", "measuring", "got", "have", "are", "is", "remaining", "save", "set", "least", "each",
        "into", "then", "but", "if", "per", "add", "take", "combine", "mix", "other", "last", "first", "half", "x",
    ]
}
