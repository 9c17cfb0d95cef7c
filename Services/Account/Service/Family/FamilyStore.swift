import AccountAPI
import Database
import Events
import Identity
import Values

extension SQLAccountStore {
    /// A page of a household's members, in the order of their ids, after one of them.
    func familyMembers(of household: HouseholdID, limit: Int, after member: MemberID?) async throws -> [FamilyMember] {
        try await db.of(household).query(FamilySQL.page(of: household, limit: limit, after: member)).all()
    }

    /// One of them.
    func familyMember(_ id: MemberID, of household: HouseholdID) async throws -> FamilyMember? {
        try await db.of(household).query(FamilySQL.one(id, of: household)).one()
    }

    /// Whether there is such a member.
    func hasFamilyMember(_ id: MemberID, in household: HouseholdID) async throws -> Bool {
        try await !db.of(household).query(FamilySQL.exists(id, in: household)).isEmpty
    }

    /// Makes of one member, or of none, what `body` says, in one transaction; what it throws is thrown.
    ///
    /// The household's restriction version rises with it where the kitchen is concerned, and one more than the quota
    /// allows is refused. Gives the version that the household had as well. The body may run more than once.
    func changeFamilyMember(
        _ id: MemberID,
        of household: HouseholdID,
        quota: Quota?,
        at now: Instant,
        _ body: @escaping @Sendable (FamilyMember?) throws -> FamilyMember?
    ) async throws -> (change: FamilyChange, version: Int) {
        do {
            return try await db.of(household).transaction { tx in
                // One change of a household's family after the other; so is every count of them.
                let results = try await tx.run([
                    AccountSQL.lockHousehold(household), FamilySQL.one(id, of: household),
                    FamilySQL.count(of: household),
                ])
                guard let version = try results[0].first?.int(0) else { throw AccountError.noSuchHousehold }
                let old = try results[1].one(FamilyMember.self)
                let change = FamilyChange(from: old, to: try body(old))
                if case .added = change {
                    let count = try results[2].first?.int(0) ?? 0
                    try quota?.check(count + 1, before: count)
                    try StorageFull.check(.members, adding: 1, to: count, limit: FamilyMember.most)
                }
                if let user = change.newlyLinked,
                    try await tx.query(AccountSQL.membership(of: user, in: household)).isEmpty
                {
                    throw AccountError.userNotInHousehold
                }
                try await write(change, of: household, at: now, tx)
                return (change, version)
            }
        } catch let error as DatabaseError where error.isUniqueViolation {
            // Ids are looked up under the lock, so what is taken is the user.
            throw AccountError.userLinkedAlready
        }
    }

    /// Who eats in a household and what they must not eat; nil if there is no such household.
    func eaters(of household: HouseholdID) async throws -> HouseholdEaters? {
        let results = try await db.of(household).read([
            FamilySQL.restrictionVersion(of: household), FamilySQL.all(of: household),
        ])
        guard let version = try results[0].first?.int(0) else { return nil }
        return HouseholdEaters(
            restrictionVersion: version,
            eaters: try results[1].all(FamilyMember.self).map(\.eater)
        )
    }

    /// How many members a household has.
    func familyCount(of household: HouseholdID) async throws -> Int {
        try await db.of(household).query(FamilySQL.count(of: household)).first?.int(0) ?? 0
    }

    private func write(
        _ change: FamilyChange,
        of household: HouseholdID,
        at now: Instant,
        _ tx: ScopedTransaction
    ) async throws {
        let own = ScopeColumn.key("household_id", household)
        switch change {
        case .none: return
        case .added(let member):
            let told = Self.told(member.id, isNew: true, of: household, at: now)
            _ = try await tx.run([FamilyMember.table.insert(member, own)] + told + alongside(.family(change)))
        case .changed(let old, let new) where old == new: return
        case .changed(_, let new):
            let told = Self.told(new.id, of: household, at: now)
            _ = try await tx.run([FamilyMember.table.update(new, own)] + told + alongside(.family(change)))
        case .removed(let member):
            // What was planned for them is for everyone now, and their picture goes. Nobody learns more than the id.
            let event = EventDraft(
                AccountEvent.householdMemberRemoved(MemberRemoved(memberID: member.id)),
                subject: member.id.uuid,
                to: ["meal-plan", "recipe"]
            )
            _ = try await tx.run(
                [FamilySQL.delete(member.id, of: household)]
                    + Outbox.statements([event], household: household, at: now) + alongside(.family(change))
            )
        }
        if change.concernsKitchen { try await tx.execute(FamilySQL.raiseRestrictionVersion(of: household, at: now)) }
    }

    /// Tells the household that somebody eats there, or is written otherwise now.
    private static func told(
        _ member: MemberID,
        isNew: Bool = false,
        of household: HouseholdID,
        at now: Instant
    ) -> [SQL] {
        let fact = MemberChanged(memberID: member, created: isNew ? true : nil)
        let event = EventDraft(AccountEvent.householdMemberChanged(fact), subject: member.uuid)
        return Outbox.statements([event], household: household, at: now)
    }
}
