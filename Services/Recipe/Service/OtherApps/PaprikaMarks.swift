/// What Paprika writes into the lines of a recipe besides words.
enum PaprikaMarks {
    /// A line with Paprika's marks as those of Markdown: one in `*bold*` heads others, `[recipe:Dumplings]` is the title of
    /// another recipe, and `[photo:1]` a picture, of which nothing stays.
    static func markdown(_ line: String) -> String {
        guard line.utf8.contains(where: { "[*".utf8.contains($0) }) else { return line }
        var result = ""
        var rest = Substring(line)
        while let open = rest.firstRange(of: "[") {
            result += rest[..<open.lowerBound]
            let inner = rest[open.upperBound...]
            guard let close = inner.firstRange(of: "]"),
                let kind = ["recipe:", "photo:"].first(where: inner[..<close.lowerBound].hasPrefix)
            else {
                result += "["
                rest = inner
                continue
            }
            if kind == "recipe:" { result += inner[..<close.lowerBound].dropFirst(kind.count) }
            rest = inner[close.upperBound...]
        }
        let text = PlainText.collapsed(result + rest)
        let isBold = text.count > 2 && text.first == "*" && text.last == "*"
        return isBold && !text.dropFirst().dropLast().contains("*") ? "*\(text)*" : text
    }
}
