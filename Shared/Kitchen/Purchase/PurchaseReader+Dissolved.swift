/// English lines that name what a food is dissolved in or mixed with.
extension PurchaseReader {
    /// "2 tablespoons honey dissolved in ½ cup port", "1 cup cream blended with 3 egg yolks", "4 pears in water acidulated
    /// with the juice of ½ lemon": both.
    func dissolved(_ line: IngredientLine) -> [Purchase]? {
        guard language == .en, line.amount != nil, line.text.utf8.count < 160, mayHaveTwoNumbers(line.text) else {
            return nil
        }
        let text = words(of: line.text)
        let tokens = text.all
        guard
            let place = tokens.indices.dropFirst(2).dropLast(3).first(where: { place in
                Self.mixing.contains(text.text([tokens[place]]).lowercased())
                    && Self.into.contains(text.text([tokens[place + 1]]).lowercased())
                    && ([.number, .vulgar].contains(tokens[place + 2].kind)
                        || text.text(from: tokens[place + 2], upTo: nil).hasPrefix("the juice of "))
            }), !text.text(from: tokens[place], upTo: nil).contains(" or ")
        else { return nil }
        // "2 tbsp (30 ml) juice"
        let behind = Self.outsideBrackets(text.text(from: tokens[place + 2], upTo: nil))
        let said = String(String(behind.prefix { $0 != "," && $0 != ")" }).trimmedSpaces)
            .split(separator: " ").joined(separator: " ")
        let end = tokens[..<place].last?.kind == .comma ? place - 2 : place - 1
        guard end > 0, case let other = parser.parse(said), let food = other.food, food.id != line.food?.id,
            other.amount != nil, case .buy(var more) = read(other),
            let bought = reread(text.text(from: tokens[0], through: tokens[end]), as: line)
        else { return nil }
        for index in more.indices { more[index].count(other, beside: line) }
        return bought + more
    }

    private static let mixing: Set<String> = [
        "dissolved", "mixed", "blended", "combined", "beaten", "whisked", "soaked", "acidulated",
    ]
    private static let into: Set<String> = ["in", "with", "into"]
}
