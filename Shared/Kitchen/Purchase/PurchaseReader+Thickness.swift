/// How thick meat is cut at the counter.
extension PurchaseReader {
    /// "4 (1-inch thick) pork chops": how thick meat is to be cut.
    func thickness(of food: Food, in line: IngredientLine) -> String? {
        guard food.category == .meat, line.amount?.unit != .slice, line.amount?.unit != .package,
            line.text.contains("thick")
        else { return nil }
        let text = words(of: line.text)
        guard let thick = text.all.firstIndex(where: { text.text([$0]) == "thick" }) else { return nil }
        // "4 (¾ inch) thick chops"
        let isInBrackets = thick > 1 && text.all[thick - 1].kind == .close
        let end = isInBrackets ? thick - 1 : thick
        let from = text.all[..<end].lastIndex { token in
            ![.number, .vulgar, .hyphen, .slash].contains(token.kind) && token.word.unit?.dimension != .length
                && !token.word.has([.to, .or])
        }
        var start = from.map { $0 + 1 } ?? 0
        // "8 1-inch-thick chops" are eight.
        if start == 0, text.all[0].kind == .number, text.all[1].kind == .number { start = 1 }
        // What is cut at home may be of any thickness: "cut crosswise into ½-inch-thick rounds".
        let clause = text.all[..<start].suffix(from: text.all[..<start].lastIndex { $0.kind != .word } ?? 0)
        let isHome = clause.contains { token in
            token.word.has([.with, .adverb]) && !token.word.has(.descriptor)
                || ["pounded", "sliced"].contains(text.text([token]).lowercased())
        }
        if isHome { return nil }
        let next = thick + 1 < text.all.count ? text.all[thick + 1].word.unit : nil
        if let next, [.slice, .strip, .piece, .cube, .chunk, .wedge, .disc].contains(next) { return nil }
        let size = text.all[start..<thick]
        let isMeasured =
            size.contains { $0.word.unit?.dimension == .length }
            && size.contains { $0.kind == .number || $0.kind == .vulgar }
        guard isMeasured else { return nil }
        if isInBrackets { return text.text(from: text.all[start], through: text.all[end - 1]) + " thick" }
        return text.text(from: text.all[start], through: text.all[thick])
    }
}
