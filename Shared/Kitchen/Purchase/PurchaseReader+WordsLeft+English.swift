/// What English lines say of the kitchen in words of which there are too many to list.
extension PurchaseReader {
    /// "1 cup penne, cooked", "6 asparagus tips, blanched, shocked": what is done with it after it was measured.
    func isDoneLater(_ place: Int, in text: NameWords) -> Bool {
        let tokens = text.all
        guard
            let start = tokens[..<place].lastIndex(where: { token in
                token.kind != .word && token.kind != .number && token.kind != .vulgar && token.kind != .slash
            }), tokens[start].kind == .comma || isDash(start, in: text)
        else { return false }
        let key = WordKey.empty.appending(tokens[place].key)
        if buying.isAside(key, "boiled") { return true }
        let word = text.text([tokens[place]]).lowercased()
        return word.hasSuffix("ed") && word.utf8.count > 4 && !buying.isAside(key, "lasting")
    }

    /// Whether the list has another part of a word with hyphens: "vanilla-flavored".
    func isNamedAround(_ place: Int, in text: NameWords, _ told: WordsTold) -> Bool {
        compound(around: place, in: text).contains { other in
            other != place && text.all[other].kind == .word && text.all[other].end > text.all[other].start + 2
                && told.says(text.all[other], text.text([text.all[other]]))
        }
    }

    /// The places of a word with hyphens, of which one is given.
    func compound(around place: Int, in text: NameWords) -> Range<Int> {
        let tokens = text.all
        var (start, end) = (place, place + 1)
        while start >= 2, tokens[start - 1].kind == .hyphen, !isDash(start - 1, in: text),
            tokens[start - 2].kind == .word
        {
            start -= 2
        }
        while end + 1 < tokens.count, tokens[end].kind == .hyphen, !isDash(end, in: text), tokens[end + 1].kind == .word
        {
            end += 2
        }
        return start..<end
    }

    /// Whether a hyphen stands by itself: "bacon - cooked".
    func isDash(_ place: Int, in text: NameWords) -> Bool {
        let tokens = text.all
        return tokens[place].kind == .hyphen && place > 0 && tokens[place - 1].end < tokens[place].start
    }

    /// The whole phrase in brackets, or from a denial on, of which a part would mean nothing, or the opposite; empty if a
    /// denial is about work: "(Japanese white radish)", "not too soft".
    func whole(_ run: Range<Int>, of phrase: ArraySlice<Token>, in text: NameWords) -> ArraySlice<Token>? {
        func word(_ place: Int) -> String { text.text([phrase[place]]).lowercased() }
        let front = phrase[..<run.upperBound]
        if phrase.startIndex > 0,
            let not = front.lastIndex(where: { Self.denials.contains(text.text([$0]).lowercased()) }),
            run.contains(not) || not + 3 > run.lowerBound
        {
            let rest = phrase[not...]
            let isAboutWork = rest.contains { token in
                buying.isAside(.empty.appending(token.key), "manner-en")
                    || token.kind == .word && token.word.has(.done)
            }
            return isAboutWork ? phrase[not..<not] : rest
        }
        guard isInBracket(phrase.startIndex, in: text) else { return wholeAddition(run, of: phrase, in: text) }
        // "8- to 10-inch-long bones" are a size.
        guard !phrase.contains(where: { $0.word.unit?.dimension == .length }) else { return nil }
        var start = phrase.startIndex
        // A size that the amount has, in measures that the list may not use.
        if let unit = phrase.lastIndex(where: { $0.word.unit?.isMeasure == true }) {
            // "(From about 2 lb unshelled)"
            guard unit < run.lowerBound, phrase.endIndex - unit > 2 else { return nil }
            start = unit + 1
        }
        while start < run.lowerBound, phrase[start].kind != .word || phrase[start].word.has([.and, .about, .of]) {
            start += 1
        }
        return phrase[start...]
    }

    /// "With 2 spoons of pickling liquid", "from unsprayed roses", "beaten with a pinch of salt": the whole of what comes with it.
    private func wholeAddition(
        _ run: Range<Int>,
        of phrase: ArraySlice<Token>,
        in text: NameWords
    ) -> ArraySlice<Token>? {
        let front = phrase[..<run.lowerBound].suffix(4)
        guard
            let with = front.lastIndex(where: { ["with", "from"].contains(text.text([$0]).lowercased()) }),
            phrase[with...].allSatisfy({ [.word, .number, .vulgar, .slash, .hyphen].contains($0.kind) })
        else { return nil }
        let rest = phrase[run.upperBound...]
        let isEnd = rest.count < 4 && !rest.contains { $0.word.has([.ends, .stop, .or, .and]) }
        return phrase[with..<(isEnd ? phrase.endIndex : run.upperBound)]
    }

    private static let denials: Set<String> = ["not", "no", "never", "without"]
}
