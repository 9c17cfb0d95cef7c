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
    private func isDash(_ place: Int, in text: NameWords) -> Bool {
        let tokens = text.all
        return tokens[place].kind == .hyphen && place > 0 && tokens[place - 1].end < tokens[place].start
    }
}
