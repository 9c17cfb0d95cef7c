/// The last look at a line: each of its words is on the list, or among those that are sure to be about the kitchen alone.
///
/// Rules before this one know what they want of a line; this one keeps all that none of them has told.
extension PurchaseReader {
    /// A longer line is about cooking.
    private static let longestLine = 200
    /// A longer note is no note.
    private static let longestNote = 90

    /// The purchases with the words of the line that none of them says in their notes.
    func withWordsLeft(_ bought: [Purchase], of line: IngredientLine) -> [Purchase] {
        guard line.text.utf8.count < Self.longestLine, !bought.isEmpty, !isRemark(line) else { return bought }
        // "Sucre van." has been read as "sucre vanillé".
        let said = language == .en ? line.text : Self.asRead(line.text, in: language)
        if said != line.text {
            let read = parser.parse(said)
            if read.text != line.text { return withWordsLeft(bought, of: read) }
        }
        let text = words(of: line.text)
        if isAllTold(bought, text, of: line) { return bought }
        let told = WordsTold(of: bought, in: line, by: self)
        let done = language == .en ? work(in: text, told) : []
        var all = bought
        for phrase in phrases(of: text) where !isTitle(phrase, in: text) && !isOtherMeasure(phrase, line) {
            for run in left(of: phrase, in: text, told, done) {
                guard let first = run.first, let last = run.last else { continue }
                let said = text.text(from: first, through: last)
                guard said.utf8.count <= Self.longestNote else { continue }
                let owner = told.owner(of: first.start)
                all[owner].add(remark: said)
                // "Frites fraîches"
                if all[owner].category == .frozen, run.contains(where: { buying.fresh.contains($0.key) }) {
                    all[owner].category = .produce
                }
            }
        }
        return all
    }

    /// "200 g Zucker (1 Cup)": the same in measures that a metric kitchen has not.
    private func isOtherMeasure(_ phrase: ArraySlice<Token>, _ line: IngredientLine) -> Bool {
        guard language == .de, line.amount?.unit?.isMetric == true, line.amount?.unit?.isMeasure == true,
            phrase.first?.kind == .number || phrase.first?.kind == .vulgar || phrase.first?.word.has(.about) == true,
            let unit = phrase.last?.word.unit, unit == .stick || unit.isMeasure && !unit.isMetric
        else { return false }
        return phrase.dropLast().allSatisfy { $0.kind != .word || $0.word.has(.about) }
    }

    /// "200 g Mehl", "2 gousses d'ail", "2 onions, chopped": an amount and a name of the food, as most lines are, which leave
    /// nothing to look at.
    private func isAllTold(_ bought: [Purchase], _ text: NameWords, of line: IngredientLine) -> Bool {
        guard bought.count == 1, line.amounts.count < 2 || language == .en, line.amount?.unit != .glass,
            language == .en || line.preparation.isEmpty && line.note.isEmpty, bought[0].beside == nil,
            bought[0].own.isEmpty, bought[0].kinds.isEmpty, bought[0].sorts.isEmpty, bought[0].isUncounted == false,
            let food = bought[0].food, food.id == line.food?.id,
            food.isNamed(FoodKey.key(of: line.name), in: language)
        else { return false }
        let name = words(of: line.name).words.map(\.key)
        func isAtHome(_ token: Token) -> Bool {
            language == .en
                && (isAside(token, "home-") || food.category == .produce && isAside(token, "home-fresh-"))
        }
        return text.all.allSatisfy { token in
            switch token.kind {
            case .word:
                name.contains(token.key) || token.word.unit != nil || token.word.number != nil
                    || token.end <= token.start + 2 || isAtHome(token)
            case .comma, .open, .close, .semicolon: language == .en
            case .number, .vulgar, .slash, .hyphen: true
            default: false
            }
        }
    }

    /// "Außerdem: Fett", "béchamel : 30 g de beurre": what the line is for.
    private func isTitle(_ phrase: ArraySlice<Token>, in text: NameWords) -> Bool {
        phrase.startIndex == 0 && phrase.endIndex < text.all.count && text.all[phrase.endIndex].kind == .colon
            && phrase.allSatisfy { $0.kind == .word || $0.kind == .hyphen }
    }

    /// The tokens between commas, brackets and other signs.
    private func phrases(of text: NameWords) -> [ArraySlice<Token>] {
        text.all.split { [.comma, .semicolon, .colon, .open, .close, .plus].contains($0.kind) }
    }

    /// The runs of words of a phrase that nobody has told, each with what joins it to those before it.
    private func left(
        of phrase: ArraySlice<Token>,
        in text: NameWords,
        _ told: WordsTold,
        _ done: Set<Int>
    ) -> [ArraySlice<Token>] {
        if buying.isOptional(Array(phrase)) || phrase.contains(where: { isElsewhere($0) }) { return [] }
        if phrase.prefix(2).contains(where: { isAside($0, "telling-") })
            || language != .en
                && phrase.first.map({ buying.isAside(.empty.appending($0.key), "careful") }) == true
        {
            return []
        }
        // "Tough stems discarded", "white and pale green parts only"
        if language == .en, phrase.startIndex > 0, phrase.contains(where: { isAside($0, "removed-") }) { return [] }
        // "(Breasts halved if large)"
        if language == .en, phrase.suffix(2).map({ text.text([$0]).lowercased() }) == ["if", "large"] { return [] }
        // "+ pour gratiner" is how much more is needed.
        let before = phrase.startIndex > 0 ? text.all[phrase.startIndex - 1].kind : .comma
        if before == .plus, phrase.first?.word.has(.ends) == true { return [] }
        var runs: [Range<Int>] = []
        for place in phrase.indices {
            let isDenied = place > phrase.startIndex && isAside(phrase[place - 1], "lacking-")
            if language == .en,
                done.contains(place) || isDoneLater(place, in: text) || isNamedAround(place, in: text, told)
            {
                continue
            }
            if isDenied ? isLackTold(phrase[place], in: text, told) : isTold(phrase[place], in: text, told) {
                if !isGrade(at: place, of: phrase, in: text, told) { continue }
            }
            if let last = runs.last, phrase[last.upperBound..<place].allSatisfy({ isJoint($0) }) {
                runs[runs.count - 1] = last.lowerBound..<place + 1
            } else {
                runs.append(place..<place + 1)
            }
        }
        runs.removeAll { isUse(phrase[..<$0.lowerBound], told) }
        // "(1,8 kg dénoyautés)", "pour 4 personnes": a number says nothing without what it counts.
        if phrase.startIndex > 0, text.all[phrase.startIndex - 1].kind == .open, runs.count == 1,
            phrase.first?.kind == .number, runs[0].lowerBound == phrase.startIndex,
            let end = phrase[runs[0].upperBound...].lastIndex(where: { token in
                token.kind == .word && token.end > token.start + 2 && token.word.unit == nil
                    && !token.word.has([.about, .each, .article, .total])
            })
        {
            return [phrase[...end]]
        }
        return runs.map { run in
            var start = run.lowerBound
            while start > phrase.startIndex, isLeading(phrase[start - 1], of: phrase, in: text) { start -= 1 }
            guard language == .en else { return phrase[start..<run.upperBound] }
            if let whole = whole(run, of: phrase, in: text) { return whole }
            if let or = choice(before: start, of: phrase) { start = or }
            // "Ear-shaped pasta"
            let (first, last) = (compound(around: start, in: text), compound(around: run.upperBound - 1, in: text))
            return text.all[min(start, first.lowerBound)..<max(run.upperBound, last.upperBound)]
        }
    }

    /// The place of the "or" in front of words that belong to a choice: "or 2 lb fresh" of "or 2 lb fresh fava beans".
    private func choice(before start: Int, of phrase: ArraySlice<Token>) -> Int? {
        guard let or = phrase[..<start].lastIndex(where: { $0.word.has(.or) && $0.kind == .word }), start - or < 7,
            or > phrase.startIndex || phrase.startIndex > 0
        else { return nil }
        return or
    }

    /// Whether words behind these say what it is for at home: "pour graisser la plaque", and of a staple anything: "Butter fürs
    /// Kochwasser".
    private func isUse(_ front: ArraySlice<Token>, _ told: WordsTold) -> Bool {
        guard let end = front.lastIndex(where: { $0.word.has([.ends, .stop]) && !$0.word.has(.with) }) else {
            return false
        }
        let rest = front[(end + 1)...].filter { $0.kind == .word && !$0.word.has(.article) }
        return rest.isEmpty ? told.isStaple : rest.contains { isAside($0, "home-") }
    }

    /// Whether a word is on one of the language's own lists.
    private func isAside(_ token: Token, _ about: String) -> Bool {
        token.kind == .word && buying.isAside(.empty.appending(token.key), about + language.rawValue)
    }

    /// Whether a word goes on with another recipe or a note.
    private func isElsewhere(_ token: Token) -> Bool {
        token.word.has(.taste) || buying.elsewhere.contains(token.key)
            || buying.nothing.contains(token.key) && !token.word.has(.ends)
    }

    /// Whether a word before others belongs to them: "ohne Haut", "non épluché", "aus dem Glas", "3 EL Sud".
    private func isLeading(_ token: Token, of phrase: ArraySlice<Token>, in text: NameWords) -> Bool {
        if isAside(token, "joining-") { return true }
        let isHead = phrase.startIndex == text.all.startIndex
        // "Riz pr 4 pers"
        if token.kind == .number || token.word.has(.ends), token.start > 0,
            phrase.last.map({ Self.persons.contains(text.text([$0]).lowercased()) }) == true
        {
            return true
        }
        if language == .en, token.word.unit != nil {
            return !isHead && phrase.contains { $0.kind == .number && $0.end + 1 == token.start }
        }
        // "(1/2 Becher)"
        return !isHead
            && (token.kind == .number || token.kind == .vulgar || token.kind == .slash || token.word.unit != nil)
    }

    private static let persons: Set<String> = ["pers", "personnes", "personas", "personen"]

    private func isJoint(_ token: Token) -> Bool {
        token.kind != .word || token.word.has(Self.joints) || token.end <= token.start + 2
            || isAside(token, "home-")
    }

    private func isTold(_ token: Token, in text: NameWords, _ told: WordsTold) -> Bool {
        // English recipes have weights beside measures, and sizes of pieces, which rules before this one have settled.
        if language == .en, told.isLost(token) || token.word.unit != nil || token.kind != .word { return true }
        if told.isLost(token), !token.word.has(.size) { return false }
        let isSize = told.isGlass && token.word.has(.size)
        guard token.kind == .word, token.end > token.start + 2, isSize || !token.word.has(Self.joints) else {
            return true
        }
        let said = text.text([token])
        if token.word.number != nil || told.has(token, said) { return true }
        // "1 vaso pequeño de brandy"
        if isSize { return false }
        if told.isFrozen, Self.cuts.contains(where: said.lowercased().hasPrefix) { return false }
        // Of what is sold dried, canned or frozen as well the fresh one is another.
        if told.isPreserved, buying.fresh.contains(token.key) { return false }
        if isAside(token, "home-") || isAside(token, "joining-") || Self.isAbbreviation(said, in: language) {
            return true
        }
        // "Schnittlauchröllchen", "Karottenstifte"
        if language == .de, let rest = told.rest(of: said), isHome(rest) { return true }
        let word = WordKey.empty.appending(token.key)
        if language == .en ? told.isProduce : told.isFresh, isAside(token, "home-fresh-") { return true }
        if told.isProduce, buying.isAside(word, "without") { return true }
        // Nobody finds cooked broccoli in the produce section.
        if language == .en, told.isProduce, told.isMeasured, buying.cooked.contains(token.key) { return true }
        if told.isCooked, buying.cooked.contains(token.key) || isAside(token, "home-cooked-") { return true }
        if language == .en, !told.isMeat, isAside(token, "home-shelf-") { return true }
        if ["more", "same", "instead", "either"].contains(where: { buying.isAside(word, $0) }) { return true }
        return told.isSeveral && buying.isAside(word, "soaked")
    }

    /// How frozen vegetables are cut in their package.
    private static let cuts = [
        "gewürfelt", "gehackt", "scheiben", "würfel", "émincé", "haché", "dés", "rondelles", "cubes", "picad",
        "troceado", "cubos", "rodajas", "tiras", "dados",
    ]

    /// "Boulgour gros", "Haferflocken, fein", but "fein gemahlen": how coarse something from the shelf is.
    private func isGrade(at place: Int, of phrase: ArraySlice<Token>, in text: NameWords, _ told: WordsTold) -> Bool {
        guard told.isShelved, isAside(phrase[place], "grade-"), !told.says(phrase[place], text.text([phrase[place]]))
        else { return false }
        return place + 1 == phrase.endIndex
    }

    /// "Ohne Schale": what is lacking tells which product it is, if it is none that is cut off at home.
    private func isLackTold(_ token: Token, in text: NameWords, _ told: WordsTold) -> Bool {
        token.kind != .word || token.end <= token.start + 2 || told.has(token, text.text([token]))
            || told.isProduce && buying.isAside(.empty.appending(token.key), "without")
    }

    private func isHome(_ word: String) -> Bool {
        buying.isAside(.empty.appending(WordKey(Array(word.utf8))), "home-" + language.rawValue)
    }

    /// Words that only join others, or are spellings of units.
    private static let joints: WordInfo.Flags = [
        .article, .and, .or, .of, .to, .from, .with, .about, .each, .stop, .ends, .plus, .optional, .taste, .between,
        .total, .bound, .boundEnd, .size, .negated, .strong, .sachet, .sachetOrPackage, .becher, .dose, .ring, .tens,
        .twice, .halfKilo, .pair, .tasse,
    ]
}
