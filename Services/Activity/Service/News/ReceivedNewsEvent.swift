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
    /// How it is taken back; nil if it cannot be, or if nobody has done it.
    let undo: Undo?

    /// `undo` is how an event of this kind is taken back if it does not say so itself.
    init(_ event: ReceivedEvent, _ news: News, by actor: UserID? = nil, undo: Undo? = nil) {
        self.event = event
        self.news = news
        self.actor = EventActor.of(event.payload) ?? actor.map { .user($0, byApp: false) }
        self.undo = self.actor == nil ? nil : EventUndo.of(event.payload) ?? undo
    }
}

/// The services that tell of what happens, and what their events mean; nil for what does not concern a household.
enum NewsSources {
    static let all: [BatchSource<ReceivedNews?>] = [
        BatchSource { (event: AccountEvent, received) in
            let actor: UserID? = if case .householdMembershipEnded(let fact) = event { fact.actor } else { nil }
            return ReceivedNews(received, News(event, in: received.household), by: actor, undo: Undo(event))
        },
        BatchSource { (event: RecipeEvent, received) in
            ReceivedNews(received, News(event, in: received.household), undo: Undo(event))
        },
        BatchSource { (event: MenuEvent, received) in News(event).map { ReceivedNews(received, $0) } },
        BatchSource { (event: PlanEvent, received) in News(event).map { ReceivedNews(received, $0) } },
        BatchSource { (event: GroceryEvent, received) in
            let actor: UserID? =
                switch event {
                case .shareCreated(let fact), .shareRevoked(let fact): fact.actor
                default: nil
                }
            return News(event, in: received.household).map {
                ReceivedNews(received, $0, by: actor, undo: Undo(event))
            }
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
