import Events
import HTTP
import Identity
import Values

/// What the menu service is built from.
struct Dependencies: Sendable {
    var menus: Menus
    var authenticator: Authenticator
    /// Answers with a household's live events.
    var stream: @Sendable (Request, HouseholdID) async throws -> Response
    var limits = PlanLimits()
    /// Where neighbours' events arrive; nil in tests that send none.
    var events: EventReceiver?
}
