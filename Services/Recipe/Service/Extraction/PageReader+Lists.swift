import Values

/// Which of two lists of ingredients is believed: that of the markup, or that which the page shows.
extension PageReader {
    /// Whether a list that is shown has far more lines than the markup, and what the markup says, or what that sums up
    /// ("cheese, pasta").
    static func says(_ shown: [ExtractedRecipe.Line], more known: [ExtractedRecipe.Line]) -> Bool {
        guard shown.count >= 2 * known.count else { return false }
        let words = shown.flatMap { TextKey.words($0.text) }
        return known.allSatisfy { line in
            guard line.text.contains(where: \.isNumber) else { return true }
            let own = TextKey.words(line.text)
            return TextKey.common(own, words) * 10 >= own.count * 9
        }
    }

    /// Whether a list that is shown says all that the markup does, and has more lines, each with an amount.
    static func goesOn(_ list: VisibleRecipe.Part, from known: [ExtractedRecipe.Line]) -> Bool {
        // Each line is compared with all others.
        guard list.lines.count >= known.count + 2, list.lines.count <= 200 else { return false }
        var left = known.map { TextKey.words($0.text) }
        var added: [ExtractedRecipe.Line] = []
        for line in list.lines {
            let words = TextKey.words(line.text)
            if let index = left.firstIndex(where: { TextKey.common($0, words) * 10 >= $0.count * 8 }) {
                left.remove(at: index)
            } else {
                added.append(line)
            }
        }
        guard left.isEmpty else { return false }
        // The same food in another system of measures is not more of it.
        let foods = known.map { TextKey.words($0.text).filter { $0.utf8.count > 3 } }
        let repeated = added.count { line in
            let words = TextKey.words(line.text)
            return foods.contains { !$0.isEmpty && TextKey.common($0, words) * 2 > $0.count }
        }
        // A part for itself takes some of the foods once more.
        return added.allSatisfy { $0.text.first?.isNumber == true } && repeated * 2 <= added.count
    }

    /// The page's own list, where the markup only names the foods, and its lines do not bring amounts to all of these.
    static func counted(
        _ names: [ExtractedRecipe.Line],
        of lines: [ExtractedRecipe.Line],
        on page: VisiblePage
    ) throws(WorkBudget.Exhausted) -> [ExtractedRecipe.Line]? {
        let left = bare(lines)
        guard names.count >= 3, left > 0, bare(names) * 10 > names.count * 7,
            let shown = try VisibleRecipe(page).ingredients(),
            let list = counted(shown.lines, names), bare(list) < left
        else { return nil }
        return list
    }

    /// How many lines say nothing of how much.
    private static func bare(_ lines: [ExtractedRecipe.Line]) -> Int {
        lines.count { !VisibleIngredients.hasNumber($0.text) }
    }

    /// The lines of a list that is shown, if it says how much of the foods that the markup names, and little besides.
    private static func counted(
        _ shown: [ExtractedRecipe.Line],
        _ known: [ExtractedRecipe.Line]
    ) -> [ExtractedRecipe.Line]? {
        // Each line is compared with all others.
        guard shown.count >= known.count, shown.count <= 2 * known.count + 2, shown.count <= 200,
            VisibleIngredients.share(of: shown.map(\.text), VisibleIngredients.hasNumber) > 0.5
        else { return nil }
        let names = known.map { Set(TextKey.words(PlainText.cut($0.text, 200))) }.filter { !$0.isEmpty }
        var named: Set<Int> = []
        let naming = shown.filter { line in
            let words = Set(TextKey.words(PlainText.cut(line.text, 200)))
            let own = names.indices.filter { names[$0].isSubset(of: words) }
            named.formUnion(own)
            return !own.isEmpty
        }
        guard named.count * 10 >= names.count * 9, naming.count >= known.count, naming.count * 10 >= shown.count * 8
        else { return nil }
        return naming.map { line in
            // The mark of a footnote.
            let text = line.text.hasSuffix(" *") ? String(line.text.dropLast(2)) : line.text
            return ExtractedRecipe.Line(section: line.section, text: text)
        }
    }
}
