/// What a plan finds in one segment.
struct SegmentSearch {
    /// What is found.
    private(set) var found: SearchBits
    /// How well each fits; empty where no words are looked for.
    private(set) var scores: [UInt16] = []
    /// How many of the words the title has.
    private(set) var inTitle: [UInt8] = []
    /// How many have the words, whatever else is asked of them.
    private(set) var withWords = 0
    /// How many things each needs that are not at hand, and how many of what is; empty where that is not asked.
    private(set) var missing: [UInt8] = []
    private(set) var used: [UInt8] = []
    private let segment: SearchSegment

    /// Runs a plan; phrases are only looked at as their words.
    init(_ plan: SearchPlan, in part: SearchSnapshot.Part) {
        segment = part.segment
        found = part.live
        filter(plan)
        if !plan.atHand.isEmpty { useUp(plan.atHand) }
        guard !plan.groups.isEmpty else { return }
        var withWords = part.live
        scores = [UInt16](repeating: 0, count: segment.count)
        inTitle = [UInt8](repeating: 0, count: segment.count)
        var points = [UInt8](repeating: 0, count: segment.count)
        for (index, group) in plan.groups.enumerated() {
            if index > 0 { for place in points.indices { points[place] = 0 } }
            count(group, into: &points)
            points.withUnsafeBufferPointer { points in
                let bits = SearchBits(nonZero: points)
                found.formIntersection(bits)
                withWords.formIntersection(bits)
                scores.withUnsafeMutableBufferPointer { scores in
                    for ordinal in points.indices { scores[ordinal] &+= UInt16(points[ordinal]) }
                }
                inTitle.withUnsafeMutableBufferPointer { inTitle in
                    for ordinal in points.indices {
                        inTitle[ordinal] &+= points[ordinal] > SearchPlan.ingredientPoints ? 1 : 0
                    }
                }
            }
        }
        self.withWords = withWords.count
        let groups = plan.groups.count
        found.each { ordinal in
            guard Int(inTitle[ordinal]) == groups else { return }
            // The more of the title is what was typed, the better.
            scores[ordinal] += UInt16(24 * groups / max(Int(segment.columns.titleWords[ordinal]), groups))
        }
    }

    private mutating func filter(_ plan: SearchPlan) {
        for terms in plan.required { found.formIntersection(documents(withOneOf: terms)) }
        for together in plan.without { found.subtract(documents(withAllOf: together)) }
        for tag in plan.tags {
            // However it is written.
            let places = segment.terms.places(beginningWith: SearchTerm.tag.term(tag + "\0"))
            found.formIntersection(segment.documents(withTermsAt: places))
        }
        for term in plan.excluded { found.subtract(segment.documents(with: term)) }
        for word in plan.steps {
            var bits = SearchBits(size: segment.count)
            for form in [word] + WordForms.plurals(of: word) {
                guard let place = segment.terms.place(of: form) else { continue }
                segment.forEach(ofTermAt: place) { ordinal, fields in
                    if fields & Postings.Fields.steps.rawValue != 0 { bits[ordinal] = true }
                }
            }
            found.formIntersection(bits)
        }
        let columns = segment.columns
        if let least = plan.servings.least { keep { Int(columns.servings[$0]) >= least } }
        if let most = plan.servings.most { keep { Int(columns.servings[$0]) <= most } }
        if let most = plan.mostMinutes { keep { columns.minutes[$0] != .max && Int(columns.minutes[$0]) <= most } }
        if let least = plan.leastRating { keep { Int(columns.ratings[$0]) >= least } }
        if let day = plan.notCookedSince { keep { Int(columns.lastCooked[$0]) < day } }
    }

    /// Keeps what uses something that is at hand, and needs no more besides than may be missing.
    private mutating func useUp(_ atHand: AtHand) {
        (missing, used) = atHand.count(in: segment)
        let (missing, used) = (missing, used)
        keep { used[$0] > 0 && Int(missing[$0]) <= atHand.mostMissing ?? .max }
    }

    /// What is certainly no worse than the next `limit` that were found, after a place in the order of the best.
    func leastScore(ofNext limit: Int, after last: SearchResult.Place?) -> UInt16 {
        var counts: [Int] = []
        found.each { ordinal in
            let score = Int(scores[ordinal])
            if score >= counts.count { counts += [Int](repeating: 0, count: score + 1 - counts.count) }
            counts[score] += 1
        }
        // Of those that fit as well as the last one, none may be left.
        var score = min(counts.count, last.map { Int($0.key >> 48) } ?? counts.count)
        var left = limit
        while score > 0, left > 0 {
            score -= 1
            left -= counts[score]
        }
        return UInt16(score)
    }

    /// Those found of which it is not certain that they suit.
    func uncertain(_ plan: SearchPlan) -> SearchBits? {
        guard !plan.uncertain.isEmpty else { return nil }
        var bits = SearchBits(size: segment.count)
        for together in plan.uncertain { bits.formUnion(documents(withAllOf: together)) }
        return bits
    }

    private func documents(withAllOf together: [[[UInt8]]]) -> SearchBits {
        var bits = SearchBits(size: segment.count, all: true)
        for terms in together { bits.formIntersection(documents(withOneOf: terms)) }
        return bits
    }

    private func documents(withOneOf terms: [[UInt8]]) -> SearchBits {
        segment.documents(withTermsAt: terms.compactMap { segment.terms.place(of: $0) })
    }

    /// Keeps only what passes.
    mutating func keep(_ passes: (Int) -> Bool) {
        var kept = found
        found.each { if !passes($0) { kept[$0] = false } }
        found = kept
    }

    private func count(_ group: SearchPlan.Group, into points: inout [UInt8]) {
        func add(_ place: Int, less: Int, isNote: Bool = false) {
            let title = UInt8(SearchPlan.titlePoints - less)
            let ingredient = UInt8(SearchPlan.ingredientPoints - less)
            let step = UInt8(max(1, SearchPlan.stepPoints - less))
            points.withUnsafeMutableBufferPointer { points in
                segment.forEach(ofTermAt: place) { ordinal, fields in
                    let own = fields & 1 != 0 ? title : fields & 2 != 0 ? ingredient : step
                    if own > points[ordinal] { points[ordinal] = own }
                }
            }
        }
        func add(_ terms: [[UInt8]], less: Int) {
            for term in terms { if let place = segment.terms.place(of: term) { add(place, less: less) } }
        }
        add([group.word.bytes, SearchTerm.note.term(group.word.bytes)], less: 0)
        if group.word.isPrefix {
            for place in segment.terms.places(beginningWith: group.word.bytes) { add(place, less: 2) }
        }
        add(group.forms, less: 1)
        add(group.synonyms, less: 2)
        add(group.foods, less: 1)
        add(group.near, less: 3)
    }
}
