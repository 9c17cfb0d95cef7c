/// Splits a row of things at their amounts: "2 l milk 6 eggs", "milk 2 l eggs 6".
struct TypedNumbers {
    let amounts: TypedAmounts
    private var known: TypedFood { amounts.known }

    /// The parts of a text, each with its own amount.
    func split(_ text: TypedText) -> [TypedText] {
        guard text.tokens.count(where: { $0.kind == .number || $0.kind == .vulgar }) > 0 else { return [text] }
        if let end = timesEnd(text) { return [text.part(0..<end)] + split(text.part(end..<text.count)) }
        let isBehind = amounts.front(text) == nil && amounts.behind(text) != nil
        for place in text.all.dropFirst() where isNumber(text, place) {
            if amounts.isCounter(text.part(place..<text.count), of: text.part(0..<place)) { continue }
            if isBehind {
                for end in place + 1..<text.count where amounts.only(text.part(place..<end)) != nil {
                    let next = text.part(end..<text.count)
                    guard known.name(next, at: 0) != nil, !isManner(next, 0), known.hasName(text.part(0..<place)) else {
                        continue
                    }
                    return [text.part(0..<end)] + split(next)
                }
                continue
            }
            let next = text.part(place..<text.count)
            guard let found = amounts.front(next), case let start = skipped(next, found.next),
                known.name(next, at: start) != nil, !isManner(next, start)
            else { continue }
            let before = text.part(0..<place)
            if isBrand(next, start, of: before) { continue }
            let name = amounts.front(before).map { before.part($0.next..<before.count) } ?? before
            guard known.hasName(name) else { continue }
            return [before] + split(next)
        }
        return [text]
    }

    /// Where an amount behind the first thing ends that is written like "x2", if another thing follows: "milk x2 eggs x12".
    private func timesEnd(_ text: TypedText) -> Int? {
        guard
            let times = text.all.dropFirst().first(where: { place in
                text.kind(place) == .times && text.tokens[place].spaced && text.word(place - 1) != nil
                    && text.kind(place + 1) == .number && !text.tokens[place + 1].spaced
            }),
            times + 2 < text.count, text.word(times + 2).map({ $0.spaced && $0.word.unit == nil }) == true,
            amounts.front(text) == nil, known.hasName(text.part(0..<times)),
            known.hasName(text.part(times + 2..<text.count))
        else { return nil }
        return times + 2
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

    /// "Sparkling water 12-pack LaCroix": who makes what stands before the amount.
    private func isBrand(_ text: TypedText, _ index: Int, of before: TypedText) -> Bool {
        guard let brand = known.name(text, at: index)?.brand?.food else { return false }
        return known.meaning(of: before).food?.id == brand
    }

    /// "Fromage 200 g râpé": the last word says how it is, although it names a food elsewhere.
    private func isManner(_ text: TypedText, _ index: Int) -> Bool {
        index == text.count - 1 && text.tokens[index].word.has([.done, .after])
    }

    private func isNumber(_ text: TypedText, _ index: Int) -> Bool {
        guard [.number, .vulgar].contains(text.kind(index)), text.tokens[index].spaced,
            !amounts.isNumbered(text, by: index - 1)
        else { return false }
        return text.word(index - 1) != nil || [.number, .close].contains(text.kind(index - 1))
    }
}
