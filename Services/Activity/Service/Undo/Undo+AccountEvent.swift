import AccountAPI
import Identity
import JSON
import Values

extension Undo {
    /// How what the event tells of is taken back, as far as the event says what that is.
    ///
    /// What somebody must not eat stays with the account service, so members who were changed or removed stay so.
    init?(_ event: AccountEvent) {
        switch event {
        case .householdMemberChanged(let fact) where fact.created == true:
            let path = "\(AccountPaths.members)/\(fact.memberID)"
            self.init(.delete, path, state: State(path, has: ["version": .integer(1)]))
        default: return nil
        }
    }
}
