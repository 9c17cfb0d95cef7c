/// Last words that name a food elsewhere, but not here.
extension FoodResolver {
    /// Whether a word behind others is not what it is by itself: "legs on the bone" are no tea, although "thé" is one,
    /// and a "pie pan" no bread, although "pan" is.
    func isOther(_ words: [Token], at start: Int, _ end: Int) -> Bool {
        guard start > 0, end == start + 1 else { return false }
        // "Top of the" is no tea: "the" has three bytes, and "thé" has four.
        if words[start].word.has(.article),
            end < words.count || words[start - 1].word.has(.of) && words[start].end - words[start].start == 3
        {
            return true
        }
        // Nor is a "watermelon rind" beef, although "Rind" is.
        if words[start].word.has(.part), !words[start].word.has(.risky), !words[start - 1].word.has(.link),
            phrase(words, endingAt: start) != nil
        {
            return true
        }
        return foods.words.buying.equipment.contains(words[start].key) && !words[start - 1].word.has(.link)
    }

    /// The food that several words before an "or" name without the last word behind it: "crème fraîche or sour cream".
    ///
    /// `joined` is what they are together with that word, whose noun may be theirs: "olive or vegetable oil".
    func whole(_ head: [Token], beside joined: FoodMatch) -> FoodMatch? {
        let isApart = joined.words.lowerBound >= head.count || joined.words.upperBound <= head.count
        guard isApart, let match = kind(head), match.words.count > 1, match.words.upperBound == head.count else {
            return nil
        }
        return match
    }

    /// The food before a last food that only says something about it: "tuna preserved in olive oil",
    /// "watermelon wedges", "tomates bien mûres".
    func described(_ words: [Token], by start: Int, _ last: Food) -> FoodMatch? {
        // "In" and "on" also describe a food before its name: "bone-in chops".
        let isBath = last.shop?.isLiquid == true || last.shop?.isFree == true
        if let with = words[..<start].lastIndex(where: { $0.word.has(.with) && (isBath || !$0.word.has(.descriptor)) })
        {
            for end in stride(from: with, to: max(0, with - 3), by: -1) {
                if let (first, food) = phrase(words, endingAt: end) {
                    return FoodMatch(food: food, exact: false, words: first..<end)
                }
            }
        }
        let word = words[start].word
        guard start + 1 == words.count, word.unit != nil || word.has(.after) && !word.has(.part),
            !words[start - 1].word.has(.link)
        else { return nil }
        let noun = words[..<start].lastIndex { !$0.word.has([.adverb, .descriptor]) }
        return noun.flatMap { phrase(words, endingAt: $0 + 1) }.map { first, food in
            FoodMatch(food: food, exact: false, words: first..<(noun ?? 0) + 1)
        }
    }
}
