import Events
import FoundationEssentials
import Identity
import MealPlanAPI
import Values

extension PlanBook {
    /// The events that tell of what has happened.
    var drafts: [EventDraft] { facts.map { $0.draft(undo: undo($0)) } }
}

extension PlanFact {
    func draft(undo: Undo? = nil) -> EventDraft {
        switch self {
        // Lists that buy for these days follow, and the menu of which an entry is a recipe knows where that stands.
        case .added(let entry): entry.draft(PlanEvent.planEntryAdded, undo, to: "grocery", "menu")
        case .moved(let entry): entry.draft(PlanEvent.planEntryMoved, undo, to: "grocery", "menu")
        case .changed(let entry): entry.draft(PlanEvent.planEntryChanged, undo, to: "grocery")
        case .recipeDeleted(let entry): entry.draft(PlanEvent.planEntryChanged, nil)
        // Leftovers and notes have bought nothing.
        case .removed(let entry): entry.draft(PlanEvent.planEntryRemoved, undo, to: "grocery", "menu")
        // Leftovers are eaten, not cooked once more. What is cooked of a menu is counted there.
        case .cooked(let entry, let date): entry.draft(PlanEvent.planEntryCooked, undo, date, to: "recipe")
        case .uncooked(let entry, let date): entry.draft(PlanEvent.planEntryUncooked, undo, date, to: "recipe")
        }
    }
}

extension PlanEntry {
    /// An event about the entry; to its destinations go only recipes that are bought and cooked for.
    fileprivate func draft(
        _ event: (PlanEntryFact) -> PlanEvent,
        _ undo: Undo?,
        _ date: CalendarDate? = nil,
        to destinations: String...
    ) -> EventDraft {
        let isToCook = recipe != nil && leftoverOf == nil
        var fact = PlanEntryFact(entryID: id, recipeID: recipe?.id, date: date ?? spot.date)
        if isToCook, date == nil { (fact.servings, fact.cooked) = (recipe?.servings, cooked != nil) }
        fact.title = recipe?.title ?? words
        if let place { (fact.menuID, fact.menuItemID, fact.slot) = (place.menu, place.item, spot.slot.wire) }
        let unconcerned = place == nil ? "menu" : "recipe"
        return EventDraft(
            event(fact),
            subject: id.uuid,
            to: isToCook ? destinations.filter { $0 != unconcerned } : [],
            undo: undo
        )
    }
}
