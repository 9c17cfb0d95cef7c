/// What a plan finds in one segment.
struct SegmentSearch {
    /// What is found.
    private(set) var found: SearchBits
    /// How well each fits; nil where no words are looked for.
    private(set) var scores: SearchBytes?
    /// How many of the words the title has.
    private(set) var inTitle: SearchBytes?
    /// How well the word fits that fits worst.
    private(set) var leastPoints: SearchBytes?
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
        look(for: plan.groups, in: part)
    }

    private mutating func look(for groups: [SearchPlan.Group], in part: SearchSnapshot.Part) {
        var withWords = part.live
        var scores = SearchBytes(size: segment.count)
        var inTitle = scores
        var leastPoints = scores
        var points = scores
        for (index, group) in groups.enumerated() {
            if index > 0 { points.clear() }
            count(group, into: &points)
            let bits = SearchBits(nonZero: points)
            found.formIntersection(bits)
            withWords.formIntersection(bits)
            scores.add(points)
            inTitle.add(points.flags(from: UInt8(SearchPlan.ingredientPoints + 1)))
            if index == 0 { leastPoints = points } else { leastPoints.formMinimum(points) }
        }
        self.withWords = withWords.count
        var wholly = SearchBits(nonZero: inTitle.flags(from: UInt8(groups.count)))
        wholly.formIntersection(found)
        wholly.each { ordinal in
            // The more of the title is what was typed, the better.
            let words = max(Int(segment.columns.titleWords[ordinal]), groups.count)
            scores[ordinal] += UInt8(SearchPlan.wholeTitlePoints * groups.count / words)
        }
        self.scores = scores
        self.inTitle = inTitle
        self.leastPoints = leastPoints
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

    /// How many were found of each score.
    func countsByScore(_ scores: SearchBytes) -> [Int] {
        // In four parts, as most have the same score, and a processor waits for a number that it has just written.
        var parts = [Int](repeating: 0, count: 4 << 8)
        parts.withUnsafeMutableBufferPointer { parts in
            scores.withUnsafeBytes { scores in found.each { parts[($0 & 3) << 8 | Int(scores[$0])] += 1 } }
        }
        return (0..<256).map { score in (0..<4).reduce(0) { $0 + parts[$1 << 8 | score] } }
    }

    /// Those found with so high a score.
    func found(_ scores: SearchBytes, from least: UInt8) -> SearchBits {
        var bits = SearchBits(nonZero: scores.flags(from: least))
        bits.formIntersection(found)
        return bits
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

    private func count(_ group: SearchPlan.Group, into points: inout SearchBytes) {
        func add(_ place: Int, less: Int) {
            let title = UInt8(SearchPlan.titlePoints - less)
            let ingredient = UInt8(SearchPlan.ingredientPoints - less)
            let step = UInt8(max(1, SearchPlan.stepPoints - less))
            segment.raise(&points, ofTermAt: place) { $0 & 1 != 0 ? title : $0 & 2 != 0 ? ingredient : step }
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
