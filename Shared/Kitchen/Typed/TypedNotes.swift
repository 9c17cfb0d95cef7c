/// Tells what is said about a thing from another thing.
struct TypedNotes {
    let known: TypedFood
    private var words: EntryWords { known.words }
    /// More unknown words than these are a remark.
    private static let longestName = 3

    /// Whether the words behind a comma are a note about what was before it.
    func isNote(_ text: TypedText) -> Bool {
        guard let first = text.tokens.first(where: { $0.kind == .word }) else { return true }
        // "Bread and whatever's on offer" is bread as well.
        let isList = known.name(text, at: 0).flatMap { text.word($0.end)?.word.has(.and) } == true
        if !isList, text.tokens.contains(where: { words.has(.clause, $0) }) { return true }
        if known.isName(text, text.all) { return false }
        // "Dos pepinos, tres tomates": "très" is a French word.
        let isNumber = first.word.number.map { $0 > .one } == true && known.hasName(text)
        if words.has(.note, first), !isNumber, !words.has(.partitive, first), !words.has(.one, first) { return true }
        if words.has(.definite, first), !words.has(.partitive, first), !isFood(text.part(1..<text.count)) {
            return true
        }
        let nouns = text.tokens.filter { $0.kind == .word && !isDescribing($0) }
        if nouns.isEmpty { return true }
        if text.kind(0) == .number, let second = text.word(1), words.has(.time, second) { return true }
        let count = text.tokens.count { $0.kind == .word }
        return count > Self.longestName && !known.hasName(text) && !known.meaning(of: text).isKnown
    }

    /// Whether the words behind a dash or in brackets are another thing; they seldom are.
    func isThing(_ text: TypedText) -> Bool { known.isName(text, text.all) }

    /// Whether a text only begins what goes on behind the comma: "small, ripe avocados".
    func isOpen(_ text: TypedText) -> Bool {
        !known.isName(text, text.all)
            && text.tokens.allSatisfy {
                $0.kind != .word || isDescribing($0) || words.has([.definite, .one, .note], $0)
            }
            && text.tokens.contains { $0.kind == .word }
    }

    private func isFood(_ text: TypedText) -> Bool {
        guard let first = text.word(0), !words.has(.note, first), !first.word.has([.with, .of]) else { return false }
        return known.hasName(text)
    }

    private func isDescribing(_ token: Token) -> Bool {
        token.word.has([.descriptor, .size, .done, .after, .adverb, .and, .before])
    }
}
