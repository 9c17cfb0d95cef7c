/// Lengths in the names of lines.
extension PurchaseReader {
    /// "1 unbaked 9-inch pie crust", "6 8- by 7-inch sheets of nori": how large it is stands in the note, not in the name.
    func withoutLength(_ line: IngredientLine) -> [Purchase]? {
        guard language == .en, line.name.utf8.count < 120,
            line.name.utf8.contains(where: { (0x30...0x39).contains($0) })
        else { return nil }
        let name = words(of: line.name)
        let tokens = name.all
        guard let inch = tokens.firstIndex(where: { $0.word.unit == .inch }), inch > 0, inch + 1 < tokens.count,
            tokens[inch].end - tokens[inch].start > 2
        else { return nil }
        let start = tokens[..<inch].lastIndex { token in
            ![.number, .vulgar, .hyphen, .slash, .times].contains(token.kind) && !token.word.has([.to, .or])
                && !["by", "x"].contains(name.text([token]))
        }
        let first = start.map { $0 + 1 } ?? 0
        guard first < inch, tokens[first].kind == .number || tokens[first].kind == .vulgar else { return nil }
        var last = tokens[inch + 1].kind == .hyphen && inch + 2 < tokens.count ? inch + 1 : inch
        if last > inch, name.text([tokens[last + 1]]) == "diameter" { last += 1 }
        // "1-inch-thick" is said as a whole.
        let isMore = last == inch + 1 && ["thick", "long", "wide"].contains(name.text([tokens[last + 1]]))
        let end = isMore ? last + 1 : last
        guard end + 1 < tokens.count else { return nil }
        let before = first > 0 ? name.text(from: tokens[0], through: tokens[first - 1]) + " " : ""
        let rest = name.text(from: tokens[end + 1], through: tokens[tokens.count - 1])
        var other = line
        other.name = before + rest
        if other.food == nil, let food = parser.parse(other.name).food { other.food = food }
        // "6 sheets phyllo": the unit stands behind the length.
        if first == 0, let amount = line.amount, amount.unit == nil, tokens[end + 1].word.unit != nil {
            let text = "\(amount.text) \(rest)" + (line.preparation.isEmpty ? "" : ", \(line.preparation)")
            if let counted = reread(text, as: line) { return counted }
        }
        guard case .buy(var bought) = read(other), !bought.isEmpty else { return nil }
        // Fruit and meat are cut to a size at home, and sheets come as they come.
        let isSold = [.pantry, .dairy, .frozen].contains(bought[0].category)
        let isOne = !tokens[first..<inch].contains { $0.kind == .times || ["by", "x"].contains(name.text([$0])) }
        guard isSold, isOne, line.amount?.unit == nil else { return bought }
        let length = name.text(from: tokens[first], through: tokens[isMore ? end : inch])
        bought[0].remark += (bought[0].remark.isEmpty ? "" : "; ") + length
        return bought
    }
}
