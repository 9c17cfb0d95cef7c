import Database
import FoundationEssentials
import Identity
import Values

@TableRow("session")
struct StoredSession: Sendable, Equatable {
    @Column(.key) let id: SessionID
    @Column("user_id") let user: UserID
    @Column("household_id") let household: HouseholdID?
    let createdAt: Instant
    /// What the device said of itself when it signed in.
    let userAgent: String?
    /// When its tokens were last exchanged; nil for one of an older version that has not been used since.
    let refreshedAt: Instant?

    var session: Session { Session(id: id, user: user, household: household) }
}

/// A refresh token.
///
/// A session has one living token. All others have been replaced: by being exchanged, or by a change for which the
/// session was given another token without showing its own.
@TableRow("refresh_token")
struct StoredRefreshToken: Sendable, Equatable {
    @Column("token_hash", .key) let hash: [UInt8]
    @Column("session_id") let session: SessionID
    let createdAt: Instant
    let expiresAt: Instant
    var replacedAt: Instant?
    /// What replaced it; nil for a living token, and for one that another took the place of.
    var successorHash: [UInt8]?
    /// With this the token gives its successor again; nil if that was not derived from it.
    var successorSalt: [UInt8]?
}

@TableRow("revocation")
struct StoredRevocation: Sendable {
    let kind: String
    let subject: UUID
    @Column("before_at") let before: Instant
    let createdAt: Instant
    /// The household's plan, where that has changed.
    var plan: String?
}

extension StoredRevocation {
    init(_ revocation: Revocation, at now: Instant) {
        self.init(
            kind: revocation.kind,
            subject: revocation.id,
            before: revocation.before,
            createdAt: now,
            plan: revocation.plan?.rawValue
        )
    }

    /// Nil for a kind that this version does not know.
    var revocation: Revocation? {
        Revocation(kind: kind, id: subject, plan: plan.flatMap { Plan(rawValue: $0) }, before: before)
    }
}
