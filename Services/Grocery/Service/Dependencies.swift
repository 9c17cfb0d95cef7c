import Events
import FoundationEssentials
import HTTP
import Identity
import Kitchen
import Runtime
import Telemetry
import Values

/// Everything that the service's routes stand on.
struct Dependencies: Sendable {
    /// Where lists are kept.
    var store: SQLGroceryStore
    /// What recipes, menus and the meal plan say.
    var neighbours: Neighbours
    var authenticator: Authenticator
    /// The live streams.
    var feed: LiveFeed
    /// Who looks at which list.
    var presence: ListPresence
    /// Where neighbours' events arrive.
    var events: EventReceiver
    /// What each household knows of foods.
    var kitchens: HouseholdKitchens
    /// In whose words each household reads.
    var languages = HouseholdLanguages(now: { .now }, ask: { _ in HouseholdWords() })
    /// Lists as they were sent last.
    var rendered = RenderedLists()
    /// What public links begin with, without a slash at the end.
    var origin: String
    /// The shared page's files.
    var assets: StaticFiles
    var limits = PlanLimits()
    /// What bringing lines together may cost for one request.
    var steps = Follower.steps
    /// Where failures are written that no answer tells of.
    var logger = Logger(service: GroceryService.name)
    var now: @Sendable () -> Instant
    var newID: @Sendable () -> UUID

    /// Finds out what lists need to follow.
    var follower: Follower {
        Follower(store: store, kitchens: kitchens, languages: languages, neighbours: neighbours, steps: steps)
    }

    /// What the paths of the shared page begin with.
    var prefix: PathPrefix { PathPrefix(of: origin) }

    /// What the kitchen knows in a household, in its language.
    func kitchen(of household: HouseholdID) async -> HouseholdKitchen { await follower.kitchen(of: household) }
}
