import CPQ
import FoundationEssentials
import Values

/// Bound values in PostgreSQL's binary format, consecutively in one buffer.
///
/// Binary values need no quoting or escaping: a text is its bytes and their number.
struct PostgresParameters: Sendable {
    /// PostgreSQL's type OIDs; with the text they identify a prepared statement.
    private(set) var types: [UInt32] = []
    private var bytes: [UInt8] = []
    /// The offset of each value, -1 for NULL, and its length.
    private var spans: [(start: Int, length: Int32)] = []

    /// Encodes values.
    init(_ values: [SQLValue]) {
        types.reserveCapacity(values.count)
        spans.reserveCapacity(values.count)
        for value in values {
            types.append(value.oid)
            if case .null = value {
                spans.append((-1, 0))
            } else {
                let start = bytes.count
                bytes.appendValue(value)
                spans.append((start, Int32(bytes.count - start)))
            }
        }
    }

    /// Calls `body` with the arrays that libpq needs: values, lengths and formats.
    func withArrays<Result>(
        _ body: (
            UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?
        ) -> Result
    ) -> Result {
        let count = spans.count
        guard count > 0 else { return body(nil, nil, nil) }
        return bytes.withUnsafeBytes { buffer in
            withUnsafeTemporaryAllocation(of: UnsafePointer<CChar>?.self, capacity: count) { values in
                withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * count) { numbers in
                    for (index, span) in spans.enumerated() {
                        values[index] = span.start < 0 ? nil : Self.address(of: span.start, in: buffer)
                        numbers[index] = span.length
                        numbers[count + index] = 1
                    }
                    return body(values.baseAddress, numbers.baseAddress, numbers.baseAddress.map { $0 + count })
                }
            }
        }
    }

    /// A value's address; an empty one has none of its own, but must not look like NULL.
    private static func address(of start: Int, in buffer: UnsafeRawBufferPointer) -> UnsafePointer<CChar>? {
        guard let base = buffer.baseAddress else { return UnsafePointer(bitPattern: 1) }
        return (base + start).assumingMemoryBound(to: CChar.self)
    }
}

extension [UInt8] {
    /// Appends a value's binary form (the `recv` functions of PostgreSQL's types).
    fileprivate mutating func appendValue(_ value: SQLValue) {
        switch value {
        case .null: break
        case .uuid(let uuid), .household(let uuid), .user(let uuid):
            Swift.withUnsafeBytes(of: uuid.uuid) { append(contentsOf: $0) }
        case .text(let text): append(contentsOf: text.utf8)
        case .integer(let number): appendBigEndian(number)
        case .boolean(let flag): append(flag ? 1 : 0)
        case .instant(let instant): appendBigEndian(instant.milliseconds)
        // PostgreSQL counts days from 2000-01-01.
        case .date(let date): appendBigEndian(Int32(clamping: date.daysSince1970 - 10_957))
        case .double(let number): appendBigEndian(number.bitPattern)
        case .bytes(let bytes): append(contentsOf: bytes)
        case .array(let type, let elements): appendArray(type, elements)
        }
    }

    /// Appends a one-dimensional array, as `array_recv` reads it.
    private mutating func appendArray(_ type: SQLType, _ elements: [SQLValue]) {
        let hasNulls = elements.contains { if case .null = $0 { true } else { false } }
        appendBigEndian(Int32(elements.isEmpty ? 0 : 1))
        appendBigEndian(Int32(hasNulls ? 1 : 0))
        appendBigEndian(type.oid)
        guard !elements.isEmpty else { return }
        appendBigEndian(Int32(elements.count))
        appendBigEndian(Int32(1))
        for element in elements {
            let lengthAt = count
            appendBigEndian(Int32(-1))
            if case .null = element { continue }
            appendValue(element)
            let length = UInt32(count - lengthAt - 4)
            for index in 0..<4 { self[lengthAt + index] = UInt8(truncatingIfNeeded: length >> (24 - 8 * index)) }
        }
    }

    private mutating func appendBigEndian(_ number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
    }
}
