import Kitchen

/// How many of what was found have each tag, food, site and so on.
struct SearchFacets: Sendable {
    /// A value and how many have it.
    struct Count: Equatable, Sendable {
        var value: String
        var count: Int
        /// What people call it, where that is something else.
        var name: String?
    }

    private(set) var tags: [Count] = []
    private(set) var foods: [Count] = []
    private(set) var sources: [Count] = []
    /// How many take no longer than each of these minutes.
    private(set) var minutes: [Count] = []
    private(set) var ratings: [Count] = []
    /// How many certainly suit each diet, and are certainly free of each allergen.
    private(set) var diets: [Count] = []
    private(set) var freeOf: [Count] = []
    /// Cookbooks by their ids; nil where there are too many memberships to count them.
    private(set) var cookbooks: [Count]?

    /// The upper ends of the times.
    static let times = [15, 30, 45, 60, 120]

    /// Says what the foods are called.
    mutating func nameFoods(_ name: (String) -> String?) {
        for place in foods.indices { foods[place].name = name(foods[place].value) ?? foods[place].value }
    }

    /// Says what the cookbooks are called; those without a name are gone.
    mutating func nameCookbooks(_ names: [String: String]) {
        cookbooks = cookbooks?.compactMap { count in
            names[count.value].map { Count(value: count.value, count: count.count, name: $0) }
        }
    }

    /// Counts in what cookbooks the documents are that were found; nil for memberships that nobody has counted.
    mutating func countCookbooks(
        _ memberships: CookbookMemberships?,
        _ found: [SearchBits],
        in snapshot: SearchSnapshot
    ) {
        cookbooks = memberships?.counts(of: found, in: snapshot, most: SearchOutcome.mostFacets)
    }

    /// The `most` most frequent values of each kind.
    init(_ found: [SearchBits], in snapshot: SearchSnapshot, most: Int) {
        let counted = zip(found, snapshot.parts).map { bits, part in
            let values = part.segment.counted
            return ValueCounts.Part(segment: part.segment, values: values, counts: values.counts(of: bits))
        }
        tags = ValueCounts.top(.tag, counted, most: most)
        foods = ValueCounts.top(.food, counted, most: most)
        sources = ValueCounts.top(.source, counted, most: most)
        var byTime = [Int](repeating: 0, count: Self.times.count)
        var byRating = [Int](repeating: 0, count: 6)
        for (bits, part) in zip(found, snapshot.parts) {
            let columns = part.segment.columns
            bits.each { ordinal in
                byRating[min(Int(columns.ratings[ordinal]), 5)] += 1
                let minutes = columns.minutes[ordinal]
                guard minutes != .max else { return }
                for (place, time) in Self.times.enumerated() where Int(minutes) <= time { byTime[place] += 1 }
            }
        }
        minutes = zip(Self.times, byTime).map { Count(value: String($0), count: $1) }
        ratings = (1...5).map { Count(value: String($0), count: byRating[$0...].reduce(0, +)) }
        cookbooks = ValueCounts.top(.cookbook, counted, most: most)
        func without(_ others: (CountedValues) -> SearchBits) -> Int {
            zip(found, counted).reduce(0) { $0 + $1.0.count(without: others($1.1.values)) }
        }
        diets = Diet.allCases.enumerated().map { place, diet in
            Count(value: diet.rawValue, count: without { $0.unsuitable[place] })
        }
        freeOf = Allergen.allCases.enumerated().map { place, allergen in
            Count(value: allergen.rawValue, count: without { $0.notFree[place] })
        }
    }
}
