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

    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result { bytes.withUnsafeBytes(body) }

    @inline(__always)
    mutating func withUnsafeMutable(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
        bytes.withUnsafeMutableBufferPointer { body($0) }
    }
}
