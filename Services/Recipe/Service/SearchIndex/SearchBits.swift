/// A set of the documents of a segment, by their ordinals.
struct SearchBits: Equatable, Sendable {
    private(set) var words: [UInt64]
    /// How many documents the segment has.
    let size: Int

    /// None of `size` documents, or all.
    init(size: Int, all: Bool = false) {
        self.size = size
        words = [UInt64](repeating: all ? .max : 0, count: (size + 63) / 64)
        if all, size % 64 > 0 { words[words.count - 1] = (1 << UInt64(size % 64)) - 1 }
    }

    /// How many are in it.
    var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    /// How many of it are not in another set.
    func count(without other: SearchBits) -> Int {
        words.indices.reduce(0) { $0 + (words[$1] & ~other.words[$1]).nonzeroBitCount }
    }

    subscript(ordinal: Int) -> Bool {
        get { words[ordinal >> 6] >> UInt64(ordinal & 63) & 1 == 1 }
        set {
            let bit: UInt64 = 1 << UInt64(ordinal & 63)
            if newValue { words[ordinal >> 6] |= bit } else { words[ordinal >> 6] &= ~bit }
        }
    }

    /// Those of `size` documents whose byte is not zero; there are as many bytes as bits.
    init(nonZero bytes: SearchBytes) {
        size = bytes.size
        words = bytes.withUnsafeBytes { bytes in
            (0..<bytes.count / 64).map { index in
                (0..<8).reduce(0) { word, place in
                    let eight = bytes.loadUnaligned(fromByteOffset: index * 64 + place * 8, as: UInt64.self)
                    return word | Self.mask(eight) << UInt64(place * 8)
                }
            }
        }
    }

    /// A bit for each of eight bytes: whether it is not zero.
    private static func mask(_ bytes: UInt64) -> UInt64 {
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        // The highest bit of each byte, then all of these beside each other in the highest byte.
        let flags = (((bytes & low) &+ low) | bytes) & ~low
        return ((flags >> 7) &* 0x0102_0408_1020_4080) >> 56
    }

    mutating func formIntersection(_ other: SearchBits) {
        for index in words.indices { words[index] &= other.words[index] }
    }

    mutating func formUnion(_ other: SearchBits) {
        for index in words.indices { words[index] |= other.words[index] }
    }

    mutating func subtract(_ other: SearchBits) {
        for index in words.indices { words[index] &= ~other.words[index] }
    }

    /// Calls `body` with the ordinal of each, the last one first.
    func eachFromLast(_ body: (Int) -> Void) {
        for index in words.indices.reversed() {
            var left = words[index]
            while left != 0 {
                let bit = 63 - left.leadingZeroBitCount
                body(index << 6 | bit)
                left &= ~(1 << UInt64(bit))
            }
        }
    }

    /// Calls `body` with the ordinal of each, in order.
    func each(_ body: (Int) -> Void) {
        for (index, word) in words.enumerated() {
            var left = word
            while left != 0 {
                body(index << 6 | left.trailingZeroBitCount)
                left &= left - 1
            }
        }
    }
}
