/// Makes one segment of several, without the documents that are gone.
struct SegmentMerger {
    private let parts: [SearchSnapshot.Part]
    private var columns: SearchSegment.Columns
    /// The new ordinal of each document of each part; -1 for those that are gone.
    private var ordinals: [[Int32]]

    /// The documents of all parts that are there.
    static func merge(_ parts: [SearchSnapshot.Part]) -> SearchSegment {
        SegmentMerger(parts).merged()
    }

    private init(_ parts: [SearchSnapshot.Part]) {
        self.parts = parts
        columns = SearchSegment.Columns(capacity: parts.reduce(0) { $0 + $1.live.count })
        ordinals = parts.map { [Int32](repeating: -1, count: $0.segment.count) }
        var places = [Int](repeating: 0, count: parts.count)
        while true {
            var least: Int?
            for (index, part) in parts.enumerated() {
                while places[index] < part.segment.count, !part.live[places[index]] { places[index] += 1 }
                guard places[index] < part.segment.count else { continue }
                let id = part.segment.columns.ids[places[index]]
                if let other = least, parts[other].segment.columns.ids[places[other]] < id { continue }
                least = index
            }
            guard let least else { break }
            ordinals[least][places[least]] = Int32(columns.ids.count)
            columns.append(places[least], of: parts[least].segment.columns)
            places[least] += 1
        }
    }

    private func merged() -> SearchSegment {
        var terms = TermList(capacity: parts.map(\.segment.terms.count).max() ?? 0)
        var ends: [UInt32] = []
        var postings: [UInt8] = []
        // The distances grow, too: nearly always by less than this.
        postings.reserveCapacity(parts.reduce(0) { $0 + $1.segment.postings.count } * 9 / 8)
        var places = [Int](repeating: 0, count: parts.count)
        var found: [Postings.Entry] = []
        while let (term, sharing) = next(places) {
            found.removeAll(keepingCapacity: true)
            for index in sharing {
                parts[index].segment.forEach(ofTermAt: places[index]) { ordinal, fields in
                    let ordinal = ordinals[index][ordinal]
                    if ordinal >= 0 { found.append(Postings.Entry(ordinal: UInt32(ordinal), fields: fields)) }
                }
                places[index] += 1
            }
            guard !found.isEmpty else { continue }
            if sharing.count > 1 { found.sort { $0.ordinal < $1.ordinal } }
            terms.append(term)
            Postings.append(found, to: &postings)
            ends.append(UInt32(postings.count))
        }
        return SearchSegment(columns: columns, terms: terms, ends: Array(ends), postings: Array(postings))
    }

    /// The first term of what is left, and the parts that have it next.
    private func next(_ places: [Int]) -> (term: ArraySlice<UInt8>, parts: [Int])? {
        var term: ArraySlice<UInt8>?
        var sharing: [Int] = []
        for (index, part) in parts.enumerated() where places[index] < part.segment.terms.count {
            let own = part.segment.terms[places[index]]
            if let known = term {
                if known == own {
                    sharing.append(index)
                    continue
                }
                if known.lexicographicallyPrecedes(own) { continue }
            }
            term = own
            sharing = [index]
        }
        return term.map { ($0, sharing) }
    }
}
