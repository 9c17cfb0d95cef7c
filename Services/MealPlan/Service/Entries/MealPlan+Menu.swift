import HTTP
import Values

/// A meal after a change, and what else has changed.
struct ChangedMeal: Sendable {
    var state: MealState
    var effects: [Effect] = []
}

/// An entry after a change that its menu may have had a say in.
struct ChangedEntry: Sendable {
    var book: PlanBook
    /// What else has changed in the menu.
    var effects: [Effect] = []
}

/// What people change of a meal that is a menu's: the menu first, which is the one that knows; then the entry, at once.
///
/// Whoever dies in between leaves it to the menu's event to change the entry.
extension MealPlan {
    /// Changes one entry, and what the closure asks of its menu before.
    func change(
        _ id: PlanEntryID,
        expecting version: Int?,
        of household: HouseholdID,
        with scope: PlanScope = PlanScope(),
        asking change: (PlanEntry) -> MealChange?,
        _ body: @escaping @Sendable (inout PlanBook) throws -> Void
    ) async throws -> ChangedEntry {
        guard let entry = try await store.entry(id, of: household) else { throw PlanError.noSuchEntry }
        guard let place = entry.place, let order = change(entry) else {
            return ChangedEntry(
                book: try await self.change(id, expecting: version, of: household, with: scope, body).book
            )
        }
        if let version, version != entry.version { throw PlanError.changedMeanwhile }
        let changed = try await neighbours.changeMeal(place, order, household)
        let result = try await self.change(id, expecting: nil, of: household, with: scope) { book in
            if let changed { book.follow(changed.state) } else { book.release(id) }
            try body(&book)
        }
        let others = (changed?.effects ?? []).filter { $0 != Effect(.planEntry, id) }
        return ChangedEntry(book: result.book, effects: others)
    }
}
