/// In which documents a term occurs, and in which of their fields: for each set of fields the documents that have it in just
/// these, as distances from the one before, or as bits where that takes less.
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
    }

    /// Below how many documents there are in the head of a set: the fields, and whether bits follow.
    private static let headBits: UInt32 = 4
    private static let areBits: UInt32 = 8

    /// A document that has a term.
    struct Entry {
        var ordinal: UInt32
        var fields: UInt8
    }

    /// Adds the documents of a term, which are in order.
    static func append(_ entries: some Collection<Entry>, to bytes: inout [UInt8]) {
        var counts = InlineArray<8, UInt32>(repeating: 0)
        var ends = counts
        for entry in entries {
            counts[Int(entry.fields)] += 1
            ends[Int(entry.fields)] = entry.ordinal + 1
        }
        for fields in counts.indices where counts[fields] > 0 {
            let words = Int(ends[fields] + 63) / 64
            let ordinals = entries.lazy.filter { Int($0.fields) == fields }.map(\.ordinal)
            let head = counts[fields] << headBits | UInt32(fields)
            guard words * 8 < Int(counts[fields]) else {
                append(head, to: &bytes)
                var next: UInt32 = 0
                for ordinal in ordinals {
                    append(ordinal - next, to: &bytes)
                    next = ordinal + 1
                }
                continue
            }
            append(head | areBits, to: &bytes)
            append(UInt32(words), to: &bytes)
            var bits = [UInt64](repeating: 0, count: words)
            for ordinal in ordinals { bits[Int(ordinal >> 6)] |= 1 << UInt64(ordinal & 63) }
            bits.withUnsafeBytes { bytes.append(contentsOf: $0) }
        }
    }

    /// Calls `body` with each document's ordinal and the fields: those with the same fields in order.
    @inline(__always)
    static func forEach(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ body: (Int, UInt8) -> Void) {
        forEach(
            bytes,
            range,
            valueOf: { $0 },
            one: body,
            many: { place, word, fields in
                var left = word
                while left != 0 {
                    body(place << 6 | left.trailingZeroBitCount, fields)
                    left &= left - 1
                }
            }
        )
    }

    /// Calls `one` with each document's ordinal, or `many` with where 64 of them begin and the bits of those that are meant,
    /// and what `valueOf` says of the fields.
    @inline(__always)
    static func forEach<Value>(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ range: Range<Int>,
        valueOf: (UInt8) -> Value,
        one: (Int, Value) -> Void,
        many: (Int, UInt64, Value) -> Void
    ) {
        var index = range.lowerBound
        while index < range.upperBound {
            let head = number(bytes, &index)
            let value = valueOf(UInt8(truncatingIfNeeded: head) & 7)
            if head & areBits != 0 {
                let words = Int(number(bytes, &index))
                for place in 0..<words {
                    many(
                        place,
                        UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self),
                        value
                    )
                    index += 8
                }
                continue
            }
            var next = 0
            for _ in 0..<(head >> headBits) {
                let ordinal = next + Int(number(bytes, &index))
                one(ordinal, value)
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
