/// What is looked for, with all the forms in which each word may occur.
struct SearchPlan: Sendable {
    /// One thing that must occur, in one of these forms.
    struct Group: Sendable {
        var word: SearchText.Word
        /// Other forms of the same word.
        var forms: [[UInt8]] = []
        /// Words of the same food, in other languages.
        var synonyms: [[UInt8]] = []
        /// Terms of the foods that the word means.
        var foods: [[UInt8]] = []
        /// Words that nearly are this one, where it occurs in no form.
        var near: [[UInt8]] = []
    }

    /// The range of a number that recipes may have, both ends included.
    struct Range: Equatable, Sendable {
        var least: Int?
        var most: Int?
    }

    /// The orders of what is found.
    enum Sort: String, CaseIterable, Sendable {
        case best
        case created
        case title
        case cooked
        case lastCooked = "last_cooked"
        case rating
        case quickest
    }

    var groups: [Group] = []
    var phrases: [[[UInt8]]] = []
    /// For each thing that must be there the terms that it has, one of which is enough.
    var required: [[[UInt8]]] = []
    /// Keys of tags that it must have.
    var tags: [String] = []
    /// Terms that must not be there.
    var excluded: [[UInt8]] = []
    /// What must not be there together: for each thing what would be required of it.
    var without: [[[[UInt8]]]] = []
    /// Of the same form: what recipes may have, but are then said to be uncertain.
    var uncertain: [[[[UInt8]]]] = []
    /// Words of which each must occur in the steps.
    var steps: [[UInt8]] = []
    var servings = Range()
    var mostMinutes: Int?
    var leastRating: Int?
    /// Only what was last cooked before this day, or never; days since 1970.
    var notCookedSince: Int?
    var sort = Sort.created

    /// How well a word fits by where it is; less for other forms.
    static let titlePoints = 12
    static let ingredientPoints = 5
    static let stepPoints = 2

    /// The same, with words that nearly are those that occur nowhere.
    func mendingSlips(in snapshot: SearchSnapshot) -> SearchPlan {
        var plan = self
        for index in plan.groups.indices
        where !snapshot.parts.contains(where: { $0.segment.hasAny(of: plan.groups[index]) }) {
            let word = plan.groups[index].word.bytes
            let slips = WordForms.slips(in: word.count)
            guard slips > 0 else { continue }
            var near: Set<[UInt8]> = []
            for part in snapshot.parts { near.formUnion(part.segment.words(near: word, within: slips)) }
            plan.groups[index].near = Array(near)
        }
        return plan
    }
}

extension SearchSegment {
    /// Whether a word occurs in one of its forms.
    fileprivate func hasAny(of group: SearchPlan.Group) -> Bool {
        if group.word.isPrefix {
            if !terms.places(beginningWith: group.word.bytes).isEmpty { return true }
        }
        return
            ([group.word.bytes, SearchTerm.note.term(group.word.bytes)] + group.forms + group.synonyms + group.foods)
            .contains { terms.place(of: $0) != nil }
    }

    /// Words that differ from another one by so many letters at most.
    fileprivate func words(near word: [UInt8], within slips: Int) -> [[UInt8]] {
        (terms.lowerBound(of: SearchTerm.words)..<terms.count)
            .filter { WordForms.isNear(terms[$0], word, within: slips) }.map { Array(terms[$0]) }
    }
}
