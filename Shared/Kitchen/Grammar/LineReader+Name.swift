extension LineReader {
    /// The rest is the name, up to the preparation.
    mutating func readName() {
        var top: [Int] = []
        var cut: Int?
        var index = at
        while index < end, tokens[index].kind == .comma || tokens[index].kind == .hyphen || tokens[index].kind == .colon
        {
            index += 1
        }
        while index < end {
            let token = tokens[index]
            if token.kind == .open {
                let close = min(closing(index) ?? end, end)
                readBracket(from: index + 1, to: close)
                index = close + 1
                if cut == nil, isDone(from: index, top) { cut = top.count }
                continue
            }
            if cut == nil, endsName(index, after: top) {
                cut = top.count
                addMore(at: index)
            }
            // "gouda + 5 potatoes" are two things to buy.
            if cut == nil, token.kind == .plus, kind(index + 1) == .number, !top.isEmpty { isContradictory = true }
            top.append(index)
            index += 1
        }
        let boundary = cut ?? top.count
        name = Array(top[..<boundary])
        if boundary < top.count, !readSize(at: top[boundary]) { addPreparation(top[boundary...]) }
        trimName()
    }

    /// "50 g de beurre + 20 g pour le moule", "1 cup sugar, plus 2 tablespoons": more of the same.
    private mutating func addMore(at start: Int) {
        let plus = kind(start) == .comma ? start + 1 : start
        guard kind(plus) == .plus || word(plus).has(.plus), amounts.count == 1,
            let found = amountReader.measured(at: plus + 1),
            found.next >= end || word(found.next).has(.ends) || kind(found.next) == .comma,
            let sum = Self.sum(amounts[0], found.amount) ?? Self.sum(found.amount, amounts[0])
        else { return }
        amounts[0] = sum
    }

    private mutating func readBracket(from start: Int, to end: Int) {
        guard start < end else { return }
        if word(start).has(.optional) {
            optional = true
        }
        // "From 1 large bunch" is how it is sold; "from a 15-ounce package" is not how much is taken.
        let isBunch =
            word(start).has(.from)
            && amountReader.measured(at: amountReader.skippingApproximation(start + 1))?.amount.unit == .bunch
        let first = amountReader.skippingApproximation(word(start).has(.each) || isBunch ? start + 1 : start)
        // "Mehl (550)" is of a type.
        let isType = start + 1 == end && kind(start) == .number && tokens[start].number >= Rational(100)
        if !isType, kind(first) == .number || kind(first) == .vulgar {
            readBracketAmounts(from: start, to: end)
        } else if let range = text(start..<end) {
            notes.append(range)
            readSizeInBracket(from: start, to: end)
        }
    }

    /// Whether the name, `sofar`, ends before this token.
    private func endsName(_ index: Int, after sofar: [Int]) -> Bool {
        guard !sofar.isEmpty else { return false }
        let token = tokens[index]
        switch token.kind {
        case .comma, .semicolon:
            return !continues(pastComma: index, sofar)
        case .hyphen:
            return token.spaced && index + 1 < tokens.count && tokens[index + 1].spaced
        case .colon:
            // "Gelierzucker 2:1"
            return kind(index - 1) != .number || kind(index + 1) != .number
        case .plus:
            // "300 g Mehl + etwas Mehl zum Bestäuben"
            // But "3 eggs + 1 yolk": both are counted.
            return amountReader.measured(at: index + 1) != nil
                || amounts.first.map { $0.unit == nil } == true && kind(index + 1) == .number
                || !amounts.isEmpty && word(index + 1).has([.about, .article])
                // "150 g Butter + Butter für die Form"
                || kind(index + 1) == .word && sofar.last.map { tokens[$0].key == tokens[index + 1].key } == true
        case .number, .vulgar:
            if size(at: index) != nil { return true }
            guard let found = amountReader.measured(at: index), let unit = found.amount.unit else { return false }
            return unit.factor != nil && !amounts.isEmpty && found.next >= end
        case .word:
            if size(at: index) != nil { return true }
            // "Flour mixed with water" is flour, "celery cut into pieces" celery.
            if token.word.has(.mixed), word(index + 1).has([.with, .from]), !word(index + 1).has(.descriptor) {
                return true
            }
            if token.word.has(.ends), !token.word.has(.about) || kind(index + 1) == .number { return true }
            if tokens[min(index + 1, tokens.count - 1)].word.has(.taste), index + 1 < end { return true }
            if token.word.has(.to), tokens[min(index + 1, tokens.count - 1)].word.has(.purpose) { return true }
            if token.word.has(.or), kind(index + 1) == .number || kind(index + 1) == .vulgar {
                // "3- or 4-bean salad"
                return kind(index - 1) != .hyphen || kind(index - 2) != .number || kind(index + 2) != .hyphen
            }
            if token.word.has(.stop) { return true }
            return false
        default:
            return false
        }
    }

    /// Whether a comma is part of the name: "boneless, skinless chicken", "olive, sunflower or walnut oil".
    private func continues(pastComma comma: Int, _ sofar: [Int]) -> Bool {
        let next = comma + 1
        guard next < tokens.count, tokens[next].kind == .word else { return false }
        let describing = sofar.allSatisfy {
            tokens[$0].kind != .word && tokens[$0].kind != .number
                // "Honey-roasted skinless, boneless chicken"
                || kind($0 + 1) == .hyphen && !tokens[$0 + 1].spaced && word($0 + 2).has([.done, .after, .descriptor])
                || word($0).has([.descriptor, .size, .adverb, .done, .and])
        }
        if describing {
            return !word(next).has(.ends)
        }
        // The last item of a list that has started: "Parmesan, Romano, or Asiago".
        if word(next).has([.or, .and]) { return sofar.contains { tokens[$0].kind == .comma } && hasNoun(next + 1) }
        // A list of names: short, without words for preparation, and with an "or" near its end.
        var index = next
        var joined = false
        var commas = 1
        while index < min(end, next + 12) {
            let token = tokens[index]
            if token.kind == .open { break }
            if token.kind == .comma {
                if joined { break }
                commas += 1
            }
            if token.kind == .word {
                if token.word.has([.done, .after, .adverb, .ends, .to, .with]), !token.word.has(.descriptor) {
                    return false
                }
                if token.word.has(.or) { joined = true }
            } else if token.kind == .number || token.kind == .vulgar {
                return false
            }
            index += 1
        }
        return (joined || amounts.isEmpty && commas > 1) && hasNoun(next)
    }

    /// Whether anything other than descriptive words comes before the next comma.
    private func hasNoun(_ start: Int) -> Bool {
        var index = start
        while index < end, tokens[index].kind != .comma {
            if tokens[index].kind == .word, !word(index).has([.descriptor, .or, .and, .size, .article]) { return true }
            index += 1
        }
        return false
    }

    mutating func addPreparation(_ rest: ArraySlice<Int>) {
        var rest = rest
        while let first = rest.first, tokens[first].kind != .word, tokens[first].kind != .number,
            tokens[first].kind != .vulgar
        {
            rest = rest.dropFirst()
        }
        guard let first = rest.first, let last = rest.last else { return }
        if rest.contains(where: { word($0).has(.optional) }) { optional = true }
        preparations.append(tokens[first].start..<tokens[last].end)
    }

    /// Removes sizes and preparation from the start and the end of the name.
    private mutating func trimName() {
        var first = 0
        var last = name.count
        var taken: [Range<Int>] = []
        while last - first > 1, leading(name[first], next: name[first + 1]) {
            if tokens[name[first]].kind == .word, !word(name[first]).has([.size, .and, .of, .or, .to]) {
                taken.append(tokens[name[first]].start..<tokens[name[first]].end)
            }
            first += 1
        }
        while last - first > 1 {
            let token = tokens[name[last - 1]]
            if token.kind == .word {
                // "Mi-cuit"
                if tokens[name[last - 2]].kind == .hyphen, !tokens[name[last - 2]].spaced, !token.spaced { break }
                guard token.word.has([.after, .done, .and, .optional]), !token.word.has(.noun),
                    !isNoun(name[last - 2]) || token.word.has([.and, .optional]),
                    // "Farine non blanchie"
                    !word(name[last - 2]).has(.negated)
                else { break }
                if token.word.has(.optional) { optional = true }
                taken.append(token.start..<token.end)
            } else if token.kind == .number || token.kind == .vulgar || token.kind == .percent {
                break
            }
            last -= 1
        }
        name = Array(name[first..<last])
        preparations.insert(contentsOf: taken, at: 0)
        readTrailingUnit()
    }

    /// "Confiture de mûres": what follows an "of" is a noun.
    private func isNoun(_ before: Int) -> Bool { word(before).has(.of) }

    private func leading(_ index: Int, next: Int) -> Bool {
        let token = tokens[index]
        if token.kind == .number {
            return kind(index + 1) == .percent && tokens[min(index + 2, tokens.count - 1)].word.has(.lean)
        }
        if kind(index + 1) == .hyphen, !tokens[index + 1].spaced, !word(index + 2).has(.size) { return false }
        guard token.kind == .word else { return token.kind != .number && token.kind != .vulgar }
        if token.word.has([.size, .of]) { return !amountReader.isFood(at: index) }
        if token.word.has(.done) { return token.word.has(.before) || word(next).has(.and) }
        if token.word.has(.adverb) { return word(next).has([.done, .adverb, .after]) }
        // "Small to medium potatoes", "shredded or crumbled cheese"
        if token.word.has([.to, .or]), word(index - 1).has([.size, .done]) { return word(next).has([.size, .done]) }
        return token.word.has(.and)
    }

    /// "2 garlic cloves", "2 celery ribs": the last word of the name is the unit.
    private mutating func readTrailingUnit() {
        guard let first = amounts.first, first.unit == nil, let last = name.last, let unit = word(last).unit,
            Self.trailingUnits.contains(unit)
        else { return }
        // A German compound is both at once: "2 Knoblauchzehen".
        let isCompound = tokens[last].end - tokens[last].start > 8
        // "Top of the rib" is no stalk, and "shrimp without heads" are not counted by them.
        guard name.count > 1 || isCompound, !word(last - 1).has([.article, .with]) else { return }
        // "4 tomates rama"
        if amountReader.isFood(at: last) { return }
        // "8 short ribs"
        if name.count > 1, amountReader.isFood(at: name[name.count - 2]) { return }
        amounts[0].unit = unit
        if !isCompound { name.removeLast() }
    }

    private static let trailingUnits: Set<MeasureUnit> = [.clove, .stalk, .bulb, .sprig, .head, .loaf, .spear, .branch]
}
