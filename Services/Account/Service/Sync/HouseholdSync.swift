import Identity
import Sync
import Values

/// Carries out what a client did to its household, one operation after the other, as single calls would.
struct HouseholdSync {
    /// What a client has seen a version of.
    private enum Thing: Hashable {
        case settings
        case member(MemberID)
    }

    let store: SQLAccountStore
    let household: HouseholdID
    let user: UserID
    /// How many may eat in the household.
    let quota: Quota?
    private var own = OwnVersions<Thing>()

    init(_ store: SQLAccountStore, of household: HouseholdID, by user: UserID, quota: Quota?) {
        (self.store, self.household, self.user, self.quota) = (store, household, user, quota)
    }

    /// Does an operation to what its client knew in the version `seen`, and remembers that with it.
    mutating func carryOut(
        _ act: HouseholdAct,
        seen: Int?,
        as run: OperationRun,
        at now: Instant
    ) async throws {
        switch act {
        case .set(let change):
            let update = try await store(.settings, seen, run)
                .update(household, by: user, ifVersion: nil, change, at: now)
            own.note(.settings, from: update.old.version, to: update.new.version)
        case .add(let member):
            try await family(member.id, seen, run, at: now) { old in
                guard let old else { return member }
                // Somebody who adds what is there has lost the answer.
                guard member.following(old, at: now) == old else { throw AccountError.memberExists }
                throw OperationNeedless(HouseholdMerge.alreadyThere)
            }
        case .change(let id, let change):
            try await family(id, seen, run, at: now) { old in
                guard let old else { throw AccountError.noSuchMember }
                return try change(old).following(old, at: now)
            }
        case .delete(let id):
            try await family(id, seen, run, at: now) { old in
                guard old != nil else { throw OperationNeedless(HouseholdMerge.alreadyRemoved) }
                return nil
            }
        }
    }

    private mutating func family(
        _ id: MemberID,
        _ seen: Int?,
        _ run: OperationRun,
        at now: Instant,
        _ body: @escaping @Sendable (FamilyMember?) throws -> FamilyMember?
    ) async throws {
        let (change, version) = try await store(.member(id), seen, run)
            .changeFamilyMember(id, of: household, quota: quota, at: now, body)
        if case .changed(let old, let new) = change { own.note(.member(id), from: old.version, to: new.version) }
        // What somebody must not eat moves the household's version as well.
        if change.concernsKitchen { own.note(.settings, from: version, to: version + 1) }
    }

    /// The store, which remembers an operation together with what it changes.
    private func store(_ thing: Thing, _ seen: Int?, _ run: OperationRun) -> SQLAccountStore {
        let known = seen.map { own.latest(of: thing, after: $0) }
        var store = store
        store.alongside = { step in
            step.note(run, seen: known)
            return [run.statement]
        }
        return store
    }
}
