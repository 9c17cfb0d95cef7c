import AccountAPI
import Events
import ExportAPI
import GroceryAPI
import Identity
import MealPlanAPI
import MenuAPI
import RecipeAPI
import Values

/// News as it arrived.
struct ReceivedNews: Sendable {
    let event: ReceivedEvent
    let news: News
    /// Who did it, if it is known.
    let actor: Actor?

    init(_ event: ReceivedEvent, _ news: News, by actor: UserID? = nil) {
        self.event = event
        self.news = news
        self.actor = EventActor.of(event.payload) ?? actor.map { .user($0, byApp: false) }
    }
}

/// The services that tell of what happens, and what their events mean; nil for what does not concern a household.
enum NewsSources {
    static let all: [BatchSource<ReceivedNews?>] = [
        BatchSource { (event: AccountEvent, received) in
            let actor: UserID? = if case .householdMembershipEnded(let fact) = event { fact.actor } else { nil }
            return ReceivedNews(received, News(event, in: received.household), by: actor)
        },
        BatchSource { (event: RecipeEvent, received) in
            ReceivedNews(received, News(event, in: received.household))
        },
        BatchSource { (event: MenuEvent, received) in News(event).map { ReceivedNews(received, $0) } },
        BatchSource { (event: PlanEvent, received) in News(event).map { ReceivedNews(received, $0) } },
        BatchSource { (event: GroceryEvent, received) in
            let actor: UserID? =
                switch event {
                case .shareCreated(let fact), .shareRevoked(let fact): fact.actor
                default: nil
                }
            return News(event, in: received.household).map { ReceivedNews(received, $0, by: actor) }
        },
        BatchSource { (event: FeedEvent, received) in
            let actor =
                switch event {
                case .feedCreated(let fact), .feedRevoked(let fact): fact.actor
                }
            return ReceivedNews(received, News(event, of: received.subject), by: actor)
        },
    ]
}
