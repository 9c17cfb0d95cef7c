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

    /// Rows of recipes as a list shows them, with these texts behind; nil where something has changed meanwhile.
    typealias Reading = @Sendable ([RecipeID], SearchSQL.Texts) async throws -> PhraseRows?

    /// How many recipes are looked through for a phrase at once, at least and at most.
    private static let leastPortion = 30
    private static let largestPortion = 500

    /// What is found, of these only if they are given.
    func outcome(among: Set<SearchID>?) async throws -> SearchOutcome {
        guard request.wantsFacets else { return try await firstPage(among: among) }
        let all = try await all()
        return try await find(request, among: among?.intersection(all) ?? all)
    }

    /// The page, if the best of what has the words fill it: then each recipe has been read only once.
    ///
    /// The last ones of the portion are read only where some of those before have the words apart.
    ///
    /// nil where more has to be looked through, or something has changed.
    func shortPage(among: Set<SearchID>?, _ read: Reading) async throws -> SearchPage? {
        guard !request.wantsFacets else { return nil }
        var outcome = try await find(firstPortion, among: among)
        guard !outcome.ids.isEmpty else { return nil }
        let ids = outcome.ids
        // Where all are known they are counted, else only what comes before the end of the page matters.
        let isAll = outcome.rest == nil
        var (found, favourites): (PhraseRows.Found, Set<RecipeID>) = ([:], [])
        let few = isAll ? ids.count : min(ids.count, max(request.limit * 6 / 5, request.limit + 2))
        for some in [ids[..<few], ids[few...]] where !some.isEmpty && (isAll || found.count <= request.limit) {
            guard let short = try await read(Array(some), .short), short.count == some.count else { return nil }
            await GrowingExecutor.leaveLoop(for: short.size)
            found.merge(try short.having(request.plan.phrases)) { $1 }
            favourites.formUnion(short.favourites)
        }
        var (left, unsure): (Int, [RecipeID]) = (isAll ? .max : request.limit + 1, [])
        for hit in outcome.hits where left > 0 {
            let isFound = found[hit.place.id] != nil
            if isFound { left -= 1 }
            // Steps may have the phrase, or say why it was found.
            if !isFound || outcome.needsSteps(hit) { unsure.append(hit.place.id.recipe) }
        }
        if !unsure.isEmpty {
            guard let whole = try await read(unsure, .all), whole.count == unsure.count else { return nil }
            await GrowingExecutor.leaveLoop(for: whole.size)
            found.merge(try whole.having(request.plan.phrases)) { $1 }
        }
        let checked = outcome.hits.filter { found[$0.place.id] != nil }
        guard isAll || checked.count > request.limit else { return nil }
        outcome.keep(checked, for: request, isAll: isAll)
        return try outcome.page(outcome.hits.compactMap { found[$0.place.id] }, favourites)
    }

    private var firstPortion: SearchRequest {
        var portion = request
        // Most of what has all the words has them beside each other.
        portion.limit = max(request.limit * 5 / 4, Self.leastPortion)
        return portion
    }

    /// Reads the texts of what has the words, best first, until a page is full.
    private func firstPage(among: Set<SearchID>?) async throws -> SearchOutcome {
        var portion = firstPortion
        var checked: [SearchResult.Hit] = []
        while true {
            let outcome = try await find(portion, among: among)
            let found = outcome.ids.isEmpty ? [] : try await having(outcome.ids)
            checked += outcome.hits.filter { found.contains($0.place.id) }
            portion.after = outcome.rest
            portion.limit = min(portion.limit * 2, Self.largestPortion)
            guard checked.count <= request.limit, outcome.rest != nil else {
                var page = outcome
                page.keep(checked, for: request, isAll: outcome.rest == nil)
                return page
            }
        }
    }

    /// All that have the phrases, as what is counted of them needs all.
    private func all() async throws -> Set<SearchID> {
        let (request, snapshot) = (request, snapshot)
        let all = try await aside {
            SearchResult(request.wholePlan, in: snapshot, after: nil, limit: 0).ids(in: snapshot)
        }
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
        try await pool.run(work)
    }
}

/// Which of a recipe's texts are read: steps are long, and most phrases are in what comes before them.
enum SearchedPart { case withoutSteps, all }
