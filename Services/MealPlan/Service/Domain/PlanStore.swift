import Values

/// Where the plan is kept.
protocol PlanStore: Sendable {
    /// The entries of some days, sorted by day, meal and position, and the plan's version.
    func window(
        from first: CalendarDate,
        to last: CalendarDate,
        of household: HouseholdID
    ) async throws -> (entries: [PlanEntry], version: Int)

    /// One entry; nil if there is none of that id.
    func entry(_ id: PlanEntryID, of household: HouseholdID) async throws -> PlanEntry?

    /// Runs `body` on a part of the household's plan in one transaction and writes what it changed and what happened.
    ///
    /// Changes of a household are made one after the other. The body may run more than once, each time on a fresh book.
    func change<Value: Sendable>(
        _ household: HouseholdID,
        _ scope: PlanScope,
        _ body: @escaping @Sendable (inout PlanBook) throws(PlanError) -> Value
    ) async throws -> PlanChanged<Value>
}

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
