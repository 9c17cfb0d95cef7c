/// Writes JSON (RFC 8259) straight into bytes.
///
/// Commas are placed by the writer; keys are the caller's, and are ASCII literals that need no escaping.
public struct JSONWriter {
    /// What has been written so far.
    public private(set) var bytes: [UInt8] = []
    /// Whether the next value or key in the open container needs a comma before it.
    private var needsComma = false

    /// A writer with room for so many bytes before it has to grow.
    public init(capacity: Int = 512) {
        bytes.reserveCapacity(capacity)
    }

    /// Writes an object whose members `body` writes with `member` calls.
    @inlinable
    public mutating func object<Failure: Error>(_ body: (inout JSONWriter) throws(Failure) -> Void) throws(Failure) {
        open(UInt8(ascii: "{"))
        try body(&self)
        close(UInt8(ascii: "}"))
    }

    /// Writes an array whose elements `body` writes.
    @inlinable
    public mutating func array<Failure: Error>(_ body: (inout JSONWriter) throws(Failure) -> Void) throws(Failure) {
        open(UInt8(ascii: "["))
        try body(&self)
        close(UInt8(ascii: "]"))
    }

    /// Writes a member of the open object.
    @inlinable
    public mutating func member(_ key: StaticString, _ value: some JSONEncodable) {
        self.key(key)
        value.encode(to: &self)
    }

    /// Writes a member of the open object: `null` for nil.
    @inlinable
    public mutating func member(_ key: StaticString, _ value: (some JSONEncodable)?) {
        self.key(key)
        if let value { value.encode(to: &self) } else { null() }
    }

    /// Writes a member that is an array.
    @inlinable
    public mutating func member(_ key: StaticString, _ values: some Sequence<some JSONEncodable>) {
        self.key(key)
        array { json in for value in values { value.encode(to: &json) } }
    }

    /// Writes a member that is an object.
    @inlinable
    public mutating func member<Failure: Error>(
        _ key: StaticString,
        object body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        self.key(key)
        try object(body)
    }

    /// Writes a member that is an array which `body` fills.
    @inlinable
    public mutating func member<Failure: Error>(
        _ key: StaticString,
        array body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        self.key(key)
        try array(body)
    }

    /// Writes a member whose key is known only at run time.
    @inlinable
    public mutating func member(named key: String, _ value: some JSONEncodable) {
        self.key(named: key)
        value.encode(to: &self)
    }

    /// Writes the key of the next value.
    public mutating func key(_ key: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        append(key)
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes a key that is known only at run time, escaped.
    public mutating func key(named key: String) {
        string(key)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes a string, escaped (RFC 8259, section 7).
    public mutating func string(_ text: String) {
        separate()
        var text = text
        text.withUTF8 { appendQuoted(UnsafeRawBufferPointer($0)) }
        needsComma = true
    }

    /// Writes a string from its UTF-8 bytes, escaped.
    public mutating func string(utf8 text: UnsafeRawBufferPointer) {
        separate()
        appendQuoted(text)
        needsComma = true
    }

    /// Writes a whole number.
    public mutating func integer(_ value: some FixedWidthInteger) {
        separate()
        appendDecimal(Int64(clamping: value))
        needsComma = true
    }

    /// Writes a number; JSON knows no NaN or infinity, which become `null`.
    public mutating func double(_ value: Double) {
        guard value.isFinite else { return null() }
        separate()
        bytes.append(contentsOf: value.description.utf8)
        needsComma = true
    }

    /// Writes `true` or `false`.
    public mutating func bool(_ value: Bool) {
        separate()
        append(value ? "true" : "false")
        needsComma = true
    }

    /// Writes `null`.
    public mutating func null() {
        separate()
        append("null")
        needsComma = true
    }

    /// Writes one value that is JSON already, as a database column may hold it.
    public mutating func raw(_ json: UnsafeRawBufferPointer) {
        separate()
        bytes.append(contentsOf: json)
        needsComma = true
    }

    /// Writes one value that is JSON already.
    public mutating func raw(_ json: some Collection<UInt8>) {
        separate()
        bytes.append(contentsOf: json)
        needsComma = true
    }

    @usableFromInline
    mutating func open(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        needsComma = false
    }

    @usableFromInline
    mutating func close(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    private mutating func append(_ ascii: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: ascii.utf8Start, count: ascii.utf8CodeUnitCount))
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
    }

    private mutating func appendDecimal(_ value: Int64) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        var rest = value.magnitude
        let start = bytes.count
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        bytes[start...].reverse()
    }

    private mutating func appendQuoted(_ text: UnsafeRawBufferPointer) {
        bytes.append(UInt8(ascii: "\""))
        var clean = 0
        for index in text.indices {
            let byte = text[index]
            // Everything but the quote, the backslash and control characters stands for itself; runs are copied whole.
            guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
            bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: text[clean..<index]))
            clean = index + 1
            appendEscaped(byte)
        }
        bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: text[clean...]))
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func appendEscaped(_ byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
        case UInt8(ascii: "\r"): bytes.append(UInt8(ascii: "r"))
        case UInt8(ascii: "\t"): bytes.append(UInt8(ascii: "t"))
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
        default:
            bytes.append(contentsOf: "u00".utf8)
            bytes.append(byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
            let low = byte & 15
            bytes.append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
        }
    }
}
