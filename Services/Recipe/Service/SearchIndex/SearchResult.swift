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
        /// How many things it needs that are not at hand; nil where that is not asked.
        var missing: Int?
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
        // What fits worse than all of a full page.
        var leastScore: UInt16 = 0
        for part in snapshot.parts {
            var search = SegmentSearch(plan, in: part)
            let columns = part.segment.columns
            if let passes { search.keep { passes(columns.ids[$0]) } }
            total += search.found.count
            let uncertain = search.uncertain(plan)
            let scores = plan.sort == .best ? search.scores : []
            // Ids are in the order of time: so the newest come first, and most of the others are passed over.
            search.found.eachFromLast { ordinal in
                if !scores.isEmpty, scores[ordinal] < leastScore { return }
                let key = Self.key(of: ordinal, columns, search, plan)
                // Most are on another page.
                if let last, key > last.key { return }
                if hits.count == limit, let worst = hits.last, key < worst.place.key { return }
                var place = Place(key: key, id: columns.ids[ordinal])
                if plan.sort == .title { place.title = Array(columns.titleKeys[ordinal]) }
                if let last, !last.precedes(place) { return }
                var hit = Hit(place: place, inTitle: search.inTitle.isEmpty ? 0 : Int(search.inTitle[ordinal]))
                hit.missing = search.missing.isEmpty ? nil : Int(search.missing[ordinal])
                hit.isUncertain = uncertain?[ordinal] == true
                insert(hit, limit)
                if hits.count == limit, let worst = hits.last { leastScore = UInt16(worst.place.key >> 48) }
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
        _ search: SegmentSearch,
        _ plan: SearchPlan
    ) -> UInt64 {
        let created = UInt64(clamping: columns.created[ordinal]) & 0xFFFF_FFFF_FFFF
        switch plan.sort {
        case .best: return UInt64(search.scores.isEmpty ? 0 : search.scores[ordinal]) << 48 | created
        case .created: return created
        case .cooked: return UInt64(columns.timesCooked[ordinal])
        case .lastCooked: return UInt64(Int64(columns.lastCooked[ordinal]) - Int64(Int32.min))
        case .rating: return UInt64(columns.ratings[ordinal])
        case .quickest: return UInt64(UInt16.max - columns.minutes[ordinal])
        case .missing:
            guard !search.missing.isEmpty else { return created }
            let (missing, used) = (UInt64(search.missing[ordinal]), UInt64(search.used[ordinal]))
            return (255 - missing) << 56 | used << 48 | created
        case .random:
            // The finalizer of SplitMix64.
            var mixed = plan.seed ^ columns.ids[ordinal].low &+ columns.ids[ordinal].high
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        case .title:
            return columns.titleKeys[ordinal].prefix(8).enumerated().reduce(UInt64.max) { key, next in
                key - UInt64(next.element) << UInt64(56 - 8 * next.offset)
            }
        }
    }
}
