/// Looks for phrases in texts, word by word; a phrase must be within one text.
struct PhraseMatch {
    /// A phrase, and of how many of its words the text has had the first ones last.
    fileprivate struct Open {
        let phrase: [[UInt8]]
        var lengths: [Int] = []
    }

    /// Those that have not been found yet.
    private var missing: [Open]

    init(_ phrases: [[[UInt8]]]) { missing = phrases.map { Open(phrase: $0) } }

    /// Whether all have been found.
    var isComplete: Bool { missing.isEmpty }

    /// Reads a text; says whether all have been found.
    mutating func look(in text: String) -> Bool {
        var text = text
        return text.withUTF8 { look(in: $0) }
    }

    /// Reads a text in UTF-8; says whether all have been found.
    mutating func look(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        for index in missing.indices { missing[index].lengths.removeAll(keepingCapacity: true) }
        var open = missing
        SearchFolding.words(of: text) { word in
            var index = 0
            while index < open.count {
                if open[index].goesOn(with: word) { open.remove(at: index) } else { index += 1 }
            }
        }
        missing = open
        return missing.isEmpty
    }
}

extension PhraseMatch.Open {
    /// Takes in the next word of the text; whether the phrase ends with it.
    fileprivate mutating func goesOn(with word: UnsafeBufferPointer<UInt8>) -> Bool {
        var kept = 0
        for index in lengths.indices where phrase[lengths[index]].elementsEqual(word) {
            let length = lengths[index] + 1
            if length == phrase.count { return true }
            lengths[kept] = length
            kept += 1
        }
        lengths.removeSubrange(kept...)
        guard phrase[0].elementsEqual(word) else { return false }
        if phrase.count == 1 { return true }
        lengths.append(1)
        return false
    }
}
