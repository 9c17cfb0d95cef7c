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

    /// Those whose value is not zero.
    init(nonZero values: UnsafeBufferPointer<UInt8>) {
        self.init(size: values.count)
        for index in words.indices {
            var word: UInt64 = 0
            for ordinal in (index << 6)..<min(values.count, (index + 1) << 6) where values[ordinal] != 0 {
                word |= 1 << UInt64(ordinal & 63)
            }
            words[index] = word
        }
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
