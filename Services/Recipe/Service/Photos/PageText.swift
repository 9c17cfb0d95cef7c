import Media

/// The text of photographed or scanned pages, as somebody would have typed it: the title first, columns one after the
/// other, and a line for each ingredient and step, however they were wrapped on paper.
enum PageText {
    /// Less sure words are what dirt and pictures are taken for.
    private static let leastConfidence = 25

    /// The text of pages in their order.
    static func text(of pages: [TextPage]) -> String {
        var texts: [String] = []
        for (index, page) in pages.enumerated() {
            var lines = page.lines.filter(isText)
            if index == 0, let title = title(among: lines, height: page.height) {
                texts.append(lines[title].map(\.text).joined(separator: " "))
                lines.removeSubrange(title)
            }
            texts += PageBlock.runs(of: lines).map { unwrapped($0).joined(separator: "\n") }
        }
        return texts.joined(separator: "\n\n")
    }

    private static func isText(_ line: TextLine) -> Bool {
        line.confidence >= leastConfidence && line.text.contains { $0.isLetter || $0.isNumber }
    }

    /// The largest line of the upper half, with those that go on with it; nil if no line is larger than the others.
    private static func title(among lines: [TextLine], height: Int) -> Range<Int>? {
        let heights = lines.map(size).sorted()
        guard lines.count > 3 else { return nil }
        let usual = heights[heights.count / 2]
        let candidates = lines.indices.filter { index in
            lines[index].top * 2 < height && lines[index].text.contains(where: \.isLetter)
                && size(lines[index]) * 10 >= usual * 13
        }
        guard let first = candidates.max(by: { size(lines[$0]) < size(lines[$1]) }) else { return nil }
        let largest = size(lines[first])
        // Of lines of one size the first begins the title.
        let start = candidates.first { size(lines[$0]) * 100 >= largest * 85 } ?? first
        var end = start + 1
        while end < lines.count, size(lines[end]) * 100 >= largest * 85, lines[end].block == lines[start].block {
            end += 1
        }
        return start..<end
    }

    /// How large the letters are, about: a line without strokes above and below is lower than another of the same font.
    private static func size(_ line: TextLine) -> Int {
        let hasTall = line.text.contains { $0.isUppercase || $0.isNumber || "bdfhklt".contains($0) }
        let hasDeep = line.text.contains { "gjpqyQ,;()".contains($0) }
        let height = line.bottom - line.top
        return height * 100 / (55 + (hasTall ? 22 : 0) + (hasDeep ? 23 : 0))
    }

    /// Lines with those that were only wrapped put together again.
    private static func unwrapped(_ lines: [TextLine]) -> [String] {
        guard let first = lines.first else { return [] }
        let (left, right) = (lines.map(\.left).min() ?? 0, lines.map(\.right).max() ?? 0)
        var texts = [first.text]
        for (last, line) in zip(lines, lines.dropFirst()) {
            if goesOn(last, line, left: left, right: right) {
                texts[texts.count - 1] = joined(texts[texts.count - 1], line.text)
            } else {
                texts.append(line.text)
            }
        }
        return texts
    }

    /// Whether a line goes on with the one before: there was no room for its first word there.
    private static func goesOn(_ last: TextLine, _ line: TextLine, left: Int, right: Int) -> Bool {
        guard let first = line.text.first, !first.isNumber, !"•·*–—-▢□☐○●▪◦".contains(first),
            TextReader.heading(line.text) == nil, TextReader.heading(last.text) == nil,
            let end = last.text.last, !".:!?".contains(end), abs(size(last) - size(line)) * 3 < size(last)
        else { return false }
        let height = last.bottom - last.top
        guard line.top - last.bottom < height else { return false }
        let word = line.text.prefix { $0 != " " }.count + 1
        let letter = Double(line.right - line.left) / Double(max(1, line.text.count))
        let room = Double(right - last.right)
        return room < Double(word) * letter * 1.15
    }

    private static func joined(_ text: String, _ more: String) -> String {
        // A word that was divided, unless the hyphen is its own.
        if text.hasSuffix("-"), more.first?.isLowercase == true { return text.dropLast() + more }
        return text + " " + more
    }
}
