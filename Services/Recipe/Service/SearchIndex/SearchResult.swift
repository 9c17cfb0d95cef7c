/// What a plan finds: the next ones in their order, how many there are, and what can be counted in them.
struct SearchResult: Sendable {
    /// A place in an order.
    struct Place: Equatable, Sendable {
        /// What is sorted by; larger values come first.
        var key: UInt64
        /// The title's key where titles are sorted.
        var title: [UInt8] = []
        var id: SearchID

        /// Whether it comes before another one.
        func precedes(_ other: Place) -> Bool {
            if key != other.key { return key > other.key }
            if title != other.title { return title.lexicographicallyPrecedes(other.title) }
            return title.isEmpty ? other.id < id : id < other.id
        }
    }

    /// One that was found.
    struct Hit: Sendable {
        var place: Place
        /// How many of the words its title has.
        var inTitle: Int
        /// Whether it is not certain that it suits.
        var isUncertain = false
    }

    private(set) var hits: [Hit] = []
    /// How many are found, on all pages.
    private(set) var total = 0
    /// What was found in each part.
    private(set) var found: [SearchBits] = []

    /// The first `limit` after a place; `passes` looks closer at each that was found.
    init(
        _ plan: SearchPlan,
        in snapshot: SearchSnapshot,
        after last: Place?,
        limit: Int,
        passes: ((SearchID) -> Bool)? = nil
    ) {
        for part in snapshot.parts {
            var search = SegmentSearch(plan, in: part)
            let columns = part.segment.columns
            if let passes { search.keep { passes(columns.ids[$0]) } }
            total += search.found.count
            let uncertain = search.uncertain(plan)
            search.found.each { ordinal in
                let key = Self.key(of: ordinal, columns, search.scores, plan.sort)
                // Most are on another page.
                if let last, key > last.key { return }
                if hits.count == limit, let worst = hits.last, key < worst.place.key { return }
                var place = Place(key: key, id: columns.ids[ordinal])
                if plan.sort == .title { place.title = Array(columns.titleKeys[ordinal]) }
                if let last, !last.precedes(place) { return }
                var hit = Hit(place: place, inTitle: search.inTitle.isEmpty ? 0 : Int(search.inTitle[ordinal]))
                hit.isUncertain = uncertain?[ordinal] == true
                insert(hit, limit)
            }
            found.append(search.found)
        }
    }

    /// Keeps the best ones in their order.
    private mutating func insert(_ hit: Hit, _ limit: Int) {
        if hits.count == limit {
            guard let worst = hits.last, hit.place.precedes(worst.place) else { return }
            hits.removeLast()
        }
        var (low, high) = (0, hits.count)
        while low < high {
            let middle = (low + high) / 2
            if hits[middle].place.precedes(hit.place) { low = middle + 1 } else { high = middle }
        }
        hits.insert(hit, at: low)
    }

    private static func key(
        of ordinal: Int,
        _ columns: SearchSegment.Columns,
        _ scores: [UInt16],
        _ sort: SearchPlan.Sort
    ) -> UInt64 {
        let created = UInt64(clamping: columns.created[ordinal]) & 0xFFFF_FFFF_FFFF
        switch sort {
        case .best: return UInt64(scores.isEmpty ? 0 : scores[ordinal]) << 48 | created
        case .created: return created
        case .cooked: return UInt64(columns.timesCooked[ordinal])
        case .lastCooked: return UInt64(Int64(columns.lastCooked[ordinal]) - Int64(Int32.min))
        case .rating: return UInt64(columns.ratings[ordinal])
        case .quickest: return UInt64(UInt16.max - columns.minutes[ordinal])
        case .title:
            return columns.titleKeys[ordinal].prefix(8).enumerated().reduce(UInt64.max) { key, next in
                key - UInt64(next.element) << UInt64(56 - 8 * next.offset)
            }
        }
    }
}
