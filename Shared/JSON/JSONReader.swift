/// Reads JSON (RFC 8259) straight from bytes: for large documents of a shape that the reader knows.
///
/// It is asked for what has to come next, and throws where something else comes. `JSONDecoder` reads anything, but takes
/// ten times as long; it stays for what people send, whose mistakes it names.
public struct JSONReader {
    private let bytes: [UInt8]
    private var position = 0

    /// A reader at the beginning of a document.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Reads a whole document.
    public static func read<Value: JSONDecodable>(
        _ type: Value.Type = Value.self,
        from bytes: [UInt8]
    ) throws(JSONReaderError) -> Value {
        var json = JSONReader(bytes)
        let value = try Value(from: &json)
        guard json.peek() == nil else { throw json.error("the end") }
        return value
    }

    /// Reads an object: `body` is called with each key and reads, or skips, its value.
    public mutating func object(
        _ body: (_ json: inout JSONReader, _ key: String) throws(JSONReaderError) -> Void
    ) throws(JSONReaderError) {
        try expect(UInt8(ascii: "{"))
        if take(UInt8(ascii: "}")) { return }
        repeat {
            let key = try string()
            try expect(UInt8(ascii: ":"))
            try body(&self, key)
        } while take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "}"))
    }

    /// Reads an array: `body` is called to read each element.
    public mutating func array(
        _ body: (_ json: inout JSONReader) throws(JSONReaderError) -> Void
    ) throws(JSONReaderError) {
        try expect(UInt8(ascii: "["))
        if take(UInt8(ascii: "]")) { return }
        repeat { try body(&self) } while take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "]"))
    }

    /// Reads a value.
    public mutating func value<Value: JSONDecodable>(
        _ type: Value.Type = Value.self
    ) throws(JSONReaderError) -> Value {
        try Value(from: &self)
    }

    /// Reads a value or `null`.
    public mutating func optional<Value: JSONDecodable>(
        _ type: Value.Type = Value.self
    ) throws(JSONReaderError) -> Value? {
        try null() ? nil : try Value(from: &self)
    }

    /// Passes over `null`, if it comes next.
    public mutating func null() throws(JSONReaderError) -> Bool {
        guard peek() == UInt8(ascii: "n") else { return false }
        try word("null")
        return true
    }

    /// Reads `true` or `false`.
    public mutating func bool() throws(JSONReaderError) -> Bool {
        let value = peek() == UInt8(ascii: "t")
        try word(value ? "true" : "false")
        return value
    }

    /// Reads a whole number.
    public mutating func integer() throws(JSONReaderError) -> Int {
        guard let value = Int(try number()) else { throw error("a whole number") }
        return value
    }

    /// Reads a number.
    public mutating func double() throws(JSONReaderError) -> Double {
        guard let value = Double(try number()) else { throw error("a number") }
        return value
    }

    /// The error of a value that is not what was expected here.
    public func error(_ expected: String) -> JSONReaderError {
        JSONReaderError(expected: expected, offset: position)
    }

    /// Passes over one value, whatever it is.
    public mutating func skip() throws(JSONReaderError) {
        var depth = 0
        repeat {
            switch peek() {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                position += 1
                depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                position += 1
                depth -= 1
            case UInt8(ascii: ","), UInt8(ascii: ":"):
                guard depth > 0 else { throw error("a value") }
                position += 1
            case UInt8(ascii: "\""): try skipString()
            case UInt8(ascii: "t"): try word("true")
            case UInt8(ascii: "f"): try word("false")
            case UInt8(ascii: "n"): try word("null")
            default: _ = try number()
            }
        } while depth > 0
        guard depth == 0 else { throw error("a value") }
    }

    /// Reads a string.
    public mutating func string() throws(JSONReaderError) -> String {
        try expect(UInt8(ascii: "\""))
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\"") {
                defer { position += 1 }
                return try text(bytes[start..<position])
            }
            if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
            guard byte >= 0x20 else { throw error("a character") }
            position += 1
        }
        throw error("a quote")
    }

    // MARK: - Pieces

    /// The rest of a string with an escape in it, the position being at the first one.
    private mutating func escapedString(from start: Int) throws(JSONReaderError) -> String {
        var content = Array(bytes[start..<position])
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return try text(content[...])
            case UInt8(ascii: "\\"): try escape(into: &content)
            case ..<0x20: throw error("a character")
            default: content.append(byte)
            }
        }
        throw error("a quote")
    }

    private mutating func escape(into content: inout [UInt8]) throws(JSONReaderError) {
        guard position < bytes.count else { throw error("an escape") }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(byte)
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "u"):
            var code = try hexadecimal()
            if code >> 10 == 0x36 {
                guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else { throw error("a low surrogate") }
                let low = try hexadecimal()
                guard low >> 10 == 0x37 else { throw error("a low surrogate") }
                code = 0x10000 + (code & 0x3FF) << 10 + (low & 0x3FF)
            }
            guard let scalar = Unicode.Scalar(code) else { throw error("a character") }
            content += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        default: throw error("an escape")
        }
    }

    private mutating func hexadecimal() throws(JSONReaderError) -> UInt32 {
        guard position + 4 <= bytes.count else { throw error("four digits") }
        let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
        guard digits.utf8.first != UInt8(ascii: "+"), let code = UInt32(digits, radix: 16) else {
            throw error("four digits")
        }
        position += 4
        return code
    }

    private mutating func skipString() throws(JSONReaderError) {
        position += 1
        while position < bytes.count {
            let byte = bytes[position]
            position += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte == UInt8(ascii: "\"") { return }
        }
        throw error("a quote")
    }

    private mutating func number() throws(JSONReaderError) -> String {
        _ = peek()
        let rest = bytes[position...]
        let digits = rest.prefix { byte in
            byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e")
        }
        guard !digits.isEmpty else { throw error("a number") }
        position = digits.endIndex
        return String(decoding: digits, as: UTF8.self)
    }

    private mutating func word(_ word: StaticString) throws(JSONReaderError) {
        let end = position + word.utf8CodeUnitCount
        let matches = end <= bytes.count && word.withUTF8Buffer { bytes[position..<end].elementsEqual($0) }
        guard matches else { throw error("a value") }
        position = end
    }

    private func text(_ content: ArraySlice<UInt8>) throws(JSONReaderError) -> String {
        guard let text = String(validating: content, as: UTF8.self) else { throw error("UTF-8") }
        return text
    }

    /// The next byte that is no white space; it stays.
    private mutating func peek() -> UInt8? {
        while position < bytes.count {
            let byte = bytes[position]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
            position += 1
        }
        return nil
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard peek() == byte else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ byte: UInt8) throws(JSONReaderError) {
        guard take(byte) else { throw error("'\(Character(Unicode.Scalar(byte)))'") }
    }
}
