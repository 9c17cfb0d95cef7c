/// Splits a row of things at their amounts: "2 l milk 6 eggs", "milk 2 l eggs 6".
struct TypedNumbers {
    let amounts: TypedAmounts
    private var known: TypedFood { amounts.known }

    /// The parts of a text, each with its own amount.
    func split(_ text: TypedText) -> [TypedText] {
        guard text.tokens.count(where: { $0.kind == .number || $0.kind == .vulgar }) > 0 else { return [text] }
        let isBehind = amounts.front(text) == nil && amounts.behind(text) != nil
        for place in text.all.dropFirst() where isNumber(text, place) {
            if isBehind {
                for end in place + 1..<text.count where amounts.only(text.part(place..<end)) != nil {
                    let next = text.part(end..<text.count)
                    guard known.name(next, at: 0) != nil, known.hasName(text.part(0..<place)) else { continue }
                    return [text.part(0..<end)] + split(next)
                }
                continue
            }
            let next = text.part(place..<text.count)
            guard let found = amounts.front(next), known.name(next, at: skipped(next, found.next)) != nil else {
                continue
            }
            let before = text.part(0..<place)
            let name = amounts.front(before).map { before.part($0.next..<before.count) } ?? before
            guard known.hasName(name) else { continue }
            return [before] + split(next)
        }
        return [text]
    }

    private func skipped(_ text: TypedText, _ start: Int) -> Int {
        var index = start
        while let token = text.word(index), token.word.has([.descriptor, .size, .of, .article]),
            known.name(text, at: index) == nil
        {
            index += 1
        }
        return index
    }

    private func isNumber(_ text: TypedText, _ index: Int) -> Bool {
        guard [.number, .vulgar].contains(text.kind(index)), text.tokens[index].spaced,
            !amounts.isNumbered(text, by: index - 1)
        else { return false }
        return text.word(index - 1) != nil || [.number, .close].contains(text.kind(index - 1))
    }
}
