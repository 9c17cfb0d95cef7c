import Database
import Kitchen
import Loop
import RecipeAPI
import Values

extension SQLCatalogStore {
    /// How many recipes are read at once when an edition is searched for the first time.
    static let searchPortion = 500

    /// What a request finds in the edition that is read now; nothing if there is none.
    func search(_ request: SearchRequest) async throws -> SearchPage {
        var request = request
        if let cookbook = request.cookbook {
            request.plan.required.append([SearchTerm.cookbook.term(cookbook.uuid.canonical)])
        }
        var known = searches.entry(of: .catalog)
        for _ in 0..<5 {
            let edition = known.edition
            if !request.plan.phrases.isEmpty, let page = try await phrasePage(request, in: known) { return page }
            var outcome = try await find(request, in: known.snapshot, of: edition)
            var statements = [CatalogSQL.current]
            if !outcome.ids.isEmpty {
                statements.append(CatalogSQL.summaries(of: outcome.ids, in: edition, with: outcome.texts))
            }
            let cookbooks = outcome.countedCookbooks
            if !cookbooks.isEmpty { statements.append(CatalogSQL.cookbookNames(of: cookbooks, in: edition)) }
            let rows = try await db.ofService.read(statements)
            let current = try rows[0].one(StoredCatalogEdition.self)
            if let current, current.edition != edition || !known.isWhole {
                known = try await readAll(of: current)
                continue
            }
            if current == nil { searches.forget(.catalog) }
            if !cookbooks.isEmpty { outcome.nameCookbooks(try rows[rows.count - 1].names()) }
            guard current != nil, !outcome.ids.isEmpty else { return outcome.page([]) }
            await GrowingExecutor.leaveLoop(for: rows[1].size)
            return try outcome.page(rows[1], [])
        }
        throw RecipeError.contended
    }

    private func find(
        _ request: SearchRequest,
        in snapshot: SearchSnapshot,
        of edition: Int
    ) async throws -> SearchOutcome {
        guard !request.plan.phrases.isEmpty else {
            return try await besideOthers { SearchOutcome(request, in: snapshot, among: nil) }
        }
        return try await phrases(request, in: snapshot, of: edition).outcome(among: nil)
    }

    /// Runs what a search has to compute, which does not wait for lines that are read.
    private func besideOthers<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await (searchPool ?? pool).run(work)
    }

    private func phrases(
        _ request: SearchRequest,
        in snapshot: SearchSnapshot,
        of edition: Int
    ) async throws -> PhraseSearch {
        let request = request.addFoods == nil ? request : try await besideOthers { request.resolved }
        return PhraseSearch(request: request, snapshot: snapshot, pool: searchPool ?? pool) { [self] ids, part in
            let rows = try await db.ofService.read([CatalogSQL.phraseTexts(of: ids, in: edition, part)])[0]
            return try await besideOthers { try SearchedTexts.ids(having: request.plan.phrases, in: rows) }
        }
    }

    /// A page of what has phrases, if the best of what has their words fill it; nil also if another edition is read.
    private func phrasePage(_ request: SearchRequest, in known: SearchCache.Entry) async throws -> SearchPage? {
        guard known.isWhole else { return nil }
        let edition = known.edition
        return try await phrases(request, in: known.snapshot, of: edition).shortPage(among: nil) { [self] ids, texts in
            let rows = try await db.ofService.read([
                CatalogSQL.current, CatalogSQL.summaries(of: ids, in: edition, with: texts),
            ])
            guard try rows[0].one(StoredCatalogEdition.self)?.edition == edition else { return nil }
            return PhraseRows(rows: rows[1])
        }
    }

    /// Reads an edition, or what of it has not been read yet.
    ///
    /// A request that has to give up keeps what it has read, so that the next one goes on from there: reading lines anew
    /// can take longer than one request may.
    private func readAll(of edition: StoredCatalogEdition) async throws -> SearchCache.Entry {
        guard await searchTurns.take() else { throw RecipeError.contended }
        defer { searchTurns.give() }
        var entry = searches.entry(of: .catalog)
        if entry.edition != edition.edition {
            guard entry.edition < edition.edition else { return entry }
            // Not both in memory at a time.
            searches.forget(.catalog)
            entry = SearchCache.Entry(edition: edition.edition)
        }
        let isBehind = edition.parserVersion < IngredientParser.version
        while !entry.isWhole {
            let sql = CatalogSQL.documents(of: edition, after: entry.place.seq, limit: Self.searchPortion)
            let rows = try await db.ofService.read([sql])[0]
            let before = entry
            entry = try await aside {
                var entry = before
                if let last = rows.last { entry.place = try SearchRow(row: last).place() }
                entry.snapshot.apply(try rows.map { try CatalogRow(row: $0).document(readingAnew: isBehind) })
                entry.isWhole = rows.count < Self.searchPortion
                if entry.isWhole { entry.snapshot.settle() }
                return entry
            }
            searches.keep(entry, of: .catalog)
        }
        return entry
    }
}

/// What a recipe of the catalogue is found by.
struct CatalogRow {
    let row: Row

    /// The document; its lines are read again where an older engine has read them.
    ///
    /// The service does not write the catalogue, so what is read again is kept with the index.
    func document(readingAnew: Bool) throws -> SearchDocument {
        var document = try SearchRow(row: row).document()
        let behind = SearchRow.width
        if readingAnew {
            let lines: [RecipeContent.Line] = try row.decoded(behind)
            let read = HouseholdKitchen.standard.read(lines).map(\.line)
            document.lines = read.map { line in
                SearchDocument.Line(text: line.text, foods: line.food.map { [$0.name.lowercased()] })
            }
            let marks = DietaryMarks.text(of: read, .standard)
            document.dietary = marks.split(separator: " ").map { String($0) }
        }
        document.cookbooks = try row.decoded(behind + 1, as: [CatalogCookbook].self).map(\.id.uuid.canonical)
        return document
    }
}
