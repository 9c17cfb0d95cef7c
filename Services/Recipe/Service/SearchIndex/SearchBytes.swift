/// A byte for each document of a segment, by its ordinal.
///
/// All are gone through for each word that is looked for, many at a time: that is why there are whole blocks of 64, and why
/// the loops have nothing else in them.
struct SearchBytes: Sendable {
    private var bytes: [UInt8]
    /// How many documents the segment has.
    let size: Int

    /// Zero for each of `size` documents.
    init(size: Int) {
        self.size = size
        bytes = [UInt8](repeating: 0, count: (size + 63) / 64 * 64)
    }

    subscript(ordinal: Int) -> UInt8 {
        get { bytes[ordinal] }
        set { bytes[ordinal] = newValue }
    }

    /// Sets all to zero.
    mutating func clear() {
        withUnsafeMutable { for place in $0.indices { $0[place] = 0 } }
    }

    /// Adds others.
    mutating func add(_ other: SearchBytes) {
        other.bytes.withUnsafeBufferPointer { other in
            withUnsafeMutable { for place in $0.indices { $0[place] &+= other[place] } }
        }
    }

    /// Takes others where these are less.
    mutating func formMinimum(_ other: SearchBytes) {
        other.bytes.withUnsafeBufferPointer { other in
            withUnsafeMutable { for place in $0.indices { $0[place] = min($0[place], other[place]) } }
        }
    }

    /// 1 for those that are at least so much, else 0.
    func flags(from least: UInt8) -> SearchBytes {
        var flags = self
        // Without a branch: the carry of a subtraction.
        flags.withUnsafeMutable {
            for place in $0.indices {
                $0[place] = UInt8(truncatingIfNeeded: (0x100 &+ UInt16($0[place]) &- UInt16(least)) >> 8)
            }
        }
        return flags
    }

    /// Makes those bytes of a block of 64 whose bits are set at least `least`; all are below 128.
    @inline(__always)
    static func raise(_ bytes: UnsafeMutableRawBufferPointer, _ block: Int, _ bits: UInt64, to least: UInt8) {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highest = ones << 7
        for eight in 0..<8 {
            let some = bits >> UInt64(8 * eight) & 0xFF
            guard some != 0 else { continue }
            // The highest bit of each byte whose bit is set, then the whole byte.
            let spread = (some &* ones) & 0x8040_2010_0804_0201
            let set = (((spread &+ (highest &- ones)) & highest) >> 7) &* 0xFF
            let place = block * 64 + eight * 8
            let old = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            let new = (ones &* UInt64(least)) & set
            // No byte borrows from another, as the highest bit of each is set.
            let isLarger = ((((old | highest) &- new) & highest) >> 7) &* 0xFF
            bytes.storeBytes(of: (old & isLarger) | (new & ~isLarger), toByteOffset: place, as: UInt64.self)
        }
    }

    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result { bytes.withUnsafeBytes(body) }

    @inline(__always)
    mutating func withUnsafeMutable(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
        bytes.withUnsafeMutableBufferPointer { body($0) }
    }
}
