import Database
import Events
import RecipeAPI
import Values

extension SQLRecipeStore {
    /// How many candidates are looked at for one page at most.
    private static let mostCandidates = 2000

    /// Recipes that are taken for the same, in groups.
    func duplicates(
        of household: HouseholdID,
        after place: DuplicateSearch.Place?,
        limit: Int,
        for reader: UserID
    ) async throws -> DuplicatePage {
        let snapshot = try await current(of: household).snapshot
        let candidates = try await aside { DuplicateSearch.candidates(in: snapshot, after: place) }
        var (groups, looked, index): ([DuplicateGroup], Int, Int) = ([], 0, 0)
        while index < candidates.count, groups.count < limit, looked < Self.mostCandidates {
            var portion = candidates[index...].prefix(limit)
            while portion.count > 1, portion.reduce(0, { $0 + $1.ids.count }) > Self.searchPortion {
                portion.removeLast()
            }
            let ids = portion.flatMap { $0.ids.map(\.recipe) }
            let rows = try await db.of(household).read([DuplicateSQL.texts(of: ids, household)])[0]
            let looking = Array(portion)
            let found = try await aside {
                let texts = try rows.map { try DuplicateText($0) }
                let byID = Dictionary(texts.map { ($0.id, $0) }) { first, _ in first }
                return looking.map { DuplicateGroup($0.place.reason, $0.ids.compactMap { byID[$0.recipe] }) }
            }
            for group in found where groups.count < limit {
                if let group { groups.append(group) }
                index += 1
            }
            looked += ids.count
        }
        let ids = Array(Set(groups.flatMap(\.ids)))
        var documents: [RecipeDocument] = []
        if !ids.isEmpty {
            let rows = try await db.of(household).read([SearchSQL.summaries(of: ids, household)])[0]
            documents = try await summaries(Array(rows)[...], of: household, for: reader)
        }
        let byID = Dictionary(documents.map { ($0.id, $0) }) { first, _ in first }
        return DuplicatePage(
            groups: groups.map { ($0.reason, $0.ids.compactMap { byID[$0] }) }.filter { $0.recipes.count > 1 },
            next: index < candidates.count && index > 0 ? candidates[index - 1].place : nil
        )
    }

    /// Makes several recipes one: what has become of the others counts for the one that is kept, and they are deleted.
    ///
    /// The kept one gets their occasions, cookbooks, and the opinions of users who had none of it. All of it or nothing.
    func merge(_ others: [RecipeID], into kept: RecipeID, of household: HouseholdID, at now: Instant) async throws {
        try await db.of(household).transaction { tx in
            let seq = try await advance(household, tx)
            for id in (others + [kept]).sorted() {
                guard try await tx.query(RecipeSQL.head(id, of: household)).first != nil else {
                    throw RecipeError.missing
                }
            }
            let counts = try await tx.run([
                DuplicateSQL.cookings(of: kept, household), DuplicateSQL.cookbooks(of: kept, household),
            ])
            let cookings = RecipeRules.maxCookings - (try counts[0].first?.int(0) ?? 0)
            let cookbooks = CookbookRules.maxOfRecipe - (try counts[1].first?.int(0) ?? 0)
            _ = try await tx.run(
                [
                    DuplicateSQL.moveCookings(of: others, to: kept, household, room: max(0, cookings)),
                    DuplicateSQL.moveCookbooks(of: others, to: kept, household, room: max(0, cookbooks)),
                ] + others.map { DuplicateSQL.moveOpinions(of: $0, to: kept, household) }
            )
            guard let head = try await tx.query(RecipeSQL.recount(kept, seq, of: household)).first else { return }
            let change = try changed(kept, head.string(1), head.int(0), of: household, at: now)
            _ = try await tx.run(change)
            _ = try await putAside(others, version: nil, seq, of: household, at: now, tx)
        }
    }
}

extension DuplicateText {
    /// Reads it from the columns of `DuplicateSQL.texts`.
    init(_ row: Row) throws {
        let tags: [String] = try row.decoded(2)
        self.init(
            id: try row.id(0),
            source: try row.optionalString(3).map(ImportSource.key(ofURL:)),
            ingredients: Set(
                SearchRow.lines(try row.string(1), tags: tags.count).map { $0.foods?.first ?? $0.text }
                    .filter { !$0.isEmpty }
            )
        )
    }
}
