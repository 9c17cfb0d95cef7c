/// In which documents a term occurs, and in which of their fields: for each set of fields the documents that have it in just
/// these, as distances from the one before.
///
/// Fields are not said with each document, as they would take most of its byte: what most documents have is written in one.
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

    /// A document that has a term.
    struct Entry {
        var ordinal: UInt32
        var fields: UInt8
    }

    /// Adds the documents of a term, which are in order.
    static func append(_ entries: some Collection<Entry>, to bytes: inout [UInt8]) {
        var counts: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0, 0, 0, 0, 0)
        withUnsafeMutableBytes(of: &counts) { counts in
            let counts = counts.assumingMemoryBound(to: UInt32.self)
            for entry in entries { counts[Int(entry.fields)] += 1 }
            for fields in counts.indices where counts[fields] > 0 {
                append(counts[fields] << Fields.bits | UInt32(fields), to: &bytes)
                var next: UInt32 = 0
                for entry in entries where Int(entry.fields) == fields {
                    append(entry.ordinal - next, to: &bytes)
                    next = entry.ordinal + 1
                }
            }
        }
    }

    /// Calls `body` with each document's ordinal and the fields: those with the same fields in order.
    @inline(__always)
    static func forEach(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ body: (Int, UInt8) -> Void) {
        var index = range.lowerBound
        while index < range.upperBound {
            let head = number(bytes, &index)
            let fields = UInt8(truncatingIfNeeded: head) & 7
            var next = 0
            for _ in 0..<(head >> Fields.bits) {
                let ordinal = next + Int(number(bytes, &index))
                body(ordinal, fields)
                next = ordinal + 1
            }
        }
    }

    /// Adds a number of variable length.
    static func append(_ number: UInt32, to bytes: inout [UInt8]) {
        var left = number
        while left >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: left) | 0x80)
            left >>= 7
        }
        bytes.append(UInt8(left))
    }

    /// Reads a number of variable length.
    @inline(__always)
    static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32 {
        var value = UInt32(bytes[index])
        index += 1
        guard value >= 0x80 else { return value }
        value &= 0x7F
        var shift: UInt32 = 7
        while true {
            let byte = bytes[index]
            index += 1
            value |= UInt32(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
    }
}
