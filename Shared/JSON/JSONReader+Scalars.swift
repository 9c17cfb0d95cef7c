extension JSONReader {
    /// Passes over `null`, if it comes next.
    public mutating func null() throws(JSONReaderError) -> Bool {
        guard peek() == UInt8(ascii: "n") else { return false }
        try literal("null")
        return true
    }

    /// Whether a string comes next.
    public mutating func isString() -> Bool { peek() == UInt8(ascii: "\"") }

    /// Reads `true` or `false`.
    public mutating func bool() throws(JSONReaderError) -> Bool {
        switch peek() {
        case UInt8(ascii: "t"):
            try literal("true")
            return true
        case UInt8(ascii: "f"):
            try literal("false")
            return false
        default: throw wrongType("must be true or false")
        }
    }

    /// Reads a whole number; `2.0` and `2e0` are whole.
    public mutating func integer() throws(JSONReaderError) -> Int {
        let start = try numberStart("must be a whole number")
        let text = try number()
        if let value = Int(text) { return value }
        let value = Double(text) ?? .infinity
        if let whole = Int(exactly: value), abs(whole) <= 1 << 53 { return whole }
        throw value.isFinite && value != value.rounded()
            ? JSONReaderError(.type, "must be a whole number", at: start)
            : JSONReaderError(.outOfRange, "is out of range", at: start)
    }

    /// Reads a number.
    public mutating func double() throws(JSONReaderError) -> Double {
        let start = try numberStart("must be a number")
        guard let value = Double(try number()), value.isFinite else {
            throw JSONReaderError(.outOfRange, "is out of range", at: start)
        }
        return value
    }

    /// Reads a string that means something else; `words` say what is wrong if it does not: "is not a UUID".
    public mutating func text<Value>(
        _ words: @autoclosure () -> String,
        _ meaning: (String) -> Value?
    ) throws(JSONReaderError) -> Value {
        _ = peek()
        let start = position
        guard let value = meaning(try string()) else { throw JSONReaderError(.format, words(), at: start) }
        return value
    }

    /// Reads a string that means something else, from its characters in UTF-8.
    mutating func text<Value>(
        _ words: @autoclosure () -> String,
        utf8 meaning: (UnsafeRawBufferPointer) -> Value?
    ) throws(JSONReaderError) -> Value {
        guard take(UInt8(ascii: "\"")) else { throw wrongType("must be a string") }
        let start = position
        let value: Value?
        if try plainEnd() {
            value = bytes.withUnsafeBytes { meaning(UnsafeRawBufferPointer(rebasing: $0[start..<position - 1])) }
        } else {
            var text = try escapedString(from: start)
            value = text.withUTF8 { meaning(UnsafeRawBufferPointer($0)) }
        }
        guard let value else { throw JSONReaderError(.format, words(), at: start - 1) }
        return value
    }

    /// Reads a string.
    public mutating func string() throws(JSONReaderError) -> String {
        guard take(UInt8(ascii: "\"")) else { throw wrongType("must be a string") }
        let start = position
        return try plainEnd() ? text(at: start..<position - 1) : escapedString(from: start)
    }

    mutating func skipString() throws(JSONReaderError) {
        position += 1
        let start = position
        if try !plainEnd() { _ = try escapedString(from: start) }
    }

    mutating func literal(_ word: StaticString) throws(JSONReaderError) {
        let end = position + word.utf8CodeUnitCount
        let matches = end <= bytes.count && word.withUTF8Buffer { bytes[position..<end].elementsEqual($0) }
        guard matches else { throw malformed }
        position = end
    }

    /// The text of some bytes of the document.
    func text(at place: Range<Int>) throws(JSONReaderError) -> String {
        guard let text = bytes.withUnsafeBufferPointer({ JSONReader.text(UnsafeBufferPointer(rebasing: $0[place])) })
        else { throw malformed }
        return text
    }

    /// The text of UTF-8; nil if it is none.
    private static func text(_ content: UnsafeBufferPointer<UInt8>) -> String? {
        String(validating: content, as: UTF8.self)
    }

    // MARK: - Strings

    /// Goes on to the end of a string without escapes, behind its quote, and gives true; or to its first escape.
    mutating func plainEnd() throws(JSONReaderError) -> Bool {
        let start = position
        position = bytes.withUnsafeBytes { ByteBuffer.firstSpecial(in: $0, from: start) }
        guard position < bytes.count, bytes[position] >= 0x20 else { throw malformed }
        guard bytes[position] == UInt8(ascii: "\"") else { return false }
        position += 1
        return true
    }

    /// The whole of a string that began at `start`, the position being at its first escape.
    mutating func escapedString(from start: Int) throws(JSONReaderError) -> String {
        var content = Array(bytes[start..<position])
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let text = content.withUnsafeBufferPointer({ JSONReader.text($0) }) else { throw malformed }
                return text
            case UInt8(ascii: "\\"): try escape(into: &content)
            case ..<0x20: throw malformed
            default: content.append(byte)
            }
        }
        throw malformed
    }

    private mutating func escape(into content: inout [UInt8]) throws(JSONReaderError) {
        guard position < bytes.count else { throw malformed }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(byte)
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "u"): content += Array(UTF8.encode(try escapedScalar()) ?? UTF8.encodedReplacementCharacter)
        default: throw malformed
        }
    }

    /// The character of a `\u` escape, of two where they are surrogates.
    private mutating func escapedScalar() throws(JSONReaderError) -> Unicode.Scalar {
        var code = try hexadecimal()
        if code >> 10 == 0x36 {
            guard bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else { throw malformed }
            position += 2
            let low = try hexadecimal()
            guard low >> 10 == 0x37 else { throw malformed }
            code = 0x10000 + (code & 0x3FF) << 10 + (low & 0x3FF)
        }
        guard let scalar = Unicode.Scalar(code) else { throw malformed }
        // PostgreSQL cannot store it.
        guard code != 0 else { throw error("contains the character U+0000") }
        return scalar
    }

    private mutating func hexadecimal() throws(JSONReaderError) -> UInt32 {
        guard position + 4 <= bytes.count else { throw malformed }
        let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
        guard digits.utf8.first != UInt8(ascii: "+"), let code = UInt32(digits, radix: 16) else { throw malformed }
        position += 4
        return code
    }

    // MARK: - Numbers

    private mutating func numberStart(_ words: String) throws(JSONReaderError) -> Int {
        guard let byte = peek(), byte == UInt8(ascii: "-") || isDigit(byte) else { throw wrongType(words) }
        return position
    }

    /// The characters of a number: RFC 8259, section 6.
    mutating func number() throws(JSONReaderError) -> String {
        _ = peek()
        let start = position
        if next == UInt8(ascii: "-") { position += 1 }
        if next == UInt8(ascii: "0") { position += 1 } else { try digits() }
        if next == UInt8(ascii: ".") {
            position += 1
            try digits()
        }
        if let sign = next, sign | 0x20 == UInt8(ascii: "e") {
            position += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
            try digits()
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func digits() throws(JSONReaderError) {
        let start = position
        while let byte = next, isDigit(byte) { position += 1 }
        guard position > start else { throw malformed }
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
