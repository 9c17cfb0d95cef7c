import AccountAPI
import FoundationEssentials
import Values

extension News {
    /// What an event of the account service means.
    init(_ event: AccountEvent, in household: HouseholdID) {
        switch event {
        case .householdChanged, .householdSettingsChanged:
            self.init(
                thing: Thing(kind: .household, id: household.uuid, path: "\(AccountPaths.households)/\(household)"),
                entry: Entry(subject: Subject(.household, household.uuid))
            )
        case .householdMemberChanged(let fact): self.init(member: fact.memberID, isNew: fact.created ?? false)
        case .householdMemberRemoved(let fact): self.init(member: fact.memberID, isDeleted: true)
        case .householdMembershipChanged(let fact):
            self.init(user: fact.user, of: household, isNew: fact.created ?? false)
        case .householdMembershipEnded(let fact): self.init(user: fact.user, of: household, isDeleted: true)
        }
    }

    /// Somebody who eats in the household, or their picture, has changed.
    init(member: MemberID, isNew: Bool = false, isDeleted: Bool = false) {
        thing = Thing(
            kind: .member,
            id: member.uuid,
            isDeleted: isDeleted,
            path: "\(AccountPaths.members)/\(member)"
        )
        entry = Entry(subject: Subject(.member, member.uuid), isNew: isNew)
    }

    private init(
        user: UserID,
        of household: HouseholdID,
        isNew: Bool = false,
        isDeleted: Bool = false
    ) {
        thing = Thing(
            kind: .membership,
            id: user.uuid,
            isDeleted: isDeleted,
            path: "\(AccountPaths.households)/\(household)/memberships"
        )
        entry = Entry(subject: Subject(.membership, user.uuid), isNew: isNew)
    }
}
