import Crypto
import Identity
import Values

/// An invitation that has just been made: a code that one person can join with.
///
/// Only its hash is stored.
struct NewInvitation: Sendable {
    /// How long a code is good.
    static let lifetime = Duration.seconds(7 * 86_400)
    /// How many a household can make in that time, used ones included.
    static let most = 100

    let id: InvitationID
    let code: Secret
    let household: HouseholdID
    let role: Role
    let createdBy: UserID
    let createdAt: Instant

    init(id: InvitationID, household: HouseholdID, role: Role, by user: UserID, at now: Instant) {
        self.id = id
        code = .random(bits: 128)
        self.household = household
        self.role = role
        createdBy = user
        createdAt = now
    }

    var expiresAt: Instant { createdAt + NewInvitation.lifetime }
}

/// An invitation as it is stored.
struct StoredInvitation: Sendable, Equatable {
    let id: InvitationID
    let household: HouseholdID
    let role: Role
    let expiresAt: Instant
    let usedBy: UserID?

    /// Whether `user` may join with it: once, in time; for who joined with it already, again and without effect.
    func isGood(for user: UserID, at now: Instant) -> Bool {
        usedBy == user || usedBy == nil && expiresAt > now
    }
}

/// A tag type for ids of invitations.
enum InvitationSubject {}
/// An invitation.
typealias InvitationID = Identifier<InvitationSubject>
