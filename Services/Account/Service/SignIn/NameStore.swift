import Database
import Identity
import Values

extension SQLAccountStore {
    /// Who a user is; nil if they are gone.
    func profile(of user: UserID) async throws -> UserProfile? {
        try await db.query(NameSQL.profile(of: user)).first?.profile
    }

    /// Sets what a user wants to be called, in all their households.
    func setName(_ name: String?, of user: UserID) async throws {
        _ = try await db.atomically(NameSQL.setName(name, of: user))
    }

    /// The password of whoever has an address.
    func password(of email: EmailAddress) async throws -> StoredPassword? {
        try await db.query(NameSQL.password(of: email)).first?.password
    }

    /// The password of a user.
    func password(of user: UserID) async throws -> StoredPassword? {
        try await db.query(NameSQL.password(of: user)).first?.password
    }

    /// Makes a user with a name and a household of their own and signs them in.
    func signUp(
        _ session: Session,
        founding household: Household,
        as credentials: NewCredentials,
        _ token: NewRefreshToken,
        from origin: AuditOrigin
    ) async throws {
        try await tellingTakenAddress {
            _ = try await db.atomically(newUser(session, founding: household, as: credentials, token, origin))
        }
    }

    /// Gives an anonymous user a name, and renews their session.
    func claim(
        _ session: Session,
        as credentials: NewCredentials,
        _ token: NewRefreshToken,
        from origin: AuditOrigin
    ) async throws -> SignedIn {
        try await tellingTakenAddress {
            try await db.transaction { tx in
                try await claim(session.user, credentials, at: token.createdAt, tx)
                let signedIn = try await renew(session, in: session.household, token, tx)
                try await note(.signedUp, signedIn, from: origin, at: token.createdAt, tx)
                return signedIn
            }
        }
    }

    /// Begins a session of a user.
    func begin(_ session: Session, _ token: NewRefreshToken, from origin: AuditOrigin) async throws -> SignedIn {
        try await db.transaction { tx in try await begin(session, token, as: .signedIn, from: origin, tx) }
    }

    /// Replaces a hash by one of the same password, unless the password has been changed meanwhile.
    func rehash(_ old: Secret, as new: Secret, of user: UserID) async throws {
        try await db.execute(NameSQL.rehash(old, as: new, of: user))
    }

    /// Sets a password and ends all sessions of the user but one.
    func setPassword(
        _ hash: Secret,
        of user: UserID,
        keeping session: SessionID,
        from origin: AuditOrigin,
        at now: Instant
    ) async throws {
        _ = try await atomically(
            revoking: [.tokens(of: user, at: now)],
            at: now,
            [
                NameSQL.setPassword(hash, of: user, at: now),
                NameSQL.deleteSessions(of: user, except: session),
                NameSQL.deleteResets(of: user),
                // Whoever wished for it may have known the old password.
                EmailSQL.delete(of: user),
            ] + AuditSQL.note(.own(.passwordChanged, of: user, from: origin), at: now)
        )
    }

    /// Keeps a sign-up until its link is opened, and the mail that is to bring the link.
    func insert(_ signUp: PendingSignUp, mail: NewMail) async throws {
        try await checkQueue()
        _ = try await db.atomically([NameSQL.insertSignUp(signUp), MailSQL.insert(mail)])
    }

    /// The sign-up that a link belongs to, if its time is not over.
    func pendingSignUp(_ tokenHash: [UInt8], at now: Instant) async throws -> PendingSignUp? {
        try await db.query(NameSQL.signUp(tokenHash, at: now)).first?.pendingSignUp
    }

    /// Uses up a sign-up: makes its user, or claims the anonymous one, and signs them in.
    ///
    /// A household is founded for a new user only.
    func complete(
        _ signUp: PendingSignUp,
        _ session: Session,
        founding household: Household,
        _ token: NewRefreshToken,
        from origin: AuditOrigin
    ) async throws -> SignedIn {
        var credentials = signUp.credentials
        credentials.isVerified = true
        let confirmed = credentials
        return try await tellingTakenAddress {
            try await db.transaction { tx in
                guard try await tx.execute(NameSQL.useSignUp(signUp.id)) == 1 else { throw AccountError.linkNotGood }
                if let user = signUp.claims {
                    try await claim(user, confirmed, at: token.createdAt, tx)
                    return try await begin(
                        Session(id: session.id, user: user, household: nil, userAgent: session.userAgent),
                        token,
                        as: .signedUp,
                        from: origin,
                        tx
                    )
                }
                _ = try await tx.run(newUser(session, founding: household, as: confirmed, token, origin))
                let membership = Membership(household: household, role: .owner, joinedAt: token.createdAt)
                return SignedIn(session: session, memberships: [membership])
            }
        }
    }

    /// Whether a reset's link is good.
    func isReset(_ tokenHash: [UInt8], at now: Instant) async throws -> StoredPassword? {
        try await db.query(NameSQL.reset(tokenHash, at: now)).first?.password
    }

    private func newUser(
        _ session: Session,
        founding household: Household,
        as credentials: NewCredentials,
        _ token: NewRefreshToken,
        _ origin: AuditOrigin
    ) -> [SQL] {
        [NameSQL.insertUser(session.user, credentials, at: token.createdAt)]
            + SQLAccountStore.arrival(session, founding: household, token, origin)
    }

    private func claim(
        _ user: UserID,
        _ credentials: NewCredentials,
        at now: Instant,
        _ tx: any SQLTransaction
    ) async throws {
        guard try await tx.execute(NameSQL.claim(user, credentials, at: now)) == 1 else {
            throw AccountError.signedUpAlready
        }
        if let name = credentials.name { _ = try await tx.run(NameSQL.setName(name, of: user)) }
    }

    private func begin(
        _ session: Session,
        _ token: NewRefreshToken,
        as kind: AuditKind,
        from origin: AuditOrigin,
        _ tx: any SQLTransaction
    ) async throws -> SignedIn {
        var signedIn = try await signedIn(session, tx)
        signedIn.session.household = signedIn.memberships.first?.household.id
        _ = try await tx.run([
            AccountSQL.insertSession(signedIn.session, at: token.createdAt),
            AccountSQL.insertToken(token, for: session.id),
            AccountSQL.forgetSessions(of: session.user),
        ])
        try await note(kind, signedIn, from: origin, at: token.createdAt, tx)
        return signedIn
    }

    private func note(
        _ kind: AuditKind,
        _ signedIn: SignedIn,
        from origin: AuditOrigin,
        at now: Instant,
        _ tx: any SQLTransaction
    ) async throws {
        let session = signedIn.session
        let households = signedIn.memberships.map(\.household.id)
        let note = AuditNote.session(kind, session, by: session.user, in: households, from: origin)
        _ = try await tx.run(AuditSQL.note(note, at: now))
    }

    /// Runs `body`; that the address is taken is found out by the index, so that of two who sign up at once one fails.
    func tellingTakenAddress<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch let error as DatabaseError where error.isUniqueViolation {
            throw AccountError.emailTaken
        }
    }
}

extension Row {
    fileprivate var profile: UserProfile {
        get throws(DatabaseError) {
            try UserProfile(
                id: id(0),
                email: optionalString(1).map(EmailAddress.init(stored:)),
                name: optionalString(2),
                hasPassword: int(3) == 1,
                createdAt: instant(4)
            )
        }
    }

    fileprivate var password: StoredPassword {
        get throws(DatabaseError) {
            try StoredPassword(
                user: id(0),
                email: optionalString(1).map(EmailAddress.init(stored:)),
                hash: optionalString(2).map { Secret($0) }
            )
        }
    }

    fileprivate var pendingSignUp: PendingSignUp {
        get throws(DatabaseError) {
            try PendingSignUp(
                id: id(0),
                credentials: NewCredentials(
                    email: EmailAddress(stored: string(1)),
                    name: optionalString(2),
                    passwordHash: Secret(string(3))
                ),
                claims: optionalID(4),
                createdAt: instant(5)
            )
        }
    }
}
