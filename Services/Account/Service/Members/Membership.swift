import Identity
import Values

/// A household as one of its users belongs to it.
struct Membership: Sendable, Equatable {
    let household: Household
    let role: Role
    let joinedAt: Instant
    /// Until when the household is paid for; nil if nobody has paid.
    var paidUntil: Instant?
}

/// What becomes of what somebody has given out of a household when they do not belong to it any more.
struct LinksWish: Sendable, Equatable {
    /// Whether the calendar addresses end that they have made.
    let endsFeeds: Bool
    /// Whether the links to lists end that they have made.
    let endsLinks: Bool

    /// A calendar address is known to who made it and to nobody else in the household; a link was given to others.
    static let usual = LinksWish(endsFeeds: true, endsLinks: false)
    static let all = LinksWish(endsFeeds: true, endsLinks: true)
    static let none = LinksWish(endsFeeds: false, endsLinks: false)
}

/// All who belong to a household, and the rules of who may change whom.
struct Members: Sendable {
    let all: [Member]

    /// Whether `actor` may take `user` out: oneself, or anyone if one is an owner; but never the last owner.
    func checkRemoval(of user: UserID, by actor: UserID) throws(AccountError) {
        let target = try member(user, seenBy: actor)
        guard actor == user || role(of: actor) == .owner else { throw .ownersOnly }
        guard target.role != .owner || owners > 1 else { throw .lastOwner }
    }

    /// Whether `actor` may give `user` this role: an owner may, but one owner has to remain; gives the user.
    func checkRole(_ role: Role, for user: UserID, by actor: UserID) throws(AccountError) -> Member {
        let target = try member(user, seenBy: actor)
        // defence: own-role
        guard self.role(of: actor) == .owner else { throw .ownersOnly }
        guard role == .owner || target.role != .owner || owners > 1 else { throw .lastOwner }
        return target
    }

    /// Whether `actor` may hand the household over to `user`: an owner may, to somebody else who is in it; gives them.
    func checkHandOver(to user: UserID, by actor: UserID) throws(AccountError) -> Member {
        let target = try member(user, seenBy: actor)
        guard role(of: actor) == .owner else { throw .ownersOnly }
        guard user != actor else { throw .handOverToSelf }
        return target
    }

    /// Whether `actor` may do what only owners do.
    func checkOwner(_ actor: UserID) throws(AccountError) {
        guard let role = role(of: actor) else { throw .noSuchHousehold }
        guard role == .owner else { throw .ownersOnly }
    }

    private var owners: Int { all.count { $0.role == .owner } }

    private func role(of user: UserID) -> Role? {
        all.first { $0.user == user }?.role
    }

    private func member(_ user: UserID, seenBy actor: UserID) throws(AccountError) -> Member {
        // To an outsider the household does not exist, and so neither do its members.
        guard role(of: actor) != nil else { throw .noSuchHousehold }
        guard let member = all.first(where: { $0.user == user }) else { throw .noSuchMember }
        return member
    }
}
