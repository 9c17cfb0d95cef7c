/// Other forms of a word: the singular or plural of four languages, and words that differ by a slip.
enum WordForms {
    /// Forms with and without the endings of plurals; many are no words, and so are found nowhere.
    static func plurals(of word: [UInt8]) -> [[UInt8]] {
        guard word.count >= 3, word.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) else { return [] }
        var forms: [[UInt8]] = []
        func drop(_ ending: String, adding other: String = "", leaving least: Int) {
            let ending = Array(ending.utf8)
            guard word.count >= ending.count + least, word.suffix(ending.count).elementsEqual(ending) else { return }
            forms.append(word.dropLast(ending.count) + other.utf8)
        }
        for ending in ["s", "es"] {
            forms.append(word + ending.utf8)
            drop(ending, leaving: 3)
        }
        drop("y", adding: "ies", leaving: 2)
        drop("ies", adding: "y", leaving: 2)
        drop("ves", adding: "f", leaving: 3)
        drop("f", adding: "ves", leaving: 3)
        // German, where a word is long enough to be no other one's stem.
        if word.count >= 4 {
            for ending in ["n", "en", "e", "er"] { forms.append(word + ending.utf8) }
            for ending in ["n", "en", "e"] { drop(ending, leaving: 4) }
        }
        // French.
        drop("eau", adding: "eaux", leaving: 2)
        drop("eaux", adding: "eau", leaving: 2)
        return forms.filter { $0 != word }
    }

    /// How many letters of a word of this length may be wrong.
    static func slips(in length: Int) -> Int { length < 4 ? 0 : length < 8 ? 1 : 2 }

    /// How many letters of one word are left out, added, exchanged or swapped with the next in the other; nil if these
    /// are more than so many.
    ///
    /// The first letters are the same, or the first two are swapped.
    static func distance(_ left: ArraySlice<UInt8>, _ right: [UInt8], within limit: Int) -> Int? {
        guard abs(left.count - right.count) <= limit, let first = left.first, let other = right.first else {
            return nil
        }
        guard first == other || left.dropFirst().first == other && right.dropFirst().first == first else {
            return nil
        }
        let left = Array(left)
        var before = [Int](repeating: 0, count: right.count + 1)
        var row = Array(0...right.count)
        for (i, letter) in left.enumerated() {
            var next = row
            next[0] = i + 1
            var least = next[0]
            for (j, wanted) in right.enumerated() {
                var cost = min(row[j + 1] + 1, next[j] + 1, row[j] + (letter == wanted ? 0 : 1))
                if i > 0, j > 0, letter == right[j - 1], left[i - 1] == wanted { cost = min(cost, before[j - 1] + 1) }
                next[j + 1] = cost
                least = min(least, cost)
            }
            if least > limit { return nil }
            (before, row) = (row, next)
        }
        return row[right.count] <= limit ? row[right.count] : nil
    }
}
