import Loop
import Values

/// Finds what has the words of phrases in their order: their texts are read.
struct PhraseSearch: Sendable {
    let request: SearchRequest
    let snapshot: SearchSnapshot
    /// Where is looked for the words, which takes longer than the loop may wait; nil for where the caller is.
    let pool: ThreadPool?
    /// Those of some recipes that have the phrases in a part of their texts.
    let having: @Sendable ([RecipeID], SearchedPart) async throws -> Set<SearchID>

    /// How many recipes are looked through for a phrase at once, at least and at most.
    private static let leastPortion = 30
    private static let largestPortion = 500

    /// What is found, of these only if they are given.
    func outcome(among: Set<SearchID>?) async throws -> SearchOutcome {
        guard request.wantsFacets else { return try await firstPage(among: among) }
        let all = try await all()
        return try await find(request, among: among?.intersection(all) ?? all)
    }

    /// Reads the texts of what has the words, best first, until a page is full.
    private func firstPage(among: Set<SearchID>?) async throws -> SearchOutcome {
        var portion = request
        // Most of what has all the words has them beside each other.
        portion.limit = max(request.limit * 5 / 4, Self.leastPortion)
        var checked: [SearchResult.Hit] = []
        while true {
            let outcome = try await find(portion, among: among)
            let found = outcome.ids.isEmpty ? [] : try await having(outcome.ids)
            checked += outcome.hits.filter { found.contains($0.place.id) }
            portion.after = outcome.next
            portion.limit = min(portion.limit * 2, Self.largestPortion)
            guard checked.count <= request.limit, outcome.next != nil else {
                var page = outcome
                page.keep(checked, for: request, isAll: outcome.next == nil)
                return page
            }
        }
    }

    /// All that have the phrases, as what is counted of them needs all.
    private func all() async throws -> Set<SearchID> {
        let (plan, snapshot) = (request.plan, snapshot)
        let all = try await aside { SearchResult(plan, in: snapshot, after: nil, limit: 0).ids(in: snapshot) }
        var found: Set<SearchID> = []
        for start in stride(from: 0, to: all.count, by: Self.largestPortion) {
            let some = all[start..<min(start + Self.largestPortion, all.count)].map(\.recipe)
            found.formUnion(try await having(some))
        }
        return found
    }

    /// Those of some recipes that have the phrases.
    private func having(_ ids: [RecipeID]) async throws -> Set<SearchID> {
        let found = try await having(ids, .withoutSteps)
        let rest = ids.filter { !found.contains(SearchID($0)) }
        return rest.isEmpty ? found : found.union(try await having(rest, .all))
    }

    private func find(_ request: SearchRequest, among: Set<SearchID>?) async throws -> SearchOutcome {
        let snapshot = snapshot
        return try await aside { SearchOutcome(request, in: snapshot, among: among) }
    }

    private func aside<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        guard let pool else { return try work() }
        return try await pool.run(for: WorkOwner.current, work)
    }
}

/// Which of a recipe's texts are read: steps are long, and most phrases are in what comes before them.
enum SearchedPart { case withoutSteps, all }
