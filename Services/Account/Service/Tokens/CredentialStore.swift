import Database
import Identity
import Values

extension SQLAccountStore {
    /// Keeps a token, if its user is in its household and has not too many already.
    func insert(_ token: APIToken, hash: [UInt8], from origin: AuditOrigin) async throws {
        let user = token.user
        try await db.of(user, in: token.household).transaction { tx in
            let results = try await tx.run([CredentialSQL.lockUser(user), CredentialSQL.count(of: user)])
            guard !results[0].isEmpty else { throw AccountError.sessionOver }
            guard try results[1][0].int(0) < APIToken.most else { throw AccountError.tooManyTokens }
            if let household = token.household {
                guard try await !tx.query(AccountSQL.membership(of: user, in: household)).isEmpty else {
                    throw AccountError.noSuchHousehold
                }
            }
            let note = Act(user: user, origin: origin, at: token.createdAt).note(
                token.kind == .appPassword ? .appPasswordCreated : .tokenCreated,
                token.id.uuid,
                in: AuditBook.books(of: user, and: token.household),
                detail: token.scopes.text
            )
            _ = try await tx.run([APIToken.table.insert(token, .column("token_hash", hash))] + AuditSQL.note(note))
        }
    }

    /// A page of a user's tokens in the order of their ids.
    func tokens(of user: UserID, limit: Int, after id: APITokenID?) async throws -> [APIToken] {
        try await db.of(user).query(CredentialSQL.tokens(of: user, limit: limit, after: id)).all()
    }

    /// Deletes one of a user's tokens and revokes what it was exchanged for; false if there is none.
    func delete(_ token: APITokenID, _ act: Act) async throws -> Bool {
        try await end(CredentialSQL.delete(token, of: act.user), .end(of: SessionID(token), at: act.at), act) {
            act.note(.tokenRevoked, token.uuid, in: AuditBook.books(of: act.user, and: $0))
        }
    }

    /// What the token of a hash may do; nil if there is none that is good.
    func grant(_ hash: [UInt8], at now: Instant) async throws -> APITokenGrant? {
        let found = try await db.across(.credential).query(CredentialSQL.token(hash))
        guard let token = try found.one(APIToken.self), token.isGood(at: now) else { return nil }
        // In this order: what was true before a revocation must also be dated before it.
        let results = try await db.of(token.user).atomically([
            CredentialSQL.use(SessionID(token.id), at: now), RevocationSQL.notBefore(of: token.user),
            AccountSQL.memberships(of: token.user),
        ])
        return APITokenGrant(
            token: token,
            memberships: try results[2].map { try Membership($0) }.filter {
                token.household == nil || token.household == $0.household.id
            },
            notBefore: try results[1].first?.optionalInstant(0)
        )
    }

    /// Remembers uses, to the minute.
    func remember(_ uses: [TokenUse]) async throws {
        for start in stride(from: 0, to: uses.count, by: 100) {
            let portion = uses[start..<min(start + 100, uses.count)].sorted { $0.id < $1.id }
            try await db.across(.credential).atomically(portion.map { CredentialSQL.use($0.id, at: $0.at) })
        }
    }

    /// A page of a user's sessions, newest first, before one of them.
    func sessions(of user: UserID, limit: Int, before id: SessionID?) async throws -> [StoredSession] {
        try await db.of(user).query(SessionSQL.page(of: user, limit: limit, before: id)).all()
    }

    /// Whether a session is one of a user's, and has not ended.
    func has(_ session: SessionID, of user: UserID) async throws -> Bool {
        try await !db.of(user).query(SessionSQL.exists(session, of: user)).isEmpty
    }

    /// Ends one of a user's sessions, noted as `kind`; false if there is none.
    func end(_ session: SessionID, as kind: AuditKind, _ act: Act) async throws -> Bool {
        try await end(SessionSQL.delete(session, of: act.user), .end(of: session, at: act.at), act) { _ in
            act.note(kind, subject: session.uuid)
        }
    }

    /// Ends all sessions of a user.
    func endSessions(_ act: Act) async throws {
        try await atomically(
            revoking: .tokens(of: act.user, at: act.at),
            of: act.user,
            at: act.at,
            [SessionSQL.deleteAll(of: act.user)] + AuditSQL.note(act.note(.sessionsEnded))
        )
    }

    /// Deletes a row, which gives the household that it was for, revokes what it stood for and notes it; false if there
    /// was none.
    private func end(
        _ deletion: SQL,
        _ revocation: Revocation,
        _ act: Act,
        noting note: @Sendable (HouseholdID?) -> AuditNote
    ) async throws -> Bool {
        let found = try await db.of(act.user).transaction { tx in
            guard let row = try await tx.query(deletion).first else { return false }
            let household: HouseholdID? = try row.optionalID(0)
            _ = try await tx.of(act.user, in: household).run(
                [RevocationSQL.insert(revocation, at: act.at)] + AuditSQL.note(note(household))
            )
            return true
        }
        if found { revocations.add([revocation], at: act.at) }
        return found
    }
}

extension AuditBook {
    /// The user's own and, for what is for one household, that household's.
    fileprivate static func books(of user: UserID, and household: HouseholdID?) -> [AuditBook] {
        [.user(user)] + (household.map { [.household($0)] } ?? [])
    }
}
