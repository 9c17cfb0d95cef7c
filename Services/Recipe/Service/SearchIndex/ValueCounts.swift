/// Counts the values of one kind over all parts of a snapshot.
///
/// The terms of the parts are gone through together, in their order; only the most frequent ones are written as texts.
struct ValueCounts {
    /// What was counted in a part.
    struct Part {
        let segment: SearchSegment
        let values: CountedValues
        /// How often each value was found.
        let counts: [Int]
    }

    /// A value, with what all its spellings have; only tags have several.
    private struct Value {
        var count: Int
        /// The spelling that most have.
        var spelling: Spelling
    }

    private struct Spelling {
        var part: Int
        var place: Int
        var count: Int
    }

    private let kind: SearchTerm
    private let parts: [Part]
    private let most: Int
    /// The most frequent ones so far, those of like count in the order of their terms.
    private var best: [Value] = []

    /// The `most` most frequent values of a kind.
    static func top(_ kind: SearchTerm, _ parts: [Part], most: Int) -> [SearchFacets.Count] {
        var counts = ValueCounts(kind: kind, parts: parts, most: most)
        counts.goThrough()
        return counts.best.map { counts.written($0) }
    }

    private init(kind: SearchTerm, parts: [Part], most: Int) {
        self.kind = kind
        self.parts = parts
        self.most = most
    }

    private mutating func goThrough() {
        var next: [Spelling] = []
        for part in parts.indices {
            let places = parts[part].segment.terms.places(beginningWith: [kind.byte])
            if let first = found(in: part, from: places.lowerBound, to: places.upperBound) { next.append(first) }
        }
        let ends = parts.map { $0.segment.terms.places(beginningWith: [kind.byte]).upperBound }
        var value: Value?
        while !next.isEmpty {
            var least = 0
            for index in next.indices.dropFirst() where order(next[index], next[least]) < 0 { least = index }
            var spelling = next[least]
            for index in next.indices.reversed() where index == least || order(next[index], spelling) == 0 {
                if index != least { spelling.count += next[index].count }
                let part = next[index].part
                if let following = found(in: part, from: next[index].place + 1, to: ends[part]) {
                    next[index] = following
                } else {
                    next.remove(at: index)
                }
            }
            if var known = value, isSame(known.spelling, spelling) {
                known.count += spelling.count
                if spelling.count > known.spelling.count { known.spelling = spelling }
                value = known
            } else {
                if let value { keep(value) }
                value = Value(count: spelling.count, spelling: spelling)
            }
        }
        if let value { keep(value) }
    }

    /// The next value that was found in a part.
    private func found(in part: Int, from start: Int, to end: Int) -> Spelling? {
        let counted = parts[part]
        var place = start
        while place < end {
            let count = counted.counts[place - counted.values.places.lowerBound]
            if count > 0 { return Spelling(part: part, place: place, count: count) }
            place += 1
        }
        return nil
    }

    private func term(_ spelling: Spelling) -> ArraySlice<UInt8> { parts[spelling.part].segment.terms[spelling.place] }

    /// Calls `body` with the bytes of two terms.
    @inline(__always)
    private func withBytes<Result>(
        of one: Spelling,
        _ other: Spelling,
        _ body: (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Result
    ) -> Result {
        parts[one.part].segment.terms.withBytes(of: one.place) { one in
            parts[other.part].segment.terms.withBytes(of: other.place) { body(one, $0) }
        }
    }

    private func order(_ one: Spelling, _ other: Spelling) -> Int { withBytes(of: one, other, TermList.order) }

    /// Whether two spellings are of one tag.
    private func isSame(_ one: Spelling, _ other: Spelling) -> Bool {
        guard kind.byte == SearchTerm.tag.byte else { return false }
        return withBytes(of: one, other) { one, other in
            for place in 0..<min(one.count, other.count) {
                if one[place] != other[place] { return false }
                if one[place] == 0 { return true }
            }
            return false
        }
    }

    private mutating func keep(_ value: Value) {
        if best.count == most {
            guard let last = best.last, value.count > last.count else { return }
            best.removeLast()
        }
        let place = best.firstIndex { $0.count < value.count } ?? best.count
        best.insert(value, at: place)
    }

    private func written(_ value: Value) -> SearchFacets.Count {
        let text = term(value.spelling).dropFirst()
        let end = kind.byte == SearchTerm.tag.byte ? text.firstIndex(of: 0) : nil
        let shown = end.map { text[($0 + 1)...] } ?? text
        return SearchFacets.Count(value: String(decoding: shown, as: UTF8.self), count: value.count)
    }
}
