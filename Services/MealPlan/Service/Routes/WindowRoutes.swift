import HTTP
import Identity
import MealPlanAPI
import Values

/// The window onto the plan and its live events.
struct WindowRoutes {
    private let plan: MealPlan
    private let dependencies: Dependencies

    init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
        plan = dependencies.plan
    }

    func register(in router: inout Router) {
        window(&router)
        events(&router)
    }

    private func window(_ router: inout Router) {
        let operation = Operation(
            "getMealPlan",
            summary: "The plan: the fifteen days around today, or others.",
            tag: "meal plan",
            query: [
                Parameter("from", .date, description: "The first day; seven days before today if both are absent."),
                Parameter("to", .date, description: "The last day; at most 100 days in all."), .ifNoneMatch,
            ],
            answers: [.ok(.ref("PlanWindow")), .notModified]
        )
        router.household(
            .get,
            MealPlanPaths.window,
            dependencies.authenticator,
            operation
        ) { [plan] request, caller in
            let asked = (from: try request.query.date("from"), to: try request.query.date("to"))
            let today = await plan.today(of: caller.household)
            let days = try Self.days(asked.from, asked.to, around: today)
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
    }

    /// The days that are asked for: fifteen from the first, up to the last, or around today.
    private static func days(
        _ from: CalendarDate?,
        _ to: CalendarDate?,
        around today: CalendarDate
    ) throws(Problem) -> ClosedRange<CalendarDate> {
        if from == nil, to == nil { return today.adding(days: -7)...today.adding(days: 7) }
        let first = from ?? (to ?? today).adding(days: -14)
        return try PlanChecks.range(first, to ?? first.adding(days: 14), pointers: ("?from", "?to"))
    }

    private func events(_ router: inout Router) {
        let operation = Operation(
            "streamMealPlanEvents",
            summary: "What happens to the household's plan, as it happens.",
            tag: "meal plan",
            query: [Parameter("Last-Event-ID", .text, in: .header, description: "The last event received.")],
            answers: [.events()]
        )
        let stream = dependencies.stream
        router.household(.get, MealPlanPaths.events, dependencies.authenticator, operation) { request, caller in
            try await stream(request, caller.household)
        }
    }
}
