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

    /// Adds to the bytes of documents whose bits are set, if they are among others; no byte becomes too large.
    mutating func add(_ number: UInt8, to bits: ArraySlice<UInt64>, among found: SearchBits) {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highest = ones << 7
        withUnsafeMutable { all in
            let bytes = UnsafeMutableRawBufferPointer(all)
            bits.withUnsafeBufferPointer { bits in
                found.words.withUnsafeBufferPointer { found in
                    for block in bits.indices {
                        let word = bits[block] & found[block]
                        guard word != 0 else { continue }
                        for eight in 0..<8 {
                            let some = word >> UInt64(8 * eight) & 0xFF
                            guard some != 0 else { continue }
                            // A bit to each byte, then to the highest place there.
                            let spread = (some &* ones) & 0x8040_2010_0804_0201
                            let set = ((spread &+ (highest &- ones)) & highest) >> 7
                            let place = block * 64 + eight * 8
                            let old = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                            bytes.storeBytes(of: old &+ set &* UInt64(number), toByteOffset: place, as: UInt64.self)
                        }
                    }
                }
            }
        }
    }

    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result { bytes.withUnsafeBytes(body) }

    @inline(__always)
    mutating func withUnsafeMutable(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
        bytes.withUnsafeMutableBufferPointer { body($0) }
    }
}
