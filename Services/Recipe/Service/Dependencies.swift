import Events
import Identity
import Loop
import Values

/// What the recipe service is built from.
struct Dependencies: Sendable {
    /// What can be done with recipes.
    var book: RecipeBook
    /// Makes drafts of pages and texts.
    var extractor: Extractor
    /// Reads ingredient lines.
    var reader: IngredientReader
    /// For work that computes longer than the loop may wait.
    var pool: ThreadPool
    /// Finds out who is calling.
    var authenticator: Authenticator
    /// Where neighbours' events arrive; nil in tests that send none.
    var events: EventReceiver?
}
