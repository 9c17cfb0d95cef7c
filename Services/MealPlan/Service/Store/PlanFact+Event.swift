import Events
import FoundationEssentials
import JSON
import Values

extension PlanFact {
    /// The event that tells of it.
    var draft: EventDraft {
        switch self {
        case .added(let entry): .plan("added", entry)
        case .moved(let entry): .plan("moved", entry)
        case .changed(let entry): .plan("changed", entry)
        // Leftovers and notes have bought nothing.
        case .removed(let entry): .plan("removed", entry, to: entry.isToCook ? ["grocery"] : [])
        // Leftovers are eaten, not cooked once more.
        case .cooked(let entry, let date):
            .plan("cooked", entry, date: date, to: entry.isToCook ? ["recipe"] : [])
        case .uncooked(let entry, let date):
            .plan("uncooked", entry, date: date, to: entry.isToCook ? ["recipe"] : [])
        }
    }
}

extension PlanEntry {
    /// Whether it is a recipe that is bought and cooked for.
    fileprivate var isToCook: Bool { recipe != nil && leftoverOf == nil }
}

extension EventDraft {
    fileprivate static func plan(
        _ what: String,
        _ entry: PlanEntry,
        date: CalendarDate? = nil,
        to destinations: [String] = []
    ) -> EventDraft {
        EventDraft(
            "plan.entry_\(what)",
            subject: entry.id.uuid,
            payload: PlanEventPayload(
                entry: entry.id,
                recipe: entry.recipe?.id,
                date: date ?? entry.spot.date
            ),
            to: destinations
        )
    }
}

/// The details of an entry's event.
private struct PlanEventPayload: JSONEncodable {
    var entry: PlanEntryID
    var recipe: RecipeID?
    var date: CalendarDate

    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("entry_id", entry)
            json.member("recipe_id", recipe)
            json.member("date", date)
        }
    }
}
