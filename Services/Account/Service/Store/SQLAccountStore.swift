import Database
import Identity
import Values

/// The account service's things in a database of either kind.
struct SQLAccountStore: AccountStore, Sendable {
    let db: any SQLDatabase
    /// What this process has to know of revocations at once.
    let revocations: RevocationList

    init(db: any SQLDatabase, revocations: RevocationList = RevocationList()) {
        self.db = db
        self.revocations = revocations
    }

    func signingKeys(orFirst seed: [UInt8], at now: Instant) async throws -> [SigningKeys.Stored] {
        let known = try await signingKeys()
        if !known.isEmpty { return known }
        try await db.execute(AccountSQL.insertFirstKey(seed, at: now))
        return try await signingKeys()
    }

    func signingKeys() async throws -> [SigningKeys.Stored] {
        try await db.query(AccountSQL.signingKeys).map {
            SigningKeys.Stored(seed: $0.bytes(0), createdAt: $0.instant(1))
        }
    }

    func addSigningKey(_ seed: [UInt8], at now: Instant) async throws {
        try await db.execute(AccountSQL.insertKey(seed, at: now))
    }

    func signUp(
        _ session: Session,
        founding household: Household,
        _ token: NewRefreshToken,
        from origin: AuditOrigin
    ) async throws {
        let user = AccountSQL.insertUser(session.user, at: token.createdAt)
        _ = try await db.atomically([user] + SQLAccountStore.arrival(session, founding: household, token, origin))
    }

    func refresh(_ hash: [UInt8], with token: NewRefreshToken, from origin: AuditOrigin) async throws -> SignedIn {
        let now = token.createdAt
        let outcome: (signedIn: SignedIn?, ended: SessionID?) = try await db.transaction { tx in
            guard let old = try await tx.query(AccountSQL.token(hash)).first?.refreshToken else { return (nil, nil) }
            switch old.use(at: now) {
            case .expired: return (nil, nil)
            case .stolen:
                // Returned, not thrown: the end of the session has to be committed.
                try await endStolen(old.session, at: now, from: origin, tx)
                return (nil, old.session.id)
            case .exchange:
                _ = try await tx.run([
                    AccountSQL.replaceToken(hash, at: now),
                    AccountSQL.insertToken(token, for: old.session.id),
                    AccountSQL.touchSession(old.session.id, at: now),
                    AccountSQL.forgetTokens(of: old.session.id),
                ])
                return (try await signedIn(old.session, tx), nil)
            }
        }
        if let ended = outcome.ended { revocations.add([.end(of: ended, at: now)], at: now) }
        guard let signedIn = outcome.signedIn else { throw AccountError.sessionOver }
        return signedIn
    }

    /// Ends a session of which two have a token: whoever came last is not known, and what they call themselves is noted.
    private func endStolen(
        _ session: Session,
        at now: Instant,
        from origin: AuditOrigin,
        _ tx: any SQLTransaction
    ) async throws {
        // Of two who come with stolen tokens at once, one ends it.
        guard try await tx.execute(AccountSQL.deleteSession(session.id)) == 1 else { return }
        let households = try await tx.query(AccountSQL.memberships(of: session.user)).map(\.membership.household.id)
        let note = AuditNote.session(.sessionStolen, session, by: nil, in: households, from: origin)
        _ = try await tx.run(
            [RevocationSQL.insert(.end(of: session.id, at: now), at: now)] + AuditSQL.note(note, at: now)
        )
    }

    /// What a user begins with, once there is one: a household of their own, a session, and the note of it.
    static func arrival(
        _ session: Session,
        founding household: Household,
        _ token: NewRefreshToken,
        _ origin: AuditOrigin
    ) -> [SQL] {
        let now = token.createdAt
        let note = AuditNote.session(.signedUp, session, by: session.user, in: [household.id], from: origin)
        return [
            AccountSQL.insertHousehold(household),
            AccountSQL.insertMembership(session.user, in: household.id, .owner, at: now),
            AccountSQL.insertSession(session, at: now),
            AccountSQL.insertToken(token, for: session.id),
        ] + AuditSQL.note(note, at: now)
    }

    func sweep(at now: Instant) async throws -> Int {
        let rows = try await sweep(AccountSQL.sweep(at: now) + NameSQL.sweep(at: now) + [EmailSQL.sweep(at: now)])
        return try await rows + sweepSessions()
    }

    /// Deletes what is over, each portion by itself, so that others write in between.
    func sweep(_ sweeps: [Sweep]) async throws -> Int {
        var count = 0
        for sweep in sweeps {
            count += try await db.executeInPortions { .acrossHouseholds(because: .sweep, sweep.statement($0)) }
        }
        return count
    }

    /// Which have ended is read before anything is deleted: it takes a look at every session.
    private func sweepSessions() async throws -> Int {
        var count = 0
        var last: SessionID?
        while true {
            let ended = try await db.read([AccountSQL.endedSessions(after: last, limit: 500)])[0]
            let sessions = ended.map { $0.id(0, as: SessionID.self) }
            if !sessions.isEmpty { count += try await db.execute(AccountSQL.deleteEnded(sessions)) }
            guard sessions.count == 500 else { return count }
            last = sessions.last
        }
    }
}
