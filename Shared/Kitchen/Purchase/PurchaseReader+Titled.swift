/// Lines that begin with what they are for.
extension PurchaseReader {
    /// "Vinaigrette : huile de noix, moutarde", "Fülle: 1 kg Äpfel": the foods behind the colon, if there are several or they
    /// have an amount.
    func titled(_ line: IngredientLine) -> [Purchase]? {
        guard language != .en, line.text.utf8.contains(UInt8(ascii: ":")) else { return nil }
        let text = words(of: line.text).all
        guard let colon = text.firstIndex(where: { $0.kind == .colon }), (1..<5).contains(colon),
            colon + 2 < text.count,
            text[..<colon].allSatisfy({ $0.kind == .word && $0.word.unit == nil || $0.kind == .hyphen })
        else { return nil }
        let rest = parser.parse(words(of: line.text).text(from: text[colon + 1], through: text[text.count - 1]))
        let isCounted = rest.amount != nil && rest.food != nil && text[colon + 1].kind != .word
        // "Für die Sauce: Salz"
        let isFor = text[0].word.has(.heading) && rest.food != nil
        guard line.amount == nil || isCounted, case .buy(let bought) = read(rest),
            bought.count > 1 || isCounted || isFor
        else { return nil }
        return counting(bought, by: rest, in: line)
    }
}
