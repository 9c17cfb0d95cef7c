/// What stands before a name, or is part of a number.
extension PurchaseReader {
    /// The index behind the strength of a spirit that is not the usual one: "151 proof", "190-proof".
    func endOfProof(_ words: [Token], at index: Int, in name: NameWords) -> Int? {
        guard language == .en, words[index].kind == .number, index + 2 < words.count,
            words[index].number != Rational(80), name.text([words[index + 1]]).lowercased() == "proof"
        else { return nil }
        return index + 2
    }

    /// "1 cooked 8-ounce lobster tail", "2 smoked 1-pound hams": kinds between the count and the size.
    func kindsBeforeSize(of food: Food, in line: IngredientLine) -> [Int] {
        guard language == .en, line.amounts.count > 1, line.amount?.unit == nil else { return [] }
        let text = words(of: line.text)
        let front = text.all.prefix(6)
        guard front.first?.kind == .number || front.first?.word.number != nil,
            let size = front.dropFirst(2).firstIndex(where: { $0.kind == .number || $0.kind == .vulgar }),
            front[1..<size].allSatisfy({ $0.kind == .word || $0.kind == .hyphen })
        else { return [] }
        let said = Array(front[1..<size]).filter { $0.kind == .word }
        return said.indices.compactMap { place in
            said[place].word.has(.done) ? nil : buying.kind(said, at: place, of: food)?.kind
        }
    }

    /// Whether a word beside the food's name matters for buying although the table does not know it.
    func isOwn(_ word: Token) -> Bool {
        word.kind == .word && word.end > word.start + 1 && !buying.isPlain(word) && !word.word.has([.and, .with])
    }
}
