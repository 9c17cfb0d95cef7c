import Crypto
import FoundationEssentials
import Identity
import Values

/// What people do with their accounts: sign up, sign in, change and reset passwords.
///
/// Each is one call here. Whatever has to be counted, limited or recorded about it belongs into that call.
struct Accounts: Sendable {
    let store: SQLAccountStore
    let passwords: PasswordPool
    /// Whether mail can be sent, so that an address is confirmed before it counts.
    var confirmsByMail = false
    /// Whether a mail may be sent, or its address has had many of late; asked once for each.
    var admits: @Sendable (QueuedMail) async throws -> Bool = { _ in true }
    let now: @Sendable () -> Instant
    let newID: @Sendable () -> UUID

    struct SignUp: Sendable {
        let email: EmailAddress
        let name: String?
        let password: Password
        /// What their household is to be like, if they have none yet.
        var household = Household.Change()
        /// From where the wish comes.
        var origin = AuditOrigin()
        /// What stands for who asks, where mails have their turn.
        var requester = ""
    }

    enum SignUpOutcome: Sendable {
        case signedIn(SignedIn, NewRefreshToken)
        /// A mail has been sent, whoever has the address: to tell would give away who is known here.
        case mailSent
    }

    /// Signs somebody up: as a new user, or giving the anonymous user of a session a name.
    func signUp(_ wish: SignUp, claiming session: Session?) async throws -> SignUpOutcome {
        if let session {
            guard let user = try await store.user(session.user) else { throw AccountError.sessionOver }
            guard user.email == nil else { throw AccountError.signedUpAlready }
        }
        // Before the address is looked at: a taken one must not be faster.
        let hash = try await passwords.hash(wish.password.secret)
        let credentials = NewCredentials(email: wish.email, name: wish.name, passwordHash: hash)
        let now = now()
        guard !confirmsByMail else {
            let pending = PendingSignUp(SignUpID(newID()), credentials, claims: session?.user, at: now)
            var mail = mail(.signUp, to: wish.email, pending.id, at: now)
            mail.requester = wish.requester
            // The same answer for an address that has had many: to tell would be to tell of what others have asked.
            if try await admits(mail) { try await store.insert(pending, mail: mail) }
            return .mailSent
        }
        let token = NewRefreshToken(at: now)
        if let session {
            return .signedIn(try await store.claim(session, as: credentials, token, from: wish.origin), token)
        }
        let (newcomer, household) = newcomer(wish.household, wish.origin, at: now)
        try await store.signUp(newcomer.session, founding: household, as: credentials, token, from: wish.origin)
        return .signedIn(newcomer, token)
    }

    /// Completes a sign-up with the link from its mail and the password it was made with.
    ///
    /// The password once more, because who reads the mail may not be who chose the password: nobody is to find themselves
    /// in an account that somebody else has the key to.
    func confirmSignUp(
        _ token: Secret,
        password: Secret,
        from origin: AuditOrigin
    ) async throws -> (SignedIn, NewRefreshToken) {
        guard let pending = try await store.pendingSignUp(token.tokenHash, at: now()) else {
            throw AccountError.linkNotGood
        }
        guard try await passwords.check(password, against: Secret(pending.passwordHash)) != .wrong else {
            throw AccountError.wrongPassword
        }
        let now = now()
        let (newcomer, household) = newcomer(Household.Change(), origin, at: now)
        let refresh = NewRefreshToken(at: now)
        let signedIn = try await store.complete(pending, newcomer.session, founding: household, refresh, from: origin)
        return (signedIn, refresh)
    }

    /// Signs somebody in; the answer to a wrong address and to a wrong password is the same and takes as long.
    func signIn(
        _ email: EmailAddress?,
        password: Secret,
        from origin: AuditOrigin
    ) async throws -> (SignedIn, NewRefreshToken) {
        var user: User?
        if let email { user = try await store.user(email) }
        let check = try await passwords.check(password, against: user?.password)
        guard let user, let hash = user.password, check != .wrong else { throw AccountError.wrongCredentials }
        if check == .rightButOutdated {
            try await store.rehash(hash, as: try await passwords.hash(password), of: user.id)
        }
        return try await begin(user.id, from: origin)
    }

    /// Begins a session of a user who has shown who they are.
    func begin(_ user: UserID, from origin: AuditOrigin) async throws -> (SignedIn, NewRefreshToken) {
        let token = NewRefreshToken(at: now())
        let session = Session(id: SessionID(newID()), user: user, household: nil, userAgent: origin.userAgent)
        return (try await store.begin(session, token, from: origin), token)
    }

    /// Changes a password and ends all other sessions.
    func changePassword(_ act: Act, keeping session: SessionID, knowing current: Secret, to text: String) async throws {
        let user = try await checkPassword(of: act.user, current)
        let hash = try await passwords.hash(try Password(text, for: user.email).secret)
        try await store.setPassword(hash, keeping: session, act)
    }

    /// Makes sure that whoever has a session also knows the user's password.
    @discardableResult
    func checkPassword(of user: UserID, _ password: Secret) async throws -> User {
        guard let user = try await store.user(user) else { throw AccountError.sessionOver }
        guard let hash = user.password else { throw AccountError.noPassword }
        guard try await passwords.check(password, against: hash) != .wrong else { throw AccountError.wrongPassword }
        return user
    }

    /// Somebody who has not been here before, in a session of theirs, and the household that they found.
    func newcomer(_ wishes: Household.Change, _ origin: AuditOrigin, at now: Instant) -> (SignedIn, Household) {
        let household = Household(id: HouseholdID(newID()), wishes, at: now)
        let (id, user) = (SessionID(newID()), UserID(newID()))
        let session = Session(id: id, user: user, household: household.id, userAgent: origin.userAgent)
        let membership = Membership(household: household, role: .owner, joinedAt: now)
        return (SignedIn(session: session, memberships: [membership]), household)
    }

    func mail(_ kind: QueuedMail.Kind, to email: EmailAddress, _ signUp: SignUpID? = nil, at now: Instant) -> QueuedMail
    {
        QueuedMail(MailID(newID()), kind, to: email, signUp, at: now)
    }
}
