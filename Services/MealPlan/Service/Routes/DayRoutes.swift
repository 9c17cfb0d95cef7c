import HTTP
import Identity
import MealPlanAPI
import Values

/// Whole days of the plan.
struct DayRoutes {
    private let plan: MealPlan
    private let authenticator: Authenticator

    init(_ dependencies: Dependencies) {
        plan = dependencies.plan
        authenticator = dependencies.authenticator
    }

    func register(in router: inout Router) {
        copy(&router)
        fill(&router)
        clear(&router)
    }

    private func copy(_ router: inout Router) {
        let operation = Operation(
            "copyPlanDays",
            summary: "Copies a day or a week, behind what is planned there.",
            tag: "meal plan",
            body: .object([
                Property("from", .date, description: "The first day."),
                Property("to", .date, description: "The day that it is copied to."),
                Property("days", .integer(min: 1, max: 31), required: false, description: "1 if absent."),
            ]),
            answers: [.created(.items(of: PlanSchemas.entry), "The new entries.")],
            errors: [409]
        )
        router.household(
            .post,
            MealPlanPaths.copy,
            authenticator,
            minimum: .editor,
            operation
        ) { [plan] request, caller in
            let (from, to, days) = try request.decode(CopyRequest.self).check()
            let scope = PlanScope(days: [from...from.adding(days: days - 1), to...to.adding(days: days - 1)])
            let newID = plan.newID
            let result = try await plan.change(caller.household, scope) { book throws(PlanError) in
                try book.copy(from: from, to: to, days: days) { PlanEntryID(newID()) }
            }
            return .json(EntryItems(entries: result.entries), status: 201)
        }
    }

    private func fill(_ router: inout Router) {
        let operation = Operation(
            "fillPlanFromMenu",
            summary: "Plans what is still to be cooked of a menu, one recipe a day.",
            tag: "meal plan",
            body: .object([
                Property("menu_id", .uuid), Property("from", .date, description: "The first day."),
                Property("slot", PlanSchemas.slot, required: false, description: "Dinner if absent."),
            ]),
            answers: [.created(.items(of: PlanSchemas.entry), "The new entries.")],
            errors: [409, 503]
        )
        router.household(
            .post,
            MealPlanPaths.fill,
            authenticator,
            minimum: .editor,
            operation
        ) { [plan] request, caller in
            let body = try request.decode(FillRequest.self)
            let spot = try body.check()
            let result = try await plan.fill(
                from: body.menuID,
                first: spot.date,
                slot: spot.slot,
                of: caller.household
            )
            return .json(EntryItems(entries: result.entries), status: 201)
        }
    }

    private func clear(_ router: inout Router) {
        let operation = Operation(
            "clearPlanDays",
            summary: "Takes everything off some days.",
            tag: "meal plan",
            body: .object([Property("from", .date), Property("to", .date)]),
            answers: [
                .ok(.object([Property("removed", .integer(min: 0), description: "How many entries there were.")]))
            ]
        )
        router.household(
            .post,
            MealPlanPaths.clear,
            authenticator,
            minimum: .editor,
            operation
        ) { [plan] request, caller in
            let body = try request.decode(ClearRequest.self)
            let days = try PlanChecks.range(body.from, body.to)
            let result = try await plan.change(caller.household, PlanScope(days: [days])) { book throws(PlanError) in
                try book.clear(from: days.lowerBound, to: days.upperBound)
            }
            return .json(RemovedCount(removed: result.value))
        }
    }
}

extension PlanChanged<[PlanEntryID]> {
    /// The entries that the change has made.
    fileprivate var entries: [PlanEntry] { value.compactMap { book.entries[$0] } }
}
