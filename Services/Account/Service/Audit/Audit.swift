import FoundationEssentials
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
    case sessionStolen = "session_stolen"
    case passwordChanged = "password_changed"
    case passwordReset = "password_reset"
    case emailChangeRequested = "email_change_requested"
    case emailChanged = "email_changed"
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
    case providerConnected = "provider_connected"
    case householdDeleted = "household_deleted"
    case exported = "exported"

    /// Whether it is about one person's way in rather than about the household.
    var isPersonal: Bool {
        switch self {
        case .signedUp, .signedIn, .signInFailed, .signedOut, .sessionEnded, .sessionsEnded, .sessionStolen,
            .passwordChanged, .passwordReset, .emailChangeRequested, .emailChanged, .providerConnected, .exported:
            true
        case .tokenCreated, .tokenRevoked, .appPasswordCreated, .invited, .invitationRevoked, .handedOver, .joined,
            .left, .removed, .roleChanged, .shareCreated, .shareRevoked, .feedCreated, .feedRevoked,
            .entitlementChanged, .householdDeleted:
            false
        }
    }
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

/// From where a request comes, as it is noted beside what the request has done.
struct AuditOrigin: Sendable, Equatable {
    var address: String?
    /// The beginning of what the client calls itself.
    var userAgent: String?
}

/// What is to be noted of a change; the store writes it in the transaction of the change.
struct AuditNote: Sendable {
    let kind: AuditKind
    var actor: UserID?
    var books: [AuditBook]
    var subject: UUID?
    var detail: String?
    var origin = AuditOrigin()

    /// Whether the readers of a book learn where it came from: for somebody's way in, that is nobody else's affair.
    func tellsOrigin(in book: AuditBook) -> Bool {
        switch book {
        case .household: !kind.isPersonal
        case .user(let user): actor == nil || actor == user
        }
    }
}

extension AuditNote {
    /// That somebody has come in, or that somebody else has tried to: in their own book, and in their households'.
    static func session(
        _ kind: AuditKind,
        _ session: Session,
        by actor: UserID?,
        in households: [HouseholdID],
        from origin: AuditOrigin
    ) -> AuditNote {
        AuditNote(
            kind: kind,
            actor: actor,
            books: [.user(session.user)] + households.map { .household($0) },
            subject: session.id.uuid,
            origin: origin
        )
    }

    /// What a user has done to their own account.
    static func own(
        _ kind: AuditKind,
        of user: UserID,
        subject: UUID? = nil,
        from origin: AuditOrigin
    ) -> AuditNote {
        AuditNote(kind: kind, actor: user, books: [.user(user)], subject: subject, origin: origin)
    }
}

/// Whose log an entry stands in: a household's, which its owners read, or a user's own.
enum AuditBook: Sendable, Hashable {
    case household(HouseholdID)
    case user(UserID)
}
