import Database
import Sync
import Values

/// What clients did to the plan.
extension SQLPlanStore {
    /// The operations that were done.
    var operations: OperationMemory { OperationMemory(db, now: now) }

    /// Those of some entries that there are.
    func entries(_ ids: Set<PlanEntryID>, of household: HouseholdID) async throws -> [PlanEntry] {
        guard !ids.isEmpty else { return [] }
        return try await db.of(household).query(PlanSQL.entries(ids.sorted(), of: household))
            .map { try StoredPlanEntry.entry($0) }
    }

    /// The same store, which writes something else with each change.
    func writing(alongside: @escaping @Sendable (PlanBook) -> [SQL]) -> SQLPlanStore {
        var store = self
        store.alongside = alongside
        return store
    }
}
