import Glibc
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

    private let ids: [String]
    /// The names of all foods in lower case without accents, each after a line break and with one at the end.
    private let text: [UInt8]
    /// Where each food's names begin in the text, and the end of the last one's.
    private let places: [Int]
    /// Where words begin, in the order of the text from there, and whose they are.
    private let words: [(start: UInt32, food: UInt16)]

    /// The standard foods; read on first use.
    public static let standard = FoodSearch(FoodTable.standard.foods)

    /// How many bytes of a word are compared by its order.
    private static let longest = 32

    /// A search over foods, of which there may be 65,535.
    public init(_ foods: [Food]) {
        let foods = foods.sorted { $0.id < $1.id }
        var text: [UInt8] = []
        var places = [0]
        var words: [(start: UInt32, food: UInt16)] = []
        for (index, food) in foods.enumerated() {
            for name in food.names.values.joined() {
                text.append(Self.nameBreak)
                let start = text.count
                Self.fold(name, into: &text)
                for place in start..<text.count where place == start || text[place - 1] == Self.wordBreak {
                    words.append((UInt32(place), UInt16(index)))
                }
            }
            text.append(Self.nameBreak)
            places.append(text.count)
        }
        text.withUnsafeBytes { text in
            func beginning(_ start: UInt32) -> Slice<UnsafeRawBufferPointer> {
                text[Int(start)...].prefix(Self.longest)
            }
            words.sort { Self.order(beginning($0.start), beginning($1.start)) }
        }
        ids = foods.map(\.id)
        self.text = text
        self.places = places
        self.words = words
    }

    /// The foods that match the text, the best first; all foods if it is empty.
    public func matches(_ text: String) -> [Match] {
        var typed: [UInt8] = []
        Self.fold(text, into: &typed)
        let parts = typed.split(separator: Self.wordBreak)
        guard let longest = parts.max(by: { $0.count < $1.count }) else { return ids.map { Match(rank: 0, id: $0) } }
        var ranks = [Int?](repeating: nil, count: ids.count)
        for word in words(beginningWith: longest) {
            let food = Int(word.food)
            if parts.count == 1 {
                ranks[food] = min(ranks[food] ?? .max, rank(of: Int(word.start), typed: typed))
            } else if ranks[food] == nil {
                ranks[food] = rank(of: self.text[places[food]..<places[food + 1]], typed: typed, words: parts) ?? .max
            }
        }
        // Few of all are found.
        let found = ids.indices.filter { ranks[$0] != nil }
        return (0...2).flatMap { rank in
            found.lazy.filter { ranks[$0] == rank }.map { Match(rank: rank, id: ids[$0]) }
        }
    }

    private static let nameBreak = UInt8(ascii: "\n")
    private static let wordBreak = UInt8(ascii: " ")

    /// Whether bytes come before others.
    private static func order(_ left: Slice<UnsafeRawBufferPointer>, _ right: Slice<UnsafeRawBufferPointer>) -> Bool {
        guard let one = UnsafeRawBufferPointer(rebasing: left).baseAddress,
            let other = UnsafeRawBufferPointer(rebasing: right).baseAddress
        else { return left.count < right.count }
        let found = memcmp(one, other, min(left.count, right.count))
        return found == 0 ? left.count < right.count : found < 0
    }

    /// The words that begin with some bytes.
    private func words(beginningWith typed: ArraySlice<UInt8>) -> some Sequence<(start: UInt32, food: UInt16)> {
        let short = typed.prefix(Self.longest)
        func beginning(_ word: (start: UInt32, food: UInt16)) -> ArraySlice<UInt8> {
            text[Int(word.start)...].prefix(short.count)
        }
        // The first word that is not before what was typed; those that begin with it follow each other.
        var low = 0
        var high = words.count
        while low < high {
            let middle = (low + high) / 2
            if beginning(words[middle]).lexicographicallyPrecedes(short) { low = middle + 1 } else { high = middle }
        }
        return words[low...].lazy.prefix { beginning($0) == short }
            .filter { text[Int($0.start)...].starts(with: typed) }
    }

    /// How well a name matches whose word here begins with all that was typed.
    private func rank(of start: Int, typed: [UInt8]) -> Int {
        guard text[start - 1] == Self.nameBreak else { return 2 }
        return text[start + typed.count] == Self.nameBreak ? 0 : 1
    }

    /// How well the best of these names matches; nil if none has all words.
    private func rank(of names: ArraySlice<UInt8>, typed: [UInt8], words: [ArraySlice<UInt8>]) -> Int? {
        var best: Int?
        for name in names.split(separator: Self.nameBreak) {
            var rank = 2
            if name.starts(with: typed) {
                rank = name.count == typed.count ? 0 : 1
            } else if !words.allSatisfy({ Self.begins($0, in: name) }) {
                continue
            }
            best = min(best ?? rank, rank)
        }
        return best
    }

    /// Whether a word of a name begins with some bytes.
    private static func begins(_ word: ArraySlice<UInt8>, in name: ArraySlice<UInt8>) -> Bool {
        var isStart = true
        for index in name.indices {
            if isStart, name[index...].starts(with: word) { return true }
            isStart = name[index] == wordBreak
        }
        return false
    }

    /// A text in lower case without accents.
    static func folded(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        fold(text, into: &bytes)
        return bytes
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
