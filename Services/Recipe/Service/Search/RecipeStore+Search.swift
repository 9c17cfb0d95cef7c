import Database
import Loop
import RecipeAPI
import Values

extension SQLRecipeStore {
    /// How many recipes are read at once when a household is searched for the first time.
    static let searchPortion = 500

    /// What a request finds, as it is now: with whatever was committed before it came.
    func search(_ request: SearchRequest, of household: HouseholdID) async throws -> SearchPage {
        var entry = searches.entry(of: household)
        // Whether the index has whatever was committed before the request came; what comes later need not be found.
        var isCurrent = entry.place == .start
        if isCurrent { entry = try await readAll(of: household) }
        // Changes are rare: what is found is read together with them, and looked for again if there were any.
        for _ in 0..<20 {
            let among = try await among(request, of: household)
            if !request.plan.phrases.isEmpty {
                let page = try await phrasePage(request, in: entry, of: household, among, isCurrent: isCurrent)
                if let page { return page }
            }
            let outcome = try await find(request, in: entry, of: household, among)
            var statements = [SearchSQL.lastChange(of: household)]
            if !outcome.ids.isEmpty {
                statements.append(SearchSQL.summaries(of: outcome.ids, household, with: outcome.texts))
                statements.append(OpinionSQL.favourites(of: request.reader, among: outcome.ids, household))
            }
            if request.wantsFacets { statements += CookbookMemberships.statements(household) }
            let rows = try await db.of(household).read(statements)
            guard try isCurrent || entry.hasAll(rows[0]) else {
                (entry, isCurrent) = (try await current(of: household), true)
                continue
            }
            guard !outcome.ids.isEmpty else { return outcome.page([]) }
            guard rows[1].count == outcome.ids.count else {
                // What was deleted for good before anybody searched again left no change behind.
                entry = try await forget(outcome.ids, except: rows[1], in: entry, of: household)
                continue
            }
            let favourites = Set(try rows[2].values(as: RecipeID.self))
            let snapshot = entry.snapshot
            let page: @Sendable () throws -> SearchPage = {
                var outcome = outcome
                if request.wantsFacets {
                    outcome.count(try CookbookMemberships(rows[rows.count - 2]), in: snapshot)
                    outcome.nameCookbooks(try rows[rows.count - 1].names())
                }
                return try outcome.page(rows[1], favourites)
            }
            if request.wantsFacets { return try await besideOthers(page) }
            await GrowingExecutor.leaveLoop(for: rows[1].size)
            return try page()
        }
        throw RecipeError.contended
    }

    /// The household's recipes as they are now, with whatever was committed before.
    func current(of household: HouseholdID) async throws -> SearchCache.Entry {
        let entry = searches.entry(of: household)
        return try await entry.place == .start ? readAll(of: household) : readOn(from: entry, of: household)
    }

    /// Reads a household from the beginning, or what of it is not known yet.
    private func readAll(of household: HouseholdID) async throws -> SearchCache.Entry {
        guard await searchTurns.take() else { throw RecipeError.contended }
        defer { searchTurns.give() }
        return try await readOn(from: searches.entry(of: household), of: household)
    }

    private func readOn(from known: SearchCache.Entry, of household: HouseholdID) async throws -> SearchCache.Entry {
        var entry = known
        while true {
            // The last change first: on Citus each statement sees what is committed when it begins, and what is
            // committed between the two is then read again instead of missed.
            let rows = try await db.of(household).read([
                SearchSQL.lastChange(of: household),
                SearchSQL.changes(after: entry.place, of: household, limit: Self.searchPortion),
            ])
            let isAll = rows[1].count < Self.searchPortion
            entry = try await apply(rows[1], to: entry, of: household, upTo: isAll ? try rows[0].lastChange : nil)
            if isAll { return entry }
        }
    }

    /// Takes out what has no row any more.
    private func forget(
        _ ids: [RecipeID],
        except rows: Rows,
        in entry: SearchCache.Entry,
        of household: HouseholdID
    ) async throws -> SearchCache.Entry {
        let there = Set(try rows.map { try $0.id(StoredRecipe.Place.id, as: RecipeID.self) })
        let next = try await aside {
            var next = entry
            next.snapshot.apply([], removing: ids.filter { !there.contains($0) }.map { SearchID($0) })
            return next
        }
        searches.keep(next, of: household)
        return next
    }

    /// Takes in what has changed; up to the last change, if it is all.
    private func apply(
        _ rows: Rows,
        to entry: SearchCache.Entry,
        of household: HouseholdID,
        upTo last: Int?
    ) async throws -> SearchCache.Entry {
        var entry = entry
        entry.lastChange = last ?? entry.lastChange
        guard !rows.isEmpty else {
            searches.keep(entry, of: household)
            return entry
        }
        let next = try await aside { [entry] in
            var next = entry
            var (changed, gone): ([SearchDocument], [SearchID]) = ([], [])
            for row in rows.map({ SearchRow(row: $0) }) {
                if try row.isDeleted { gone.append(try row.id) } else { changed.append(try row.document()) }
                next.place = try row.place()
            }
            next.snapshot.apply(changed, removing: gone)
            if last != nil { next.snapshot.settle() }
            return next
        }
        searches.keep(next, of: household)
        return next
    }

    private func find(
        _ request: SearchRequest,
        in entry: SearchCache.Entry,
        of household: HouseholdID,
        _ among: Set<SearchID>?
    ) async throws -> SearchOutcome {
        if !request.plan.phrases.isEmpty {
            return try await phrases(request, in: entry, of: household).outcome(among: among)
        }
        let look: @Sendable () -> SearchOutcome = { SearchOutcome(request, in: entry.snapshot, among: among) }
        // Few recipes are looked through faster than a thread is woken.
        let isShort = entry.snapshot.count < 2000 && !request.wantsFacets && request.addFoods == nil
        return isShort ? look() : try await besideOthers(look)
    }

    /// Runs what a search has to compute, which does not wait for lines that are read.
    func besideOthers<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await (searchPool ?? pool).run(work)
    }

    private func phrases(
        _ request: SearchRequest,
        in entry: SearchCache.Entry,
        of household: HouseholdID
    ) async throws -> PhraseSearch {
        let request = request.addFoods == nil ? request : try await besideOthers { request.resolved }
        return PhraseSearch(request: request, snapshot: entry.snapshot, pool: searchPool ?? pool) { [self] ids, part in
            let rows = try await db.of(household).read([SearchSQL.phraseTexts(of: ids, household, part)])[0]
            return try await besideOthers { try SearchedTexts.ids(having: request.plan.phrases, in: rows) }
        }
    }

    /// A page of what has phrases, if the best of what has their words fill it; nil also if something has changed.
    private func phrasePage(
        _ request: SearchRequest,
        in entry: SearchCache.Entry,
        of household: HouseholdID,
        _ among: Set<SearchID>?,
        isCurrent: Bool
    ) async throws -> SearchPage? {
        try await phrases(request, in: entry, of: household).shortPage(among: among) { [self] ids, texts in
            let rows = try await db.of(household).read([
                SearchSQL.lastChange(of: household),
                SearchSQL.summaries(of: ids, household, with: texts),
                OpinionSQL.favourites(of: request.reader, among: ids, household),
            ])
            guard try isCurrent || entry.hasAll(rows[0]) else { return nil }
            return PhraseRows(rows: rows[1], favourites: Set(try rows[2].values(as: RecipeID.self)))
        }
    }

    /// The recipes that a request is limited to; nil if it may be any.
    private func among(_ request: SearchRequest, of household: HouseholdID) async throws -> Set<SearchID>? {
        var sets: [Set<SearchID>] = []
        if let cookbook = request.cookbook {
            sets.append(try await ids(SearchSQL.members(of: cookbook, household), of: household))
        }
        if request.isFavourite {
            sets.append(try await ids(SearchSQL.favourites(of: request.reader, household), of: household))
        }
        return sets.dropFirst().reduce(sets.first) { $0?.intersection($1) }
    }

    private func ids(_ sql: SQL, of household: HouseholdID) async throws -> Set<SearchID> {
        Set(try await db.of(household).read([sql])[0].map { SearchID(try $0.id(0, as: RecipeID.self)) })
    }
}

extension SearchCache.Entry {
    /// Whether it has all changes, by what `SearchSQL.lastChange` has read.
    func hasAll(_ rows: Rows) throws -> Bool { try rows.lastChange <= lastChange }
}

extension Rows {
    /// The number of the household's last change; 0 if there was none.
    fileprivate var lastChange: Int { get throws { try first?.int(0) ?? 0 } }
}
