/// Articles and words for "of" behind an amount.
extension LineReader {
    mutating func skipOf() {
        // "1 tranche épaisse de jambon", "1,2 l aprox. de agua", but not "200 g puré de tomate"
        if word(at).has([.size, .descriptor, .about]), !word(at).has(.of), word(at + 1).has(.of),
            amounts.last?.unit != nil, !amountReader.isFood(at: at)
        {
            at += 1
        }
        if word(at).has(.of), at + 1 < tokens.count { at += 1 }
        if isArticle(at), word(at - 1).has(.of), at + 1 < tokens.count { at += 1 }
    }

    /// "½ a cucumber", "una taza y media de arroz": drops the article, adds the half.
    mutating func skipArticle() {
        if let amount = amounts.first, amount.unit == nil, amount.max == nil, amount.value < .one,
            word(at).has(.article),
            kind(at + 1) == .word
        {
            at += 1
        }
        guard word(at).has(.and), kind(at) == .word, let half = word(at + 1).number, half < .one,
            word(at + 2).has(.of), amounts.count == 1, amounts[0].max == nil, let sum = try? amounts[0].value + half
        else { return }
        amounts[0].value = sum
        at += 2
    }
}
