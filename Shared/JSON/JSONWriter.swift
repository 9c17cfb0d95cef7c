/// Writes JSON (RFC 8259) straight into bytes.
///
/// Commas are placed by the writer; keys are the caller's, and are ASCII literals that need no escaping.
public struct JSONWriter: ~Copyable {
    /// The memory that is written to.
    var buffer: ByteBuffer
    /// Whether the next value or key in the open container needs a comma before it.
    private var needsComma = false

    /// A writer with room for so many bytes before it has to grow.
    public init(capacity: Int = 512) {
        buffer = ByteBuffer(capacity: capacity)
    }

    /// What has been written so far.
    public var bytes: [UInt8] { buffer.bytes }

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
    public mutating func member(_ key: StaticString, _ values: [some JSONEncodable]) {
        self.key(key)
        values.encode(to: &self)
    }

    /// Writes a member that is an array.
    @inlinable
    public mutating func member(_ key: StaticString, _ values: some Sequence<some JSONEncodable>) {
        self.key(key)
        array { json in for value in values { value.encode(to: &json) } }
    }

    /// Writes a member that is an object which `body` fills.
    @inlinable
    public mutating func object<Failure: Error>(
        _ key: StaticString,
        _ body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        self.key(key)
        try object(body)
    }

    /// Writes a member that is an array which `body` fills.
    @inlinable
    public mutating func array<Failure: Error>(
        _ key: StaticString,
        _ body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        self.key(key)
        try array(body)
    }

    /// Writes a member that is a string, from its UTF-8 bytes: `null` for nil.
    public mutating func member(_ key: StaticString, utf8 text: UnsafeRawBufferPointer?) {
        self.key(key)
        if let text { string(utf8: text) } else { null() }
    }

    /// Writes a member from bytes that are JSON already: `null` for nil.
    public mutating func member(_ key: StaticString, json value: UnsafeRawBufferPointer?) {
        self.key(key)
        if let value { raw(value) } else { null() }
    }

    /// Writes a member whose key is known only at run time.
    @inlinable
    public mutating func member(named key: String, _ value: some JSONEncodable) {
        self.key(named: key)
        value.encode(to: &self)
    }

    /// Writes the members of an object into the open one.
    public mutating func members(of object: some JSONEncodable) {
        let members = object.jsonBytes().dropFirst().dropLast()
        if !members.isEmpty { raw(members) }
    }

    /// Writes the key of the next value.
    public mutating func key(_ key: StaticString) {
        let count = key.utf8CodeUnitCount
        makeRoom(for: count + 3)
        buffer.put(UInt8(ascii: "\""))
        buffer.put(UnsafeRawPointer(key.utf8Start), count)
        buffer.put(UInt8(ascii: "\""))
        buffer.put(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes a key that is known only at run time, escaped.
    public mutating func key(named key: String) {
        string(key)
        buffer.reserve(1)
        buffer.put(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes a string, escaped (RFC 8259, section 7).
    public mutating func string(_ text: String) {
        var text = text
        text.withUTF8 { string(utf8: UnsafeRawBufferPointer($0)) }
    }

    /// Writes a string from its UTF-8 bytes, escaped.
    public mutating func string(utf8 text: UnsafeRawBufferPointer) {
        makeRoom(for: text.count + 2)
        buffer.put(UInt8(ascii: "\""))
        buffer.putEscaped(text)
        buffer.put(UInt8(ascii: "\""))
        needsComma = true
    }

    /// Writes a whole number.
    public mutating func integer(_ value: some FixedWidthInteger) {
        makeRoom(for: ByteBuffer.roomForNumber)
        buffer.put(decimal: Int64(clamping: value))
        needsComma = true
    }

    /// Writes a number; JSON knows no NaN or infinity, which become `null`.
    public mutating func double(_ value: Double) {
        guard value.isFinite else { return null() }
        var text = value.description
        text.withUTF8 { raw(UnsafeRawBufferPointer($0)) }
    }

    /// Writes `true` or `false`.
    public mutating func bool(_ value: Bool) {
        literal(value ? "true" : "false")
    }

    /// Writes `null`.
    public mutating func null() {
        literal("null")
    }

    /// Writes one value that is JSON already, as a database column may hold it.
    public mutating func raw(_ json: UnsafeRawBufferPointer) {
        makeRoom(for: json.count)
        if let start = json.baseAddress { buffer.put(start, json.count) }
        needsComma = true
    }

    /// Writes one value that is JSON already.
    public mutating func raw(_ json: some Collection<UInt8>) {
        if json.withContiguousStorageIfAvailable({ raw(UnsafeRawBufferPointer($0)) }) == nil { raw(Array(json)) }
    }

    @usableFromInline
    mutating func open(_ bracket: UInt8) {
        makeRoom(for: 1)
        buffer.put(bracket)
        needsComma = false
    }

    @usableFromInline
    mutating func close(_ bracket: UInt8) {
        buffer.reserve(1)
        buffer.put(bracket)
        needsComma = true
    }

    /// Writes a string of at most `room` bytes that `fill` puts down and that need no escaping.
    @inline(__always)
    mutating func plain(room: Int, _ fill: (inout ByteBuffer) -> Void) {
        makeRoom(for: room + 2)
        buffer.put(UInt8(ascii: "\""))
        fill(&buffer)
        buffer.put(UInt8(ascii: "\""))
        needsComma = true
    }

    private mutating func literal(_ text: StaticString) {
        makeRoom(for: text.utf8CodeUnitCount)
        buffer.put(UnsafeRawPointer(text.utf8Start), text.utf8CodeUnitCount)
        needsComma = true
    }

    /// Makes room for so many bytes and the comma before them, which is put down if it is due.
    @inline(__always)
    private mutating func makeRoom(for count: Int) {
        buffer.reserve(count + 1)
        if needsComma { buffer.put(UInt8(ascii: ",")) }
    }
}
