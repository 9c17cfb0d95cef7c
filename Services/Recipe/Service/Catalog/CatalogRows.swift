import Crypto
import Database
import FoundationEssentials
import JSON
import Kitchen
import RecipeAPI
import Values

/// An edition of the catalogue: what one file had.
@TableRow("catalog_edition")
struct StoredCatalogEdition {
    @Column(.key) var edition: Int
    /// `loading`, `current` or `old`.
    var state: String
    /// What the file is known by.
    var digest: String
    /// The version of the engine that has read its lines.
    var parserVersion: Int
    /// How many entries of the file have been dealt with.
    var entries: Int = 0
    /// How many of them are recipes, could not be read, or are there already.
    var recipes: Int = 0
    var skipped: Int = 0
    var doubles: Int = 0
    var startedAt: Instant
    var completedAt: Instant?
}

/// A recipe of the catalogue, whose lines are as they were written.
@TableRow("catalog_recipe")
struct StoredCatalogRecipe {
    @Column(.key) var id: RecipeID
    /// Which entry of the file it was.
    var position: Int
    var title: String
    var sourceType: String
    var sourceURL: String?
    var sourceName: String?
    var servings: Int
    var ingredients: String
    var steps: String
    var prepMinutes: Int?
    var cookMinutes: Int?
    var totalMinutes: Int?
    var tags: String
    /// Where a picture of it is.
    var imageSource: String?
    var nutrition: String?
    var notes: String?
    /// The cookbooks that it is in, as JSON.
    var cookbooks: String
    /// What it is found by, with the foods that were read in its lines.
    var search: String
    /// What was read of its allergens and diets: `DietaryMarks`.
    var dietary: String
    var createdAt: Instant

    /// The row of an entry; `start` is when the edition was begun.
    init(_ entry: CatalogEntry, since start: Instant, _ kitchen: HouseholdKitchen) {
        let content = entry.content
        id = entry.id
        position = entry.number
        title = content.title
        sourceType = content.origin.kind
        sourceURL = content.origin.url
        sourceName = content.origin.name
        servings = content.servings
        ingredients = content.ingredients.map(RecipeStep.init).jsonText(capacity: 1024)
        steps = content.steps.map(RecipeStep.init).jsonText(capacity: 2048)
        prepMinutes = content.times.prep
        cookMinutes = content.times.cook
        totalMinutes = content.times.total
        tags = content.tags.jsonText()
        imageSource = content.imageSource
        nutrition = content.nutrition?.jsonText()
        notes = content.details.notes
        cookbooks = entry.cookbooks.map(CatalogCookbook.init).jsonText()
        let lines = kitchen.read(content.ingredients)
        search = StoredRecipe.search(content.title, content.tags, lines)
        dietary = DietaryMarks.text(of: lines.map(\.line), kitchen)
        // The first of the file is the newest.
        createdAt = Instant(milliseconds: start.milliseconds - Int64(entry.number))
    }
}

extension RecipeStep {
    fileprivate init(_ line: RecipeContent.Line) { self.init(section: line.section, text: line.text) }
}

/// A cookbook of the catalogue, as its recipes name it.
@JSONObject
struct CatalogCookbook: Hashable, Sendable {
    var id: CookbookID
    var name: String

    /// The same name has the same id in every edition.
    init(_ name: String) {
        id = CookbookID(UUID.version5(namespace: Self.namespace, name: CookbookRules.key(of: name)))
        self.name = name
    }

    private static let namespace = UUID(
        uuid: (
            0x6B, 0x1D, 0x2C, 0x0A, 0x4E, 0x57, 0x4F, 0x0B, 0x9B, 0x0C, 0x51, 0x7E, 0x4A, 0xC3, 0x1F, 0x02
        )
    )
}

/// A cookbook with the number of its recipes.
@TableRow("catalog_cookbook")
struct StoredCatalogCookbook {
    @Column(.key) var id: CookbookID
    var name: String
    var nameKey: String
    var recipes: Int

    /// Where the next page goes on.
    var place: CookbookPlace { CookbookPlace(key: nameKey, id: id) }
}

extension StoredCatalogCookbook: JSONEncodable {
    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("name", name)
            json.member("recipes", recipes)
        }
    }
}
