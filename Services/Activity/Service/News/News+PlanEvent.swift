import FoundationEssentials
import MealPlanAPI
import Values

extension News {
    /// What an event of the meal-plan service means; nil for what only services need.
    init?(_ event: PlanEvent) {
        switch event {
        case .planEntryAdded(let fact), .planEntryMoved(let fact), .planEntryChanged(let fact),
            .planEntryCooked(let fact), .planEntryUncooked(let fact):
            self.init(entry: fact)
        case .planEntryRemoved(let fact): self.init(entry: fact, isDeleted: true)
        case .planMemberRemoved: return nil
        }
    }

    private init(entry fact: PlanEntryFact, isDeleted: Bool = false) {
        thing = Thing(
            kind: .planEntry,
            id: fact.entryID.uuid,
            isDeleted: isDeleted,
            path: "\(MealPlanPaths.window)?from=\(fact.date)&to=\(fact.date)"
        )
        entry = Entry(subject: Subject(.planEntry, fact.entryID.uuid, fact.title))
    }
}
