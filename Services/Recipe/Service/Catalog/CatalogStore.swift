import Database
import Kitchen
import Loop
import RecipeAPI
import Values

/// Reads the catalogue, in which nothing is any household's.
struct SQLCatalogStore: Sendable {
    let db: any SQLDatabase
    /// What was last searched; the catalogue is kept beside households.
    let searches: SearchCache
    /// One reads the catalogue from the beginning; others wait for it.
    var searchTurns = Turns(most: 1, waiting: 256)
    /// Where lines are read, which takes longer than the loop may wait; nil for where the caller is.
    var pool: ThreadPool?
    /// Where is searched; nil for where lines are read.
    var searchPool: ThreadPool?

    /// A recipe as a household's kitchen reads it, with the cookbooks that it is in, and what tells it from others of its
    /// id; nil if there is none.
    func document(
        _ id: RecipeID,
        _ kitchen: HouseholdKitchen,
        as view: RecipeView
    ) async throws -> (json: [UInt8], mark: String)? {
        guard let row = try await db.ofService.read([CatalogSQL.one(id)])[0].first else { return nil }
        return try await aside {
            try Language.$shown.withValue(view.language) {
                let width = StoredRecipe.table.width
                let cookbooks = Array(try row.string(width).utf8)
                let document = try RecipeRow(row: row).document(kitchen, view, counting: kitchen)
                let json =
                    Array(document.json.dropLast()) + Array(",\"cookbooks\":".utf8) + cookbooks + [UInt8(ascii: "}")]
                let mark = "\(try row.int(width + 1)).\(IngredientParser.version).\(kitchen.version)"
                return (json, document.mark.map { "\(mark).\($0)" } ?? mark)
            }
        }
    }

    /// A recipe, to be copied; nil if there is none.
    func content(_ id: RecipeID) async throws -> RecipeContent? {
        guard let row = try await db.ofService.read([CatalogSQL.one(id)])[0].first else { return nil }
        var content = try StoredRecipe(row, from: 0).recipe().content
        // Its picture is fetched for the copy.
        content.saysImageSource = true
        return content
    }

    /// A page of cookbooks, by name.
    func cookbooks(after place: CookbookPlace?, limit: Int) async throws -> [StoredCatalogCookbook] {
        try await db.ofService.read([CatalogSQL.cookbooks(after: place, limit: limit)])[0].all()
    }

    func aside<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await pool.run(work)
    }
}
