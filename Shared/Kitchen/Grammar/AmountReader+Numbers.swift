/// Numbers whose parts are joined by hyphens.
extension AmountReader {
    /// "Très peu de sel": with its accent it is no Spanish three.
    func isVery(_ token: Token) -> Bool {
        token.word.has(.adverb) && token.word.number == Rational(3) && token.end - token.start > 4
    }

    /// "Twenty-four", from its tens.
    func tens(_ tens: Rational, at index: Int) -> Quantity? {
        guard tens >= Rational(20), kind(index + 1) == .hyphen, !spaced(index + 1),
            let ones = word(index + 2).number, ones.isWhole, ones < Rational(10), let sum = try? tens + ones
        else { return nil }
        return Quantity(value: sum, next: index + 3)
    }

    /// Whether a fraction begins a range, so that the number before it counts: "6 3/4- to 1-pound shanks" are six.
    func isLow(_ fraction: Quantity, under sum: Rational) -> Bool {
        guard kind(fraction.next) == .hyphen, word(fraction.next + 1).has(.to),
            let high = number(at: fraction.next + 2)
        else { return false }
        return high.value > fraction.value && high.value < sum
    }

    /// Whether a number in words is that of a name: "Seven Minute Frosting", but four minute steaks are four.
    func isOfMinutes(_ index: Int) -> Bool {
        guard kind(index) == .word, kind(index + 1) == .word else { return false }
        return WordKey.empty.appending(tokens[index].key) == Self.minute
            && WordKey.empty.appending(tokens[index + 1].key) != Self.steak
    }

    private static let minute = FoodKey.key(of: "minute")
    private static let steak = FoodKey.key(of: "steak")
}
