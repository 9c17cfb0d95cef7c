import Markup
import Values

/// Brings the ingredients that a page's markup says together with the list that the page shows.
///
/// The page shows what its author wants read: the groups, and the amounts that some markup leaves out.
struct VisibleIngredients {
    let page: VisiblePage
    private let titles = BlockHints(["title", "heading", "header", "headline", "group-name", "group_name", "subhead"])

    init(_ page: VisiblePage) {
        self.page = page
    }

    /// A list on the page.
    struct Shown {
        /// The page's lines of the list.
        var range: Range<Int>
        /// For each of the page's lines which line of the markup it is.
        var known: [Int: Int]
    }

    /// Lines of the markup brought together with the page's list.
    struct Improved {
        /// The lines, with the groups of the page, and with what its list says more.
        var lines: [ExtractedRecipe.Line]
        /// Where the page's list begins; nil if the page does not show the lines.
        var place: Int?
        /// Whether there is more around the page's list that reads like ingredients.
        var isCutOff = false
    }

    /// The lines with the groups of the page, and with what its list says more, such as amounts.
    ///
    /// They are as they were if the page does not show them.
    func improved(_ lines: [ExtractedRecipe.Line]) throws(WorkBudget.Exhausted) -> Improved {
        guard lines.count >= 2 else { return Improved(lines: lines) }
        let lines = try whole(lines)
        guard lines.count >= 2, let shown = try list(of: lines) else { return Improved(lines: lines) }
        var result = Improved(lines: try counted(lines, shown), place: shown.range.lowerBound)
        result.isCutOff = try isCutOff(shown)
        guard lines.allSatisfy({ $0.section == nil }) else { return result }
        result.lines = ordered(try grouped(result.lines, shown), shown)
        return result
    }

    /// The run of the page's lines that are the markup's, if it shows most of them.
    private func list(of lines: [ExtractedRecipe.Line]) throws(WorkBudget.Exhausted) -> Shown? {
        var best: [Int: (lines: [Int], likeness: Double)] = [:]
        for (index, line) in lines.enumerated() {
            for match in try page.likenesses(of: line.text) {
                let known = best[match.line]?.likeness ?? 0
                if match.likeness > known { best[match.line] = ([], match.likeness) }
                if match.likeness >= known { best[match.line]?.lines.append(index) }
            }
        }
        guard best.count >= 2 else { return nil }
        try page.budget.spend(page.indices.count)
        let scores = page.indices.map { index -> Double in
            if best[index] != nil { return 1 }
            if page.isHeading(index) { return -0.1 }
            return page.outline.lines[index].text.utf8.count > 200 ? -1 : -0.3
        }
        guard let run = Run.best(of: scores) else { return nil }
        var known: [Int: Int] = [:]
        var taken: Set<Int> = []
        var last = -1
        for place in run.range {
            guard let candidates = best[place]?.lines else { continue }
            // Of equal lines in two groups each is meant once, in their order.
            let free = candidates.filter { !taken.contains($0) }
            guard let index = free.first(where: { $0 > last }) ?? free.first else { continue }
            taken.insert(index)
            known[place] = index
            last = index
        }
        return taken.count * 10 >= lines.count * 6 ? Shown(range: run.range, known: known) : nil
    }

    /// The lines, in their order, with the page's headings as their sections.
    private func grouped(
        _ lines: [ExtractedRecipe.Line],
        _ shown: Shown
    ) throws(WorkBudget.Exhausted) -> [ExtractedRecipe.Line] {
        let isBold = shown.known.keys.count(where: page.isHeading) * 2 > shown.known.count
        let areTitles = shown.known.keys.count(where: isCalledTitle) * 3 > shown.known.count
        var sections: [Int: String] = [:]
        var headings: Set<Int> = []
        var section = leadingHeading(of: shown).map(page.heading)
        for place in shown.range {
            try page.budget.spend(3)
            if let index = shown.known[place] {
                // Some markup lists the headings among the lines.
                if !isBold && page.isHeading(place) || !areTitles && isTitle(place), !Self.hasNumber(lines[index].text)
                {
                    section = page.heading(place)
                    headings.insert(index)
                }
                if let section { sections[index] = section }
            } else if page.isHeading(place) || !areTitles && isTitle(place) || isLoneAbove(place, shown) {
                section = page.heading(place)
            }
        }
        // A line that the page does not show stays with the one before it.
        let shownLines = Set(shown.known.values)
        var current: String?
        let grouped = lines.indices.map { index in
            if shownLines.contains(index) { current = sections[index] }
            return ExtractedRecipe.Line(section: current, text: lines[index].text)
        }
        let used = Set(grouped.indices.filter { !headings.contains($0) }.compactMap { grouped[$0].section })
        return grouped.enumerated().compactMap { index, line in
            guard headings.contains(index) else { return line }
            // A heading that heads nothing is a line.
            return line.section.map(used.contains) == true ? nil : ExtractedRecipe.Line(section: nil, text: line.text)
        }
    }

    /// Whether a line is short, and the page calls its block a title.
    private func isTitle(_ place: Int) -> Bool {
        let line = page.outline.lines[place]
        guard line.text.utf8.count <= 80, (1...6).contains(page.words[place].count), !Self.hasNumber(line.text) else {
            return false
        }
        return isCalledTitle(place)
    }

    private func isCalledTitle(_ place: Int) -> Bool {
        let number = page.outline.lines[place].block
        let block = page.outline.blocks[number]
        return block.lines.count == 1 && titles.name(block, number)
    }

    /// A short text between two lists.
    private func isLoneAbove(_ place: Int, _ shown: Shown) -> Bool {
        let line = page.outline.lines[place]
        guard line.role == .text, !line.isLink, line.text.utf8.count <= 100, !Self.hasNumber(line.text),
            place + 1 < page.outline.lines.count, shown.known[place + 1] != nil,
            page.outline.lines[place + 1].role == .item
        else { return false }
        return place == shown.range.lowerBound || page.outline.lines[place - 1].role == .item
    }

    /// The heading of the first group, right above the list.
    private func leadingHeading(of shown: Shown) -> Int? {
        let place = shown.range.lowerBound - 1
        guard place >= 0, page.isHeading(place), TextReader.heading(page.outline.lines[place].text) == nil else {
            return nil
        }
        let line = page.outline.lines[place]
        let block = page.outline.blocks[line.block]
        let isLikeOthers = shown.range.contains { other in
            shown.known[other] == nil && page.isHeading(other)
                && page.outline.blocks[page.outline.lines[other].block].name == block.name
        }
        return isLikeOthers || block.hint.contains("group") || line.text.hasSuffix(":") ? place : nil
    }

    static func hasNumber(_ text: String) -> Bool { text.contains(where: \.isNumber) }

    static func share(of texts: [String], _ condition: (String) -> Bool) -> Double {
        texts.isEmpty ? 0 : Double(texts.count(where: condition)) / Double(texts.count)
    }
}
