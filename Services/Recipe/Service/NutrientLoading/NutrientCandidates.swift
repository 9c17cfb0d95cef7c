/// The rows of a table that may be rows of Larder's foods: the best few of each.
struct NutrientCandidates {
    /// A row, and how well its description means a food; of two the lesser one is better.
    struct Candidate {
        var row: Int
        var rank: [Int]
    }

    /// A row's own words, and what it says.
    struct Row {
        var code: String
        var description: String
        var amounts = NutrientAmounts()
        /// The rank of each nutrient's source so far: of two figures the better one counts.
        var ranks: [Int: Int] = [:]
    }

    private(set) var foods: [String: [Candidate]] = [:]
    private(set) var rows: [Int: Row] = [:]

    /// So many rows are kept of each food, as the best may lack figures.
    static let most = 8

    /// Adds a row of a food; it is kept if it is among the best.
    mutating func add(_ row: Int, _ content: @autoclosure () -> Row, _ match: FoodDescription.Match, source: Int = 0) {
        let known = rows[row] ?? content()
        let rank = [match.state, match.left, match.alias, source, known.description.utf8.count, row]
        var best = foods[match.food] ?? []
        guard !best.contains(where: { $0.row == row }) else { return }
        best.append(Candidate(row: row, rank: rank))
        best.sort { $0.rank.lexicographicallyPrecedes($1.rank) }
        if best.count > Self.most, let last = best.popLast() {
            // A row of CIQUAL can have two names that mean two foods.
            if last.row == row { return }
            if !foods.contains(where: { $0.key != match.food && $0.value.contains { $0.row == last.row } }) {
                rows[last.row] = nil
            }
        }
        foods[match.food] = best
        rows[row] = known
    }

    /// Sets a figure of a row, unless it has a better one.
    mutating func set(_ nutrient: Nutrient, _ amount: Int, rank: Int, of row: Int) {
        guard var content = rows[row], rank < content.ranks[nutrient.rawValue] ?? .max else { return }
        content.ranks[nutrient.rawValue] = rank
        content.amounts[nutrient] = amount
        rows[row] = content
    }

    /// The row of each food: the best that has energy, or else the best that has anything.
    func facts(from source: String) -> [String: NutrientFacts] {
        var facts: [String: NutrientFacts] = [:]
        for (food, candidates) in foods {
            let found = candidates.compactMap { rows[$0.row] }.filter { !$0.amounts.isEmpty }
            guard let row = found.first(where: { $0.amounts[.energy] != nil }) ?? found.first else { continue }
            facts[food] = NutrientFacts(
                source: source,
                code: row.code,
                description: row.description.cut(400),
                amounts: row.amounts
            )
        }
        return facts
    }
}
