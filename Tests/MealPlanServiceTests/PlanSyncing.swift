import HTTP
import JSON
import MealPlanAPI
import Sync
import TestSupport
import Testing
import Values

@testable import MealPlanService

/// An operation as a client sends it.
struct SentPlanOperation: Sendable {
    let id = OperationID(.version7())
    let op: String
    let entry: PlanEntryID
    var members = ""

    var text: String { #"{"id":"\#(id)","op":"\#(op)","entry_id":"\#(entry)"\#(members)}"# }

    static func add(_ entry: PlanEntryID, _ day: Int, _ what: String, slot: String = "dinner") -> Self {
        Self(
            op: "add",
            entry: entry,
            members: #","entry":{"date":"\#(CalendarDate.november(day))","slot":"\#(slot)",\#(what)}"#
        )
    }

    static func add(_ entry: PlanEntryID, recipe: Int, on day: Int) -> Self {
        add(entry, day, #""recipe_id":"\#(RecipeID.test(recipe))""#)
    }

    static func add(_ entry: PlanEntryID, note: String, on day: Int) -> Self { add(entry, day, #""note":"\#(note)""#) }

    static func change(_ entry: PlanEntryID, _ change: String, seen: Int? = nil) -> Self {
        Self(op: "change", entry: entry, members: #","change":\#(change)"# + Self.seen(seen))
    }

    static func delete(_ entry: PlanEntryID, seen: Int? = nil) -> Self {
        Self(op: "delete", entry: entry, members: Self.seen(seen))
    }

    static func cook(_ entry: PlanEntryID, on day: Int? = nil) -> Self {
        Self(op: "cook", entry: entry, members: day.map { #","cooked_on":"\#(CalendarDate.november($0))""# } ?? "")
    }

    static func uncook(_ entry: PlanEntryID, seen: Int? = nil) -> Self {
        Self(op: "uncook", entry: entry, members: Self.seen(seen))
    }

    private static func seen(_ version: Int?) -> String { version.map { #","seen":\#($0)"# } ?? "" }
}

/// What a sync is answered.
@JSONObject(.readOnly)
struct PlanSyncAnswer: Equatable {
    var results: [OperationOutcome]
    var entries: [PlanEntryBody]

    var words: [String] { results.map(\.words) }
}

extension OperationOutcome {
    /// Such as `merged replaced`.
    var words: String { ([status.rawValue] + [code].compactMap(\.self)).joined(separator: " ") }
}

extension TestClient {
    /// Sends operations; gives the answer as it is.
    func send(_ operations: [SentPlanOperation]) async -> TestAnswer {
        let texts = operations.map(\.text).joined(separator: ",")
        return await post(MealPlanPaths.sync, #"{"operations":[\#(texts)]}"#)
    }

    /// Sends operations, which go well.
    func sync(_ operations: [SentPlanOperation]) async throws -> PlanSyncAnswer {
        let answer = await send(operations)
        #expect(answer.status == 200, "\(answer)")
        return try answer.decode()
    }
}
