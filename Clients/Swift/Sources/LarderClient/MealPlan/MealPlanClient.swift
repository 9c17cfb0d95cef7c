import Foundation

extension Larder {
    /// The household's calendar.
    public var mealPlan: MealPlanClient { MealPlanClient(api: api) }
}

/// The household's calendar.
public struct MealPlanClient: Sendable {
    let api: API

    /// Some days, up to 100; by default the fifteen around today.
    public func window(from: CalendarDate? = nil, to: CalendarDate? = nil) async throws -> PlanWindow {
        var query = Query()
        query.add("from", from)
        query.add("to", to)
        return try await api.read(.get("/api/v1/meal-plan", query))
    }

    /// An entry.
    public func entry(_ id: UUID) async throws -> PlanEntry {
        try await api.read(.get("/api/v1/meal-plan/entries/\(id)"))
    }

    /// Adds a recipe or a note.
    public func add(_ entry: NewPlanEntry) async throws -> PlanEntry {
        try await api.read(try .post("/api/v1/meal-plan/entries", entry))
    }

    /// Changes an entry, or moves it.
    public func change(_ id: UUID, _ change: PlanEntryChange, ifVersion version: Int? = nil) async throws -> PlanEntry {
        try await api.read(try .patch("/api/v1/meal-plan/entries/\(id)", change, ifVersion: version))
    }

    /// Removes an entry.
    @discardableResult
    public func remove(_ id: UUID, ifVersion version: Int? = nil) async throws -> [Effect] {
        try await api.effects(.delete("/api/v1/meal-plan/entries/\(id)", ifVersion: version))
    }

    /// Lets two entries change places.
    public func swap(_ id: UUID, with other: UUID) async throws -> PlanEntries {
        try await api.read(try .post("/api/v1/meal-plan/entries/\(id)/swap", ["with": other.wire]))
    }

    /// Marks an entry as cooked, today or on a day.
    public func markCooked(_ id: UUID, on day: CalendarDate? = nil) async throws -> PlanEntry {
        try await api.read(try .post("/api/v1/meal-plan/entries/\(id)/cooked", CookedInput(cookedOn: day)))
    }

    /// Takes back that an entry was cooked.
    public func undoCooked(_ id: UUID) async throws -> PlanEntry {
        try await api.read(.delete("/api/v1/meal-plan/entries/\(id)/cooked").repeated(.safe))
    }

    /// Copies a day, or several, to others.
    public func copy(from: CalendarDate, to: CalendarDate, days: Int? = nil) async throws -> PlanEntries {
        try await api.read(try .post("/api/v1/meal-plan/copy", CopyInput(from: from, to: to, days: days)))
    }

    /// Puts the recipes of a menu on the calendar, or with `preview` says where they would be.
    public func fill(
        from menu: UUID,
        startingOn day: CalendarDate,
        slot: MealSlot? = nil,
        preview: Bool = false
    ) async throws -> PlanEntries {
        var query = Query()
        query.add("preview", preview ? true : nil)
        let body = FillInput(menuID: menu, from: day, slot: slot)
        return try await api.read(try .post("/api/v1/meal-plan/fill", body, query))
    }

    /// Removes everything from some days; gives how many entries that were.
    @discardableResult
    public func clear(from: CalendarDate, to: CalendarDate) async throws -> Int {
        let body = CopyInput(from: from, to: to)
        return try await api.read(try .post("/api/v1/meal-plan/clear", body), as: ClearAnswer.self).removed
    }

    /// Does what people did to the calendar, perhaps without a network: each operation once, however often it is sent.
    ///
    /// Up to 200 operations. If it throws, some of them may have been done: send the same ones again.
    public func sync(_ operations: [PlanOperation]) async throws -> SyncedPlan {
        try await api.sync("/api/v1/meal-plan/sync", operations)
    }

    /// Changes of the household's calendar, as they happen.
    public func events() -> AsyncThrowingStream<LiveEvent, any Error> { api.events("/api/v1/meal-plan/events") }
}

private struct CopyInput: Encodable, Sendable {
    var from: CalendarDate
    var to: CalendarDate
    var days: Int?
}

private struct FillInput: Encodable, Sendable {
    var menuID: UUID
    var from: CalendarDate
    var slot: MealSlot?
}

private struct ClearAnswer: Codable, Sendable {
    var removed: Int
}
