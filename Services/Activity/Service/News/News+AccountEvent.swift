import AccountAPI
import FoundationEssentials
import Values

extension News {
    /// What an event of the account service means.
    init(_ event: AccountEvent, in household: HouseholdID) {
        switch event {
        case .householdChanged:
            thing = Thing(kind: .household, id: household.uuid, path: "\(AccountPaths.households)/\(household)")
            entry = Entry(subject: Subject(.household, household.uuid))
        case .householdMemberRemoved(let fact):
            thing = Thing(
                kind: .member,
                id: fact.memberID.uuid,
                isDeleted: true,
                path: "\(AccountPaths.members)/\(fact.memberID)"
            )
            entry = Entry(subject: Subject(.member, fact.memberID.uuid))
        case .householdMembershipEnded(let fact):
            thing = Thing(
                kind: .membership,
                id: fact.user.uuid,
                isDeleted: true,
                path: "\(AccountPaths.households)/\(household)/memberships"
            )
            entry = Entry(subject: Subject(.membership, fact.user.uuid))
        }
    }
}
