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
        var known = searches.entry(of: .catalog)
        for _ in 0..<5 {
            let edition = known.place.seq
            var outcome = try await find(request, in: known.snapshot, of: edition)
            var statements = [CatalogSQL.current]
            if !outcome.ids.isEmpty {
                statements.append(CatalogSQL.summaries(of: outcome.ids, in: edition, with: outcome.texts))
            }
            let cookbooks = outcome.countedCookbooks
            if !cookbooks.isEmpty { statements.append(CatalogSQL.cookbookNames(of: cookbooks, in: edition)) }
            let rows = try await db.ofService.read(statements)
            let current = try rows[0].one(StoredCatalogEdition.self)
            if let current, current.edition != edition {
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
        var request = request
        if let cookbook = request.cookbook {
            request.plan.required.append([SearchTerm.cookbook.term(cookbook.uuid.canonical)])
        }
        guard !request.plan.phrases.isEmpty else {
            return try await aside { [request] in SearchOutcome(request, in: snapshot, among: nil) }
        }
        let phrases = request.plan.phrases
        return try await PhraseSearch(request: request, snapshot: snapshot, pool: pool) { [self] ids in
            let rows = try await db.ofService.read([CatalogSQL.phraseTexts(of: ids, in: edition)])[0]
            return try await aside { try SearchedTexts.ids(having: phrases, in: rows) }
        }.outcome(among: nil)
    }

    /// Reads an edition from the beginning, unless somebody else has done so meanwhile.
    private func readAll(of edition: StoredCatalogEdition) async throws -> SearchCache.Entry {
        guard await searchTurns.take() else { throw RecipeError.contended }
        defer { searchTurns.give() }
        let known = searches.entry(of: .catalog)
        if known.place.seq >= edition.edition { return known }
        // Not both in memory at a time.
        searches.forget(.catalog)
        var entry = SearchCache.Entry()
        entry.place.seq = edition.edition
        let isBehind = edition.parserVersion < IngredientParser.version
        var position = 0
        while true {
            let sql = CatalogSQL.documents(of: edition, after: position, limit: Self.searchPortion)
            let rows = try await db.ofService.read([sql])[0]
            if let last = rows.last { position = try SearchRow(row: last).place().seq }
            let before = entry
            entry = try await aside {
                var entry = before
                entry.snapshot.apply(try rows.map { try CatalogRow(row: $0).document(readingAnew: isBehind) })
                if rows.count < Self.searchPortion { entry.snapshot.settle() }
                return entry
            }
            if rows.count < Self.searchPortion { break }
        }
        searches.keep(entry, of: .catalog)
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
