import Kitchen
import Values

/// Where the people are kept who eat in households.
protocol FamilyStore: Sendable {
    /// A page of a household's members, in the order of their ids, after one of them.
    func familyMembers(of household: HouseholdID, limit: Int, after member: MemberID?) async throws -> [FamilyMember]

    /// One of them.
    func familyMember(_ id: MemberID, of household: HouseholdID) async throws -> FamilyMember?

    /// Whether there is such a member.
    func hasFamilyMember(_ id: MemberID, in household: HouseholdID) async throws -> Bool

    /// Makes of one member, or of none, what `body` says, in one transaction; what it throws is thrown.
    ///
    /// The household's restriction version rises with it where the kitchen is concerned, and one more than the quota
    /// allows is refused. The body may run more than once.
    func changeFamilyMember(
        _ id: MemberID,
        of household: HouseholdID,
        quota: Quota?,
        at now: Instant,
        _ body: @escaping @Sendable (FamilyMember?) throws -> FamilyMember?
    ) async throws -> FamilyChange

    /// Who eats in a household, and the version of what they must not eat; nil if there is no such household.
    func eaters(of household: HouseholdID) async throws -> (restrictionVersion: Int, eaters: [Eater])?

    /// How many members a household has.
    func familyCount(of household: HouseholdID) async throws -> Int
}
