import Values

/// Reads a statement, and leaves its literals out.
struct StatementScanner {
    private let source: [UInt8]
    private let room: Int
    private var position = 0

    init(_ text: String, room: Int) {
        source = Array(text.utf8)
        self.room = room
    }

    /// The statement with a question mark for each literal, without comments, and with single spaces.
    mutating func withoutLiterals() -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(min(source.count, max(0, room)))
        while position < source.count {
            guard result.count < room else {
                // Not in the middle of a character.
                while let last = result.last, last >= 0x80 { result.removeLast() }
                return result + Array("…".utf8)
            }
            let byte = source[position]
            switch byte {
            case UInt8(ascii: "'"):
                skipQuoted()
                result.append(UInt8(ascii: "?"))
            case UInt8(ascii: "\""):
                let start = position
                skipQuoted()
                result += source[start..<position]
            case UInt8(ascii: "$") where isDollarQuote:
                skipDollarQuoted()
                result.append(UInt8(ascii: "?"))
            case UInt8(ascii: "$"), UInt8(ascii: "?"): result += placeholder()
            case UInt8(ascii: "-") where next == UInt8(ascii: "-"): skip { $0 != UInt8(ascii: "\n") }
            case _ where byte.isASCIILetterOrDigit || byte == UInt8(ascii: "_"): word(into: &result)
            case _ where byte <= UInt8(ascii: " "):
                if result.last != UInt8(ascii: " "), !result.isEmpty { result.append(UInt8(ascii: " ")) }
                position += 1
            default:
                result.append(byte)
                position += 1
            }
        }
        return result
    }

    private var next: UInt8? { position + 1 < source.count ? source[position + 1] : nil }

    /// A name, or a number, which is left out; `E'…'` and `X'…'` are a text with a letter before it.
    private mutating func word(into result: inout [UInt8]) {
        let start = position
        let isNumber = source[start].isDigit
        skip { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") || isNumber && $0 == UInt8(ascii: ".") || $0 >= 0x80 }
        if isNumber {
            result.append(UInt8(ascii: "?"))
        } else if position - start > 1 || position == source.count || source[position] != UInt8(ascii: "'") {
            result += source[start..<position]
        }
    }

    private mutating func placeholder() -> ArraySlice<UInt8> {
        let start = position
        position += 1
        skip { $0.isDigit }
        return source[start..<position]
    }

    /// Whether a dollar begins a quotation (`$$` or `$tag$`), and no placeholder.
    private var isDollarQuote: Bool {
        guard let next, !next.isDigit else { return false }
        let tag = source[(position + 1)...].prefix { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") }
        return tag.endIndex < source.count && source[tag.endIndex] == UInt8(ascii: "$")
    }

    private mutating func skipDollarQuoted() {
        let start = position
        position += 1
        skip { $0 != UInt8(ascii: "$") }
        let mark = source[start...min(position, source.count - 1)]
        position += 1
        while position < source.count, !source[position...].starts(with: mark) { position += 1 }
        position = min(source.count, position + mark.count)
    }

    /// Goes behind the closing quote; a doubled one does not close.
    ///
    /// A backslash escapes in PostgreSQL's `E'…'`: taking it for an escape everywhere could show the text behind it, so
    /// only there it is.
    private mutating func skipQuoted() {
        let quote = source[position]
        let escapes = quote == UInt8(ascii: "'") && position > 0 && source[position - 1] | 0x20 == UInt8(ascii: "e")
        position += 1
        while position < source.count {
            if escapes, source[position] == UInt8(ascii: "\\") {
                position += 2
            } else if source[position] != quote {
                position += 1
            } else if next == quote {
                position += 2
            } else {
                position += 1
                return
            }
        }
        position = source.count
    }

    private mutating func skip(while condition: (UInt8) -> Bool) {
        while position < source.count, condition(source[position]) { position += 1 }
    }
}

extension UInt8 {
    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
