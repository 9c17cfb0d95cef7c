/// In which documents a term occurs, and in which of their fields: for each document the distance from the one before,
/// with the fields in the lowest bits, as a number of variable length.
enum Postings {
    /// The fields of a document that a word can be in.
    struct Fields: OptionSet, Hashable, Sendable {
        let rawValue: UInt8

        static let title = Fields(rawValue: 1)
        /// Ingredients and tags.
        static let ingredients = Fields(rawValue: 2)
        static let steps = Fields(rawValue: 4)

        /// How many bits they take.
        static let bits: UInt32 = 3
    }

    /// Adds a document, which comes `distance` after the one before it; the first one comes after -1.
    static func append(_ distance: Int, _ fields: UInt8, to bytes: inout [UInt8]) {
        var value = UInt32(distance) << Fields.bits | UInt32(fields)
        while value >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: value) | 0x80)
            value >>= 7
        }
        bytes.append(UInt8(value))
    }

    /// Calls `body` with each document's ordinal and the fields, in order.
    @inline(__always)
    static func forEach(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ body: (Int, UInt8) -> Void) {
        var ordinal = -1
        var index = range.lowerBound
        let end = range.upperBound
        while index < end {
            var value: UInt32 = 0
            var shift: UInt32 = 0
            while true {
                let byte = bytes[index]
                index += 1
                value |= UInt32(byte & 0x7F) << shift
                if byte < 0x80 { break }
                shift += 7
            }
            ordinal += Int(value >> Fields.bits)
            body(ordinal, UInt8(truncatingIfNeeded: value) & 7)
        }
    }
}
