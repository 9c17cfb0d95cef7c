/// English lines that name what a food is dissolved in or mixed with.
extension PurchaseReader {
    /// "2 tablespoons honey dissolved in ½ cup port", "1 cup cream blended with 3 egg yolks": both.
    func dissolved(_ line: IngredientLine) -> [Purchase]? {
        guard language == .en, line.amount != nil, line.text.utf8.count < 120, mayHaveTwoNumbers(line.text),
            !line.text.contains(" or ")
        else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard
            let place = tokens.indices.dropFirst(2).dropLast(3).first(where: { place in
                Self.mixing.contains(text.text([tokens[place]]).lowercased())
                    && Self.into.contains(text.text([tokens[place + 1]]).lowercased())
                    && [.number, .vulgar].contains(tokens[place + 2].kind)
            })
        else { return nil }
        let rest = tokens[(place + 2)...].prefix { $0.kind != .comma && $0.kind != .open && $0.kind != .close }
        let end = tokens[..<place].last?.kind == .comma ? place - 2 : place - 1
        guard end > 0, let first = rest.first, let last = rest.last,
            case let other = parser.parse(text.text(from: first, through: last)), let food = other.food,
            food.id != line.food?.id, other.amount != nil, case .buy(var more) = read(other),
            let bought = reread(text.text(from: tokens[0], through: tokens[end]), as: line)
        else { return nil }
        for index in more.indices { more[index].count(other, beside: line) }
        return bought + more
    }

    private static let mixing: Set<String> = [
        "dissolved", "mixed", "blended", "combined", "beaten", "whisked", "soaked",
    ]
    private static let into: Set<String> = ["in", "with", "into"]
}
