import Sync
import Values

/// Carries out what a client did to the plan, one operation after the other, as single calls would.
struct PlanSync {
    /// A change of an entry's version.
    private struct Step: Hashable {
        var entry: PlanEntryID
        var version: Int
    }

    let plan: MealPlan
    let household: HouseholdID
    /// The versions to which this client itself has brought entries: it knows what it did.
    private var steps: [Step: Int] = [:]

    init(_ plan: MealPlan, of household: HouseholdID) {
        self.plan = plan
        self.household = household
    }

    /// Does an operation to an entry, of which its client knew the version `seen`, and remembers that with it.
    mutating func carryOut(_ act: PlanAct, on id: PlanEntryID, seen: Int?, as run: OperationRun) async throws {
        let known = seen.map { version(after: Step(entry: id, version: $0)) }
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

    private func version(after step: Step) -> Int {
        var step = step
        while let next = steps[step] { step.version = next }
        return step.version
    }

    /// An operation may number other entries of its meal anew.
    private mutating func remember(_ book: PlanBook) {
        for entry in book.entries.values {
            guard let old = book.before[entry.id], old.version < entry.version else { continue }
            steps[Step(entry: entry.id, version: old.version)] = entry.version
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
