import JSON

/// Finds foods by prefix: each word typed must begin a word of one of the food's names, in any language.
public struct FoodSearch: Sendable {
    /// A food that was found.
    @MembersInit
    public struct Match: Hashable, Sendable, Comparable {
        /// 0 if a name equals the text, 1 if a name begins with it, 2 otherwise.
        public var rank: Int
        /// The food's id.
        public var id: String

        /// Orders the better match first, then by id.
        public static func < (left: Match, right: Match) -> Bool {
            left.rank == right.rank ? left.id < right.id : left.rank < right.rank
        }
    }

    /// All names of a food in lower case without accents, each after a line break.
    private struct Entry: Sendable {
        var id: String
        var names: [UInt8]
    }

    private let entries: [Entry]

    /// The standard foods; read on first use.
    public static let standard = FoodSearch(FoodTable.standard.foods)

    /// A search over foods.
    public init(_ foods: [Food]) {
        entries = foods.map { food in
            var names: [UInt8] = []
            for name in food.names.values.joined() {
                names.append(Self.nameBreak)
                Self.fold(name, into: &names)
            }
            names.append(Self.nameBreak)
            return Entry(id: food.id, names: names)
        }.sorted { $0.id < $1.id }
    }

    /// The foods that match the text, the best first; all foods if it is empty.
    public func matches(_ text: String) -> [Match] {
        var typed: [UInt8] = []
        Self.fold(text, into: &typed)
        let words = typed.split(separator: Self.wordBreak)
        guard !words.isEmpty else { return entries.map { Match(rank: 0, id: $0.id) } }
        return entries.compactMap { entry in
            Self.rank(of: entry.names, typed: typed, words: words).map { Match(rank: $0, id: entry.id) }
        }.sorted()
    }

    private static let nameBreak = UInt8(ascii: "\n")
    private static let wordBreak = UInt8(ascii: " ")

    private static func rank(of names: [UInt8], typed: [UInt8], words: [ArraySlice<UInt8>]) -> Int? {
        // Nearly all foods have no such word; the rest are compared name by name.
        guard let first = words.first, begins(first, in: names[...]) else { return nil }
        var best: Int?
        for name in names.split(separator: nameBreak) {
            var rank = 2
            if name.starts(with: typed) {
                rank = name.count == typed.count ? 0 : 1
            } else if !words.allSatisfy({ begins($0, in: name) }) {
                continue
            }
            best = min(best ?? rank, rank)
        }
        return best
    }

    /// Whether a word of these names begins with some bytes.
    private static func begins(_ word: ArraySlice<UInt8>, in names: ArraySlice<UInt8>) -> Bool {
        var isStart = true
        for index in names.indices {
            if isStart, names[index...].starts(with: word) { return true }
            isStart = names[index] == wordBreak || names[index] == nameBreak
        }
        return false
    }

    /// Adds words in lower case without accents, with single spaces between them.
    private static func fold(_ text: String, into bytes: inout [UInt8]) {
        let start = bytes.count
        for scalar in text.lowercased().unicodeScalars {
            switch scalar.value {
            case 0x30...0x39, 0x61...0x7A: bytes.append(UInt8(scalar.value))
            case 0x300...0x36F, 0x27, 0x2019: break
            case 0xDF: bytes += "ss".utf8
            case 0xE6: bytes += "ae".utf8
            case 0x153: bytes += "oe".utf8
            case 0xE0...0xFF where plain[Int(scalar.value - 0xE0)] != wordBreak:
                bytes.append(plain[Int(scalar.value - 0xE0)])
            case 0x80...: bytes += Array(String(scalar).utf8)
            default: if bytes.count > start, bytes.last != wordBreak { bytes.append(wordBreak) }
            }
        }
        if bytes.count > start, bytes.last == wordBreak { bytes.removeLast() }
    }

    /// The letters from U+00E0 to U+00FF without accents; a space if there is none.
    private static let plain = Array("aaaaaa ceeeeiiii nooooo ouuuuy y".utf8)
}
