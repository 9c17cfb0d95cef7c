import Database
import Values

/// Rows of recipes with their texts behind.
struct PhraseRows: Sendable {
    let rows: Rows
    var count: Int { rows.count }
    /// How many bytes all values have.
    var size: Int { rows.size }
    /// Those of them that the reader marked as favourites.
    var favourites: Set<RecipeID> = []

    /// Rows by their recipes.
    typealias Found = [SearchID: Row]

    /// Those that have all phrases in the texts that were read.
    func having(_ phrases: [[[UInt8]]]) throws -> Found {
        let found = try rows.filter { try SearchedTexts.has(phrases, in: $0, .ofSummary) }
        return Dictionary(try found.map { (SearchID(try $0.id(StoredRecipe.Place.id)), $0) }) { first, _ in first }
    }
}
