import Database
import JSON
import Values

/// What whole recipes show besides their rows: their cookbooks, and what the reader thinks of them.
struct RecipeAdditions: Sendable {
    private struct Addition {
        var cookbooks: [(id: CookbookID, name: String)] = []
        var opinion: StoredOpinion?
        /// Stands for all of it: two that differ have, but for chance, different ones.
        var print: UInt64 = 0xcbf2_9ce4_8422_2325

        mutating func note(_ text: String) {
            for byte in text.utf8 { print = (print ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
    }

    private var additions: [RecipeID: Addition] = [:]

    /// The statements that read them.
    static func statements(of recipes: [RecipeID], for reader: UserID, _ household: HouseholdID) -> [SQL] {
        [CookbookSQL.cookbooks(of: recipes, household), OpinionSQL.by(reader, of: recipes, household)]
    }

    /// Reads the answers to the statements.
    init(_ results: some Collection<Rows>) throws(DatabaseError) {
        let results = Array(results)
        for row in results[0] {
            let (recipe, id, name): (RecipeID, CookbookID, String) = (
                try row.id(0), try row.id(1), try row.string(2)
            )
            additions[recipe, default: Addition()].cookbooks.append((id, name))
            additions[recipe]?.note("\(id) \(name)")
        }
        for opinion in try results[1].all(StoredOpinion.self) {
            additions[opinion.recipeID, default: Addition()].opinion = opinion
            additions[opinion.recipeID]?.note(opinion.jsonText())
        }
    }

    /// Writes those of a recipe into its open object.
    func write(of recipe: RecipeID, to json: inout JSONWriter) {
        let addition = additions[recipe]
        json.array("cookbooks") { json in
            for cookbook in addition?.cookbooks ?? [] {
                json.object { json in
                    json.member("id", cookbook.id)
                    json.member("name", cookbook.name)
                }
            }
        }
        json.member("opinion", addition?.opinion)
    }

    /// What tells them from others of the same recipe; nil for none.
    func mark(of recipe: RecipeID) -> String? { additions[recipe].map { String($0.print, radix: 16) } }
}

extension SQLRecipeStore {
    /// Rows of a list as they are shown to a user.
    func summaries(
        _ rows: some Collection<Row>,
        of household: HouseholdID,
        for reader: UserID
    ) async throws -> [RecipeDocument] {
        guard !rows.isEmpty else { return [] }
        let ids = try rows.map { try $0.id(StoredRecipe.Place.id, as: RecipeID.self) }
        let sql = OpinionSQL.favourites(of: reader, among: ids, household)
        let favourites = Set(try await db.of(household).read([sql])[0].values(as: RecipeID.self))
        return try rows.map { try RecipeRow(row: $0).summary(favourites) }
    }
}
