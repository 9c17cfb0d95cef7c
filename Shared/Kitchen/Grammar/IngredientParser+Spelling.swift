/// What stands in front of a line in another spelling than the units have.
extension IngredientParser {
    /// "4 1/8\"-thick slices", "6 oounces pasta", "N/A pepper": the line as the words of units are written.
    static func spelt(_ bytes: [UInt8]) -> [UInt8] {
        if bytes.starts(with: none) { return Array(bytes.dropFirst(none.count)) }
        if let word = eighths.first(where: { bytes.starts(with: $0) }) {
            return Array("1/8 ".utf8) + bytes.dropFirst(word.count)
        }
        if let word = halves.first(where: { bytes.starts(with: $0.word) }) {
            return word.number + bytes.dropFirst(word.word.count)
        }
        // "I cup sugar"
        if let word = ones.first(where: { bytes.starts(with: $0) }) {
            return Array("1".utf8) + word.dropFirst() + bytes.dropFirst(word.count)
        }
        guard let first = bytes.first, isDigit(first) || first >= 0x80 else { return bytes }
        return withWeight(withUnit(withInches(withOnePlus(bytes))))
    }

    private static let twice = Array(" plus plus ".utf8)

    /// "¼ cup plus plus 2 teaspoons oil": the word is no name.
    private static func withOnePlus(_ bytes: [UInt8]) -> [UInt8] {
        guard
            let start = bytes.prefix(40).indices.first(where: { bytes[$0] == 0x20 && bytes[$0...].starts(with: twice) })
        else { return bytes }
        return Array(bytes[..<start]) + bytes[(start + twice.count / 2)...]
    }

    private static let of = Array(", de ".utf8)
    private static let roughly = Array(" más o menos".utf8)

    /// "1 pollo troceado, de 1,5 kg más o menos": a weight behind a comma, in the brackets that others put it in.
    private static func withWeight(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count < 120, bytes.contains(UInt8(ascii: ",")),
            let comma = bytes.indices.first(where: { bytes[$0] == UInt8(ascii: ",") && bytes[$0...].starts(with: of) }),
            case let number = comma + of.count,
            let end = bytes[number...].firstIndex(where: {
                !isDigit($0) && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ".")
            }),
            end > number, case let unit = bytes[end] == 0x20 ? end + 1 : end,
            let length = [Array("kg".utf8), Array("g".utf8)].first(where: { bytes[unit...].starts(with: $0) })?.count,
            case let behind = unit + length, bytes.dropFirst(behind).first.map({ !isLetter($0) }) ?? true
        else { return bytes }
        var rest = bytes[behind...]
        if rest.starts(with: roughly) { rest = rest.dropFirst(roughly.count) }
        return bytes[..<comma] + Array(" (".utf8) + bytes[number..<behind] + [UInt8(ascii: ")")] + rest
    }

    /// A capital that looks like a one, before a unit.
    private static let ones = ["I cup ", "I tablespoon ", "I teaspoon ", "I pound "].map { Array($0.utf8) }

    private static let eighths = ["one eighth ", "one-eighth ", "One eighth ", "One-eighth "].map { Array($0.utf8) }

    /// "One-half pound bacon": the hyphen is that of one word.
    private static let halves = [
        ("one-half ", "1/2 "), ("One-half ", "1/2 "), ("one-third ", "1/3 "), ("one-quarter ", "1/4 "),
    ]
    .map { (word: Array($0.0.utf8), number: Array($0.1.utf8)) }

    /// What some write where there is no amount.
    private static let none = Array("N/A ".utf8)

    private static let inch = Array("-inch".utf8)

    /// "6 10\" ribs": the sign for an inch behind one of the first two numbers.
    private static func withInches(_ bytes: [UInt8]) -> [UInt8] {
        guard let sign = bytes.prefix(10).firstIndex(of: UInt8(ascii: "\"")), sign + 1 < bytes.count,
            isDigit(bytes[sign - 1]),
            bytes[..<sign].allSatisfy({ isDigit($0) || $0 == 0x20 || $0 == UInt8(ascii: "/") }),
            case let next = bytes[sign + 1], next == 0x20 || next == UInt8(ascii: "-")
        else { return bytes }
        return bytes[..<sign] + inch + bytes[(sign + 1)...]
    }

    /// "1 teapsoon salt": a unit with one letter too many, too few, or in the wrong place.
    ///
    /// Only units that no other word is as near to: a pound is nearly a round.
    private static func withUnit(_ bytes: [UInt8]) -> [UInt8] {
        guard let start = bytes.prefix(12).firstIndex(where: { $0 == 0x20 || isLetter($0) }),
            let word = bytes[start...].prefix(16).firstIndex(where: isLetter),
            case let first = bytes[word] | 0x20, first == UInt8(ascii: "o") || first == UInt8(ascii: "t"),
            case let letters = bytes[word...].prefix(while: isLetter), (5...24).contains(letters.count)
        else { return bytes }
        let written = letters.map { $0 | 0x20 }
        // "3 tablespoonsmirin"
        if let unit = joined.first(where: { written.starts(with: $0) }), written.count > unit.count + 2 {
            return bytes[..<(word + unit.count)] + [0x20] + bytes[(word + unit.count)...]
        }
        guard let unit = units.first(where: { isMisspelt(written, as: $0) }), !units.contains(written) else {
            return bytes
        }
        return bytes[..<word] + unit + bytes[letters.endIndex...]
    }

    private static let joined = ["teaspoons", "tablespoons"].map { Array($0.utf8) }
    private static let units = ["ounces", "ounce", "teaspoons", "teaspoon", "tablespoons", "tablespoon"]
        .map { Array($0.utf8) }

    /// Whether two words differ by one letter, or by two neighbours in the other order.
    private static func isMisspelt(_ word: [UInt8], as unit: [UInt8]) -> Bool {
        guard abs(word.count - unit.count) < 2, word != unit else { return false }
        let start = zip(word, unit).prefix { $0 == $1 }.count
        let end = zip(word.reversed(), unit.reversed()).prefix { $0 == $1 }.count
        let rest = (word.count - start - end, unit.count - start - end)
        if max(rest.0, rest.1) < 2 { return true }
        return rest == (2, 2) && word[start] == unit[start + 1] && word[start + 1] == unit[start]
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) && byte < 0x80 }
}
