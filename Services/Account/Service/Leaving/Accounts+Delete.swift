import Identity
import Values

extension Accounts {
    /// Deletes a user: their own data, and every household in which nobody else is.
    ///
    /// A household that others share stays, with all that is in it; its only owner has to hand it over first. Gives all
    /// households that they were in.
    func delete(_ act: Act, password: Secret?) async throws -> [HouseholdID] {
        guard let user = try await store.user(act.user) else { throw AccountError.sessionOver }
        if let hash = user.password {
            guard try await passwords.check(password ?? Secret(""), against: hash) != .wrong else {
                throw AccountError.wrongPassword
            }
        }
        return try await store.delete(act)
    }
}

/// What becomes of a user's households when the user goes.
struct Departure: Sendable, Equatable {
    /// Those in which nobody remains: they go with the user.
    var emptied: [Household] = []
    /// Those that others share: the user leaves them.
    var left: [Household] = []

    /// Sorts a user's households; throws those that would be left without an owner.
    ///
    /// Each comes with the number of its other members and of those of them that own it.
    init(_ households: [(membership: Membership, others: Int, otherOwners: Int)]) throws(AccountError) {
        var ownerless: [Household] = []
        for (membership, others, otherOwners) in households {
            if others == 0 {
                emptied.append(membership.household)
            } else if membership.role == .owner, otherOwners == 0 {
                ownerless.append(membership.household)
            } else {
                left.append(membership.household)
            }
        }
        guard ownerless.isEmpty else { throw .soleOwner(ownerless) }
    }
}
