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
        /// What needs the fewest foods that are not at hand.
        case missing
        case random
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
    var atHand = AtHand()
    /// What the order is made of where it is random.
    var seed: UInt64 = 0
    var servings = Range()
    var mostMinutes: Int?
    var leastRating: Int?
    /// Only what was last cooked before this day, or never; days since 1970.
    var notCookedSince: Int?
    var sort = Sort.created

    /// Whether everything is found.
    var isForAll: Bool {
        groups.isEmpty && required.isEmpty && tags.isEmpty && excluded.isEmpty && without.isEmpty && steps.isEmpty
            && atHand.isEmpty && servings == Range() && mostMinutes == nil && leastRating == nil
            && notCookedSince == nil
    }

    /// How well a word fits by where it is; less for other forms.
    static let titlePoints = 12
    static let ingredientPoints = 5
    static let stepPoints = 2
    /// What is added for each word if the title has them all and nothing else.
    ///
    /// With the most words that are looked for there is room for all in a byte.
    static let wholeTitlePoints = 24

    /// The same, with words that nearly are those that occur nowhere.
    func mendingSlips(in snapshot: SearchSnapshot) -> SearchPlan {
        var plan = self
        for index in plan.groups.indices
        where !snapshot.parts.contains(where: { $0.segment.hasAny(of: plan.groups[index]) }) {
            plan.groups[index].near = snapshot.words(near: plan.groups[index].word.bytes).words
        }
        return plan
    }

    /// The same with words that nearly are those that occur, but rarely, if these are much more frequent: "cinammon".
    ///
    /// Nil if there are none.
    func allowingSlips(in snapshot: SearchSnapshot) -> SearchPlan? {
        var plan = self
        for index in plan.groups.indices where plan.groups[index].near.isEmpty {
            let word = plan.groups[index].word.bytes
            let (near, count) = snapshot.words(near: word)
            if count > Self.muchMore * snapshot.count(of: word) { plan.groups[index].near = near }
        }
        return plan.groups.map(\.near) == groups.map(\.near) ? nil : plan
    }

    /// By how much more documents a word must have to be what was meant.
    fileprivate static let muchMore = 10
    /// With fewer found than these, slips are looked for.
    static let few = 5
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
}

extension SearchSnapshot {
    /// The words that differ least from another one, if any do little enough, and how many documents have one of them.
    fileprivate func words(near word: [UInt8]) -> (words: [[UInt8]], count: Int) {
        let most = WordForms.slips(in: word.count)
        guard most > 0 || word.count == 3 else { return ([], 0) }
        var byDistance: [Int: Set<[UInt8]>] = [:]
        for part in parts {
            let terms = part.segment.terms
            for place in terms.lowerBound(of: SearchTerm.words)..<terms.count {
                let other = terms[place]
                guard let distance = WordForms.distance(other, word, within: max(most, 1)), distance > 0 else {
                    continue
                }
                // In words as short as these only the order of letters is a slip.
                if most == 0, other.count != word.count || other.sorted() != word.sorted() { continue }
                byDistance[distance, default: []].insert(Array(other))
            }
        }
        // A word that differs more is not meant where one that differs less is about as frequent.
        var (words, count): (Set<[UInt8]>, Int) = ([], 0)
        for distance in byDistance.keys.sorted() {
            let next = byDistance[distance] ?? []
            let more = next.reduce(0) { $0 + self.count(of: $1) }
            guard more > SearchPlan.muchMore * count else { continue }
            words.formUnion(next)
            count += more
        }
        return (words.sorted { $0.lexicographicallyPrecedes($1) }, count)
    }
}
