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
            where segment.terms.withBytes(of: place, { Self.mayHave(last, $0) }) {
                let term = segment.terms.text(place, droppingFirst: 1)
                guard let end = term.firstIndex(of: "\0") else { continue }
                let key = String(term[..<end])
                let words = SearchFolding.words(of: key)
                guard words.begin(with: wanted) else { continue }
                let count = part.live.count(ofTermAt: place, of: segment)
                guard count > 0 else { continue }
                let written = String(term[term.index(after: end)...])
                found[key, default: SuggestedTag(tag: written, count: 0)].count += count
            }
        }
        return Array(found.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.prefix(most).map(\.value))
    }

    /// Whether a tag's key, which ends before a zero, may have a word that begins like this; nearly all have not.
    private static func mayHave(_ word: [UInt8], _ term: UnsafeRawBufferPointer) -> Bool {
        let (first, count) = (word[0], word.count)
        var isFound = false
        // Behind the byte that tells that it is a tag.
        var place = 1
        while place < term.count, term[place] != 0 {
            // Accents are folded away.
            if term[place] >= 0x80 { return true }
            if !isFound, term[place] == first, term.count - place >= count {
                var length = 1
                while length < count, term[place + length] == word[length] { length += 1 }
                isFound = length == count
            }
            place += 1
        }
        return isFound
    }

    /// How many documents have a term.
    func count(of term: [UInt8]) -> Int {
        var count = 0
        for part in parts {
            guard let place = part.segment.terms.place(of: term) else { continue }
            count += part.live.count(ofTermAt: place, of: part.segment)
        }
        return count
    }
}
