/// What a plan finds: the next ones in their order, how many there are, and what can be counted in them.
struct SearchResult: Sendable {
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
            switch plan.sort {
            case .title: readTitles(page, search, part.segment)
            case .best where search.word != nil: readLevels(page, search, part.segment)
            case .best where search.scores != nil: readBest(page, search, part.segment)
            case .created, .best: readNewest(page, search, part.segment)
            default: scan(page, search, search.found, columns) { Self.key(of: $0, columns, search, plan) }
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

    /// Reads what fits a word best, the newest first of what fits equally well.
    private mutating func readLevels(_ page: Page, _ search: SegmentSearch, _ segment: SearchSegment) {
        guard let word = search.word, page.limit > 0 else { return }
        let columns = segment.columns
        let last = page.last.map { Self.score(of: $0) } ?? .max
        // Titles have points for how long they are, too; they come before all else.
        if last > SearchPlan.ingredientPoints {
            scan(page, search, search.inAllTitles, columns) { ordinal in
                let score = word.points(of: ordinal) + Int(search.wholeTitlePoints(of: ordinal))
                return UInt64(score) << 48 | Self.time(columns.created[ordinal])
            }
        }
        for points in word.levels where points <= min(last, SearchPlan.ingredientPoints) {
            // A full page of what is better leaves nothing to be read.
            if hits.count == page.limit, let worst = hits.last, Self.score(of: worst.place) > points { return }
            var level = word[points]
            level.formIntersection(search.found)
            if Self.isDense(level.count, segment) {
                walk(page, search, segment, score: points) { level[$0] }
            } else {
                scan(page, search, level, columns) { UInt64(points) << 48 | Self.time(columns.created[$0]) }
            }
        }
    }

    /// How well something fits that is at a place in the order of that.
    private static func score(of place: Place) -> Int { Int(place.key >> 48) }

    /// Reads what fits several words best, the newest first of what fits equally well.
    private mutating func readBest(_ page: Page, _ search: SegmentSearch, _ segment: SearchSegment) {
        guard let scores = search.scores, page.limit > 0 else { return }
        let counts = search.countsByScore(scores)
        // Of those that fit as well as the last one, none may be left.
        var score = min(counts.count, page.last.map { Self.score(of: $0) } ?? counts.count)
        var read: SearchBits?
        // Where they are many, the next ones are near in the order of time.
        if page.last != nil, score < counts.count, Self.isDense(counts[score], segment) {
            if walk(page, search, segment, score: score, passes: { Int(scores[$0]) == score }) { return }
            read = search.found(scores, from: UInt8(score))
        }
        // What is certainly no worse than the next ones.
        var left = page.limit
        while score > 0, left > 0 {
            score -= 1
            left -= counts[score]
        }
        var candidates = search.found(scores, from: UInt8(score))
        if let read { candidates.subtract(read) }
        let created = segment.columns.created
        scan(page, search, candidates, segment.columns) { UInt64(scores[$0]) << 48 | Self.time(created[$0]) }
    }

    /// Reads what is newest.
    private mutating func readNewest(_ page: Page, _ search: SegmentSearch, _ segment: SearchSegment) {
        guard !Self.isDense(search.found.count, segment) else {
            walk(page, search, segment, passes: { _ in true })
            return
        }
        scan(page, search, search.found, segment.columns) { Self.time(segment.columns.created[$0]) }
    }

    /// Whether so many are enough for the next one never to be far.
    private static func isDense(_ count: Int, _ segment: SearchSegment) -> Bool { count * 16 > segment.count }

    /// Reads what follows in the order of time of what has a score, up to a page; whether that is full.
    @inline(__always)
    @discardableResult
    private mutating func walk(
        _ page: Page,
        _ search: SegmentSearch,
        _ segment: SearchSegment,
        score: Int = 0,
        passes: (Int) -> Bool
    ) -> Bool {
        let (order, columns) = (segment.timeOrder, segment.columns)
        // What all that pass have before the time in their keys.
        let upper = UInt64(score) << 48
        var (low, high) = (0, order.count)
        while let last = page.last, Self.score(of: last) == score, low < high {
            let middle = (low + high) / 2
            let ordinal = Int(order[middle])
            if last.precedes(Place(key: upper | Self.time(columns.created[ordinal]), id: columns.ids[ordinal])) {
                high = middle
            } else {
                low = middle + 1
            }
        }
        var count = 0
        while low < order.count, count < page.limit {
            let ordinal = Int(order[low])
            low += 1
            guard search.found[ordinal], passes(ordinal) else { continue }
            let place = Place(key: upper | Self.time(columns.created[ordinal]), id: columns.ids[ordinal])
            insert(hit(ordinal, at: place, page, search), page.limit)
            count += 1
        }
        return count == page.limit
    }

    /// Looks at all of what was found.
    @inline(__always)
    private mutating func scan(
        _ page: Page,
        _ search: SegmentSearch,
        _ found: SearchBits,
        _ columns: SearchSegment.Columns,
        key: (Int) -> UInt64
    ) {
        // What comes after all of a full page.
        var leastKey: UInt64 = hits.count == page.limit ? hits.last?.place.key ?? 0 : 0
        let mostKey = page.last?.key ?? .max
        // Ids are in the order of time: so the newest come first, and most of the others are passed over.
        found.eachFromLast { ordinal in
            let key = key(ordinal)
            // Most are on another page.
            if key > mostKey || key < leastKey { return }
            let place = Place(key: key, id: columns.ids[ordinal])
            if let last = page.last, !last.precedes(place) { return }
            insert(hit(ordinal, at: place, page, search), page.limit)
            guard hits.count == page.limit, let worst = hits.last else { return }
            leastKey = worst.place.key
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
        var hit = Hit(place: place, inTitle: search.countInTitle(ordinal))
        hit.isAboveSteps = search.aboveSteps?[ordinal] ?? false
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
}
