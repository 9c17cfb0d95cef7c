import Events
import FoundationEssentials
import HTTP
import Identity
import Kitchen
import Runtime
import Values

/// Everything that the service's routes stand on.
struct Dependencies: Sendable {
    /// Where lists are kept.
    var store: any GroceryStore
    /// What recipes, menus and the meal plan say.
    var neighbours: Neighbours
    /// Who is calling.
    var authenticator: Authenticator
    /// The live streams.
    var feed: LiveFeed
    /// Where neighbours' events arrive.
    var events: EventReceiver
    /// The foods that are known.
    var foods: FoodTable
    /// What public links begin with, without a slash at the end.
    var origin: String
    /// The shared page's files.
    var assets: StaticFiles
    /// The clock.
    var now: @Sendable () -> Instant
    /// Makes ids.
    var newID: @Sendable () -> UUID

    /// Reads ingredient lines.
    var parser: IngredientParser { IngredientParser(foods: foods) }
    /// Brings lines together.
    var kitchen: Consolidation { Consolidation(foods: foods) }
}
