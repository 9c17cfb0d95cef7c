import Identity
import Values

/// An invitation that can still be used.
struct OpenInvitation: Sendable, Equatable {
    let id: InvitationID
    let role: Role
    let createdBy: UserID
    let createdAt: Instant
    let expiresAt: Instant
}
