import Identity
import Values

/// A tag type for ids of entries in the audit log.
enum AuditSubject {}
/// An entry in the audit log.
typealias AuditID = Identifier<AuditSubject>

/// What the audit log keeps: things that decide who gets in, and who may do what.
enum AuditKind: String, Sendable, CaseIterable {
    case signedUp = "signed_up"
    case signedIn = "signed_in"
    case signInFailed = "sign_in_failed"
    case signedOut = "signed_out"
    case sessionEnded = "session_ended"
    case sessionsEnded = "sessions_ended"
    case passwordChanged = "password_changed"
    case passwordReset = "password_reset"
    case tokenCreated = "token_created"
    case tokenRevoked = "token_revoked"
    case appPasswordCreated = "app_password_created"
    case invited = "invited"
    case invitationRevoked = "invitation_revoked"
    case handedOver = "handed_over"
    case joined = "joined"
    case left = "left"
    case removed = "removed"
    case roleChanged = "role_changed"
    case shareCreated = "share_created"
    case shareRevoked = "share_revoked"
    case feedCreated = "feed_created"
    case feedRevoked = "feed_revoked"
    case entitlementChanged = "entitlement_changed"
    case exported = "exported"
}

/// One entry in the audit log: who did what to what, from where.
///
/// It never holds a secret, an address or a name: whoever may read it learns ids, and looks up those that they may see.
struct AuditEntry: Sendable, Equatable {
    let id: AuditID
    let kind: AuditKind
    /// Who did it; nil if it is not known, as when a sign-in has failed.
    var actor: UserID?
    /// The id of what it happened to: a user, a token, a share.
    var subject: AuditID?
    /// A word more: the role that was given.
    var detail: String?
    /// From where; nil where it is not for the reader.
    var address: String?
    /// The beginning of what the client calls itself.
    var userAgent: String?
    let at: Instant
}

/// Whose log an entry stands in: a household's, which its owners read, or a user's own.
enum AuditBook: Sendable, Hashable {
    case household(HouseholdID)
    case user(UserID)
}

/// Where the audit log is kept; entries are added and, when their time is over, deleted, but never changed.
protocol AuditStore: Sendable {
    /// Adds an entry to each of the books.
    func note(_ entry: AuditEntry, in books: [AuditBook]) async throws

    /// A page of a book, newest first, before an entry.
    func entries(of book: AuditBook, limit: Int, before: AuditID?) async throws -> [AuditEntry]

    /// Deletes entries from before a time; tells how many went.
    func sweepAudit(before: Instant) async throws -> Int
}
