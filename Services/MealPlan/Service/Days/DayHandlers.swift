import HTTP
import Identity
import JSON
import MealPlanAPI
import Values

/// Whole days of the plan.
extension Dependencies {
    func copyPlanDays(_ request: Request, _ caller: Caller) async throws -> Response {
        let (from, to, days) = try request.decode(CopyRequest.self).check()
        let scope = PlanScope(days: [from...from.adding(days: days - 1), to...to.adding(days: days - 1)])
        let newID = plan.newID
        let result = try await plan.store.change(caller.household, scope) { book in
            try book.copy(from: from, to: to, days: days) { PlanEntryID(newID()) }
        }
        return .entries(
            result.entries,
            effects: await plan.effects(of: result.book, in: caller.household),
            status: 201
        )
    }

    func fillPlanFromMenu(_ request: Request, _ caller: Caller) async throws -> Response {
        let body = try request.decode(FillRequest.self)
        let spot = try body.check()
        let isPreview = try request.flag("preview")
        let result = try await plan.fill(
            from: body.menuID,
            first: spot.date,
            slot: spot.slot,
            of: caller.household,
            isPreview: isPreview
        )
        if isPreview { return .entries(result.entries, effects: nil) }
        return .entries(
            result.entries,
            effects: await plan.effects(of: result.book, in: caller.household),
            status: 201
        )
    }

    func clearPlanDays(_ request: Request, _ caller: Caller) async throws -> Response {
        let body = try request.decode(ClearRequest.self)
        let days = try PlanChecks.range(body.from, body.to)
        let waiting = try await plan.waiting(for: PlanScope(days: [days]), in: caller.household)
        let result = try await plan.store.change(caller.household, PlanScope(days: [days])) { book in
            try book.clear(from: days.lowerBound, to: days.upperBound)
        }
        let effects = await plan.effects(of: result.book, in: caller.household, waiting: waiting)
        return .json { json in
            json.object { json in
                json.member("removed", result.value)
                json.effects(effects)
            }
        }
    }
}

extension PlanChanged<[PlanEntryID]> {
    /// The entries that the change has made.
    fileprivate var entries: [PlanEntry] { value.compactMap { book.entries[$0] } }
}

/// How the routes of days are documented.
extension Operation {
    static let copyPlanDays = Operation(
        "copyPlanDays",
        summary: "Copies a day or a week, after existing entries.",
        tag: "meal plan",
        body: .object([
            Property("from", .date, description: "The first day."),
            Property("to", .date, description: "The day to copy it to."),
            Property("days", .integer(min: 1, max: 31), required: false, description: "1 if absent."),
        ]),
        example: #"{"from":"2026-11-20","to":"2026-11-27","days":7}"#,
        answers: [.created(PlanSchemas.entries, "The new entries.")],
        errors: [409]
    )
    static let fillPlanFromMenu = Operation(
        "fillPlanFromMenu",
        summary: "Plans the uncooked recipes of a menu that are not on the calendar yet, one per day.",
        tag: "meal plan",
        query: [
            Parameter(
                "preview",
                .boolean,
                description: "Plans nothing, and says what would be planned; the ids will be others."
            )
        ],
        body: .object([
            Property("menu_id", .uuid), Property("from", .date, description: "The first day."),
            Property("slot", PlanSchemas.slot, required: false, description: "Dinner if absent."),
        ]),
        answers: [
            .created(PlanSchemas.entries, "The new entries."), .ok(PlanSchemas.entries, "What would be planned."),
        ],
        errors: [409, 503]
    )
    static let clearPlanDays = Operation(
        "clearPlanDays",
        summary: "Clears some days.",
        tag: "meal plan",
        body: .object([Property("from", .date), Property("to", .date)]),
        answers: [
            .ok(
                .object([
                    Property("removed", .integer(min: 0), description: "How many entries were removed."),
                    Effect.property,
                ])
            )
        ]
    )
}

/// The body of copying days.
@JSONObject(.readOnly)
struct CopyRequest {
    var from: CalendarDate
    var to: CalendarDate
    var days: Int?

    /// The first day, the day it is copied to, and how many days.
    func check() throws(Problem) -> (from: CalendarDate, to: CalendarDate, days: Int) {
        let days = days ?? 1
        var fields = FieldCheck()
        fields.number(days, "/days", in: 1...31)
        if from == to { fields.refuse("/to", "out_of_range", "Choose another day to copy to.") }
        fields.day(from, "/from")
        fields.day(to, "/to")
        try fields.finish()
        // The last of the copies as well.
        _ = try PlanChecks.date(to.adding(days: days - 1), "/to")
        return (from, to, days)
    }
}

/// The body of spreading a menu over days.
@JSONObject(.readOnly)
struct FillRequest {
    var menuID: MenuID
    var from: CalendarDate
    var slot: String?

    /// The first day, and the meal: dinner if the caller does not say.
    func check() throws(Problem) -> Spot {
        var fields = FieldCheck()
        fields.day(from, "/from")
        let slot = fields.slot(slot)
        try fields.finish()
        return Spot(date: from, slot: slot ?? .dinner)
    }
}

/// The body of emptying days.
@JSONObject(.readOnly)
struct ClearRequest {
    var from: CalendarDate
    var to: CalendarDate
}
