/// Reads JSON (RFC 8259) straight from bytes into values that know their own shape.
///
/// It is asked for what has to come next, and throws where something else comes. A mistake carries the JSON pointer to
/// the value, which is put together only as the error goes up.
public struct JSONReader {
    /// The deepest nesting of arrays and objects that is read.
    public static let maximumDepth = 64

    let bytes: [UInt8]
    var position: Int
    /// How many arrays and objects are open.
    var depth: Int
    /// Shared by all that read this document.
    let ends: JSONEnds

    /// A reader at the beginning of a document.
    public init(_ bytes: [UInt8]) {
        // A byte order mark may be passed over (RFC 8259, section 8.1).
        self.init(bytes, at: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0, depth: 0, ends: JSONEnds())
    }

    init(_ bytes: [UInt8], at position: Int, depth: Int, ends: JSONEnds) {
        self.bytes = bytes
        self.position = position
        self.depth = depth
        self.ends = ends
    }

    /// Reads a whole document.
    public static func read<Value: JSONReadable>(
        _ type: Value.Type = Value.self,
        from text: String
    ) throws(JSONReaderError) -> Value {
        try read(type, from: Array(text.utf8))
    }

    /// Reads a whole document.
    ///
    /// One that is not JSON is told so, wherever that is, rather than what else was found wrong before.
    public static func read<Value: JSONReadable>(
        _ type: Value.Type = Value.self,
        from bytes: [UInt8]
    ) throws(JSONReaderError) -> Value {
        var json = JSONReader(bytes)
        do throws(JSONReaderError) {
            let value = try Value(from: &json)
            try json.end()
            return value
        } catch {
            var whole = JSONReader(bytes)
            try whole.skip()
            try whole.end()
            throw error
        }
    }

    /// Reads an object: `body` is called with each key and reads, or skips, its value.
    public mutating func object(
        _ body: (_ json: inout JSONReader, _ key: String) throws(JSONReaderError) -> Void
    ) throws(JSONReaderError) {
        try eachMember { json, name, escaped throws(JSONReaderError) in
            let key = try json.key(name, escaped)
            do throws(JSONReaderError) {
                try body(&json, key)
            } catch {
                throw error.inMember(key)
            }
        }
    }

    /// Reads an object, whose members are then asked for by name.
    public mutating func members() throws(JSONReaderError) -> JSONMembers { try JSONMembers(&self) }

    /// Reads an array: `body` is called to read each element.
    public mutating func array(
        _ body: (_ json: inout JSONReader) throws(JSONReaderError) -> Void
    ) throws(JSONReaderError) {
        try open(UInt8(ascii: "["), "must be a list")
        defer { depth -= 1 }
        if take(UInt8(ascii: "]")) { return }
        var index = 0
        repeat {
            do throws(JSONReaderError) {
                try body(&self)
            } catch {
                throw error.inElement(index)
            }
            index += 1
        } while take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "]"))
    }

    /// Reads a value.
    public mutating func value<Value: JSONReadable>(
        _ type: Value.Type = Value.self
    ) throws(JSONReaderError) -> Value {
        try Value(from: &self)
    }

    /// Passes over one value, whatever it is, and checks that it is JSON.
    public mutating func skip() throws(JSONReaderError) {
        switch peek() {
        case UInt8(ascii: "{"), UInt8(ascii: "["): try skipContainer()
        case UInt8(ascii: "\""): try skipString()
        case UInt8(ascii: "t"): try literal("true")
        case UInt8(ascii: "f"): try literal("false")
        case UInt8(ascii: "n"): try literal("null")
        default: _ = try number()
        }
    }

    private mutating func skipContainer() throws(JSONReaderError) {
        if let end = ends.end(of: position) {
            position = end
            return
        }
        let place = ends.open(at: position)
        if bytes[position] == UInt8(ascii: "[") { try skipArray() } else { try skipObject() }
        if let place { ends.close(place, at: position) }
    }

    // The same as `array` and `eachMember`: every request passes here, and their closures take longer than the work.

    private mutating func skipArray() throws(JSONReaderError) {
        try open(UInt8(ascii: "["), "must be a list")
        defer { depth -= 1 }
        if take(UInt8(ascii: "]")) { return }
        var index = 0
        repeat {
            do throws(JSONReaderError) { try skip() } catch { throw error.inElement(index) }
            index += 1
        } while take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "]"))
    }

    private mutating func skipObject() throws(JSONReaderError) {
        try open(UInt8(ascii: "{"), "must be an object")
        defer { depth -= 1 }
        if take(UInt8(ascii: "}")) { return }
        repeat {
            let (name, escaped) = try name()
            do throws(JSONReaderError) { try skip() } catch { throw error.inMember(try key(name, escaped)) }
        } while take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "}"))
    }

    /// The bytes of one value as they are written, checked to be JSON.
    public mutating func raw() throws(JSONReaderError) -> [UInt8] {
        _ = peek()
        let start = position
        try skip()
        return Array(bytes[start..<position])
    }

    /// The error of a value that is of the right type and still not what is allowed, in words that follow its name.
    public func error(_ words: String) -> JSONReaderError { JSONReaderError(.format, words, at: position) }

    // MARK: - Pieces

    /// Calls `body` at each value of an object, with where its name stands, and the name itself if it has escapes.
    mutating func eachMember(
        _ body: (_ json: inout JSONReader, _ name: Range<Int>, _ escaped: String?) throws(JSONReaderError) -> Void
    ) throws(JSONReaderError) {
        try open(UInt8(ascii: "{"), "must be an object")
        defer { depth -= 1 }
        if take(UInt8(ascii: "}")) { return }
        repeat {
            let (name, escaped) = try name()
            try body(&self, name, escaped)
        } while take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "}"))
    }

    /// Passes over a member's name and its colon.
    private mutating func name() throws(JSONReaderError) -> (place: Range<Int>, escaped: String?) {
        try expect(UInt8(ascii: "\""))
        let start = position
        let escaped = try plainEnd() ? nil : escapedString(from: start)
        let end = position - 1
        try expect(UInt8(ascii: ":"))
        return (start..<end, escaped)
    }

    private func key(_ name: Range<Int>, _ escaped: String?) throws(JSONReaderError) -> String {
        if let escaped { return escaped }
        return try text(at: name)
    }

    private mutating func open(_ bracket: UInt8, _ words: String) throws(JSONReaderError) {
        guard take(bracket) else { throw wrongType(words) }
        depth += 1
        // defence: nesting
        guard depth <= JSONReader.maximumDepth else {
            throw JSONReaderError(.tooDeep, "is nested too deep", at: position)
        }
    }

    /// Only white space may be left.
    private mutating func end() throws(JSONReaderError) {
        guard peek() == nil else { throw malformed }
    }

    /// The error of something that is not JSON.
    var malformed: JSONReaderError { JSONReaderError(.malformed, "is not well-formed JSON", at: position) }

    /// The error of a value of another type; if there is none at all, `read` finds that out.
    func wrongType(_ words: String) -> JSONReaderError { JSONReaderError(.type, words, at: position) }

    /// The next byte that is no white space; it stays.
    @inline(__always)
    mutating func peek() -> UInt8? {
        // What comes is white space only in documents written for people.
        guard position < bytes.count, bytes[position] <= 0x20 else {
            return position < bytes.count ? bytes[position] : nil
        }
        return pastSpace()
    }

    private mutating func pastSpace() -> UInt8? {
        while position < bytes.count {
            let byte = bytes[position]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
            position += 1
        }
        return nil
    }

    @inline(__always)
    mutating func take(_ byte: UInt8) -> Bool {
        guard peek() == byte else { return false }
        position += 1
        return true
    }

    @inline(__always)
    mutating func expect(_ byte: UInt8) throws(JSONReaderError) {
        guard take(byte) else { throw malformed }
    }
}
