/// The foods of one line, written as lines of their own.
extension PurchaseReader {
    /// The parts as lines of their own; nil if an amount cannot be told: those that name only a kind have the noun of the
    /// others ("1 poivron rouge, 1 vert", "je eine rote und gelbe Paprika"), and after "each" all have the amount.
    func texts(of parts: [ArraySlice<Token>], in text: NameWords) -> [String]? {
        func said(_ part: ArraySlice<Token>) -> String {
            part.isEmpty ? "" : text.text(from: part[part.startIndex], through: part[part.endIndex - 1])
        }
        var parts = parts
        // "La piel de un limón y de una naranja"
        if parts[0].contains(where: { $0.word.has(.part) }) {
            for place in parts.indices.dropFirst() where parts[place].count > 2 {
                guard parts[place].first?.word.has(.of) == true, parts[place].dropFirst().first.map(isAmount) == true
                else { continue }
                parts[place] = parts[place].dropFirst()
            }
        }
        let isEach = parts[0][parts[0].startIndex].word.has(.each) && parts[0].first?.word.has(.article) == false
        guard
            !parts.dropFirst().contains(where: {
                $0.first?.word.has(.each) == true && $0.first?.word.has(.article) == false
            })
        else { return nil }
        var amount = ""
        if isEach {
            let first = parts[0].dropFirst()
            let noun = first.firstIndex { !isAmount($0) } ?? first.endIndex
            guard parts.count > 2, noun > first.startIndex,
                !parts.dropFirst().joined().contains(where: { $0.kind == .number })
            else {
                return nil
            }
            amount = said(first[..<noun]) + " "
            parts[0] = first[noun...]
        }
        let nouns = parts.map { $0.drop(while: isAmount) }
        // "4 blancs d'œufs et 4 jaunes", "4 jaunes et 1 œuf entier"
        for place in parts.indices where !nouns[place].isEmpty && nouns[place].allSatisfy(isOnlyKind) {
            let food = parser.parse(said(parts[place > 0 ? place - 1 : 1])).food.flatMap { foods.food(id: $0.id) }
            if let food, meaning(of: words(of: said(nouns[place])), beside: food, Amount(.one)) != nil { return nil }
        }
        return parts.indices.map { place in
            let own = nouns[place]
            guard !own.isEmpty, own.allSatisfy(isOnlyKind) || place > 0 && isCountOfKind(parts[place]) else {
                if place > 0, let rest = withoutSame(parts[place]) {
                    let front = parser.parse(said(parts[place - 1]))
                    return front.text.utf8.firstRange(of: front.name).map { front.text[..<$0.lowerBound] + said(rest) }
                        ?? said(rest)
                }
                return amount + said(parts[place])
            }
            if language == .de {
                // "Paprikapulver, edelsüß + 1 TL rosenscharf": else the noun stands before it.
                let behind = nouns[place...].first { !$0.allSatisfy(buying.isKind) }?.last
                let before = nouns[..<place].last { !$0.allSatisfy(buying.isKind) }?.first { !buying.isKind($0) }
                if behind == nil, let noun = before, let start = parts[place].first {
                    let count =
                        start.start < own[own.startIndex].start ? said(parts[place][..<own.startIndex]) + " " : ""
                    return amount + count + text.text([noun]) + ", " + said(own)
                }
                guard let noun = behind else { return amount + said(parts[place]) }
                return amount + said(parts[place]) + " " + text.text([noun])
            }
            // "2 pimientos verdes, 1 rojo y 1 amarillo"
            let named = nouns[..<place].last { !$0.isEmpty && !$0.allSatisfy(isOnlyKind) }
            guard let noun = named?.first, let before = parts[place].first else {
                return amount + said(parts[place])
            }
            let count = before.start < own[own.startIndex].start ? said(parts[place][..<own.startIndex]) + " " : ""
            let isOne = parts[place].first.map { $0.number == .one && $0.kind == .number } == true
            return amount + count + (isOne ? singular(text.text([noun])) : text.text([noun])) + " " + said(own)
        }
    }

    /// "Autant de cannelle", "genauso viel Zimt": what stands behind words for the amount before it; nil if there are none.
    private func withoutSame(_ part: ArraySlice<Token>) -> ArraySlice<Token>? {
        guard part.count > 1 else { return nil }
        for count in (1..<min(5, part.count)).reversed()
        where buying.isAside(FoodResolver.phraseKey(part.prefix(count)), "same") {
            return part.dropFirst(count)
        }
        return nil
    }
}
