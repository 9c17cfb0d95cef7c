/// What a plan finds in one segment.
struct SegmentSearch {
    /// What is found.
    private(set) var found: SearchBits
    /// How well each has the word that is looked for, where there is one.
    private(set) var word: WordLevels?
    /// How well each fits, where several words are looked for.
    private(set) var scores: SearchBytes?
    /// For each word those whose titles have it.
    private(set) var titles: [SearchBits] = []
    /// Those that certainly have each word in the title, a line or a tag; nil where none are looked for.
    private(set) var aboveSteps: SearchBits?
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
        var aboveSteps = part.live
        var scores = SearchBytes(size: groups.count > 1 ? segment.count : 0)
        for group in groups {
            let levels = WordLevels(of: group, in: segment)
            withWords.formIntersection(levels.all)
            found.formIntersection(levels.all)
            aboveSteps.formIntersection(levels.documents(from: SearchPlan.stepPoints + 1))
            titles.append(levels.documents(from: SearchPlan.ingredientPoints + 1))
            if groups.count > 1 { levels.add(to: &scores, among: found) } else { word = levels }
        }
        self.withWords = withWords.count
        self.aboveSteps = aboveSteps
        guard groups.count > 1 else { return }
        inAllTitles.each { scores[$0] += wholeTitlePoints(of: $0) }
        self.scores = scores
    }

    /// Those of what was found whose titles have all words.
    var inAllTitles: SearchBits { titles.reduce(into: found) { $0.formIntersection($1) } }

    /// What is added for a title with all words: the more of it is what was typed, the better.
    func wholeTitlePoints(of ordinal: Int) -> UInt8 {
        let words = max(Int(segment.columns.titleWords[ordinal]), titles.count)
        return UInt8(SearchPlan.wholeTitlePoints * titles.count / words)
    }

    /// How many of the words the title has.
    func countInTitle(_ ordinal: Int) -> Int { titles.reduce(0) { $0 + ($1[ordinal] ? 1 : 0) } }

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
            let places = ([word] + WordForms.plurals(of: word)).compactMap { segment.terms.place(of: $0) }
            var bits = SearchBits(size: segment.count)
            bits.add(termsAt: places, of: segment) { $0 & Postings.Fields.steps.rawValue != 0 }
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
}
