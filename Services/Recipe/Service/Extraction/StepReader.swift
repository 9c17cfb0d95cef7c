/// Reads a recipe's method in all the shapes that pages give it.
struct StepReader {
    private let data: LinkedData

    init(_ data: LinkedData) {
        self.data = data
    }

    /// The steps of a value: a text, a list of texts, steps, sections of steps.
    func steps(_ value: LooseJSON?) -> [ExtractedRecipe.Line] {
        guard let value else { return [] }
        return read(value, section: nil, depth: 0)
    }

    private func read(_ value: LooseJSON, section: String?, depth: Int) -> [ExtractedRecipe.Line] {
        guard depth < 12 else { return [] }
        switch data.resolved(value) {
        case .string(let text):
            return PlainText.lines(text).filter { !StepReader.isNumber($0) }
                .map { ExtractedRecipe.Line(section: section, text: $0) }
        case .array(let elements):
            return elements.flatMap { read($0, section: section, depth: depth + 1) }
        case .object(let members):
            return read(.object(members), members, section: section, depth: depth)
        case .null, .bool, .number: return []
        }
    }

    private func read(
        _ object: LooseJSON,
        _ members: [LooseJSON.Member],
        section: String?,
        depth: Int
    ) -> [ExtractedRecipe.Line] {
        let name = object.first("name", "headline")?.text.map(PlainText.line) ?? ""
        let inner = object.first("itemListElement", "steps", "step", "recipeInstructions")
        if object.isA("HowToSection") || (inner != nil && !object.isA("HowToStep")) {
            let heading = name.isEmpty ? section : name
            return inner.map { read($0, section: heading, depth: depth + 1) }
                ?? read(text: object.first("text", "description"), section: heading)
        }
        var lines: [ExtractedRecipe.Line] = []
        if let inner { lines = read(inner, section: section, depth: depth + 1) }
        if lines.isEmpty { lines = read(text: object.first("text", "description", "item"), section: section) }
        return titled(lines, name, section)
    }

    private func read(text value: LooseJSON?, section: String?) -> [ExtractedRecipe.Line] {
        guard let value else { return [] }
        return value.elements.flatMap { element in
            PlainText.lines(element.text ?? element.first("text", "name")?.text ?? "")
        }
        .filter { !StepReader.isNumber($0) }
        .map { ExtractedRecipe.Line(section: section, text: $0) }
    }

    /// A step's name heads it, unless it is a number or only repeats how the text begins.
    private func titled(
        _ lines: [ExtractedRecipe.Line],
        _ name: String,
        _ section: String?
    ) -> [ExtractedRecipe.Line] {
        guard !name.isEmpty else { return lines }
        guard let first = lines.first else { return [ExtractedRecipe.Line(section: section, text: name)] }
        let start = name.split { ".…".contains($0) }.first.map { $0.lowercased() } ?? ""
        guard section == nil, name.count <= 100, !StepReader.isNumber(name), !first.text.lowercased().hasPrefix(start)
        else { return lines }
        return lines.map { ExtractedRecipe.Line(section: name, text: $0.text) }
    }

    /// Whether a text only counts: `Step 1`, `2.`, `Schritt 03`.
    static func isNumber(_ text: String) -> Bool {
        let words = text.split { $0 == " " || $0 == "." || $0 == ":" || $0 == ")" }
        guard (1...2).contains(words.count), let last = words.last else { return false }
        return last.allSatisfy { $0.isASCII && $0.isNumber }
    }
}
