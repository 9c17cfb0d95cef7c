/// What clauses of English lines say of work in the kitchen, which leaves no word on the list.
extension PurchaseReader {
    /// Where more words stand before what is done with a part, they are about something else.
    private static let longestPart = 5

    /// The places of words that say what is done at home: "cut on deep diagonal into slices", "ribs trimmed away".
    func work(in text: NameWords, _ told: WordsTold) -> Set<Int> {
        var found: Set<Int> = []
        var before: Token.Kind?
        for clause in clauses(of: text) {
            let sign = clause.startIndex > 0 ? text.all[clause.startIndex - 1].kind : nil
            let isInside = isInBracket(clause.startIndex, in: text)
            if let before, isInside, sign != .semicolon {
                // "(Stack leaves, roll in a cigar shape)": the same advice.
                if before == .open { found.formUnion(clause) }
                continue
            }
            before = nil
            let places = work(of: clause, isFirst: sign == nil, in: text, told)
            found.formUnion(places)
            if sign == .open, isAdvice(clause, in: text) {
                found.formUnion(clause)
                before = .open
            }
        }
        return found.union(more(in: text))
    }

    /// The ranges between signs, also between dashes.
    private func clauses(of text: NameWords) -> [Range<Int>] {
        var all: [Range<Int>] = []
        var start = 0
        for place in 0...text.all.count {
            if place < text.all.count {
                let kind = text.all[place].kind
                guard [.comma, .semicolon, .colon, .open, .close, .plus].contains(kind) || isDash(place, in: text)
                else { continue }
            }
            if start < place { all.append(start..<place) }
            start = place + 1
        }
        return all
    }

    /// Whether a place is behind a bracket that has not been closed.
    func isInBracket(_ place: Int, in text: NameWords) -> Bool {
        let front = text.all[..<place]
        guard let open = front.lastIndex(where: { $0.kind == .open }) else { return false }
        return !front[open...].contains { $0.kind == .close }
    }

    /// "(Whisk in 1 at a time)", "(available at Asian markets, or online)": what to do, or where shops have it.
    private func isAdvice(_ clause: Range<Int>, in text: NameWords) -> Bool {
        let first = text.all[clause.lowerBound]
        let said = text.text(text.all[clause]).lowercased()
        // "(Flavor of your choice)"
        if said.hasSuffix("your choice") || said.hasPrefix("for best results") { return true }
        return isListed(first, "advising-en") || buying.elsewhere.contains(first.key)
    }

    /// "Plus additional for seasoning": the need says it, if it is more than a pinch.
    private func more(in text: NameWords) -> Set<Int> {
        let tokens = text.all
        var found: Set<Int> = []
        for plus in tokens.indices where tokens[plus].word.has(.plus) {
            let end =
                tokens[plus...].firstIndex {
                    [.comma, .semicolon, .open, .close].contains($0.kind) || $0.word.has(.or)
                } ?? tokens.endIndex
            let rest = tokens[plus..<end]
            guard let more = rest.prefix(4).firstIndex(where: { Self.more.contains(text.text([$0]).lowercased()) }),
                !rest[more...].contains(where: { $0.kind == .number || $0.kind == .vulgar })
            else { continue }
            found.formUnion(plus..<end)
        }
        return found
    }

    private static let more: Set<String> = ["more", "additional", "extra"]

    private func work(of clause: Range<Int>, isFirst: Bool, in text: NameWords, _ told: WordsTold) -> Set<Int> {
        let tokens = text.all
        // What the shop does is asked for there.
        if tokens[clause].contains(where: { isListed($0, "counter-en") }) { return [] }
        func word(_ place: Int) -> String {
            clause.contains(place) ? text.text([tokens[place]]).lowercased() : ""
        }
        if isFirst {
            // "Tomatoes cut into fifths"
            let start = clause.dropFirst().first { place in
                isWork(place, in: text, told) && Self.ways.contains(word(place + 1))
            }
            return start.map { work(from: $0, to: clause.upperBound, in: text, told) } ?? []
        }
        if isListed(tokens[clause.lowerBound], "advising-en") {
            return work(from: clause.lowerBound, to: clause.upperBound, in: text, told)
        }
        // "To hold shape"
        if word(clause.lowerBound) == "to", clause.count > 1, tokens[clause.lowerBound + 1].kind == .word {
            return work(from: clause.lowerBound, to: clause.upperBound, in: text, told)
        }
        var place = clause.lowerBound
        while clause.contains(place), isBeforeWork(tokens[place], word(place)) { place += 1 }
        // "Rinsed, dried and quartered"
        let isDried =
            word(place) == "dried" && clause.lowerBound > 1
            && buying.washed.contains(tokens[clause.lowerBound - 2].key)
        if clause.contains(place), isDried || isWork(place, in: text, told) {
            if isOther(clause, behind: place, in: text, told) { return [] }
            return work(from: place, to: clause.upperBound, in: text, told)
        }
        // "Flesh scooped out of peel", "nuts cooled completely"
        let end = min(clause.upperBound, clause.lowerBound + Self.longestPart)
        guard let done = (clause.lowerBound..<end).first(where: { isWork($0, in: text, told) }),
            done > clause.lowerBound,
            tokens[clause.lowerBound..<done].allSatisfy({ isPart($0, in: text, told) }),
            tokens[clause.lowerBound..<done].contains(where: { isListed($0, "part-en") || isOwn($0, in: text, told) })
        else { return [] }
        return Set(clause.lowerBound..<done).union(work(from: done, to: clause.upperBound, in: text, told))
    }

    /// Whether what is done stands right before another food: "plain yogurt, torn fresh mint".
    private func isOther(_ clause: Range<Int>, behind place: Int, in text: NameWords, _ told: WordsTold) -> Bool {
        let rest = clause.dropFirst(place + 1 - clause.lowerBound).prefix { !isTurn(text.all[$0], in: text) }
        guard let next = rest.first, !isListed(text.all[next], "joining-en"),
            !Self.ways.contains(text.text([text.all[next]]).lowercased())
        else { return false }
        return isFood(next..<min(next + 2, rest.endIndex), in: text, told)
    }

    /// Words in front of what is done: "then very finely chopped", "both cut".
    private func isBeforeWork(_ token: Token, _ word: String) -> Bool {
        token.kind == .hyphen || token.kind == .number || token.word.has([.adverb, .and, .article, .each])
            || word.hasSuffix("ly") || Self.leading.contains(word)
    }

    private static let leading: Set<String> = [
        "then", "very", "well", "both", "but", "each", "half", "all", "just", "almost",
    ]

    /// Words behind which it is said how or where something is cut.
    private static let ways: Set<String> = [
        "into", "on", "against", "along", "across", "through", "between", "crosswise", "lengthwise",
    ]

    private func isListed(_ token: Token, _ about: String) -> Bool {
        token.kind == .word && buying.isAside(.empty.appending(token.key), about)
    }

    /// Whether a word says what is done with the food, and not how it is sold.
    private func isWork(_ place: Int, in text: NameWords, _ told: WordsTold) -> Bool {
        let token = text.all[place]
        // "(Herbed)" is a kind.
        let isAlone = place > 0 && text.all[place - 1].kind == .open
        guard token.kind == .word, compound(around: place, in: text).count == 1, !isListed(token, "lasting"),
            !isListed(token, "found-en")
        else { return false }
        let word = text.text([token]).lowercased()
        // Ground meat is another than a piece of it.
        if word == "ground" { return !told.isMeat }
        return token.word.has(.done) || isListed(token, "doing-en")
            || !isAlone && word.hasSuffix("ed") && word.utf8.count > 4
    }

    private func isPart(_ token: Token, in text: NameWords, _ told: WordsTold) -> Bool {
        isListed(token, "part-en") || isListed(token, "home-en") || token.word.has([.and, .article, .adverb, .of])
            || isOwn(token, in: text, told)
    }

    /// Whether a word names what is bought, or that in general.
    private func isOwn(_ token: Token, in text: NameWords, _ told: WordsTold) -> Bool {
        token.kind == .word && resolver.resolve([token]) != nil && told.has(token, text.text([token]))
    }

    /// The places of what is done from one on, without those behind an "or" or a "with" that name a food.
    private func work(from start: Int, to end: Int, in text: NameWords, _ told: WordsTold) -> Set<Int> {
        let tokens = text.all
        var found: Set<Int> = []
        var place = start
        while place < end {
            var next = place + 1
            while next < end, !isTurn(tokens[next], in: text) { next += 1 }
            let part = place..<next
            if place > start || isTurn(tokens[place], in: text) {
                let word = text.text([tokens[place]]).lowercased()
                guard
                    Self.inside.contains(word) && !isFood(part, in: text, told)
                        || word == "or" && isOtherWay(part, upTo: end, in: text, told)
                else { return found }
            }
            found.formUnion(part)
            place = next
        }
        return found
    }

    /// Whether a word begins something else in a clause about work.
    private func isTurn(_ token: Token, in text: NameWords) -> Bool {
        guard token.kind == .word else { return false }
        let word = text.text([token]).lowercased()
        return token.word.has([.or, .plus]) || Self.inside.contains(word) || Self.turns.contains(word)
    }

    private static let inside: Set<String> = ["with", "in", "on", "by", "under", "between", "through"]
    private static let turns: Set<String> = ["for", "from", "without", "such", "preferably", "including"]

    /// "Or pressed through a garlic press", "or in a bag", "or a peeler": another way to do it, and no other thing to buy.
    private func isOtherWay(_ part: Range<Int>, upTo end: Int, in text: NameWords, _ told: WordsTold) -> Bool {
        let rest = part.dropFirst().drop { isBeforeWork(text.all[$0], text.text([text.all[$0]]).lowercased()) }
        guard let first = rest.first else {
            return part.upperBound < end
                && Self.inside.contains(text.text([text.all[part.upperBound]]).lowercased())
        }
        return isWork(first, in: text, told) && !isFood(part, in: text, told) || hasTool(part, in: text)
    }

    private func hasTool(_ part: Range<Int>, in text: NameWords) -> Bool {
        text.all[part].contains { token in
            buying.tools.contains(token.key) || buying.equipment.contains(token.key) || isListed(token, "used")
                || isListed(token, "tool-en")
        }
    }

    /// Whether words name a food that is needed: no tool, and nothing from the tap.
    private func isFood(_ part: Range<Int>, in text: NameWords, _ told: WordsTold) -> Bool {
        if hasTool(part, in: text) { return false }
        return text.all[part].contains { token in
            guard token.kind == .word, !told.has(token, text.text([token])),
                let food = resolver.resolve([token])?.food
            else { return false }
            return food.shop?.isFree != true && food.shop?.isTool != true
        }
    }
}
