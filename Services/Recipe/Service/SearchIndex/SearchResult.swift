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
    /// How many have the words that are looked for, whatever else is asked of them.
    private(set) var withWords = 0
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
            withWords += search.withWords
            let page = Page(plan: plan, last: last, limit: limit, uncertain: search.uncertain(plan))
            let created = columns.created
            switch plan.sort {
            case .title: readTitles(page, search, part.segment)
            // The most frequent orders, whose keys are made at once.
            case .best where !search.scores.isEmpty:
                let scores = search.scores
                scan(page, search, columns, scores) { UInt64(scores[$0]) << 48 | Self.time(created[$0]) }
            case .created, .best: scan(page, search, columns) { Self.time(created[$0]) }
            default: scan(page, search, columns) { Self.key(of: $0, columns, search, plan) }
            }
            found.append(search.found)
        }
    }

    /// What a page asks for.
    private struct Page {
        let plan: SearchPlan
        let last: Place?
        let limit: Int
        let uncertain: SearchBits?
    }

    /// Looks at everything that was found; where scores are given, they are the first part of the keys.
    @inline(__always)
    private mutating func scan(
        _ page: Page,
        _ search: SegmentSearch,
        _ columns: SearchSegment.Columns,
        _ scores: [UInt16] = [],
        key: (Int) -> UInt64
    ) {
        // What fits worse than all of a full page.
        var leastKey: UInt64 = hits.count == page.limit ? hits.last?.place.key ?? 0 : 0
        var leastScore = UInt16(leastKey >> 48)
        if !scores.isEmpty { leastScore = max(leastScore, search.leastScore(ofNext: page.limit, after: page.last)) }
        let mostKey = page.last?.key ?? .max
        // Ids are in the order of time: so the newest come first, and most of the others are passed over.
        search.found.eachFromLast { ordinal in
            if !scores.isEmpty, scores[ordinal] < leastScore { return }
            let key = key(ordinal)
            // Most are on another page.
            if key > mostKey || key < leastKey { return }
            let place = Place(key: key, id: columns.ids[ordinal])
            if let last = page.last, !last.precedes(place) { return }
            insert(hit(ordinal, at: place, page, search), page.limit)
            guard hits.count == page.limit, let worst = hits.last else { return }
            leastKey = worst.place.key
            leastScore = UInt16(leastKey >> 48)
        }
    }

    /// Reads what follows in the order of titles, up to a page.
    private mutating func readTitles(_ page: Page, _ search: SegmentSearch, _ segment: SearchSegment) {
        let order = segment.titleOrder
        var (low, high) = (0, order.count)
        while let last = page.last, low < high {
            let middle = (low + high) / 2
            if Self.isTitle(Int(order[middle]), after: last, segment.columns) {
                high = middle
            } else {
                low = middle + 1
            }
        }
        var count = 0
        for ordinal in order[low...].lazy.map({ Int($0) }) where count < page.limit && search.found[ordinal] {
            insert(hit(ordinal, at: Self.title(ordinal, segment.columns), page, search), page.limit)
            count += 1
            if count == page.limit { break }
        }
    }

    /// The same as `precedes`, of a place that need not be made.
    private static func isTitle(_ ordinal: Int, after last: Place, _ columns: SearchSegment.Columns) -> Bool {
        let order = columns.titleKeys.compare(ordinal, last.title)
        if order != 0 { return order > 0 }
        let id = columns.ids[ordinal]
        return last.title.isEmpty ? id < last.id : last.id < id
    }

    private static func title(_ ordinal: Int, _ columns: SearchSegment.Columns) -> Place {
        let title = columns.titleKeys[ordinal]
        let key = title.prefix(8).enumerated().reduce(UInt64.max) { key, next in
            key - UInt64(next.element) << UInt64(56 - 8 * next.offset)
        }
        return Place(key: key, title: Array(title), id: columns.ids[ordinal])
    }

    private func hit(_ ordinal: Int, at place: Place, _ page: Page, _ search: SegmentSearch) -> Hit {
        var hit = Hit(place: place, inTitle: search.inTitle.isEmpty ? 0 : Int(search.inTitle[ordinal]))
        hit.missing = search.missing.isEmpty ? nil : Int(search.missing[ordinal])
        hit.isUncertain = page.uncertain?[ordinal] == true
        return hit
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

    private static func time(_ created: Int64) -> UInt64 { UInt64(clamping: created) & 0xFFFF_FFFF_FFFF }

    private static func key(
        of ordinal: Int,
        _ columns: SearchSegment.Columns,
        _ search: SegmentSearch,
        _ plan: SearchPlan
    ) -> UInt64 {
        switch plan.sort {
        case .best, .created, .title: return time(columns.created[ordinal])
        case .cooked: return UInt64(columns.timesCooked[ordinal])
        case .lastCooked: return UInt64(Int64(columns.lastCooked[ordinal]) - Int64(Int32.min))
        case .rating: return UInt64(columns.ratings[ordinal])
        case .quickest: return UInt64(UInt16.max - columns.minutes[ordinal])
        case .missing:
            let created = time(columns.created[ordinal])
            guard !search.missing.isEmpty else { return created }
            let (missing, used) = (UInt64(search.missing[ordinal]), UInt64(search.used[ordinal]))
            return (255 - missing) << 56 | used << 48 | created
        case .random:
            // The finalizer of SplitMix64.
            var mixed = plan.seed ^ columns.ids[ordinal].low &+ columns.ids[ordinal].high
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
