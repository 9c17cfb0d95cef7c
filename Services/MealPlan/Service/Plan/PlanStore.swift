import Values

/// The part of the plan that a change needs.
struct PlanScope: Hashable, Sendable {
    /// Entries, with all of their days, their leftovers and what they are leftovers of.
    var entries: [PlanEntryID] = []
    /// Whole days, with leftovers of what is planned on them.
    var days: [ClosedRange<CalendarDate>] = []
    /// A recipe's entries that are not cooked, and what they are leftovers of.
    var recipe: RecipeID?
}

/// What a change gave and how it left things.
struct PlanChanged<Value: Sendable>: Sendable {
    /// What the closure returned.
    let value: Value
    /// The book as the closure left it.
    let book: PlanBook
}
