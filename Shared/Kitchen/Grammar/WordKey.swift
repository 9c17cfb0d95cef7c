/// Identifies a word regardless of case, accents, apostrophes and plural endings.
///
/// A key is a 64-bit hash of the folded word, so that tables store no strings. Both sides of every look-up are folded
/// here, so an incorrect singular ("cooky") does no harm.
struct WordKey: Hashable, Sendable {
    var hash: UInt64

    static let empty = WordKey(hash: 0xcbf2_9ce4_8422_2325)
    private static let prime: UInt64 = 0x0000_0100_0000_01b3

    /// The key of a phrase: this key with one more word.
    func appending(_ word: WordKey) -> WordKey {
        WordKey(hash: (hash ^ word.hash) &* 0x9e37_79b9_7f4a_7c15 ^ (hash >> 29))
    }

    /// The key of the word in these bytes.
    init(_ bytes: some RandomAccessCollection<UInt8>) {
        var word = FoldedWord()
        var previous: UInt8 = 0
        for byte in bytes {
            word.append(byte, after: previous)
            previous = byte
        }
        self = word.key
    }

    init(hash: UInt64) {
        self.hash = hash
    }

    /// FNV-1a, one byte.
    mutating func mix(_ byte: UInt8) {
        hash = (hash ^ UInt64(byte)) &* Self.prime
    }
}

/// Folds a word byte by byte; only the last bytes matter for the plural, so only they are held back.
struct FoldedWord {
    private var state = WordKey.empty
    /// The last four folded bytes, newest lowest; not yet hashed.
    private var tail: UInt32 = 0
    private(set) var count = 0

    /// Adds a byte of UTF-8, `previous` being the one before it.
    mutating func append(_ byte: UInt8, after previous: UInt8) {
        switch byte {
        case 0x41...0x5A: push(byte | 0x20)
        case 0x27: break
        case 0xC3, 0xC5: break
        case 0x80...0xBF where previous == 0xC3: pushLatin(byte)
        case 0x92, 0x93:
            if previous == 0xC5 {
                push(0x6F)
                push(0x65)
            } else {
                push(byte)
            }
        default: push(byte)
        }
    }

    /// The key of the folded singular.
    var key: WordKey {
        var result = state
        let kept = Swift.min(count, 4)
        let last = UInt8(truncatingIfNeeded: tail)
        let second = UInt8(truncatingIfNeeded: tail >> 8)
        let third = UInt8(truncatingIfNeeded: tail >> 16)
        let fourth = UInt8(truncatingIfNeeded: tail >> 24)
        var dropped = 0
        var added: UInt8?
        if count >= 4 {
            (dropped, added) = Self.ending(fourth, third, second, last)
        }
        for index in stride(from: kept - 1, through: dropped, by: -1) {
            result.mix(UInt8(truncatingIfNeeded: tail >> (8 * UInt32(index))))
        }
        if let added { result.mix(added) }
        return result
    }

    /// How many bytes of a plural ending to remove from a folded word of four or more, and what replaces them.
    static func ending(of word: [UInt8]) -> (Int, UInt8?) {
        let tail = Array(word.suffix(4))
        return ending(tail[0], tail[1], tail[2], tail[3])
    }

    /// How many bytes of a plural ending to remove, and what replaces them.
    private static func ending(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) -> (Int, UInt8?) {
        let s = UInt8(ascii: "s")
        let e = UInt8(ascii: "e")
        let i = UInt8(ascii: "i")
        let y = UInt8(ascii: "y")
        if d == i { return (1, y) }
        if c == i, d == e { return (2, y) }
        // "gousse" and "glass" have the same plural ending.
        if d == e, c == s, b == s { return (1, nil) }
        // As "peaches" are of a peach, "blanches" have the singular of "blanche"; but "Kirsche" is no "Kirsch".
        if d == e, c == UInt8(ascii: "h"), b == UInt8(ascii: "c"), a != s { return (1, nil) }
        guard d == s else { return (0, nil) }
        if c == e {
            if b == i { return (3, y) }
            if b == UInt8(ascii: "o") { return (2, nil) }
            if b == UInt8(ascii: "x") { return (2, nil) }
            if b == UInt8(ascii: "h"), a == UInt8(ascii: "c") || a == s { return (2, nil) }
            if b == a, b == s || b == UInt8(ascii: "z") { return (2, nil) }
            if b == UInt8(ascii: "v"), a == UInt8(ascii: "a") || a == UInt8(ascii: "l") {
                return (3, UInt8(ascii: "f"))
            }
            return (1, nil)
        }
        if c == s || c == UInt8(ascii: "u") || c == i { return (0, nil) }
        return (1, nil)
    }

    private mutating func push(_ byte: UInt8) {
        if count >= 4 { state.mix(UInt8(truncatingIfNeeded: tail >> 24)) }
        tail = tail << 8 | UInt32(byte)
        count += 1
    }

    /// Letters of U+00C0 to U+00FF without their accents.
    private mutating func pushLatin(_ byte: UInt8) {
        switch byte | 0x20 {
        case 0xBF where byte == 0x9F:
            push(UInt8(ascii: "s"))
            push(UInt8(ascii: "s"))
        case 0xA0...0xA5: push(UInt8(ascii: "a"))
        case 0xA6:
            push(UInt8(ascii: "a"))
            push(UInt8(ascii: "e"))
        case 0xA7: push(UInt8(ascii: "c"))
        case 0xA8...0xAB: push(UInt8(ascii: "e"))
        case 0xAC...0xAF: push(UInt8(ascii: "i"))
        case 0xB1: push(UInt8(ascii: "n"))
        case 0xB2...0xB6, 0xB8: push(UInt8(ascii: "o"))
        case 0xB9...0xBC: push(UInt8(ascii: "u"))
        case 0xBD, 0xBF: push(UInt8(ascii: "y"))
        default: push(byte)
        }
    }
}
