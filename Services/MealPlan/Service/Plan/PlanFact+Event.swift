import Events
import FoundationEssentials
import MealPlanAPI
import Values

extension PlanFact {
    var draft: EventDraft {
        switch self {
        case .added(let entry): entry.draft(PlanEvent.planEntryAdded)
        case .moved(let entry): entry.draft(PlanEvent.planEntryMoved)
        case .changed(let entry): entry.draft(PlanEvent.planEntryChanged)
        // Leftovers and notes have bought nothing.
        case .removed(let entry): entry.draft(PlanEvent.planEntryRemoved, to: "grocery")
        // Leftovers are eaten, not cooked once more.
        case .cooked(let entry, let date): entry.draft(PlanEvent.planEntryCooked, date, to: "recipe")
        case .uncooked(let entry, let date): entry.draft(PlanEvent.planEntryUncooked, date, to: "recipe")
        }
    }
}

extension PlanEntry {
    /// An event about the entry; to its destination go only recipes that are bought and cooked for.
    fileprivate func draft(
        _ event: (PlanEntryFact) -> PlanEvent,
        _ date: CalendarDate? = nil,
        to destination: String? = nil
    ) -> EventDraft {
        let fact = PlanEntryFact(entryID: id, recipeID: recipe?.id, date: date ?? spot.date)
        let isToCook = recipe != nil && leftoverOf == nil
        return EventDraft(event(fact), subject: id.uuid, to: isToCook ? [destination].compactMap(\.self) : [])
    }
}
