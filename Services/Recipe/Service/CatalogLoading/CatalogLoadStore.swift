import Database
import Kitchen
import Values

/// Writes editions of the catalogue.
struct CatalogLoadStore: Sendable {
    /// The database as the owner of its tables sees it.
    let db: any SQLDatabase
    let now: @Sendable () -> Instant

    /// The edition to load a file into: the one that was begun with it, or a new one; nil if it is read already.
    ///
    /// One that was begun with another file is given up.
    func edition(of digest: String) async throws -> StoredCatalogEdition? {
        let editions = try await db.ofService.query(CatalogLoadSQL.all).all(StoredCatalogEdition.self)
        if let begun = editions.first(where: { $0.state == "loading" }) {
            if begun.isRead(from: digest) { return begun }
            try await abandon(begun)
        }
        if editions.contains(where: { $0.state == "current" && $0.isRead(from: digest) }) { return nil }
        let edition = StoredCatalogEdition(
            edition: (editions.first?.edition ?? 0) + 1,
            state: "loading",
            digest: digest,
            parserVersion: IngredientParser.version,
            startedAt: now()
        )
        try await begin(edition)
        return edition
    }

    private func begin(_ edition: StoredCatalogEdition) async throws {
        do {
            try await db.ofService.execute(CatalogLoadSQL.begin(edition))
        } catch  where error.isUniqueViolation {
            throw CatalogLoadError.elsewhere
        }
    }

    /// Writes what a portion of the file was read as, once, and counts it in the edition.
    func write(_ part: CatalogPart, to edition: inout StoredCatalogEdition) async throws {
        let (number, entries) = (edition.edition, edition.entries)
        let written = try await db.ofService.transaction { tx in
            let proceed = CatalogLoadSQL.proceed(number, from: entries, by: part.count, skipped: part.damaged.count)
            guard try await tx.execute(proceed) == 1 else { throw CatalogLoadError.elsewhere }
            guard !part.recipes.isEmpty else { return 0 }
            let insert = CatalogLoadSQL.insert(part.recipes.map(\.row), into: number)
            let new = Set(try await tx.query(insert).values(as: RecipeID.self))
            _ = try await tx.run(part.counting(new, in: number))
            return new.count
        }
        edition.entries += part.count
        edition.skipped += part.damaged.count
        edition.recipes += written
        edition.doubles += part.recipes.count - written
    }

    /// Makes an edition the one that is read.
    func publish(_ edition: StoredCatalogEdition) async throws {
        if db.dialect != .sqlite {
            try await db.ofService.transaction { tx in _ = try await tx.run(CatalogLoadSQL.collectStatistics) }
        }
        try await db.ofService.transaction { tx in
            try await tx.execute(CatalogLoadSQL.retire)
            guard try await tx.execute(CatalogLoadSQL.publish(edition.edition, at: now())) == 1 else {
                throw CatalogLoadError.elsewhere
            }
        }
    }

    /// Gives up an edition.
    func abandon(_ edition: StoredCatalogEdition) async throws {
        try await db.ofService.execute(CatalogLoadSQL.abandon(edition.edition))
    }

    /// Deletes editions that are not read any more, in portions.
    func sweep() async throws {
        for edition in try await db.ofService.query(CatalogLoadSQL.old).values(as: Int.self) {
            try await db.ofService.executeInPortions { CatalogLoadSQL.deleteRecipes(of: edition, limit: $0) }
            try await db.ofService.executeInPortions { CatalogLoadSQL.deleteCookbooks(of: edition, limit: $0) }
            try await db.ofService.execute(CatalogLoadSQL.delete(edition))
        }
    }
}

extension StoredCatalogEdition {
    /// Whether it is made of a file, and its lines were read as they would be now.
    fileprivate func isRead(from digest: String) -> Bool {
        self.digest == digest && parserVersion == IngredientParser.version
    }
}

extension CatalogPart {
    /// The statements that count those of the recipes that are new.
    fileprivate func counting(_ new: Set<RecipeID>, in edition: Int) -> [SQL] {
        var cookbooks: [CatalogCookbook: Int] = [:]
        var seen: Set<RecipeID> = []
        for recipe in recipes where new.contains(recipe.row.id) && seen.insert(recipe.row.id).inserted {
            for cookbook in recipe.cookbooks { cookbooks[cookbook, default: 0] += 1 }
        }
        // One spelling of each name, and in one order.
        let merged = Dictionary(grouping: cookbooks) { $0.key.id }.map { id, spellings in
            let name = spellings.map(\.key.name).min() ?? ""
            return StoredCatalogCookbook(
                id: id,
                name: name,
                nameKey: CookbookRules.key(of: name),
                recipes: spellings.reduce(0) { $0 + $1.value }
            )
        }.sorted { $0.nameKey < $1.nameKey }
        let count = CatalogLoadSQL.count(new.count, doubles: recipes.count - new.count, in: edition)
        return merged.isEmpty ? [count] : [count, CatalogLoadSQL.add(merged, to: edition)]
    }
}
