import Markup
import Values

/// What people write below videos, and what is said in them.
enum VideoText {
    /// So many links of a description are followed.
    static let mostLinks = 3

    /// The links of a description that may lead to its recipe, those first whose line speaks of one; none to the same site.
    static func links(in description: String, of page: String) -> [String] {
        let own = PageURL.host(of: page)
        var (named, others): ([String], [String]) = ([], [])
        for line in PlainText.split(PlainText.cut(description, PlainText.longest)) {
            let found = addresses(in: line).filter { PageURL.host(of: $0) != own }
            let isNamed = TextKey.words(line).contains { word in recipeWords.contains { word.hasPrefix($0) } }
            if isNamed { named += found } else { others += found }
        }
        var seen: Set<String> = []
        return Array((named + others).filter { seen.insert($0).inserted }.prefix(mostLinks))
    }

    /// What is said in subtitles (WebVTT or SubRip), a line for each; without times, marks and repetitions.
    static func lines(of captions: String, _ plain: PlainText) throws(WorkBudget.Exhausted) -> [String] {
        var lines: [String] = []
        var isHead = true
        for line in PlainText.split(PlainText.cut(captions, PlainText.longest)) {
            // A line with a time begins each of them; what stands before the first is about the file.
            if line.contains("-->") {
                isHead = false
                // The number or the name of this one.
                if let last = lines.last, last.allSatisfy(\.isNumber) { lines.removeLast() }
                continue
            }
            try plain.budget.spend(1)
            guard !isHead else { continue }
            let text = try plain.line(unmarked(line))
            // Each line of what a machine has heard is shown again while the next one is spoken.
            if !text.isEmpty, !lines.suffix(2).contains(text) { lines.append(text) }
        }
        return lines
    }

    /// A line without the marks of times and of speakers in it.
    private static func unmarked(_ line: String) -> String {
        var result = ""
        var rest = line[...]
        while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
            result += rest[..<start]
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func addresses(in line: String) -> [String] {
        var found: [String] = []
        for word in line.split(whereSeparator: { $0.isWhitespace || "<>\"()[]|".contains($0) }) {
            guard let start = word.firstRange(of: "http") else { continue }
            var address = word[start.lowerBound...]
            while let last = address.last, ".,;:!?'”»…".contains(last) { address.removeLast() }
            if let address = PageURL.resolved(String(address), against: "") { found.append(address) }
        }
        return found
    }

    private static let recipeWords = ["recipe", "rezept", "recette", "receta"]
}
