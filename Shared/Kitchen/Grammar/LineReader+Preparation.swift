/// Words for preparation that were removed from the name.
extension LineReader {
    /// "6 peppers (any color) stems and seeds removed", "4 bulbs (3 lb) cut into slices": whether what follows a bracket
    /// behind the name says what is done.
    func isDone(from start: Int, _ name: [Int]) -> Bool {
        guard let last = name.last, !word(last).has([.descriptor, .size, .done, .adverb]), kind(start) == .word else {
            return false
        }
        var index = start
        while index < end, tokens[index].kind == .word { index += 1 }
        let clause = tokens[start..<index]
        if clause.count > 1, word(start).has(.part), word(index - 1).has([.done, .after]) { return true }
        return word(start).has(.done) && (clause.count == 1 || !amountReader.isFood(at: start + 1))
    }

    /// The name with the word before it, and with one or two words behind it, if those are words for preparation.
    ///
    /// Words about a purpose are taken as well. "2 cups diced tomatoes" are diced at home, but nobody weighs them in grams
    /// then.
    var namesWithPreparation: [[Int]] {
        guard let first = name.first, let last = name.last else { return [] }
        var names: [[Int]] = []
        if first > 0, word(first - 1).has(.before), amounts.first?.unit == .gram { names.append([first - 1] + name) }
        var longer = name
        for index in (last + 1)..<(last + 3) {
            guard index < end, word(index).has([.done, .after]) else { break }
            longer.append(index)
            names.append(longer)
        }
        if let named = nameWithPurpose { names.append(named) }
        return names
    }

    /// The name with a purpose: "ternera para guisar" is a cut of its own, "nata para montar" the name of a cream.
    var nameWithPurpose: [Int]? {
        guard let last = name.last, word(last + 1).has(.ends), last + 2 < end else { return nil }
        return name + [last + 1, last + 2]
    }

    /// The words of the line's only note, if they are as few as those that may end a name.
    var noted: [Int] {
        guard notes.count == 1, let first = tokens.firstIndex(where: { notes[0].contains($0.start) }) else { return [] }
        let words = tokens.indices[first...].prefix(3).prefix { notes[0].contains(tokens[$0].start) }
        return words.count < 3 && words.allSatisfy { tokens[$0].kind == .word || tokens[$0].kind == .number }
            ? Array(words) : []
    }

    /// Takes a longer name, whose words are no preparation any more.
    mutating func take(_ longer: [Int]) {
        for index in longer where !name.contains(index) {
            let token = tokens[index]
            guard let place = preparations.firstIndex(where: { $0.contains(token.start) }) else { continue }
            let rest = preparations[place]
            let left = [rest.lowerBound..<token.start, token.end..<rest.upperBound].filter { !isBlank($0) }
            preparations.replaceSubrange(place...place, with: left.map(trimmed))
        }
        name = longer
    }

    private func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { $0 == 0x20 } }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        let first = bytes[range].firstIndex { $0 != 0x20 } ?? range.lowerBound
        let last = bytes[range].lastIndex { $0 != 0x20 } ?? first
        return first..<last + 1
    }
}
