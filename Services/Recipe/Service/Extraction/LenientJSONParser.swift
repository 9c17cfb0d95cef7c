import Values

/// Reads JSON as browsers' authors write it: control characters and bare quotes in strings, trailing and missing
/// commas, comments, HTML comments and CDATA around it, wrong escapes, an end that is missing.
///
/// Sound JSON is read as it is. One pass, so its time is linear; nesting beyond 100 is dropped, and the budget pays for
/// each value, as a value of two bytes takes fifty in memory.
struct LenientJSONParser {
    let bytes: [UInt8]
    private let budget: WorkBudget
    var index = 0
    private var depth = 0

    private init(_ bytes: [UInt8], _ budget: WorkBudget) {
        self.bytes = bytes
        self.budget = budget
    }

    /// The values that follow one another in a text; most have one.
    static func values(in text: [UInt8], _ budget: WorkBudget) throws(WorkBudget.Exhausted) -> [LenientJSON] {
        try budget.spend(1 + text.count / 64)
        var parser = LenientJSONParser(text, budget)
        var values: [LenientJSON] = []
        while parser.skipToValue(), values.count < 100 {
            if let value = parser.value() { values.append(value) }
        }
        try budget.check()
        return values
    }

    /// Goes on to the next brace or bracket: what stands before it is a comment's or CDATA's opening.
    private mutating func skipToValue() -> Bool {
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "{") { return true }
            if bytes[index] == UInt8(ascii: "["), !isMarkedSection { return true }
            index += 1
        }
        return false
    }

    /// Whether this bracket belongs to `<![CDATA[`, which opens no array.
    private var isMarkedSection: Bool {
        guard index >= 2 else { return false }
        let before = (bytes[index - 2], bytes[index - 1])
        return before == (UInt8(ascii: "<"), UInt8(ascii: "!")) || before == (UInt8(ascii: "T"), UInt8(ascii: "A"))
    }

    private mutating func value() -> LenientJSON? {
        skipSpace()
        // Nothing is left to read when the budget is used up.
        if !budget.affords(Self.stepsOfValue) { index = bytes.count }
        guard index < bytes.count else { return nil }
        switch bytes[index] {
        case UInt8(ascii: "{"): return nested { $0.object() }
        case UInt8(ascii: "["): return nested { $0.array() }
        case UInt8(ascii: "\""): return .string(string(isKey: false))
        default: return word()
        }
    }

    private static let stepsOfValue = 4

    private mutating func nested(_ read: (inout LenientJSONParser) -> LenientJSON) -> LenientJSON {
        depth += 1
        defer { depth -= 1 }
        // defence: linear-parsers
        guard depth <= 100 else {
            index = bytes.count
            return .null
        }
        index += 1
        return read(&self)
    }

    private mutating func object() -> LenientJSON {
        var members: [LenientJSON.Member] = []
        while true {
            skipSeparators()
            guard index < bytes.count else { break }
            let byte = bytes[index]
            if byte == UInt8(ascii: "}") {
                index += 1
                break
            }
            // A bracket here closes something further out: this object's brace is missing.
            if byte == UInt8(ascii: "]") { break }
            let name = byte == UInt8(ascii: "\"") ? string(isKey: true) : bareName()
            skipSpace()
            guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { continue }
            index += 1
            if let value = value() { members.append(LenientJSON.Member(name: name, value: value)) }
        }
        return .object(members)
    }

    private mutating func array() -> LenientJSON {
        var elements: [LenientJSON] = []
        while true {
            skipSeparators()
            guard index < bytes.count else { break }
            if bytes[index] == UInt8(ascii: "]") {
                index += 1
                break
            }
            if bytes[index] == UInt8(ascii: "}") { break }
            let start = index
            if let value = value() { elements.append(value) }
            if index == start { index += 1 }
        }
        return .array(elements)
    }

    /// A number, `true`, `false`, `null`, or a word that means nothing.
    private mutating func word() -> LenientJSON? {
        let start = index
        while index < bytes.count, !" \t\r\n,}]:\"".utf8.contains(bytes[index]) { index += 1 }
        guard index > start else {
            index += 1
            return nil
        }
        switch String(decoding: bytes[start..<index], as: UTF8.self) {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null", "undefined", "NaN": return .null
        case let text: return .number(text)
        }
    }

    private mutating func bareName() -> String {
        let start = index
        while index < bytes.count, !" \t\r\n,}]:\"{[".utf8.contains(bytes[index]) { index += 1 }
        if index == start { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func string(isKey: Bool) -> String {
        index += 1
        var result: [UInt8] = []
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                index += 1
                if closes(isKey: isKey) { break }
                result.append(byte)
            } else if byte == UInt8(ascii: "\\") {
                escape(into: &result)
            } else {
                result.append(byte)
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Whether the quote just passed ends the string, by what follows it: in sound JSON it always does.
    private func closes(isKey: Bool) -> Bool {
        var next = index
        func skip() { while next < bytes.count, bytes[next] <= 0x20 { next += 1 } }
        skip()
        guard next < bytes.count else { return true }
        switch bytes[next] {
        case UInt8(ascii: "}"), UInt8(ascii: "]"): return true
        case UInt8(ascii: ":"): return isKey
        case UInt8(ascii: ","):
            next += 1
            skip()
            guard next < bytes.count else { return true }
            return "\"{[]}-0123456789".utf8.contains(bytes[next]) || startsLiteral(at: next)
        case UInt8(ascii: "/"): return next + 1 < bytes.count && "/*".utf8.contains(bytes[next + 1])
        // A line break between two strings is a comma that was forgotten.
        case UInt8(ascii: "\""): return bytes[index..<next].contains(UInt8(ascii: "\n"))
        default: return false
        }
    }

    private func startsLiteral(at start: Int) -> Bool {
        ["true", "false", "null"].contains { bytes[start...].starts(with: $0.utf8) }
    }

    private mutating func escape(into result: inout [UInt8]) {
        index += 1
        guard index < bytes.count else { return }
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "b"), UInt8(ascii: "f"): result.append(0x20)
        case UInt8(ascii: "u"): unicode(into: &result)
        // `\/`, `\\`, `\"`, and escapes that JSON does not know, such as `\'`.
        default: result.append(byte)
        }
    }

    private mutating func unicode(into result: inout [UInt8]) {
        guard let first = hexadecimal() else { return }
        var code = UInt32(first)
        if (0xD800..<0xDC00).contains(code), index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
            bytes[index + 1] == UInt8(ascii: "u")
        {
            let before = index
            index += 2
            if let second = hexadecimal(), (0xDC00..<0xE000).contains(second) {
                code = 0x10000 + (code - 0xD800) << 10 + UInt32(second) - 0xDC00
            } else {
                index = before
            }
        }
        result += String(Character(Unicode.Scalar(code) ?? "\u{FFFD}")).utf8
    }

    private mutating func hexadecimal() -> UInt16? {
        guard index + 4 <= bytes.count,
            let value = UInt16(String(decoding: bytes[index..<(index + 4)], as: UTF8.self), radix: 16)
        else { return nil }
        index += 4
        return value
    }
}
