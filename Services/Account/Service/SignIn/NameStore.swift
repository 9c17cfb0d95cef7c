import Database
import Identity
import Values

extension SQLAccountStore {
    /// A user; nil if they are gone.
    func user(_ id: UserID) async throws -> User? {
        try await db.of(id).query(NameSQL.user(id)).one()
    }

    /// Whoever has an address.
    func user(_ email: EmailAddress) async throws -> User? {
        try await db.across(.credential).query(NameSQL.user(email)).one()
    }

    /// Sets what a user wants to be called, in all their households.
    func setName(_ name: String?, of user: UserID) async throws {
        try await db.of(user).atomically(NameSQL.setName(name, of: user))
    }

    /// Makes a user with a name and a household of their own and signs them in.
    func signUp(
        _ session: Session,
        founding household: Household,
        as credentials: NewCredentials,
        _ token: NewRefreshToken,
        from origin: AuditOrigin
    ) async throws {
        let user = User(session.user, credentials, at: token.createdAt)
        try await tellingTakenAddress {
            _ = try await db.across(.credential).atomically(
                SQLAccountStore.arrival(user, session, founding: household, token, origin)
            )
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
            try await db.of(session.user, in: session.household).transaction { tx in
                try await claim(session.user, credentials, at: token.createdAt, tx)
                let signedIn = try await renew(session, in: session.household, token, tx)
                let note = signedIn.note(.signedUp, from: origin, at: token.createdAt)
                _ = try await tx.across(.credential).run(AuditSQL.note(note))
                return signedIn
            }
        }
    }

    func begin(_ session: Session, _ token: NewRefreshToken, from origin: AuditOrigin) async throws -> SignedIn {
        try await db.of(session.user).transaction { tx in
            try await begin(session, token, as: .signedIn, from: origin, tx)
        }
    }

    /// Replaces a hash by one of the same password, unless the password has been changed meanwhile.
    func rehash(_ old: Secret, as new: Secret, of user: UserID) async throws {
        try await db.of(user).execute(NameSQL.rehash(old, as: new, of: user))
    }

    /// Sets a password and ends all sessions of the user but one.
    func setPassword(_ hash: Secret, keeping session: SessionID, _ act: Act) async throws {
        try await atomically(
            revoking: .tokens(of: act.user, at: act.at),
            of: act.user,
            at: act.at,
            [
                NameSQL.setPassword(hash, of: act.user, at: act.at),
                SessionSQL.deleteAll(of: act.user, except: session),
                NameSQL.deleteResets(of: act.user),
                // Whoever wished for it may have known the old password.
                EmailSQL.delete(of: act.user),
            ] + AuditSQL.note(act.note(.passwordChanged))
        )
    }

    /// Keeps a sign-up until its link is opened, and the mail that is to bring the link.
    func insert(_ signUp: PendingSignUp, mail: QueuedMail) async throws {
        try await checkQueue()
        try await db.across(.credential).atomically([
            PendingSignUp.table.insert(signUp), QueuedMail.table.insert(mail),
        ])
    }

    /// The sign-up that a link belongs to, if its time is not over.
    func pendingSignUp(_ tokenHash: [UInt8], at now: Instant) async throws -> PendingSignUp? {
        try await db.across(.credential).query(NameSQL.signUp(tokenHash, at: now)).one()
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
        let now = token.createdAt
        return try await tellingTakenAddress {
            try await db.across(.credential).transaction { tx in
                guard try await tx.execute(NameSQL.useSignUp(signUp.id)) == 1 else { throw AccountError.linkNotGood }
                guard let user = signUp.claims else {
                    let user = User(session.user, signUp.confirmed, at: now)
                    _ = try await tx.run(
                        SQLAccountStore.arrival(user, session, founding: household, token, origin)
                    )
                    let membership = Membership(household: household, role: .owner, joinedAt: now)
                    return SignedIn(session: session, memberships: [membership])
                }
                try await claim(user, signUp.confirmed, at: now, tx)
                let own = Session(id: session.id, user: user, household: nil, userAgent: session.userAgent)
                return try await begin(own, token, as: .signedUp, from: origin, tx)
            }
        }
    }

    /// Whose password a link sets; nil if it is not good.
    func user(resetting tokenHash: [UInt8], at now: Instant) async throws -> User? {
        try await db.across(.credential).query(NameSQL.user(resetting: tokenHash, at: now)).one()
    }

    private func claim(
        _ user: UserID,
        _ credentials: NewCredentials,
        at now: Instant,
        _ tx: ScopedTransaction
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
        _ tx: ScopedTransaction
    ) async throws -> SignedIn {
        var signedIn = try await signedIn(session, tx)
        signedIn.session.household = signedIn.memberships.first?.household.id
        _ = try await tx.across(.credential).run(
            [
                SessionSQL.insert(signedIn.session, at: token.createdAt),
                SessionSQL.insert(token, for: session.id),
                SessionSQL.forgetSessions(of: session.user),
            ] + AuditSQL.note(signedIn.note(kind, from: origin, at: token.createdAt))
        )
        return signedIn
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

extension SignedIn {
    /// That somebody has come in, for their own book and their households'.
    fileprivate func note(_ kind: AuditKind, from origin: AuditOrigin, at now: Instant) -> AuditNote {
        .session(kind, session, by: session.user, in: memberships.map(\.household.id), from: origin, at: now)
    }
}
