/// All documents of a household, or of the catalogue, as they were at one moment.
///
/// Changes make small segments of their own; as in a log-structured merge tree, segments of like size become one.
struct SearchSnapshot: Sendable {
    /// A segment, and which of its documents are still there.
    struct Part: Sendable {
        let segment: SearchSegment
        var live: SearchBits
        /// How many are there.
        var count: Int

        init(_ segment: SearchSegment) {
            self.segment = segment
            live = SearchBits(size: segment.count, all: true)
            count = segment.count
        }
    }

    private(set) var parts: [Part] = []
    /// The facets of all documents, once they have been asked for.
    private(set) var facets = WorkedOut<SearchFacets>()

    /// How many segments of like size become one.
    static let fanOut = 6

    /// How many documents there are.
    var count: Int { parts.reduce(0) { $0 + $1.count } }
    /// About how many bytes it takes.
    var size: Int { parts.reduce(200) { $0 + $1.segment.size + $1.segment.count / 8 } }

    /// Takes in documents in place of those with their ids, and forgets others.
    mutating func apply(_ changed: [SearchDocument], removing gone: [SearchID] = []) {
        for id in changed.map(\.id) + gone {
            for index in parts.indices {
                guard let ordinal = parts[index].segment.ordinal(of: id), parts[index].live[ordinal] else { continue }
                parts[index].live[ordinal] = false
                parts[index].count -= 1
            }
        }
        if !changed.isEmpty { parts.append(Part(SegmentBuilder.segment(changed))) }
        tidy()
        facets = WorkedOut()
    }

    /// Makes one segment of all, unless nearly all are in one: what has been read is searched more often than it changes.
    mutating func settle() {
        guard let largest = parts.map(\.count).max(), parts.count > 1, largest * 8 < count * 7 else { return }
        parts = [Part(SegmentMerger.merge(parts))]
    }

    private mutating func tidy() {
        parts.removeAll { $0.count == 0 }
        // What is mostly gone is written anew.
        for index in parts.indices where parts[index].count * 2 < parts[index].segment.count {
            parts[index] = Part(SegmentMerger.merge([parts[index]]))
        }
        // The smallest first: those that are not larger than all before them together become one with them.
        while parts.count >= Self.fanOut {
            parts.sort { $0.count < $1.count }
            var number = 2
            var sum = parts[0].count + parts[1].count
            while number < parts.count, parts[number].count <= sum {
                sum += parts[number].count
                number += 1
            }
            parts.replaceSubrange(..<number, with: [Part(SegmentMerger.merge(Array(parts[..<number])))])
        }
    }
}
