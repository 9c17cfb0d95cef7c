import Database
import Identity
import Values

extension SQLAccountStore: NameStore {
    func profile(of user: UserID) async throws -> UserProfile? {
        try await db.query(NameSQL.profile(of: user)).first?.profile
    }

    func setName(_ name: String?, of user: UserID) async throws {
        _ = try await db.atomically(NameSQL.setName(name, of: user))
    }

    func password(of email: EmailAddress) async throws -> StoredPassword? {
        try await db.query(NameSQL.password(of: email)).first?.password
    }

    func password(of user: UserID) async throws -> StoredPassword? {
        try await db.query(NameSQL.password(of: user)).first?.password
    }

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

    func begin(_ session: Session, _ token: NewRefreshToken, from origin: AuditOrigin) async throws -> SignedIn {
        try await db.transaction { tx in try await begin(session, token, as: .signedIn, from: origin, tx) }
    }

    func rehash(_ old: Secret, as new: Secret, of user: UserID) async throws {
        try await db.execute(NameSQL.rehash(old, as: new, of: user))
    }

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

    func insert(_ signUp: PendingSignUp, mail: NewMail) async throws {
        try await checkQueue()
        _ = try await db.atomically([NameSQL.insertSignUp(signUp), MailSQL.insert(mail)])
    }

    func pendingSignUp(_ tokenHash: [UInt8], at now: Instant) async throws -> PendingSignUp? {
        try await db.query(NameSQL.signUp(tokenHash, at: now)).first?.pendingSignUp
    }

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

    func insert(_ mail: NewMail) async throws {
        try await checkQueue()
        try await db.execute(MailSQL.insert(mail))
    }

    /// Throws if too many mails wait; as many more as are asked for at this moment may get through.
    func checkQueue() async throws {
        guard try await db.query(MailSQL.waiting)[0].int(0) < mostMails else { throw AccountError.mailBusy }
    }

    func insert(_ reset: NewReset) async throws {
        try await db.execute(NameSQL.insertReset(reset))
    }

    func isReset(_ tokenHash: [UInt8], at now: Instant) async throws -> StoredPassword? {
        try await db.query(NameSQL.reset(tokenHash, at: now)).first?.password
    }

    func reset(
        _ tokenHash: [UInt8],
        of user: UserID,
        to hash: Secret,
        from origin: AuditOrigin,
        at now: Instant
    ) async throws {
        try await transaction(revoking: [.tokens(of: user, at: now)], at: now) { tx in
            guard try await tx.query(NameSQL.useReset(tokenHash, at: now)).count == 1 else {
                throw AccountError.linkNotGood
            }
            _ = try await tx.run(
                [
                    NameSQL.setPassword(hash, of: user, at: now),
                    // Who opened the link reads the mail.
                    NameSQL.verifyAddress(of: user, at: now),
                    NameSQL.deleteSessions(of: user, except: nil),
                    NameSQL.deleteResets(of: user),
                    EmailSQL.delete(of: user),
                ] + AuditSQL.note(.own(.passwordReset, of: user, from: origin), at: now)
            )
        }
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
        UserProfile(
            id: id(0),
            email: optionalString(1).map(EmailAddress.init(stored:)),
            name: optionalString(2),
            hasPassword: int(3) == 1,
            createdAt: instant(4)
        )
    }

    fileprivate var password: StoredPassword {
        StoredPassword(
            user: id(0),
            email: optionalString(1).map(EmailAddress.init(stored:)),
            hash: optionalString(2).map { Secret($0) }
        )
    }

    fileprivate var pendingSignUp: PendingSignUp {
        PendingSignUp(
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
