import Events
import FoundationEssentials
import MealPlanAPI
import Values

extension PlanFact {
    var draft: EventDraft {
        switch self {
        // Lists that buy for these days follow.
        case .added(let entry): entry.draft(PlanEvent.planEntryAdded, to: "grocery")
        case .moved(let entry): entry.draft(PlanEvent.planEntryMoved, to: "grocery")
        case .changed(let entry): entry.draft(PlanEvent.planEntryChanged, to: "grocery")
        case .recipeDeleted(let entry): entry.draft(PlanEvent.planEntryChanged)
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
        let isToCook = recipe != nil && leftoverOf == nil
        var fact = PlanEntryFact(entryID: id, recipeID: recipe?.id, date: date ?? spot.date)
        if isToCook, date == nil { (fact.servings, fact.cooked) = (recipe?.servings, cooked != nil) }
        return EventDraft(event(fact), subject: id.uuid, to: isToCook ? [destination].compactMap(\.self) : [])
    }
}
