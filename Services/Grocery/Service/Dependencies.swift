import Database
import Events
import FoundationEssentials
import HTTP
import Identity
import Kitchen
import Values

/// Everything that the service's routes stand on.
struct Dependencies: Sendable {
    /// Where lists are kept.
    var store: any GroceryStore
    /// Where received events are handled.
    var db: any SQLDatabase
    /// What recipes, menus and the meal plan say.
    var neighbours: Neighbours
    /// Who is calling.
    var authenticator: Authenticator
    /// What services know each other by.
    var internalSecret: InternalSecret
    /// The live streams.
    var feed: LiveFeed
    /// The foods that are known.
    var foods: FoodTable
    /// What public links begin with, without a slash at the end.
    var origin: String
    /// The shared page's files.
    var assets: ListAssets
    /// The clock.
    var now: @Sendable () -> Instant
    /// Makes ids.
    var newID: @Sendable () -> UUID

    /// Reads ingredient lines.
    var parser: IngredientParser { IngredientParser(foods: foods) }
    /// Brings lines together.
    var kitchen: Consolidation { Consolidation(foods: foods) }
}
