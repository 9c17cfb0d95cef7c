import HTTP
import JSON
import MealPlanAPI
import Sync
import TestSupport
import Values

@testable import MealPlanService

extension SentOperation {
    init(_ op: String, entry: PlanEntryID, _ members: String?) { self.init(op, #""entry_id":"\#(entry)""#, members) }

    static func add(_ entry: PlanEntryID, _ day: Int, _ what: String, slot: String = "dinner") -> Self {
        let new = #"{"date":"\#(CalendarDate.november(day))","slot":"\#(slot)",\#(what)}"#
        return Self("add", entry: entry, #""entry":\#(new)"#)
    }

    static func add(_ entry: PlanEntryID, recipe: Int, on day: Int) -> Self {
        add(entry, day, #""recipe_id":"\#(RecipeID.test(recipe))""#)
    }

    static func add(_ entry: PlanEntryID, note: String, on day: Int) -> Self { add(entry, day, #""note":"\#(note)""#) }

    static func change(_ entry: PlanEntryID, _ change: String, seen: Int? = nil) -> Self {
        Self("change", #""entry_id":"\#(entry)""#, #""change":\#(change)"#, Self.seen(seen))
    }

    static func delete(_ entry: PlanEntryID, seen: Int? = nil) -> Self { Self("delete", entry: entry, Self.seen(seen)) }

    static func cook(_ entry: PlanEntryID, on day: Int? = nil) -> Self {
        Self("cook", entry: entry, day.map { #""cooked_on":"\#(CalendarDate.november($0))""# })
    }

    static func uncook(_ entry: PlanEntryID, seen: Int? = nil) -> Self { Self("uncook", entry: entry, Self.seen(seen)) }
}

/// What a sync is answered.
@JSONObject(.readOnly)
struct PlanSyncAnswer: SyncAnswer, Equatable {
    var results: [OperationOutcome]
    var entries: [PlanEntryBody]
}

extension TestClient {
    /// Sends operations; gives the answer as it is.
    func send(_ operations: [SentOperation]) async -> TestAnswer { await send(operations, to: MealPlanPaths.sync) }

    /// Sends operations, which go well.
    func sync(_ operations: [SentOperation]) async throws -> PlanSyncAnswer {
        try await sync(operations, to: MealPlanPaths.sync)
    }
}
