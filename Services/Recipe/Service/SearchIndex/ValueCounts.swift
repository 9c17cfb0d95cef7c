/// Counts the values of one kind over all parts of a snapshot, and writes only those that may be among the most frequent.
struct ValueCounts {
    /// Spellings of one value in a part: only tags have several.
    private struct Value {
        var count = 0
        /// The spelling that most have, and how many.
        var spelling: (place: Int, count: Int)
    }

    private var counts: [String: Int] = [:]
    private var written: [String: (text: String, count: Int)] = [:]

    /// The `most` most frequent values of a kind; `counted` has how often each value of each part was found.
    static func top(
        _ kind: SearchTerm,
        _ counted: [(segment: SearchSegment, values: CountedValues, counts: [Int], found: Int)],
        most: Int
    ) -> [SearchFacets.Count] {
        var result = ValueCounts()
        let parts = counted.sorted { $0.found > $1.found }
        // As no value is in more documents of a part than were found there, values of the first part that even with those
        // of all others are less frequent than others are alone need not be written.
        var others = parts.dropFirst().reduce(0) { $0 + $1.found }
        for part in parts {
            let terms = part.segment.terms
            let values = values(of: kind, terms, part.values.places, part.counts)
            let last = values.map(\.count).sorted(by: >).dropFirst(most - 1).first ?? 0
            let least = max(1, last - others)
            for value in values where value.count >= least { result.add(value, kind, terms) }
            // What the others have is always written.
            others = .max / 2
        }
        return result.counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(most)
            .map { SearchFacets.Count(value: result.written[$0.key]?.text ?? $0.key, count: $0.value) }
    }

    /// The values that were found; spellings of one tag stand beside each other.
    private static func values(
        of kind: SearchTerm,
        _ terms: TermList,
        _ places: Range<Int>,
        _ counts: [Int]
    ) -> [Value] {
        var values: [Value] = []
        for place in terms.places(beginningWith: [kind.byte]) {
            let count = counts[place - places.lowerBound]
            guard count > 0 else { continue }
            if kind.byte == SearchTerm.tag.byte, let last = values.last, isSame(terms, last.spelling.place, place) {
                values[values.count - 1].count += count
                if count > last.spelling.count { values[values.count - 1].spelling = (place, count) }
            } else {
                values.append(Value(count: count, spelling: (place, count)))
            }
        }
        return values
    }

    /// Whether two spellings are of one tag.
    private static func isSame(_ terms: TermList, _ one: Int, _ other: Int) -> Bool {
        terms[one].prefix { $0 != 0 }.elementsEqual(terms[other].prefix { $0 != 0 })
    }

    private mutating func add(_ value: Value, _ kind: SearchTerm, _ terms: TermList) {
        let text = terms.text(value.spelling.place, droppingFirst: 1)
        guard kind.byte == SearchTerm.tag.byte, let end = text.firstIndex(of: "\0") else {
            counts[text, default: 0] += value.count
            return
        }
        let key = String(text[..<end])
        counts[key, default: 0] += value.count
        // As most have written it.
        if value.spelling.count > written[key]?.count ?? 0 {
            written[key] = (String(text[text.index(after: end)...]), value.spelling.count)
        }
    }
}
