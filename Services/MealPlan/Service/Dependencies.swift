import Events
import HTTP
import Identity
import Values

/// What the meal-plan service is built from.
struct Dependencies: Sendable {
    var plan: MealPlan
    var authenticator: Authenticator
    /// Answers with a household's live events.
    var stream: @Sendable (Request, HouseholdID) async throws -> Response
    /// Where neighbours' events arrive; nil in tests that send none.
    var events: EventReceiver?
}
