import Crypto
import Database
import Identity
import Values

/// An invitation: a code that one person can join with, of which only the hash is stored.
@TableRow("invitation")
struct Invitation: Sendable, Equatable {
    /// How long a code is good.
    static let lifetime = Duration.seconds(7 * 86_400)
    /// How many a household can make in that time, used ones included.
    static let most = 100

    @Column("household_id", .key) let household: HouseholdID
    @Column(.key) let id: InvitationID
    let codeHash: [UInt8]
    let role: Role
    let createdBy: UserID
    let createdAt: Instant
    let expiresAt: Instant
    var usedBy: UserID?

    /// Whether `user` may join with it: once, in time; for who joined with it already, again and without effect.
    func isGood(for user: UserID, at now: Instant) -> Bool {
        usedBy == user || usedBy == nil && expiresAt > now
    }
}

extension Invitation {
    /// An invitation that is made now, with its code.
    init(_ id: InvitationID, to household: HouseholdID, _ role: Role, code: Secret, by user: UserID, at now: Instant) {
        self.init(
            household: household,
            id: id,
            codeHash: code.tokenHash,
            role: role,
            createdBy: user,
            createdAt: now,
            expiresAt: now + Invitation.lifetime
        )
    }
}

enum InvitationSubject {}
typealias InvitationID = Identifier<InvitationSubject>
