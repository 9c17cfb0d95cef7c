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
}

extension PurchaseReader {
    /// "Ingredient info: Chipotles are smoked jalapeños", "Note: The dough is sticky": a remark on the recipe.
    func isNote(_ line: IngredientLine) -> Bool {
        guard language == .en, line.text.utf8.count > 30, let colon = line.text.utf8.firstIndex(of: UInt8(ascii: ":")),
            line.text.utf8.distance(from: line.text.startIndex, to: colon) < 25
        else { return false }
        let title = words(of: String(line.text[..<colon]))
        return title.words.allSatisfy { buying.nothing.contains($0.key) }
            && title.words.contains { Self.notes.contains(title.text([$0]).lowercased()) }
    }

    private static let notes: Set<String> = ["note", "notes", "info", "information", "tip", "tips"]
}

extension PurchaseReader {
    /// "2 ½ cups navy beans, rinsed and drained": beans that are only drained come from a can.
    func isDrainedBean(_ food: Food, in line: IngredientLine) -> Bool {
        guard language == .en, food.category == .pantry, food.id.hasSuffix("bean") || food.id.hasSuffix("pea"),
            line.amount?.unit == .cup, !line.preparation.isEmpty
        else { return false }
        let said = words(of: line.preparation).words
        guard said.contains(where: { buying.drained.contains($0.key) }) else { return false }
        let all = line.text.lowercased()
        return !["soak", "dried", "dry", "cook", "overnight", "boil", "frozen", "thaw"].contains { all.contains($0) }
    }
}

extension PurchaseReader {
    /// "Butter or Bibb lettuce leaves" are of butter lettuce: the noun of what grows behind the "or", if the words before it
    /// name what comes from elsewhere.
    func nounOfProduce(_ head: [Token], _ rest: ArraySlice<Token>) -> ArraySlice<Token>? {
        guard language == .en, rest.count > 1, let own = resolver.resolve(head[...]), own.food.category != .produce,
            let other = resolver.resolve(rest), other.food.category == .produce
        else { return nil }
        let last = rest.last.map { $0.word.unit != nil } == true ? rest.dropLast() : rest
        for count in 1...2 where last.count > count {
            let noun = last.suffix(count)
            if let joined = resolver.resolve((head.drop(while: buying.isPlain) + noun)[...]), joined.isNamed, joined.food.category == .produce,
                joined.food.id != other.food.id || resolver.resolve(noun)?.food.id != nil
            {
                return rest.suffix(from: noun.startIndex)
            }
        }
        return nil
    }
}
