import Markup
import Values

/// What a page's list says that its markup leaves out or cuts in pieces.
extension VisibleIngredients {
    /// So many lines around a list belong to it, if they read like it.
    private static let reach = 15

    /// The lines, with those that are pieces of one line of the page put together: some markup is cut at every comma.
    func whole(_ lines: [ExtractedRecipe.Line]) throws(WorkBudget.Exhausted) -> [ExtractedRecipe.Line] {
        let words = lines.map { TextKey.words(PlainText.cut($0.text, 400)) }
        var places: [[String]: Int] = [:]
        for place in page.indices where (1...40).contains(page.words[place].count) {
            try page.budget.spend(2)
            if places[page.words[place]] == nil { places[page.words[place]] = place }
        }
        guard words.contains(where: { places[$0] == nil }) else { return lines }
        var result: [ExtractedRecipe.Line] = []
        var index = 0
        while index < lines.count {
            try page.budget.spend(10)
            var joined = words[index]
            var found: (end: Int, place: Int)?
            for end in (index + 1)..<max(index + 1, min(lines.count, index + 6)) {
                joined += words[end]
                if let place = places[joined] { found = (end + 1, place) }
            }
            // Lines that the page shows one by one are not pieces, even if it shows them together elsewhere.
            if let found, words[index..<found.end].contains(where: { places[$0] == nil }) {
                let text = TextReader.unbulleted(page.outline.lines[found.place].text)
                result.append(ExtractedRecipe.Line(section: lines[index].section, text: text))
                index = found.end
            } else {
                result.append(lines[index])
                index += 1
            }
        }
        return result
    }

    /// The lines with the page's amounts, where they have none.
    func counted(
        _ lines: [ExtractedRecipe.Line],
        _ shown: Shown
    ) throws(WorkBudget.Exhausted) -> [ExtractedRecipe.Line] {
        var result = lines
        let amounts = shown.known.keys.map { page.outline.lines[$0].text }
        let areMostlyBare =
            Self.share(of: lines.map(\.text), Self.hasNumber) < 0.3 && Self.share(of: amounts, Self.hasNumber) > 0.5
        let areGlued = lines.contains { Self.runsOn($0.text) }
        let areTurned = lines.contains { Self.endsWithAmount($0.text, unit: true) }
        for (place, index) in shown.known {
            let text = TextReader.unbulleted(page.outline.lines[place].text)
            if areMostlyBare {
                result[index].text = text
                continue
            }
            if areGlued && Self.isApart(text, from: lines[index].text) || Self.isWhole(text, of: lines[index].text) {
                result[index].text = text
                continue
            }
            let own = TextKey.words(lines[index].text)
            // "salt pinch" is not "pinch salt".
            if areTurned, own.count >= 2, !Self.hasNumber(text), own != page.words[place],
                own.sorted() == page.words[place].sorted()
            {
                result[index].text = text
                continue
            }
            guard text.first?.isNumber == true,
                !Self.hasNumber(lines[index].text) || areTurned && Self.endsWithAmount(lines[index].text, unit: false)
            else { continue }
            try page.budget.spend(2 + own.count)
            if TextKey.common(own, page.words[place]) == own.count { result[index].text = text }
        }
        return result
    }

    /// The lines in the order of the page, where it shows just these, one below the other and without groups.
    func ordered(_ lines: [ExtractedRecipe.Line], _ shown: Shown) -> [ExtractedRecipe.Line] {
        guard shown.range.count == lines.count, shown.known.count == lines.count,
            lines.allSatisfy({ $0.section == nil }),
            shown.known.allSatisfy({ page.words[$0.key] == TextKey.words(lines[$0.value].text) })
        else { return lines }
        return shown.range.compactMap { shown.known[$0] }.map { lines[$0] }
    }

    /// Whether a line of the markup has its amount behind the food: `butter 75g`.
    private static func endsWithAmount(_ text: String, unit: Bool) -> Bool {
        guard text.first?.isLetter == true, let last = text.split(separator: " ").last, last.first?.isNumber == true,
            !unit || last.last?.isLetter == true
        else { return false }
        return text.dropLast(last.count).allSatisfy { !$0.isNumber }
    }

    /// Whether an amount runs into a word: `1clove`.
    private static func runsOn(_ text: String) -> Bool {
        let behind = text.drop { $0.isNumber }
        return behind.count < text.count && behind.prefix(3).count == 3 && behind.prefix(3).allSatisfy(\.isLetter)
    }

    /// Whether a text of the page is that of the markup with the amount set apart: `400 g beef` where it says `400g beef`.
    private static func isApart(_ text: String, from line: String) -> Bool {
        let behind = line.drop { $0.isNumber }
        guard behind.count < line.count, behind.first?.isLetter == true else { return false }
        let start = text.drop { $0.isNumber }
        return start.first == " " && text.filter { $0 != " " } == line.filter { $0 != " " }
    }

    /// Whether the markup has of an amount only what stands behind its point: `5 tsp salt` of `1.5 tsp salt`.
    private static func isWhole(_ text: String, of line: String) -> Bool {
        guard line.first?.isNumber == true, text.utf8.count <= line.utf8.count + 4, text.hasSuffix(line) else {
            return false
        }
        let cut = text.dropLast(line.count)
        return cut.count >= 2 && cut.last.map { ".,".contains($0) } == true && cut.dropLast().allSatisfy(\.isNumber)
    }

    /// Whether lines that the markup does not have stand among those of the list, or next to it, and begin with amounts.
    func isCutOff(_ shown: Shown) throws(WorkBudget.Exhausted) -> Bool {
        let start = max(0, shown.range.lowerBound - Self.reach)
        let end = min(page.indices.upperBound, shown.range.upperBound + Self.reach)
        try page.budget.spend(end - start)
        let others = (start..<end).count { place in
            shown.known[place] == nil && (2...12).contains(page.words[place].count)
                && page.outline.lines[place].text.first?.isNumber == true
        }
        return others >= 2
    }
}
