import Markup
import Values

/// Finds the headings under which a page shows the steps that its markup says.
struct VisibleSteps {
    private let page: VisiblePage
    /// By how many of their first words steps are found.
    private static let firstWords = 6
    /// So far above a step its heading is looked for, in lines.
    private static let reach = 8

    init(_ page: VisiblePage) {
        self.page = page
    }

    /// The steps with the page's headings as their sections; as they are if they have sections, or the page has no headings.
    func sectioned(_ steps: [ExtractedRecipe.Line]) throws(WorkBudget.Exhausted) -> [ExtractedRecipe.Line] {
        guard steps.count >= 2 else { return steps }
        var starts: [[String]: [Int]] = [:]
        for place in page.indices where !page.words[place].isEmpty {
            try page.budget.spend(2)
            starts[start(of: page.words[place]), default: []].append(place)
        }
        guard steps.allSatisfy({ $0.section == nil }) else { return try withoutHiddenNames(steps, starts) }
        var places: [Int?] = []
        var last = -1
        for step in steps {
            try page.budget.spend(bytes: min(step.text.utf8.count, 400))
            let words = TextKey.words(PlainText.cut(step.text, 400))
            let found = starts[start(of: words)] ?? []
            try page.budget.spend(found.count)
            // Near the step before, where the page has the text more than once.
            let place = found.first { $0 > last && (last < 0 || $0 < last + 40) } ?? found.first { $0 > last }
            places.append(place)
            last = place ?? last
        }
        guard places.count(where: { $0 != nil }) * 10 >= steps.count * 6 else { return steps }
        let kept = method(of: steps, places)
        return try headed(kept.map { steps[$0] }, kept.map { places[$0] })
    }

    /// Steps without the names on lines of their own that the page does not show, though it shows the texts below them.
    private func withoutHiddenNames(
        _ steps: [ExtractedRecipe.Line],
        _ starts: [[String]: [Int]]
    ) throws(WorkBudget.Exhausted) -> [ExtractedRecipe.Line] {
        var result = steps
        let ends = steps.map { $0.text.firstIndex(of: "\n") }
        let names = zip(steps, ends).compactMap { step, end in end.map { TextKey.words(String(step.text[..<$0])) } }
        // Names that tell the whole step are worth reading.
        guard !names.isEmpty, names.reduce(0, { $0 + $1.count }) <= 3 * names.count else { return steps }
        for (index, step) in steps.enumerated() {
            guard let end = ends[index] else { continue }
            let text = String(step.text[step.text.index(after: end)...])
            try page.budget.spend(bytes: min(step.text.utf8.count, 800))
            let name = TextKey.words(PlainText.cut(String(step.text[..<end]), 400))
            let isShown = starts[start(of: TextKey.words(PlainText.cut(text, 400)))] != nil
            let isNameShown = starts[start(of: name)]?.contains { page.words[$0] == name } ?? false
            if isShown, !isNameShown { result[index].text = text }
        }
        return result
    }

    /// Which steps are the method, where the markup has the whole article: the items of the page's numbered lists.
    ///
    /// No method has a line that is nothing but an address.
    private func method(of steps: [ExtractedRecipe.Line], _ places: [Int?]) -> [Int] {
        let all = Array(steps.indices)
        let listed = all.filter { index in
            places[index].map { place in
                page.outline.blocks(around: place).prefix(3).contains { page.outline.blocks[$0].name == "ol" }
            } ?? false
        }
        guard let first = listed.first, let last = listed.last, listed.count >= 2 else { return all }
        if steps.contains(where: { PageURL.isWeb($0.text) && !$0.text.contains(" ") }) { return listed }
        // What stands before the list and tells nothing to do, and the links behind it, are the article's.
        guard listed.count >= 3 else { return all }
        let start = all[..<first].contains { isTold(steps[$0].text) } ? 0 : first
        return all.filter { index in
            index >= start && (index <= last || places[index].map { !page.outline.lines[$0].isLink } ?? true)
        }
    }

    /// Whether a text begins with what to do.
    private func isTold(_ text: String) -> Bool {
        let words = TextKey.words(PlainText.cut(text, 2000))
        return words.prefix(4).contains(where: CookingWords.isVerb)
            || words.suffix(2).contains(where: CookingWords.isOnlyVerb)
    }

    private func headed(
        _ steps: [ExtractedRecipe.Line],
        _ places: [Int?]
    ) throws(WorkBudget.Exhausted) -> [ExtractedRecipe.Line] {
        var result: [ExtractedRecipe.Line] = []
        var section: String?
        var last: Int?
        for (index, step) in steps.enumerated() {
            if let place = places[index] {
                // Before the first step only what is right above it.
                let from = max(last.map { $0 + 1 } ?? place - 1, place - Self.reach, 0)
                try page.budget.spend(1 + place - min(from, place))
                if from < place, let heading = (from..<place).last(where: isHeading) {
                    section = page.heading(heading)
                }
                last = place
            }
            // Some markup lists the headings among the steps.
            if let heading = try heading(step, above: places.dropFirst(index + 1).first ?? nil) {
                section = page.heading(heading)
                continue
            }
            result.append(ExtractedRecipe.Line(section: section, text: step.text))
        }
        return result
    }

    /// The heading right above the next step, if it says what this step does.
    private func heading(_ step: ExtractedRecipe.Line, above next: Int?) throws(WorkBudget.Exhausted) -> Int? {
        guard let next, !isHeading(next), step.text.utf8.count <= 400 else { return nil }
        try page.budget.spend(bytes: step.text.utf8.count)
        guard let above = (max(0, next - Self.reach)..<next).last(where: isHeading) else { return nil }
        let isSame = page.outline.lines[above].role == .heading && page.words[above] == TextKey.words(step.text)
        return isSame ? above : nil
    }

    private func isHeading(_ place: Int) -> Bool {
        let text = page.outline.lines[place].text
        return page.isHeading(place) && TextReader.heading(text) == nil && !StepReader.isNumber(text)
    }

    private func start(of words: [String]) -> [String] { Array(words.prefix(Self.firstWords)) }
}
