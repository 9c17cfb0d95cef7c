/// Words for an amount that nobody measures.
extension LineReader {
    /// "C/n de harina", "sal c.s.", "aceite, cantidad necesaria": as much as is needed is no part of the name.
    mutating func skipEnough() {
        if let length = enough(from: at), at + length < end {
            at += length
            if word(at).has(.of), at + 1 < end { at += 1 }
        }
        for length in [3, 2, 4, 1]
        where end - at > length && amountReader.lexicon.isEnough(tokens[(end - length)..<end]) {
            let start = end - length
            guard kind(start) == .word, kind(start - 1) == .word || kind(start - 1) == .comma,
                tokens[at..<start].contains(where: { $0.kind == .word && $0.word.unit == nil })
            else { continue }
            end = kind(start - 1) == .comma ? start - 1 : start
            return
        }
    }

    /// How many tokens from an index on say that there is as much as is needed.
    private func enough(from index: Int) -> Int? {
        guard kind(index) == .word, kind(index + 1) == .word || kind(index + 1) == .slash else { return nil }
        return [3, 2].first { length in
            index + length <= end && kind(index + length - 1) == .word
                && amountReader.lexicon.isEnough(tokens[index..<(index + length)])
        }
    }

    /// "Einige Halme Schnittlauch", "quelques gouttes d'extrait": a unit behind a word for a few; drops and pinches are no
    /// amount then.
    mutating func readSome() -> Bool {
        guard word(at - 1).has([.size, .about]), kind(at) == .word, let (unit, next) = amountReader.unit(at: at),
            unit.dimension == Dimension.none || Self.someUnits.contains(unit), next < end, kind(next) == .word
        else { return false }
        if unit.dimension != Dimension.none || unit == .handful { amounts.append(Amount(.one, unit: unit)) }
        at = next
        skipOf()
        return true
    }

    private static let someUnits: Set<MeasureUnit> = [.sprig, .stem, .stalk, .leaf, .branch, .strip, .drop]
}
