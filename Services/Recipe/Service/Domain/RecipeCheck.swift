/// Gathers everything that is wrong with a recipe, so that a person is told all of it at once.
struct RecipeCheck {
    private(set) var faults: [RecipeFault] = []

    /// A text that must be there.
    mutating func text(_ text: String, _ pointer: String, max: Int, breaks: Bool = false) -> String {
        let text = Self.trimmed(text)
        if text.isEmpty { add(pointer, "required", "must not be empty") }
        bounded(text, pointer, max: max, breaks: breaks)
        return text
    }

    /// A text that may be missing; an empty one is.
    mutating func optional(_ text: String?, _ pointer: String, max: Int, breaks: Bool = false) -> String? {
        guard let text = text.map(Self.trimmed), !text.isEmpty else { return nil }
        bounded(text, pointer, max: max, breaks: breaks)
        return text
    }

    /// An address of the web, or none.
    mutating func url(_ text: String?, _ pointer: String) -> String? {
        guard let text = optional(text, pointer, max: RecipeRules.maxURL) else { return nil }
        let lower = text.prefix(8).lowercased()
        let isWeb = lower.hasPrefix("http://") || lower.hasPrefix("https://")
        if !isWeb || text.contains(where: \.isWhitespace) {
            add(pointer, "format", "must be an address that begins with http:// or https://")
        }
        return text
    }

    /// A number within a range, or none.
    mutating func number(_ value: Int?, _ pointer: String, in range: ClosedRange<Int>) {
        guard let value, !range.contains(value) else { return }
        add(pointer, "out_of_range", "must be from \(range.lowerBound) to \(range.upperBound)")
    }

    /// Lines, each with its heading.
    mutating func lines(
        _ lines: [RecipeContent.Line],
        _ pointer: String,
        max: Int,
        breaks: Bool
    ) -> [RecipeContent.Line] {
        guard lines.count <= RecipeRules.maxLines else {
            add(pointer, "too_long", "must have at most \(RecipeRules.maxLines) lines")
            return lines
        }
        return lines.enumerated().map { index, line in
            RecipeContent.Line(
                section: optional(line.section, "\(pointer)/\(index)/section", max: RecipeRules.maxSection),
                text: text(line.text, "\(pointer)/\(index)", max: max, breaks: breaks)
            )
        }
    }

    /// Tags, each once whatever its case.
    mutating func tags(_ tags: [String]) -> [String] {
        guard tags.count <= RecipeRules.maxTags else {
            add("/tags", "too_long", "must be at most \(RecipeRules.maxTags)")
            return tags
        }
        var seen: Set<String> = []
        return tags.enumerated().compactMap { index, tag in
            let tag = text(tag, "/tags/\(index)", max: RecipeRules.maxTag)
            return seen.insert(tag.lowercased()).inserted ? tag : nil
        }
    }

    /// Facts by name, or none.
    mutating func nutrition(_ facts: [String: String]?) -> [String: String]? {
        guard let facts, !facts.isEmpty else { return nil }
        if facts.count > RecipeRules.maxNutrition {
            add("/nutrition", "too_long", "must have at most \(RecipeRules.maxNutrition) members")
            return facts
        }
        for (name, value) in facts.sorted(by: { $0.key < $1.key }) {
            let pointer = "/nutrition/" + name.replacing("~", with: "~0").replacing("/", with: "~1")
            bounded(name, pointer, max: 60, breaks: false)
            bounded(value, pointer, max: 200, breaks: false)
        }
        return facts
    }

    private mutating func bounded(_ text: String, _ pointer: String, max: Int, breaks: Bool) {
        if text.unicodeScalars.count > max {
            add(pointer, "too_long", "must have at most \(max) characters")
        }
        let hasControl = text.unicodeScalars.contains { scalar in
            let isBreak = scalar == "\n" || scalar == "\r" || scalar == "\t"
            return scalar.properties.generalCategory == .control && !(breaks && isBreak)
        }
        if hasControl { add(pointer, "format", "must not have control characters") }
    }

    private mutating func add(_ pointer: String, _ code: String, _ detail: String) {
        // A list of a thousand bad lines is told by its first ones.
        guard faults.count < 50 else { return }
        let name = pointer.split(separator: "/").first.map { String($0) } ?? "the recipe"
        faults.append(RecipeFault(pointer: pointer, code: code, detail: "\(name) \(detail)"))
    }

    private static func trimmed(_ text: String) -> String {
        let scalars = text.unicodeScalars
        func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
        guard let first = scalars.firstIndex(where: { !isBlank($0) }),
            let last = scalars.lastIndex(where: { !isBlank($0) })
        else { return "" }
        return String(scalars[first...last])
    }
}
