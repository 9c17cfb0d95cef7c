/// Splits what was typed or pasted into lines, without bullets, boxes and numbers of a list.
enum TypedLines {
    /// A line, and the heading above it.
    struct Line: Hashable {
        var text: String
        var heading: String?
    }

    private static let bullets: Set<Character> = [
        "-", "*", "•", "·", "–", "—", "▪", "◦", "●", "○", "☐", "☑", "✓", "✔", "□", "■", "➤", "►", "‣",
    ]

    /// The lines that say something.
    static func read(_ text: String) -> [Line] {
        let rows = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(tidied)
        let isNumbered = isNumbered(rows.filter { !$0.isEmpty })
        var result: [Line] = []
        var heading: String?
        let last = rows.lastIndex { !$0.isEmpty } ?? 0
        for (place, row) in rows.enumerated() {
            let line = withoutBullet(isNumbered ? withoutNumber(row) : row)
            if line.isEmpty {
                heading = nil
            } else if line.last == ":", line.count > 1, place < last {
                heading = tidied(String(line.dropLast()))
            } else {
                result.append(Line(text: line, heading: heading))
            }
        }
        return result
    }

    /// The text with single spaces, without spaces at its ends.
    private static func tidied(_ text: some StringProtocol) -> String {
        text.split { $0.isWhitespace }.joined(separator: " ")
    }

    private static func withoutBullet(_ text: String) -> String {
        var rest = text[...]
        while let first = rest.first {
            let second = rest.dropFirst().first
            if bullets.contains(first), second == " " || second == nil || !first.isASCII {
                rest = rest.dropFirst()
            } else if first == "[" || first == "(", let inside = second,
                " xX]".contains(inside) && first == "[" || inside == " "
            {
                guard let close = rest.firstIndex(of: first == "[" ? "]" : ")"),
                    rest.distance(from: rest.startIndex, to: close) <= 2
                else { break }
                rest = rest[rest.index(after: close)...]
            } else if first == " " {
                rest = rest.dropFirst()
            } else {
                break
            }
        }
        return String(rest)
    }

    /// Whether several lines are counted, as in `1. milk` and `2. eggs`.
    private static func isNumbered(_ rows: [String]) -> Bool {
        guard rows.count > 1 else { return false }
        return rows.enumerated().allSatisfy { place, row in
            row.hasPrefix("\(place + 1). ") || row.hasPrefix("\(place + 1)) ")
        }
    }

    private static func withoutNumber(_ row: String) -> String {
        guard let space = row.firstIndex(of: " ") else { return row }
        return String(row[row.index(after: space)...])
    }
}
