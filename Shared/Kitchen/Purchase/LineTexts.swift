/// The words of the parts of the line that is being read: each rule looks at them, and they are split once.
final class LineTexts {
    private let lexicon: Lexicon
    private var recent: [(text: String, words: NameWords)] = []

    /// A line has a name, a preparation and a note.
    private static let most = 3

    init(lexicon: Lexicon) {
        self.lexicon = lexicon
        recent.reserveCapacity(Self.most)
    }

    func words(of text: String) -> NameWords {
        if let known = recent.first(where: { $0.text == text }) { return known.words }
        let words = NameWords(text, lexicon: lexicon)
        if recent.count == Self.most { recent.removeFirst() }
        recent.append((text, words))
        return words
    }
}

extension String {
    /// Whether this part of a line stands before its name, or behind it without a comma.
    func isBeside(_ line: IngredientLine) -> Bool {
        guard let own = line.text.utf8.firstRange(of: self), let name = line.text.utf8.firstRange(of: line.name) else {
            return false
        }
        if own.upperBound <= name.lowerBound { return true }
        return name.upperBound <= own.lowerBound
            && line.text.utf8[name.upperBound..<own.lowerBound].allSatisfy { $0 == 0x20 }
    }
}
