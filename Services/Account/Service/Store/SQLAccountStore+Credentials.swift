import Database
import Identity
import Values

extension SQLAccountStore {
    func insert(_ token: APIToken, hash: [UInt8]) async throws {
        try await db.transaction { tx in
            let results = try await tx.run([CredentialSQL.lockUser(token.user), CredentialSQL.count(of: token.user)])
            guard !results[0].isEmpty else { throw AccountError.sessionOver }
            guard results[1][0].int(0) < APIToken.most else { throw AccountError.tooManyTokens }
            if let household = token.household {
                guard try await !tx.query(AccountSQL.membership(of: token.user, in: household)).isEmpty else {
                    throw AccountError.noSuchHousehold
                }
            }
            try await tx.execute(CredentialSQL.insert(token, hash: hash))
        }
    }

    func tokens(of user: UserID, limit: Int, after id: APITokenID?) async throws -> [APIToken] {
        try await db.query(CredentialSQL.tokens(of: user, limit: limit, after: id)).map(\.apiToken)
    }

    func delete(_ token: APITokenID, of user: UserID, at now: Instant) async throws -> Bool {
        try await end(CredentialSQL.delete(token, of: user), .end(of: SessionID(token), at: now), at: now)
    }

    func grant(_ hash: [UInt8], at now: Instant) async throws -> APITokenGrant? {
        guard let token = try await db.query(CredentialSQL.token(hash)).first?.apiToken, token.isGood(at: now) else {
            return nil
        }
        // In this order: what was true before a revocation must also be dated before it.
        let results = try await db.atomically([
            CredentialSQL.use(SessionID(token.id), at: now), RevocationSQL.notBefore(of: token.user),
            AccountSQL.memberships(of: token.user),
        ])
        return APITokenGrant(
            token: token,
            memberships: results[2].map(\.membership).filter {
                token.household == nil || token.household == $0.household.id
            },
            notBefore: results[1].first?.optionalInstant(0)
        )
    }

    func remember(_ uses: [TokenUse]) async throws {
        for start in stride(from: 0, to: uses.count, by: 100) {
            let portion = uses[start..<min(start + 100, uses.count)].sorted { $0.id < $1.id }
            _ = try await db.atomically(portion.map { CredentialSQL.use($0.id, at: $0.at) })
        }
    }

    func sessions(of user: UserID, limit: Int, before id: SessionID?) async throws -> [SessionRecord] {
        try await db.query(CredentialSQL.sessions(of: user, limit: limit, before: id)).map(\.sessionRecord)
    }

    func end(_ session: SessionID, of user: UserID, at now: Instant) async throws -> Bool {
        try await end(CredentialSQL.deleteSession(session, of: user), .end(of: session, at: now), at: now)
    }

    func endSessions(of user: UserID, at now: Instant) async throws {
        _ = try await atomically(
            revoking: [.tokens(of: user, at: now)],
            at: now,
            [CredentialSQL.deleteSessions(of: user)]
        )
    }

    /// Deletes a row, and revokes what it stood for; false if there was none.
    private func end(_ deletion: SQL, _ revocation: Revocation, at now: Instant) async throws -> Bool {
        let found = try await db.transaction { tx in
            guard try await tx.execute(deletion) > 0 else { return false }
            try await tx.execute(RevocationSQL.insert(revocation, at: now))
            return true
        }
        if found { revocations.add([revocation], at: now) }
        return found
    }
}
