import HTTP
import Identity
import MealPlanAPI
import Values

/// Whether an entry is cooked.
struct CookedRoutes {
    private let plan: MealPlan
    private let authenticator: Authenticator

    init(_ dependencies: Dependencies) {
        plan = dependencies.plan
        authenticator = dependencies.authenticator
    }

    func register(in router: inout Router) {
        cook(&router)
        undo(&router)
    }

    private func cook(_ router: inout Router) {
        let operation = Operation(
            "markPlanEntryCooked",
            summary: "Marks an entry cooked; again changes nothing.",
            tag: "meal plan",
            query: [.ifMatch],
            body: .object([
                Property(
                    "date",
                    .date,
                    required: false,
                    description: "The day it is planned for, or today if that is still to come."
                )
            ]),
            isBodyOptional: true,
            answers: [.ok(PlanSchemas.entry)],
            errors: [404, 412]
        )
        router.household(
            .post,
            MealPlanPaths.cooked,
            authenticator,
            minimum: .editor,
            operation
        ) { [plan] request, caller in
            let id = try request.entryID()
            let body = try request.decodeIfPresent(CookedRequest.self, default: CookedRequest())
            let today = await plan.today(of: caller.household)
            if let date = body.date, date > today {
                throw Problem.invalid("/date", code: "out_of_range", "date must not be in the future")
            }
            let entry = try await plan.change(
                id,
                expecting: try request.ifMatchVersion(),
                of: caller.household
            ) { book throws(PlanError) in try book.markCooked(id, on: body.date, today: today) }
            return .json(entry.body, version: entry.version)
        }
    }

    private func undo(_ router: inout Router) {
        let operation = Operation(
            "undoPlanEntryCooked",
            summary: "Takes an entry's mark back; again changes nothing.",
            tag: "meal plan",
            query: [.ifMatch],
            answers: [.ok(PlanSchemas.entry)],
            errors: [404, 412]
        )
        router.household(
            .delete,
            MealPlanPaths.cooked,
            authenticator,
            minimum: .editor,
            operation
        ) { [plan] request, caller in
            let id = try request.entryID()
            let entry = try await plan.change(
                id,
                expecting: try request.ifMatchVersion(),
                of: caller.household
            ) { book throws(PlanError) in try book.undoCooked(id) }
            return .json(entry.body, version: entry.version)
        }
    }
}
