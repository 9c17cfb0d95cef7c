import Crypto
import Identity
import Values

/// Where people's addresses, passwords and the links that were mailed to them are kept.
///
/// Every method that changes something is one transaction.
protocol NameStore: EmailStore {
    /// Who a user is; nil if they are gone.
    func profile(of user: UserID) async throws -> UserProfile?

    /// Sets what a user wants to be called, in all their households.
    func setName(_ name: String?, of user: UserID) async throws

    /// The password of whoever has an address.
    func password(of email: EmailAddress) async throws -> StoredPassword?

    /// The password of a user.
    func password(of user: UserID) async throws -> StoredPassword?

    /// Makes a user with a name and a household of their own and signs them in.
    func signUp(
        _ session: Session,
        founding household: Household,
        as credentials: NewCredentials,
        _ token: NewRefreshToken,
        from origin: AuditOrigin
    ) async throws

    /// Gives an anonymous user a name, and renews their session.
    func claim(
        _ session: Session,
        as credentials: NewCredentials,
        _ token: NewRefreshToken,
        from origin: AuditOrigin
    ) async throws -> SignedIn

    /// Begins a session of a user.
    func begin(_ session: Session, _ token: NewRefreshToken, from origin: AuditOrigin) async throws -> SignedIn

    /// Replaces a hash by one of the same password, unless the password has been changed meanwhile.
    func rehash(_ old: Secret, as new: Secret, of user: UserID) async throws

    /// Sets a password and ends all sessions of the user but one.
    func setPassword(
        _ hash: Secret,
        of user: UserID,
        keeping session: SessionID,
        from origin: AuditOrigin,
        at now: Instant
    ) async throws

    /// Keeps a sign-up until its link is opened, and the mail that is to bring the link.
    func insert(_ signUp: PendingSignUp, mail: NewMail) async throws

    /// The sign-up that a link belongs to, if its time is not over.
    func pendingSignUp(_ tokenHash: [UInt8], at now: Instant) async throws -> PendingSignUp?

    /// Uses up a sign-up: makes its user, or claims the anonymous one, and signs them in.
    ///
    /// A household is founded for a new user only.
    func complete(
        _ signUp: PendingSignUp,
        _ session: Session,
        founding household: Household,
        _ token: NewRefreshToken,
        from origin: AuditOrigin
    ) async throws -> SignedIn

    /// Keeps a mail that is to be sent.
    func insert(_ mail: NewMail) async throws

    /// Keeps the token of a link that resets a user's password.
    func insert(_ reset: NewReset) async throws

    /// Whether a reset's link is good.
    func isReset(_ tokenHash: [UInt8], at now: Instant) async throws -> StoredPassword?

    /// Uses up a reset's link: sets the password and ends all sessions, unless somebody was faster.
    func reset(
        _ tokenHash: [UInt8],
        of user: UserID,
        to hash: Secret,
        from origin: AuditOrigin,
        at now: Instant
    ) async throws

    /// Keeps a sign-in that goes to a provider.
    func insert(_ attempt: ProviderAttempt) async throws

    /// Gives a sign-in back, once, to the browser that began it.
    func take(_ state: Secret, from browser: Secret, at now: Instant) async throws -> ReturnedAttempt?

    /// The user whom a provider knows so.
    func user(of identity: ForeignIdentity) async throws -> UserID?

    /// Notes that a provider knows a user so.
    func link(_ identity: ForeignIdentity, to user: UserID, from origin: AuditOrigin, at now: Instant) async throws

    /// Makes a user whom a provider vouches for, with a household of their own, and signs them in.
    func signUp(
        _ session: Session,
        founding household: Household,
        as identity: ForeignIdentity,
        _ token: NewRefreshToken,
        from origin: AuditOrigin
    ) async throws

    /// Deletes a user and the households in which nobody else is; gives all that they were in, as others are told.
    func delete(_ user: UserID, from origin: AuditOrigin, at now: Instant) async throws -> [HouseholdID]
}

/// A sign-up that waits until the mail with its link has been read.
struct PendingSignUp: Sendable {
    /// How long the link is good.
    static let lifetime = Duration.seconds(24 * 3600)

    let id: SignUpID
    let credentials: NewCredentials
    /// The anonymous user whom it gives a name; nil for a new one.
    let claims: UserID?
    let createdAt: Instant

    var expiresAt: Instant { createdAt + PendingSignUp.lifetime }
}

/// A link that sets a new password.
///
/// Only its hash is stored.
struct NewReset: Sendable {
    /// How long it is good.
    static let lifetime = Duration.seconds(3600)

    let token = Secret.random(bits: 256)
    let user: UserID
    let createdAt: Instant

    var expiresAt: Instant { createdAt + NewReset.lifetime }
}

/// A mail that is to be sent.
struct NewMail: Sendable {
    /// What it is about.
    enum Kind: String, Sendable {
        /// A link that sets a new password.
        case reset
        /// A link that completes a sign-up; or, to who has signed up already, that they have.
        case signUp = "sign_up"
        /// A link that gives its user this address; or, to who has signed up with it already, that they have.
        case emailChange = "email_change"
        /// To the old address, that another one is wanted.
        case emailNotice = "email_notice"
        /// To the old address, that it counts no more.
        case emailChanged = "email_changed"
    }

    let id: MailID
    let kind: Kind
    let recipient: EmailAddress
    var signUp: SignUpID?
    /// Who is to have the address.
    var user: UserID?
    /// Who has caused it, so that all who cause some have their turn: nothing that could be read in the table.
    var requester = ""
    let createdAt: Instant
}

/// A tag type for ids of sign-ups that wait.
enum SignUpSubject {}
/// A sign-up that waits for its mail's link.
typealias SignUpID = Identifier<SignUpSubject>
/// A tag type for ids of mails.
enum MailSubject {}
/// A mail.
typealias MailID = Identifier<MailSubject>
