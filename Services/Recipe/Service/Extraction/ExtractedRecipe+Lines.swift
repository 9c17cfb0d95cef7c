extension ExtractedRecipe.Line {
    /// Lines without those that only head others, such as "For the sauce:", which become their section.
    static func sectioned(_ lines: [ExtractedRecipe.Line]) -> [ExtractedRecipe.Line] {
        var heading: String?
        var result: [ExtractedRecipe.Line] = []
        for line in lines {
            if line.isHeading {
                heading = String(line.text.dropLast())
            } else {
                result.append(ExtractedRecipe.Line(section: line.section ?? heading, text: line.tidied))
            }
        }
        // Where every line ends so, none is a heading.
        return result.isEmpty ? lines : result
    }

    /// Lines once, where a page carries all of them twice, for narrow and for wide screens.
    static func once(_ lines: [ExtractedRecipe.Line]) -> [ExtractedRecipe.Line] {
        let half = lines.count / 2
        guard lines.count >= 4, lines.count == 2 * half, lines[..<half].map(\.text) == lines[half...].map(\.text) else {
            return lines
        }
        return Array(lines[..<half])
    }

    private var isHeading: Bool {
        text.hasSuffix(":") && text.utf8.count <= 1800 && text.count <= 60 && !text.contains { $0.isNumber }
    }

    /// The text with a remark in one pair of parentheses, where a widespread plugin writes two.
    private var tidied: String {
        text.contains("((") && text.contains("))")
            ? text.replacing("((", with: "(").replacing("))", with: ")") : text
    }
}
