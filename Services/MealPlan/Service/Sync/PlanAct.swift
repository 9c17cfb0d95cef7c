import Values

/// What a client did to an entry, perhaps while it was offline.
enum PlanAct: Hashable, Sendable {
    case add(NewEntry, recipe: RecipeID?, place: MealPlan.Place?)
    /// An entry was changed, or moved, or both.
    case change(EntryChange)
    case delete
    case cook(on: CalendarDate?, today: CalendarDate)
    case uncook
}

/// How an operation and what others had done went together.
enum PlanMerge: String, CaseIterable {
    /// The client had planned it before.
    case alreadyThere = "already_there"
    /// Somebody else had removed it.
    case alreadyRemoved = "already_removed"
    /// It was marked cooked, and that mark holds.
    case alreadyCooked = "already_cooked"
    /// It took the place of what its client had not seen.
    case replaced
}
