import HTTP
import Identity
import JSON
import MealPlanAPI
import Sync
import Values

/// What clients did to the plan, perhaps while they were offline.
extension Dependencies {
    func syncMealPlan(_ request: Request, _ caller: Caller) async throws -> Response {
        let operations = try OperationMemory.checked(request.decode(PlanSyncBody.self).operations)
        let today = await plan.today(of: caller.household)
        var sync = PlanSync(plan, of: caller.household)
        let outcomes = try await plan.store.operations.carryOut(operations, of: caller.household) { operation, run in
            let act = try operation.act(today: today)
            try await sync.carryOut(act, on: operation.entryID, seen: operation.seen, as: run)
        }
        let entries = try await plan.store.entries(Set(operations.map(\.entryID)), of: caller.household)
        return .json { json in
            json.object { json in
                json.member("results", outcomes.map { $0.translated(for: request.headers) })
                json.member("entries", entries.map(\.body))
            }
        }
    }
}
