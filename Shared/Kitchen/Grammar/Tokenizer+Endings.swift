/// Abbreviations and endings that are written with a word.
extension Tokenizer {
    /// Where an acronym of at least three letters with full stops ends that begins here: "A.O.V.E."; else here.
    func endOfAcronym() -> Int {
        var end = at
        while end + 1 < bytes.count, (0x41...0x5A).contains(bytes[end]), bytes[end + 1] == 0x2E { end += 2 }
        return end >= at + 6 ? end - 1 : at
    }

    /// Skips an ending that is left open behind a word: "Zwiebel(n)", "hoja(s) de laurel"; false if there is none.
    mutating func skipOpenEnding() -> Bool {
        guard let close = bytes[(at + 1)...].prefix(4).firstIndex(of: 0x29), close > at + 1,
            bytes[(at + 1)..<close].allSatisfy({ (0x61...0x7A).contains($0) })
        else { return false }
        at = close + 1
        return true
    }

    /// The key of the word that an abbreviation stands for which means something else otherwise; nil if it is none: "KL" is
    /// a Kaffeelöffel where "kl." is klein, "p/freír" is "para freír".
    mutating func writtenOut(_ start: Int) -> WordKey? {
        if at == start + 2, bytes[start] == UInt8(ascii: "K"), bytes[start + 1] == UInt8(ascii: "L") {
            return Self.coffeeSpoon
        }
        guard at == start + 1, bytes[start] | 0x20 == UInt8(ascii: "p"),
            [.word, .number, .percent, .close].contains(tokens.last?.kind),
            at + 1 < bytes.count, bytes[at] == UInt8(ascii: "/")
        else { return nil }
        at += 1
        return Self.purpose
    }

    private static let coffeeSpoon = key(of: "kaffeeloffel")
    private static let purpose = key(of: "para")

    private static func key(of word: String) -> WordKey {
        var folded = FoldedWord()
        var previous: UInt8 = 0
        for byte in word.utf8 {
            folded.append(byte, after: previous)
            previous = byte
        }
        return folded.key
    }

    /// Whether an abbreviation behind a small number and before a noun is groß, and no gram.
    ///
    /// Such as in "1 gr. Zwiebel", "2 gr. rote Äpfel" and "1 gr. glas gurken".
    func isLarge(_ start: Int) -> Bool {
        guard at == start + 2, at < bytes.count, bytes[at] == 0x2E, let count = tokens.last, count.kind == .number,
            count.number.isWhole, count.number < Rational(10)
        else { return false }
        let rest = bytes[(at + 1)...].prefix(40).split(separator: 0x20, omittingEmptySubsequences: true).prefix(2)
        guard let first = rest.first else { return false }
        if isCapital(first) { return true }
        // "1 gr. glas gurken"
        let unit = lexicon.info(Self.key(of: String(decoding: first, as: UTF8.self))).unit
        if let unit, [.jar, .can, .container, .package, .bottle, .bag, .head, .bunch].contains(unit) { return true }
        // "1 gr. de sel", "2 gr sal Maldon"
        guard first.count > 3, let last = first.last,
            [UInt8(ascii: "e"), UInt8(ascii: "n"), UInt8(ascii: "r")].contains(last),
            rest.count == 2
        else { return false }
        return isCapital(rest[rest.startIndex + 1])
    }

    private func isCapital(_ word: ArraySlice<UInt8>) -> Bool {
        guard let first = word.first, word.count > 2 else { return false }
        return (0x41...0x5A).contains(first) || first == 0xC3 && (0x80...0x9E).contains(word[word.startIndex + 1])
    }
}
