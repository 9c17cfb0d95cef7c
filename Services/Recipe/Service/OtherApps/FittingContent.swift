import Values

/// Makes texts fit into what is kept of a recipe, and notes what is left out.
struct FittingContent {
    private(set) var remarks: [ForeignRemark]
    /// Whether white space within texts stays as it is.
    private let isExact: Bool

    init(remarks: [ForeignRemark], isExact: Bool) { (self.remarks, self.isExact) = (remarks, isExact) }

    mutating func remark(_ remark: ForeignRemark) {
        if !remarks.contains(remark) { remarks.append(remark) }
    }

    /// A text of one line.
    mutating func line(_ text: String, _ max: Int) -> String { cut(tidied(text), max) }

    /// A text of some lines.
    mutating func text(_ text: String, _ max: Int) -> String {
        if isExact { return cut(Self.clean(text, evenBreaks: false), max) }
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        return cut(lines.map { tidied(String($0)) }.joined(separator: "\n"), max)
    }

    mutating func lines(_ lines: [RecipeContent.Line], _ max: Int, breaks: Bool) -> [RecipeContent.Line] {
        var kept: [RecipeContent.Line] = []
        for line in lines {
            let text = breaks ? self.text(line.text, max) : self.line(line.text, max)
            guard text.isVisible else { continue }
            guard kept.count < RecipeRules.maxLines else {
                remark(.linesLeftOut)
                break
            }
            let section = line.section.map { self.line($0, RecipeRules.maxSection) }
            kept.append(RecipeContent.Line(section: section.flatMap { $0.isVisible ? $0 : nil }, text: text))
        }
        return kept
    }

    /// Tags, each once whatever its case.
    mutating func tags(_ tags: [String]) -> [String] {
        var seen: Set<String> = []
        var kept: [String] = []
        for tag in tags {
            let text = line(tag, .max)
            guard text.isVisible, seen.insert(text.lowercased()).inserted else { continue }
            guard kept.count < RecipeRules.maxTags, text.unicodeScalars.count <= RecipeRules.maxTag else {
                remark(.tagsLeftOut)
                continue
            }
            kept.append(text)
        }
        return kept
    }

    /// Names of cookbooks, each once whatever its case; those that are too long are left out.
    mutating func cookbooks(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.map { line($0, .max) }.filter { name in
            name.isVisible && name.unicodeScalars.count <= CookbookRules.maxName
                && seen.insert(CookbookRules.key(of: name)).inserted
        }
    }

    mutating func nutrition(_ facts: [String: String]) -> [String: String]? {
        let fitting = facts.filter { $0.key.unicodeScalars.count <= 60 && $0.value.unicodeScalars.count <= 200 }
        let kept = fitting.sorted { $0.key < $1.key }.prefix(RecipeRules.maxNutrition)
        if kept.count < facts.count { remark(.nutritionLeftOut) }
        return kept.isEmpty ? nil : Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
    }

    mutating func notes(_ parts: [String]) -> String? {
        let texts = parts.map { text($0, .max) }.filter(\.isVisible)
        return texts.isEmpty ? nil : cut(texts.joined(separator: "\n\n"), 20_000)
    }

    /// Leaves out last lines until all texts together are not too large.
    mutating func shrink(_ content: inout RecipeContent) {
        while content.size > RecipeRules.maxSize {
            remark(.linesLeftOut)
            if content.steps.isEmpty {
                content.ingredients.removeLast()
            } else {
                content.steps.removeLast(max(1, content.steps.count / 10))
            }
        }
    }

    /// The first so many characters as the rules count them, without white space around them.
    private mutating func cut(_ text: String, _ count: Int) -> String {
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }) else { return "" }
        var kept = scalars[first...]
        if text.utf8.count > count, kept.count > count {
            remark(.textsCut)
            kept = kept.prefix(count)
        }
        let last = kept.lastIndex { !$0.properties.isWhitespace } ?? first
        return String(kept[...last])
    }

    private func tidied(_ text: String) -> String {
        let text = Self.clean(text, evenBreaks: true)
        return isExact ? text : PlainText.collapsed(text)
    }

    /// Whether a text has one of Unicode's control characters, which are below the space and around 0x80.
    private static func maySteer(_ text: String) -> Bool {
        var last: UInt8 = 0
        for byte in text.utf8 {
            if byte < 0x20 || byte == 0x7F || last == 0xC2 && byte < 0xA0 { return true }
            last = byte
        }
        return false
    }

    /// Without characters that only steer a screen.
    private static func clean(_ text: String, evenBreaks: Bool) -> String {
        func steers(_ scalar: Unicode.Scalar) -> Bool {
            scalar.isControl
                && (evenBreaks || scalar != "\n" && scalar != "\r" && scalar != "\t")
        }
        guard maySteer(text) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { steers($0) ? " " : $0 }))
    }
}
