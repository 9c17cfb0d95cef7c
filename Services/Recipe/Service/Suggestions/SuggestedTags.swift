import Values

/// A tag, and how many recipes have it.
struct SuggestedTag: Equatable, Sendable {
    var tag: String
    var count: Int
}

extension [[UInt8]] {
    /// Whether these words occur among them in their order, the last of which may be unfinished.
    func begin(with wanted: [[UInt8]]) -> Bool {
        guard let last = wanted.last else { return false }
        return indices.contains { start in
            let rest = self[start...].prefix(wanted.count)
            return rest.count == wanted.count && rest.dropLast().elementsEqual(wanted.dropLast())
                && rest.last?.starts(with: last) == true
        }
    }
}

extension SearchSnapshot {
    /// The most used tags of which a word begins like a text.
    func tags(like text: String, most: Int) -> [SuggestedTag] {
        let wanted = SearchFolding.words(of: text)
        guard let last = wanted.last else { return [] }
        var found: [String: SuggestedTag] = [:]
        for part in parts {
            let segment = part.segment
            for place in segment.terms.places(beginningWith: [SearchTerm.tag.byte])
            where segment.terms.withBytes(of: place, { Self.mayHave(last, $0.dropFirst()) }) {
                let term = segment.terms.text(place, droppingFirst: 1)
                guard let end = term.firstIndex(of: "\0") else { continue }
                let key = String(term[..<end])
                let words = SearchFolding.words(of: key)
                guard words.begin(with: wanted) else { continue }
                var count = 0
                segment.forEach(ofTermAt: place) { ordinal, _ in if part.live[ordinal] { count += 1 } }
                guard count > 0 else { continue }
                let written = String(term[term.index(after: end)...])
                found[key, default: SuggestedTag(tag: written, count: 0)].count += count
            }
        }
        return Array(found.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.prefix(most).map(\.value))
    }

    /// Whether a tag's key, which ends before a zero, may have a word that begins like this; nearly all have not.
    private static func mayHave(_ word: [UInt8], _ term: Slice<UnsafeRawBufferPointer>) -> Bool {
        var isFound = false
        for place in term.indices {
            let byte = term[place]
            if byte == 0 { return isFound }
            // Accents are folded away.
            if byte >= 0x80 { return true }
            isFound = isFound || byte == word[0] && term[place...].starts(with: word)
        }
        return isFound
    }

    /// How many documents have a term.
    func count(of term: [UInt8]) -> Int {
        var count = 0
        for part in parts {
            guard let place = part.segment.terms.place(of: term) else { continue }
            part.segment.forEach(ofTermAt: place) { ordinal, _ in if part.live[ordinal] { count += 1 } }
        }
        return count
    }
}
