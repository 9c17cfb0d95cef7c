import Markup

/// Text of pages made plain: no tags, no entities, no stray white space.
enum PlainText {
    /// The lines of a text that may hold HTML; none is empty.
    static func lines(_ text: String) -> [String] {
        unmarked(text.split(whereSeparator: \.isNewline).map { String($0) }).map(collapsed).filter { !$0.isEmpty }
    }

    /// A text that may hold HTML, on one line.
    static func line(_ text: String) -> String { lines(text).joined(separator: " ") }

    /// White space runs as one space, none at the ends; zero-width characters dropped.
    static func collapsed(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var pending = false
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace || scalar.value < 0x20 || scalar.value == 0x7F {
                pending = true
            } else if !invisible.contains(scalar) {
                if pending, !result.isEmpty { result.append(" ") }
                pending = false
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// The visible lines of HTML; entities are read until nothing changes, as some sites write them twice.
    private static func unmarked(_ lines: [String]) -> [String] {
        var lines = lines
        for _ in 0..<3 {
            // A tag may be open across lines, so all of them are read together.
            guard lines.contains(where: mayHoldMarkup) else { break }
            let next = HTMLDocument(text: "<div>\(lines.joined(separator: "<br>"))</div>")?.root?.lines ?? []
            if next == lines { break }
            lines = next
        }
        return lines
    }

    private static func mayHoldMarkup(_ text: String) -> Bool {
        let bytes = text.utf8
        guard let mark = bytes.firstIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
            return false
        }
        return bytes[mark...].contains { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: ";") }
    }

    private static let invisible: Set<Unicode.Scalar> = ["\u{200B}", "\u{200C}", "\u{FEFF}", "\u{AD}"]
}
