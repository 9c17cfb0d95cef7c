/// Lines that count the kinds of a food in brackets.
extension PurchaseReader {
    /// "1 pechuga de pollo cocida y deshebrada": what is counted raw and cooked at home.
    func isCookedAtHome(_ line: IngredientLine, _ food: Food) -> Bool {
        language != .en && line.amount != nil && line.amount?.unit == nil
            && ["chicken", "turkey", "duck"].contains { food.id.hasPrefix($0) }
    }

    /// "4 poivrons (2 rouges, 2 verts)", "4 Paprika (2 rote, 2 gelbe)": each kind in its number, if they come to the line's;
    /// nil if the line has no such brackets.
    func kindsCounted(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.utf8.contains(UInt8(ascii: "(")), let amount = line.amount, amount.unit == nil,
            amount.max == nil
        else { return nil }
        let text = words(of: line.text)
        let tokens = text.all
        guard tokens.first?.kind == .number, let open = tokens.firstIndex(where: { $0.kind == .open }), open > 1,
            tokens.last?.kind == .close, tokens.count > open + 5
        else { return nil }
        let parts = tokens[(open + 1)..<(tokens.count - 1)].split { $0.kind == .comma || $0.word.has(.and) }
        var total = Rational.zero
        for part in parts {
            guard part.count == 2, let count = part.first, count.kind == .number, let kind = part.last,
                isOnlyKind(kind), let sum = try? total + count.number
            else { return nil }
            total = sum
        }
        guard parts.count > 1, total == amount.value else { return nil }
        let noun = text.text(from: tokens[1], through: tokens[open - 1])
        let said = parts.map { part in
            let count = text.text(part.prefix(1))
            let name = count == "1" ? singular(noun) : noun
            let kind = text.text(part.suffix(1))
            return language == .de ? "\(count) \(kind) \(noun)" : "\(count) \(name) \(kind)"
        }
        return bought(for: said.joined(separator: ", "), as: line)
    }
}
