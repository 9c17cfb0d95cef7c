import Values

/// Texts of other apps, which may have HTML, entities or marks of Markdown in them, as plain lines.
struct ForeignText {
    let plain: PlainText

    init(_ budget: WorkBudget) { plain = PlainText(budget) }

    /// A text on one line.
    func line(_ value: LenientJSON?) throws(WorkBudget.Exhausted) -> String {
        guard let text = value?.text else { return "" }
        return try plain.line(text)
    }

    /// A text of some lines; those of a list follow each other.
    func paragraph(_ value: LenientJSON?) throws(WorkBudget.Exhausted) -> String {
        var lines: [String] = []
        for element in value?.elements.prefix(RecipeRules.maxLines) ?? [] {
            if let text = element.text { lines += try self.lines(text).map(Self.unmarked) }
        }
        return lines.joined(separator: "\n")
    }

    /// The lines of a text, however many there are: a page has fewer.
    func lines(_ text: String) throws(WorkBudget.Exhausted) -> [String] {
        guard text.utf8.count > PlainText.longest else { return try plain.lines(text) }
        var lines: [String] = []
        var part: [String] = []
        var size = 0
        for line in PlainText.split(text) {
            if size + line.utf8.count > PlainText.longest / 2, !part.isEmpty {
                lines += try plain.lines(part.joined(separator: "\n"))
                (part, size) = ([], 0)
            }
            part.append(line)
            size += line.utf8.count + 1
        }
        return lines + (try plain.lines(part.joined(separator: "\n")))
    }

    /// Lines of ingredients, with those that head others as their sections; `markdown` turns an app's own marks into those
    /// of Markdown.
    func ingredients(
        _ text: String,
        _ markdown: (String) -> String = { $0 }
    ) throws(WorkBudget.Exhausted) -> [RecipeContent.Line] {
        sectioned(try lines(text).map(markdown)).map { line in
            RecipeContent.Line(section: line.section, text: TextReader.unbulleted(line.text))
        }.sectionedByColons
    }

    /// Steps, one for each line that is no number and no heading.
    func steps(
        _ text: String,
        _ markdown: (String) -> String = { $0 }
    ) throws(WorkBudget.Exhausted) -> [RecipeContent.Line] {
        sectioned(try lines(text).map(markdown).filter { !StepReader.isNumber($0) }).map { line in
            RecipeContent.Line(section: line.section, text: TextReader.unnumbered(line.text))
        }.sectionedByColons
    }

    /// Lines with the headings among them as sections of what follows.
    func sectioned(_ lines: [String]) -> [RecipeContent.Line] {
        var section: String?
        var result: [RecipeContent.Line] = []
        for line in lines {
            if let heading = Self.heading(line) {
                section = heading
            } else {
                let text = Self.unmarked(line)
                if !text.isEmpty { result.append(RecipeContent.Line(section: section, text: text)) }
            }
        }
        return result
    }

    /// What a line heads others with: `# Sauce`, `[Sauce]`, `**Sauce**`; nil if it is no heading.
    static func heading(_ line: String) -> String? {
        guard line.utf8.count <= 4 * RecipeRules.maxSection else { return nil }
        var inner: Substring
        if line.hasPrefix("#") {
            inner = line.drop { $0 == "#" }
        } else if line.hasPrefix("["), line.hasSuffix("]") {
            inner = line.dropFirst().dropLast()
            // `[photo:1]` and the boxes of lists to tick are none.
            guard !inner.contains("["), !inner.contains(":"), inner.count > 1 else { return nil }
        } else if line.hasPrefix("**"), line.hasSuffix("**"), line.utf8.count > 4 {
            inner = line.dropFirst(2).dropLast(2)
            guard !inner.contains("**") else { return nil }
        } else {
            return nil
        }
        let heading = unmarked(String(inner)).drop { $0 == " " }
        return heading.isEmpty ? nil : String(heading.last == ":" ? heading.dropLast() : heading)
    }

    /// A line without marks of Markdown: emphasis, code, links of which the words stay, and marks of pictures.
    static func unmarked(_ line: String) -> String {
        guard line.utf8.contains(where: { "*_`[#>!".utf8.contains($0) }) else { return line }
        var result: [UInt8] = []
        let bytes = Array(line.utf8)
        var index = 0
        if bytes.starts(with: "# ".utf8) || bytes.starts(with: "##".utf8) {
            index = bytes.firstIndex { $0 != UInt8(ascii: "#") } ?? bytes.count
        }
        /// Where words in brackets end, by their beginnings.
        let links = linkEnds(bytes)
        var labels: Set<Int> = []
        while index < bytes.count {
            let byte = bytes[index]
            if let end = links[index] {
                // The bracket goes, its words stay.
                labels.insert(end.label)
                index += 1
                if end.isPicture { index = end.label }
                continue
            }
            if labels.contains(index), let close = links.values.first(where: { $0.label == index })?.end {
                index = close
                continue
            }
            if byte == UInt8(ascii: "*") || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "_") {
                let run = bytes[index...].prefix { $0 == byte }.count
                let before = index > 0 ? bytes[index - 1] : 0x20
                let after = index + run < bytes.count ? bytes[index + run] : 0x20
                // `2 * 3` and `some_name` mean themselves.
                let isWord = byte == UInt8(ascii: "_") && isLetter(before) && isLetter(after)
                if !isWord, before != 0x20 || after != 0x20 {
                    index += run
                    continue
                }
            }
            result.append(byte)
            index += 1
        }
        return PlainText.collapsed(String(decoding: result, as: UTF8.self))
    }

    private typealias LinkEnd = (label: Int, end: Int, isPicture: Bool)

    /// The links `[words](address)` of a line by where they begin: where their words end, and where they do.
    private static func linkEnds(_ bytes: [UInt8]) -> [Int: LinkEnd] {
        var found: [Int: LinkEnd] = [:]
        var start: Int?
        var index = 0
        // A few are enough for one line.
        while index < bytes.count, found.count < 20 {
            if bytes[index] == UInt8(ascii: "[") { start = index }
            if bytes[index] == UInt8(ascii: "]"), let begin = start {
                start = nil
                if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "("),
                    let close = bytes[index...].prefix(2100).firstIndex(of: UInt8(ascii: ")"))
                {
                    let isPicture = begin > 0 && bytes[begin - 1] == UInt8(ascii: "!")
                    found[begin] = (index, close + 1, isPicture)
                    index = close
                }
            }
            index += 1
        }
        return found
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
}
