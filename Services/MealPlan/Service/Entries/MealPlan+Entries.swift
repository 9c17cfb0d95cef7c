import Values

/// What people do to one entry, if it is in the version that they know.
extension MealPlan {
    /// Changes an entry, or moves it, or both.
    func change(
        _ id: PlanEntryID,
        _ change: EntryChange,
        expecting version: Int?,
        of household: HouseholdID
    ) async throws -> ChangedEntry {
        try await check(change.member ?? nil, of: household)
        let scope = PlanScope(days: change.date.map { [$0...$0] } ?? [])
        return try await self.change(id, expecting: version, of: household, with: scope) { entry in
            change.servings.flatMap { $0 == entry.recipe?.servings ? nil : .servings($0) }
        } _: { book in
            try book.change(id, change)
        }
    }

    /// Takes an entry away.
    func remove(
        _ id: PlanEntryID,
        expecting version: Int?,
        of household: HouseholdID
    ) async throws -> PlanChanged<Void> {
        try await change(id, expecting: version, of: household) { book in try book.remove(id) }
    }

    /// Marks an entry cooked: on a day, or when it was planned for.
    func markCooked(
        _ id: PlanEntryID,
        on date: CalendarDate?,
        today: CalendarDate,
        expecting version: Int?,
        of household: HouseholdID
    ) async throws -> ChangedEntry {
        try await change(id, expecting: version, of: household) { entry in
            .cooked(on: date ?? min(entry.spot.date, today))
        } _: { book in
            try book.markCooked(id, on: date, today: today)
        }
    }

    /// Takes an entry's mark back.
    func undoCooked(_ id: PlanEntryID, expecting version: Int?, of household: HouseholdID) async throws -> ChangedEntry
    {
        try await change(id, expecting: version, of: household) { _ in
            .notCooked
        } _: { book in
            try book.undoCooked(id)
        }
    }
}
