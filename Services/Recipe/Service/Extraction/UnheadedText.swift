import Markup
import Values

/// Reads a recipe from a pasted text that no headings divide, by how its lines read and by its empty lines.
struct UnheadedText {
    private let lines: [PastedLine]
    private let budget: WorkBudget

    init(_ lines: [PastedLine], _ budget: WorkBudget) {
        self.lines = lines
        self.budget = budget
    }

    /// The recipe; its first line is its title, unless the ingredients begin there.
    func recipe() throws(WorkBudget.Exhausted) -> ExtractedRecipe? {
        // "Lentil soup" reads like an ingredient, too.
        let rest = Array(lines.dropFirst(isTitled ? 1 : 0))
        let page = try VisiblePage(HTMLOutline(lines: rest.map { HTMLOutline.Line($0.text) }), budget)
        let reader = try VisibleRecipe(page)
        var recipe = ExtractedRecipe()
        recipe.foundByWording = [.ingredients, .steps]
        let range: Range<Int>
        if let found = try reader.ingredients() {
            range = upToSteps(Self.paragraph(around: found.range, in: rest), in: rest)
            let read = try PastedLines(Array(rest[range]), budget).ingredients().lines
            recipe.ingredients = range != found.range || Self.isGrouped(read, of: found.lines) ? read : found.lines
        } else if let list = Self.list(in: rest) {
            range = list
            recipe.ingredients = try PastedLines(Array(rest[range]), budget).ingredients().lines
        } else {
            return nil
        }
        recipe.steps = try steps(in: rest, behind: range, reader, recipe.ingredients)
        if isTitled || range.lowerBound > 0 { recipe.title = lines[0].text }
        return try VisibleFacts(page).completed(recipe, near: range.lowerBound)
    }

    /// All that follows the ingredients, up to the notes; nothing follows the last step of what people copy.
    private func steps(
        in lines: [PastedLine],
        behind ingredients: Range<Int>,
        _ reader: VisibleRecipe,
        _ known: [ExtractedRecipe.Line]
    ) throws(WorkBudget.Exhausted) -> [ExtractedRecipe.Line] {
        let found = try reader.steps(beside: ingredients, of: known)
        if let found, found.range.lowerBound < ingredients.upperBound { return found.lines }
        let isDivided = ingredients.upperBound < lines.count && lines[ingredients.upperBound].isApart
        let left = lines[ingredients.upperBound...]
        let heading = left.prefix(Self.reach).firstIndex { TextReader.heading($0.text) == .steps }
        if let heading, heading + 1 < lines.count {
            let end = lines[(heading + 1)...].firstIndex { TextReader.heading($0.text) == .rest } ?? lines.count
            let method = lines[heading + 1..<end].filter { !isTitle($0.text) }
            if !method.isEmpty { return try PastedLines(method, budget).steps(of: known) }
        }
        guard isDivided && (found != nil || Self.areSentences(left)) || found != nil else { return [] }
        var start = isDivided ? ingredients.upperBound : found?.range.lowerBound ?? lines.count
        while start < lines.count, TextKey.words(lines[start].text).count <= 6,
            Servings.stated(in: lines[start].text) != nil
        {
            start += 1
        }
        let end = lines[start...].firstIndex { TextReader.heading($0.text) == .rest } ?? lines.count
        return try PastedLines(Array(lines[start..<end]), budget).steps(of: known)
    }

    /// So many lines behind the ingredients a heading of the steps is looked for.
    private static let reach = 40

    /// A run with the few short lines between it and the heading of the steps.
    private func upToSteps(_ range: Range<Int>, in lines: [PastedLine]) -> Range<Int> {
        let left = lines[range.upperBound...].prefix(4)
        guard let heading = left.firstIndex(where: { TextReader.heading($0.text) == .steps }),
            lines[range.upperBound..<heading].allSatisfy({
                $0.text.utf8.count <= 100 && !Self.isSentence($0.text) && TextReader.heading($0.text) == nil
            })
        else { return range }
        return range.lowerBound..<heading
    }

    /// Whether lines are others of which some are headings.
    private static func isGrouped(_ lines: [ExtractedRecipe.Line], of others: [ExtractedRecipe.Line]) -> Bool {
        let known = Set(others.map(\.text))
        let sections = Set(lines.compactMap(\.section)).subtracting(others.compactMap(\.section))
        return lines.count < others.count && !sections.isEmpty && sections.isSubset(of: known)
            && lines.allSatisfy { known.contains($0.text) }
    }

    /// Whether a line says the name of the dish once more.
    private func isTitle(_ line: String) -> Bool {
        guard isTitled, let first = lines.first?.text, line.utf8.count <= 400 else { return false }
        return TextKey.words(line) == TextKey.words(first)
    }

    /// Whether the first line is a title: short, without a number, and apart from the rest or before lines with amounts.
    private var isTitled: Bool {
        guard lines.count >= 3, let first = lines.first?.text, first.utf8.count <= 200 else { return false }
        if lines[1].isApart { return first.first?.isNumber != true || TextKey.words(first).count >= 2 }
        let next = lines.dropFirst().prefix(6).map { $0.text.first?.isNumber == true }
        return !first.contains(where: \.isNumber) && next.first == true && next.count { $0 } >= 2
    }

    /// A run with the other lines between the same two empty lines, if it has most of them.
    private static func paragraph(around range: Range<Int>, in lines: [PastedLine]) -> Range<Int> {
        var start = range.lowerBound
        while start > 0, !lines[start].isApart { start -= 1 }
        var end = range.upperBound
        while end < lines.count, !lines[end].isApart { end += 1 }
        let whole = start..<end
        guard range.count * 10 >= whole.count * 6, whole.count > range.count, !whole.isEmpty else { return range }
        // The steps may follow without an empty line.
        let others = whole.filter { !range.contains($0) }
        return others.contains { isSentence(lines[$0].text) || lines[$0].text.utf8.count > 120 } ? range : whole
    }

    /// The first short lines between two empty lines that sentences follow.
    private static func list(in lines: [PastedLine]) -> Range<Int>? {
        var start = 0
        // What follows is looked through for each.
        while start < min(lines.count, 200) {
            let end = lines[(start + 1)...].firstIndex(where: \.isApart) ?? lines.count
            let isList = lines[start..<end].allSatisfy { $0.text.utf8.count <= 100 && !isSentence($0.text) }
            if end - start >= 2, isList, end < lines.count, areSentences(lines[end...].prefix(200)) {
                return start..<end
            }
            start = end
        }
        return nil
    }

    private static func areSentences(_ lines: ArraySlice<PastedLine>) -> Bool {
        !lines.isEmpty && lines.count { isSentence($0.text) && $0.text.utf8.count > 15 } * 2 >= lines.count
    }

    private static func isSentence(_ text: String) -> Bool { text.last.map { ".!?".contains($0) } ?? false }
}
