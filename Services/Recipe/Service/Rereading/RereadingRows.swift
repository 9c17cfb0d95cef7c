import Database
import JSON
import Kitchen
import RecipeAPI
import Values

/// What is read again of a recipe's row.
@TableRow("recipe")
struct StoredLines {
    @Column(.key) var id: RecipeID
    var version: Int
    var title: String
    var tags: String
    var ingredients: String
    var search: String
    var dietary: String
}

/// A stored recipe whose lines have been read again.
struct RereadRecipe: Sendable {
    /// As it was read from the database.
    let stored: StoredLines
    let ingredients: String
    let search: String
    let dietary: String
    /// Why it cannot be read: then it stays as it is.
    let error: (any Error)?

    /// Reads a recipe's lines again.
    init(_ stored: StoredLines, _ kitchen: HouseholdKitchen) {
        self.stored = stored
        do {
            let lines = kitchen.read(try JSONReader.read(from: stored.ingredients))
            search = StoredRecipe.search(stored.title, try JSONReader.read(from: stored.tags), lines)
            dietary = DietaryMarks.text(of: lines.map(\.line), kitchen)
            ingredients = lines.jsonText(capacity: 4096)
            error = nil
        } catch {
            (ingredients, search, dietary) = (stored.ingredients, stored.search, stored.dietary)
            self.error = error
        }
    }

    /// Whether its lines say something else now.
    var isChanged: Bool { ingredients != stored.ingredients }
    /// How many bytes more its lines take now.
    var growth: Int {
        [ingredients, search, dietary].reduce(0) { $0 + $1.utf8.count }
            - [stored.ingredients, stored.search, stored.dietary].reduce(0) { $0 + $1.utf8.count }
    }
}
