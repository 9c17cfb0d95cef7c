import Values

/// Reads the steps of a list in a page's own data.
struct StateSteps {
    private let plain: PlainText

    init(_ plain: PlainText) {
        self.plain = plain
    }

    /// The steps: texts, objects with a text, groups of these under a title.
    func steps(
        _ list: LenientJSON,
        section: String?,
        depth: Int
    ) throws(WorkBudget.Exhausted) -> [ExtractedRecipe.Line] {
        var steps: [ExtractedRecipe.Line] = []
        guard depth < 4 else { return [] }
        for element in list.elements where steps.count < ExtractedRecipe.mostLines {
            try plain.budget.spend(5)
            let value = StateMembers.unwrapped(element)
            if case .object(let members) = value, let inner = StateMembers.list(StateMembers.steps, in: members) {
                let title = try value.first("title", "name", "heading")?.text.map(plain.line)
                steps += try self.steps(inner, section: title?.isEmpty == false ? title : section, depth: depth + 1)
                continue
            }
            let text = value.text ?? value.first("text", "instruction", "content", "description", "body", "step")?.text
            for line in try plain.lines(text ?? "") where !StepReader.isNumber(line) {
                steps.append(ExtractedRecipe.Line(section: section, text: TextReader.unnumbered(line)))
            }
        }
        return steps
    }
}
