import FoundationEssentials
import Identity
import Values

enum AuditSubject {}
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

/// From where a request comes, as it is noted beside what the request has done.
struct AuditOrigin: Sendable, Equatable {
    var address: String?
    /// The beginning of what the client calls itself.
    var userAgent: String?
}

/// Somebody does something: who, from where and when.
struct Act: Sendable {
    let user: UserID
    var origin = AuditOrigin()
    let at: Instant

    /// What is noted of it in some books.
    func note(_ kind: AuditKind, _ subject: UUID, in books: [AuditBook], detail: String? = nil) -> AuditNote {
        AuditNote(kind: kind, actor: user, books: books, subject: subject, detail: detail, origin: origin, at: at)
    }

    /// What is noted of it in the user's own book.
    func note(_ kind: AuditKind, subject: UUID? = nil) -> AuditNote {
        AuditNote(kind: kind, actor: user, books: [.user(user)], subject: subject, origin: origin, at: at)
    }
}

/// What is to be noted of a change; the store writes it in the transaction of the change.
struct AuditNote: Sendable {
    let kind: AuditKind
    /// Who did it; nil if it is not known.
    var actor: UserID?
    let books: [AuditBook]
    var subject: UUID?
    var detail: String?
    var origin = AuditOrigin()
    let at: Instant

    /// Whether the readers of a book learn where it came from: for somebody's way in, that is nobody else's affair.
    func tellsOrigin(in book: AuditBook) -> Bool {
        switch book {
        case .household: !kind.isPersonal
        case .user(let user): actor == nil || actor == user
        }
    }

    /// That somebody has come in, or that somebody else has tried to: in their own book, and in their households'.
    static func session(
        _ kind: AuditKind,
        _ session: Session,
        by actor: UserID?,
        in households: [HouseholdID],
        from origin: AuditOrigin,
        at now: Instant
    ) -> AuditNote {
        let books = [.user(session.user)] + households.map { AuditBook.household($0) }
        return AuditNote(kind: kind, actor: actor, books: books, subject: session.id.uuid, origin: origin, at: now)
    }
}

/// Whose log an entry stands in: a household's, which its owners read, or a user's own.
enum AuditBook: Sendable, Hashable {
    case household(HouseholdID)
    case user(UserID)
}
