/// What pages write around their ingredient lines, and lists that they have more than once.
extension VisibleRecipe {
    /// "300g - chickpeas" without its dash.
    static func undashed(_ text: String) -> String {
        guard text.first?.isNumber == true, let dash = text.firstRange(of: " - "), dash.upperBound < text.endIndex,
            text[..<dash.lowerBound].utf8.count <= 12, text[dash.upperBound].isLetter
        else { return text }
        return text[..<dash.lowerBound] + " " + text[dash.upperBound...]
    }

    /// Lines without the words that all of them end with, such as those of a button.
    static func withoutCommonEnd(_ lines: [ExtractedRecipe.Line]) -> [ExtractedRecipe.Line] {
        let words = lines.map { $0.text.split(separator: " ") }
        guard lines.count >= 4, let first = words.first else { return lines }
        var count = 0
        while count < first.count - 1,
            words.allSatisfy({ $0.count > count + 1 && $0[$0.count - 1 - count] == first[first.count - 1 - count] })
        {
            count += 1
        }
        guard count > 0 else { return lines }
        return zip(lines, words).map {
            ExtractedRecipe.Line(section: $0.section, text: $1.dropLast(count).joined(separator: " "))
        }
    }

    /// Lines without those that say the same in another system of measures, where a page has a list for each.
    static func inOneSystem(_ lines: [ExtractedRecipe.Line]) -> [ExtractedRecipe.Line] {
        for copies in [2, 3] where lines.count >= 3 * copies && lines.count.isMultiple(of: copies) {
            let count = lines.count / copies
            let words = lines.map { TextKey.words($0.text).filter { $0.utf8.count > 3 && $0.first?.isLetter == true } }
            guard Set(words[..<count]).count * 2 > count else { continue }
            let alike = (count..<lines.count).count { index in
                let one = words[index % count]
                return TextKey.common(one, words[index]) * 3 >= max(one.count, words[index].count) * 2
            }
            if alike * 10 >= (lines.count - count) * 9 { return Array(lines[..<count]) }
        }
        return lines
    }
}
