import AccountAPI
import Events
import Identity
import Kitchen
import Loop
import Values

/// What the recipe service is built from.
struct Dependencies: Sendable {
    /// What can be done with recipes.
    var book: RecipeBook
    /// Cookbooks, and what is in them.
    var cookbooks: SQLCookbookStore
    /// Recipes that an operator has given to all households.
    var catalog: SQLCatalogStore
    /// What foods consist of, as the operator's table has it.
    var nutrients: NutrientStore
    /// What users think of recipes.
    var opinions: SQLOpinionStore
    /// What recipes were.
    var versions: SQLVersionStore
    /// What can be read from elsewhere.
    var imports: Imports
    /// What uses recipes.
    var neighbours: Neighbours
    /// Makes drafts of pages and texts.
    var extractor: Extractor
    /// What households say about foods.
    var foods: SQLFoodStore
    /// What each household knows of foods.
    var kitchens: KitchenCache
    /// Who eats in a household, as the account service says.
    var eaters: @Sendable (HouseholdID) async throws -> HouseholdEaters
    /// Which pictures show whom.
    var memberPictures: MemberPictureStore
    /// What can be done with pictures.
    var pictures: Pictures
    /// The live streams.
    var feed: LiveFeed
    /// For work that computes longer than the loop may wait.
    var pool: ThreadPool
    /// Finds out who is calling.
    var authenticator: Authenticator
    /// What each plan allows.
    var limits = PlanLimits()
    /// How many write their recipes into files at a time.
    var exportTurns = Turns(most: 2, waiting: 32)
    /// Whether the older form of extraction needs no sign-in.
    var hasOpenExtraction = false
    /// How many pages are read at a time for those who have not signed in.
    var openTurns = Turns(most: 4, waiting: 16)
    /// Where neighbours' events arrive.
    var events: EventReceiver

    /// Deletes recipes, and brings them back.
    var deletion: Deletion { Deletion(store: book.store, neighbours: neighbours, now: book.now) }
    /// Finds out what changes of recipes change elsewhere.
    var changeEffects: ChangeEffects { ChangeEffects(neighbours: neighbours) }
    /// Writes all recipes into a file.
    var export: RecipeExport {
        RecipeExport(store: book.store, pool: pool, turns: exportTurns, now: book.now) { [pictures] recipe, household in
            guard let address = recipe.content.imageURL.flatMap({ PictureAddress($0) }), address.household == household,
                let largest = PictureAddress.sizes.last
            else { return nil }
            let bytes = try await pictures.file(address.picture, of: household, size: largest)
            return bytes.map { ($0, "webp") }
        }
    }
    /// Counts what is read from other sites.
    var meter: ImportMeter { ImportMeter(store: book.store, now: book.now) }
}
