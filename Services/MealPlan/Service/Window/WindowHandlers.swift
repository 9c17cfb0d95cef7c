import HTTP
import Identity
import MealPlanAPI
import Values

/// The window onto the plan and its live events.
extension Dependencies {
    func getMealPlan(_ request: Request, _ caller: Caller) async throws -> Response {
        let asked = try request.query.dates()
        let today = await plan.today(of: caller.household)
        let days = try days(asked.from, asked.to, around: today)
        let (entries, version) = try await plan.store.window(
            from: days.lowerBound,
            to: days.upperBound,
            of: caller.household
        )
        let body = PlanWindowBody(
            today: today,
            from: days.lowerBound,
            to: days.upperBound,
            entries: entries.map(\.body)
        )
        // Another day changes the answer as well as another version of the plan.
        return .json(body, etag: "\(version)-\(today)").conditional(on: request)
    }

    func streamMealPlanEvents(_ request: Request, _ caller: Caller) async throws -> Response {
        try await stream(request, caller.household)
    }

    /// The days that are asked for: fifteen from the first, up to the last, or around today.
    private func days(
        _ from: CalendarDate?,
        _ to: CalendarDate?,
        around today: CalendarDate
    ) throws(Problem) -> ClosedRange<CalendarDate> {
        if from == nil, to == nil { return today.adding(days: -7)...today.adding(days: 7) }
        let first = from ?? (to ?? today).adding(days: -14)
        return try PlanChecks.range(first, to ?? first.adding(days: 14), pointers: ("?from", "?to"))
    }
}

/// How the routes of the window are documented.
extension Operation {
    static let getMealPlan = Operation(
        "getMealPlan",
        summary: "The plan: the fifteen days around today, or a given range.",
        tag: "meal plan",
        query: [
            Parameter("from", .date, description: "The first day; seven days before today if both are absent."),
            Parameter("to", .date, description: "The last day; at most 100 days in all."), .ifNoneMatch,
        ],
        answers: [.ok(.ref("PlanWindow")), .notModified]
    )
    static let streamMealPlanEvents = Operation(
        "streamMealPlanEvents",
        summary: "Streams changes of the household's plan as events.",
        tag: "meal plan",
        query: [Parameter("Last-Event-ID", .text, place: .header, description: "The last event received.")],
        answers: [.events()]
    )
}
