import Markup
import Values

/// Reads a recipe from what a page or a text shows, where no markup says it.
///
/// Each line is scored for how much it reads like an ingredient, and like a step. The ingredients are the neighbouring lines
/// with the greatest sum, and so is the method.
struct VisibleRecipe {
    private let page: VisiblePage
    private let scores: LineScores

    init(_ page: VisiblePage) throws(WorkBudget.Exhausted) {
        self.page = page
        scores = try LineScores(page)
    }

    /// Some lines of the page that belong together.
    struct Part {
        /// Which lines of the page they are.
        var range: Range<Int>
        /// The lines, with their sections.
        var lines: [ExtractedRecipe.Line]
    }

    /// The ingredients; nil if fewer than two lines read like some, and no heading announces one.
    func ingredients() throws(WorkBudget.Exhausted) -> Part? {
        let scores = try self.scores.ingredients()
        guard let found = try best(scores, under: .ingredients, least: 1.2) else { return nil }
        let range = extended(try within(found, under: .ingredients, scores), scores)
        let lines = sectioned(range, scores, least: -0.45).map {
            ExtractedRecipe.Line(section: $0.section, text: Self.undashed(TextReader.unbulleted($0.text)))
        }
        guard lines.count >= 2 || !lines.isEmpty && isUnder(.ingredients, range) else { return nil }
        return Part(range: range, lines: Self.inOneSystem(Self.withoutCommonEnd(lines)))
    }

    /// The method, which lies outside the lines of the ingredients; nil if nothing reads like one.
    func steps(beside ingredients: Range<Int>?, of lines: [ExtractedRecipe.Line]) throws(WorkBudget.Exhausted) -> Part?
    {
        var foods: Set<String> = []
        for line in lines {
            for word in TextKey.words(line.text) where word.utf8.count > 2 && word.first?.isLetter == true {
                foods.insert(word)
            }
        }
        var scores = try self.scores.steps(foods: foods)
        for index in ingredients ?? 0..<0 where index < scores.count { scores[index] = -6 }
        guard let found = try best(scores, under: .steps, least: 0.6, after: ingredients?.upperBound) else {
            return nil
        }
        let range = listed(extended(try within(found, under: .steps, scores), scores))
        let lines = StepReader.uncounted(sectioned(range, scores, least: -0.3)).map {
            ExtractedRecipe.Line(section: $0.section, text: TextReader.unnumbered($0.text))
        }
        return lines.isEmpty ? nil : Part(range: range, lines: lines)
    }

    /// Of the best runs the one that a heading announces, or the best.
    private func best(
        _ scores: [Double],
        under part: TextReader.Part,
        least: Double,
        after end: Int? = nil
    ) throws(WorkBudget.Exhausted) -> Range<Int>? {
        var left = scores
        var best: (range: Range<Int>, worth: Double)?
        for _ in 0..<6 {
            try page.budget.spend(scores.count / 4 + 1)
            guard let run = Run.best(of: left), run.sum >= 0.3 else { break }
            for index in run.range { left[index] = -6 }
            var worth = run.sum
            let isAnnounced = isUnder(part, run.range)
            guard isAnnounced || run.sum >= least else { continue }
            if isAnnounced { worth += max(3, run.sum) }
            if let end, run.range.lowerBound >= end { worth += 1 }
            if worth > best?.worth ?? 0 { best = (run.range, worth) }
        }
        return best?.range
    }

    /// The first heading for such a part in a run, or in the four lines before it.
    private func announcement(of part: TextReader.Part, _ range: Range<Int>) -> Int? {
        (max(0, range.lowerBound - 4)..<range.upperBound).first { scores.headings[$0] == part }
    }

    /// Whether such a heading stands before a run, or begins it.
    private func isUnder(_ part: TextReader.Part, _ range: Range<Int>) -> Bool {
        announcement(of: part, range).map { $0 <= range.lowerBound } ?? false
    }

    /// A run without the texts before and after its list, where most of it is items of one.
    private func listed(_ range: Range<Int>) -> Range<Int> {
        func isItem(_ index: Int) -> Bool { page.outline.lines[index].role == .item }
        guard let first = range.first(where: isItem), let last = range.last(where: isItem) else { return range }
        // What an article goes on with behind its list is no step.
        if first == range.lowerBound, last - first >= 2, (first...last).allSatisfy(isItem), isUnder(.steps, range) {
            return first..<last + 1
        }
        guard range.count(where: isItem) >= 3, range.count(where: isItem) * 10 >= range.count * 6
        else { return range }
        return first..<last + 1
    }

    /// The part of a run between the heading that announces it and the next heading of its rank that heads other things.
    private func within(
        _ range: Range<Int>,
        under part: TextReader.Part,
        _ scores: [Double]
    ) throws(WorkBudget.Exhausted) -> Range<Int> {
        guard let heading = announcement(of: part, range) else { return range }
        let start = max(range.lowerBound, heading + 1)
        guard start < range.upperBound else { return range }
        var end = range.upperBound
        if let rank = rank(of: heading) {
            let headings = (start..<end).filter { self.rank(of: $0).map { $0 <= rank } ?? false }
            for (index, heading) in headings.enumerated() {
                let headed = heading + 1..<(index + 1 < headings.count ? headings[index + 1] : end)
                // "Ingredients for the topping"
                if self.scores.headings[heading] == part, page.words[heading].count >= 3 { continue }
                // "The filling", "Step 1"
                if part == .steps, headed.first.map({ StepReader.isNumber(page.outline.lines[$0].text) }) == true {
                    continue
                }
                guard part == .ingredients, try isPart(heading, headed, behind: start..<heading, scores) else {
                    end = heading
                    break
                }
            }
        }
        return end > start ? start..<end : range
    }

    /// Whether a heading among the ingredients heads a part of them, as "Glaze" does, and not the same in other measures.
    private func isPart(
        _ heading: Int,
        _ headed: Range<Int>,
        behind others: Range<Int>,
        _ scores: [Double]
    ) throws(WorkBudget.Exhausted) -> Bool {
        guard self.scores.headings[heading] == nil, (1...40).contains(headed.count),
            headed.allSatisfy({ scores[$0] > 0.5 })
        else { return false }
        let others = others.suffix(60)
        try page.budget.spend(10 * headed.count * others.count)
        let words = others.map(names)
        let alike = headed.count { index in
            let own = names(index)
            return !own.isEmpty
                && words.contains { TextKey.common(own, $0) * 3 >= max(own.count, $0.count) * 2 }
        }
        return alike * 3 <= headed.count * 2
    }

    /// The longer words of a line, without numbers.
    private func names(_ index: Int) -> [String] {
        page.words[index].filter { $0.utf8.count > 3 && $0.first?.isLetter == true }
    }

    /// 1 to 6 for a line in an `h1` to `h6`.
    private func rank(of line: Int) -> Int? {
        let name = page.outline.blocks[page.outline.lines[line].block].name
        return name.utf8.count == 2 && name.hasPrefix("h") ? Int(name.dropFirst()) : nil
    }

    /// A run with the rest of the list that holds it.
    private func extended(_ range: Range<Int>, _ scores: [Double]) -> Range<Int> {
        var result = range
        for end in [range.lowerBound, range.upperBound - 1] {
            guard
                let list = page.outline.blocks(around: end).first(where: {
                    Self.lists.contains(page.outline.blocks[$0].name)
                })
            else { continue }
            let lines = page.outline.blocks[list].lines
            let added = lines.filter { !range.contains($0) }
            guard added.count <= range.count / 2 + 1, lines.upperBound <= scores.count,
                added.allSatisfy({ scores[$0] > -0.9 })
            else { continue }
            result = min(result.lowerBound, lines.lowerBound)..<max(result.upperBound, lines.upperBound)
        }
        return result
    }

    private static let lists: Set<String> = ["ul", "ol", "table", "dl", "tbody"]

    /// Whether a line is a short text between two lists, or above the first one.
    private func isLone(_ index: Int, in range: Range<Int>) -> Bool {
        let line = page.outline.lines[index]
        guard line.role == .text, !line.isLink, page.words[index].count <= 5, line.text.utf8.count <= 60,
            line.text.last.map({ $0.isLetter || $0 == ":" }) == true, !line.text.contains(where: \.isNumber),
            index + 1 < range.upperBound, page.outline.lines[index + 1].role == .item
        else { return false }
        return index == range.lowerBound || page.outline.lines[index - 1].role == .item
    }

    /// The lines of a run, those that head others as their sections.
    private func sectioned(_ range: Range<Int>, _ scores: [Double], least: Double) -> [ExtractedRecipe.Line] {
        var section: String?
        var lines: [ExtractedRecipe.Line] = []
        /// Where the list ends that an item holds, and what section goes on behind it.
        var inner: (end: Int, section: String?)?
        for index in range {
            let line = page.outline.lines[index]
            if let list = inner, index >= list.end {
                section = list.section
                inner = nil
            }
            let item = page.outline.blocks[line.block]
            if line.role == .item, item.name == "li", item.lines.lowerBound == index, item.lines.count >= 2,
                page.isHeading(index), range.contains(item.lines.upperBound - 1)
            {
                inner = (item.lines.upperBound, section)
                section = page.heading(index)
                continue
            }
            if self.scores.headings[index] != nil, page.words[index].count >= 3, line.role == .heading {
                section = page.heading(index)
            }
            if StepReader.isNumber(line.text) || self.scores.headings[index] != nil { continue }
            if page.isHeading(index) && scores[index] <= 0 || isLone(index, in: range) && scores[index] < 0.3 {
                section = page.heading(index)
            } else if scores[index] >= least {
                lines.append(ExtractedRecipe.Line(section: section, text: line.text))
            }
        }
        return lines
    }
}
