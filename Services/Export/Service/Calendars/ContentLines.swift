import Values

/// Writes iCalendar content lines (RFC 5545, section 3.1): UTF-8, CRLF, folded at 75 octets without splitting a
/// character.
struct ContentLines {
    /// What has been written so far.
    private(set) var bytes: [UInt8] = []
    /// The latest change of anything written so far.
    private(set) var lastModified: Instant?

    /// Notes when something that is written last changed.
    mutating func note(change: Instant) {
        lastModified = max(lastModified ?? change, change)
    }

    /// Writes one property whose value is fixed by the format: a date, a number, a keyword, a URI.
    mutating func add(_ name: String, _ value: String) {
        fold("\(name):\(value)")
    }

    /// Writes one property whose value is TEXT (section 3.3.11), escaped.
    mutating func add(_ name: String, text: String) {
        fold("\(name):\(ContentLines.escaped(text))")
    }

    /// Writes a component that comes as finished lines, such as a VTIMEZONE.
    mutating func add(component lines: String) {
        for line in lines.split(whereSeparator: \.isNewline) {
            // Lines that are folded already stay as they are: a leading space is the fold.
            bytes.append(contentsOf: line.utf8)
            bytes.append(contentsOf: "\r\n".utf8)
        }
    }

    /// TEXT as the format wants it: backslash, semicolon, comma and line break escaped, other control characters
    /// dropped, as no reader accepts them (section 3.3.11).
    static func escaped(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        var afterReturn = false
        for scalar in text.unicodeScalars {
            defer { afterReturn = scalar == "\r" }
            switch scalar {
            case "\\": result += "\\\\"
            case ";": result += "\\;"
            case ",": result += "\\,"
            case "\n": if !afterReturn { result += "\\n" }
            case "\r", "\u{2028}", "\u{2029}", "\u{85}": result += "\\n"
            case "\t": result += "\t"
            case let control where control.value < 0x20 || control.value == 0x7F: break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private mutating func fold(_ line: String) {
        var width = 0
        for scalar in line.unicodeScalars {
            let octets = UTF8.width(scalar)
            if width + octets > 75 {
                bytes.append(contentsOf: "\r\n ".utf8)
                width = 1
            }
            bytes.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
            width += octets
        }
        bytes.append(contentsOf: "\r\n".utf8)
    }
}

extension UTF8 {
    /// How many octets a scalar takes.
    fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
        scalar.value < 0x80 ? 1 : scalar.value < 0x800 ? 2 : scalar.value < 0x1_0000 ? 3 : 4
    }
}

extension Instant {
    /// A UTC date-time of iCalendar: `20261120T093000Z` (RFC 5545, section 3.3.5).
    var iCalendar: String {
        "\(description.prefix(19).filter { $0 != "-" && $0 != ":" })Z"
    }
}

extension CalendarDate {
    /// A DATE of iCalendar: `20261120` (RFC 5545, section 3.3.4).
    var iCalendar: String { description.filter { $0 != "-" } }
}
