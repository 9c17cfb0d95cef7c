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

    /// Those of `size` documents whose bits are set.
    init(words: [UInt64], size: Int) {
        self.size = size
        self.words = words
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

    mutating func formIntersection(_ other: SearchBits) { combine(other) { $0 & $1 } }

    mutating func formUnion(_ other: SearchBits) { combine(other) { $0 | $1 } }

    mutating func subtract(_ other: SearchBits) { combine(other) { $0 & ~$1 } }

    /// Many at a time, as the loop checks nothing else.
    @inline(__always)
    private mutating func combine(_ other: SearchBits, _ word: (UInt64, UInt64) -> UInt64) {
        precondition(words.count == other.words.count, "both must be of one segment")
        other.words.withUnsafeBufferPointer { other in
            words.withUnsafeMutableBufferPointer { words in
                for index in words.indices { words[index] = word(words[index], other[index]) }
            }
        }
    }

    /// Adds the documents that have some terms of a segment, as far as they have them in fields that count.
    mutating func add(
        termsAt places: some Sequence<Int>,
        of segment: SearchSegment,
        inFields counts: (UInt8) -> Bool = { _ in true }
    ) {
        words.withUnsafeMutableBufferPointer { words in
            for place in places {
                segment.forEach(
                    ofTermAt: place,
                    valueOf: counts,
                    one: { ordinal, counts in if counts { words[ordinal >> 6] |= 1 << UInt64(ordinal & 63) } },
                    many: { block, word, counts in if counts { words[block] |= word } }
                )
            }
        }
    }

    /// How many of it have a term of a segment.
    func count(ofTermAt place: Int, of segment: SearchSegment) -> Int {
        var count = 0
        words.withUnsafeBufferPointer { words in
            segment.forEach(
                ofTermAt: place,
                valueOf: { _ in () },
                one: { ordinal, _ in count += Int(words[ordinal >> 6] >> UInt64(ordinal & 63) & 1) },
                many: { block, word, _ in count += (words[block] & word).nonzeroBitCount }
            )
        }
        return count
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
