import Sync
import Values

/// Carries out what a client did to the plan, one operation after the other, as single calls would.
struct PlanSync {
    let plan: MealPlan
    let household: HouseholdID
    private var own = OwnVersions<PlanEntryID>()

    init(_ plan: MealPlan, of household: HouseholdID) {
        self.plan = plan
        self.household = household
    }

    /// Does an operation to an entry, of which its client knew the version `seen`, and remembers that with it.
    mutating func carryOut(_ act: PlanAct, on id: PlanEntryID, seen: Int?, as run: OperationRun) async throws {
        let known = seen.map { own.latest(of: id, after: $0) }
        var plan = plan
        plan.store = plan.store.writing { book in
            act.note(run, in: book, of: id, seen: known)
            return [run.statement]
        }
        do {
            remember(try await plan.carryOut(act, on: id, of: household))
        } catch PlanError.noSuchEntry where act == .delete {
            throw OperationNeedless(PlanMerge.alreadyRemoved)
        }
    }

    /// An operation may number other entries of its meal anew.
    private mutating func remember(_ book: PlanBook) {
        for entry in book.entries.values {
            if let old = book.before[entry.id] { own.note(entry.id, from: old.version, to: entry.version) }
        }
    }
}

extension MealPlan {
    /// Does what a client did to an entry; gives the book as it is then.
    fileprivate func carryOut(
        _ act: PlanAct,
        on id: PlanEntryID,
        of household: HouseholdID
    ) async throws -> PlanBook {
        switch act {
        case .add(let entry, let recipe, let place):
            try await add(entry, recipe: recipe, place: place, to: household).book
        case .change(let change): try await self.change(id, change, expecting: nil, of: household).book
        case .delete: try await remove(id, expecting: nil, of: household).book
        case .cook(let date, let today):
            try await markCooked(id, on: date, today: today, expecting: nil, of: household).book
        case .uncook: try await undoCooked(id, expecting: nil, of: household).book
        }
    }
}
