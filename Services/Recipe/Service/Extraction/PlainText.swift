import Markup
import Values

/// Text of pages made plain: no tags, no entities, no stray white space.
struct PlainText {
    /// What the reading of all texts of a page may cost.
    let budget: WorkBudget

    /// Longer texts are cut: nobody has written that much about one dish.
    static let longest = 200_000
    /// More marks on one letter are dropped, as in the stream-safe format of Unicode (UAX #15).
    private static let mostMarks = 30

    init(_ budget: WorkBudget) {
        self.budget = budget
    }

    /// The lines of a text that may hold HTML; none is empty.
    func lines(_ text: String) throws(WorkBudget.Exhausted) -> [String] {
        let text = Self.repaired(Self.cut(text, Self.longest))
        try budget.spend(3)
        try budget.spend(bytes: text.utf8.count)
        return try unmarked(Self.split(text)).map(Self.collapsed).filter { !$0.isEmpty }
    }

    /// A text with the characters made whole that were written as UTF-8 and read as Latin-1 before they came here.
    ///
    /// Of those some bytes become control characters, which no text has, and others signs behind an `Â`: `1Â¼`.
    private static func repaired(_ text: String) -> String {
        // All of these begin with this byte.
        guard text.utf8.contains(0xC2) else { return text }
        let scalars = Array(text.unicodeScalars)
        let isBroken = scalars.indices.contains { index in
            let value = scalars[index].value
            return (0x80...0x9F).contains(value)
                || (0xA0...0xBF).contains(value) && index > 0 && scalars[index - 1] == "Â"
        }
        guard isBroken else { return text }
        var result = String.UnicodeScalarView()
        var index = 0
        while index < scalars.count {
            let count = scalars[index].value >= 0xE0 ? scalars[index].value >= 0xF0 ? 4 : 3 : 2
            let bytes = scalars[index...].prefix(count).compactMap { UInt8(exactly: $0.value) }
            if bytes.count == count, bytes[0] >= 0xC2, let whole = String(validating: bytes, as: UTF8.self) {
                result.append(contentsOf: whole.unicodeScalars)
                index += count
            } else {
                result.append(scalars[index])
                index += 1
            }
        }
        return String(result)
    }

    /// A text that may hold HTML, on one line.
    func line(_ text: String) throws(WorkBudget.Exhausted) -> String { try lines(text).joined(separator: " ") }

    /// The start of such a text, where only a name, a number or a time is looked for.
    func start(_ text: String) throws(WorkBudget.Exhausted) -> String { try line(Self.cut(text, 2000)) }

    /// White space runs as one space, none at the ends; zero-width characters dropped.
    static func collapsed(_ text: String) -> String {
        if isCollapsed(text) { return text }
        var result = String.UnicodeScalarView()
        var pending = false
        var marks = 0
        for scalar in text.unicodeScalars {
            // Of ASCII that is known without asking for properties.
            if scalar.isASCII ? scalar.value <= 0x20 || scalar.value == 0x7F : scalar.properties.isWhitespace {
                pending = true
            } else if scalar.isASCII || !invisible.contains(scalar), scalar != "\u{200D}" || !result.isEmpty {
                if scalar.value >= 0x300 {
                    marks = joins(scalar) ? marks + 1 : 0
                    // defence: marks
                    if marks > mostMarks { continue }
                } else {
                    marks = 0
                }
                if pending, !result.isEmpty { result.append(" ") }
                pending = false
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// Whether a text is that already, for certain: it is ASCII without anything to take out, as most are.
    private static func isCollapsed(_ text: String) -> Bool {
        var last = UInt8(ascii: " ")
        for byte in text.utf8 {
            guard byte > 0x20 && byte < 0x7F || byte == 0x20 && last != 0x20 else { return false }
            last = byte
        }
        return last != 0x20
    }

    /// The pieces of a text between its line breaks.
    static func split(_ text: String) -> [String] {
        text.unicodeScalars.split(whereSeparator: isBreak).map { String($0) }
    }

    /// Whether a character of Unicode ends a line.
    static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// A text's first bytes, up to the last whole character of Unicode.
    static func cut(_ text: String, _ count: Int) -> String {
        guard text.utf8.count > count else { return text }
        var end = text.utf8.index(text.startIndex, offsetBy: count)
        while String.Index(end, within: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
        return String(text.unicodeScalars[..<end])
    }

    /// The visible lines of HTML; entities are read until nothing changes, as some sites write them twice.
    private func unmarked(_ lines: [String]) throws(WorkBudget.Exhausted) -> [String] {
        var lines = lines
        // defence: imported-scripts
        for _ in 0..<3 {
            // A tag may be open across lines, so all of them are read together.
            guard lines.contains(where: Self.mayHoldMarkup) else { break }
            // A parser for one line is not for nothing.
            try budget.spend(20)
            let page = try HTMLDocument(text: "<div>\(lines.joined(separator: "<br>"))</div>", budget: budget)
            let next = try page?.root?.lines ?? []
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

    /// Whether a character of Unicode is drawn with the one before it.
    private static func joins(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isGraphemeExtend || scalar == "\u{200D}" || (0x1F1E6...0x1F1FF).contains(scalar.value)
    }

    private static let invisible: Set<Unicode.Scalar> = ["\u{200B}", "\u{200C}", "\u{FEFF}", "\u{AD}"]
}
