import Database
import Identity
import Values

extension SQLAccountStore {
    /// Keeps a token, if its user is in its household and has not too many already.
    func insert(_ token: APIToken, hash: [UInt8], from origin: AuditOrigin) async throws {
        try await db.transaction { tx in
            let results = try await tx.run([CredentialSQL.lockUser(token.user), CredentialSQL.count(of: token.user)])
            guard !results[0].isEmpty else { throw AccountError.sessionOver }
            guard try results[1][0].int(0) < APIToken.most else { throw AccountError.tooManyTokens }
            if let household = token.household {
                guard try await !tx.query(AccountSQL.membership(of: token.user, in: household)).isEmpty else {
                    throw AccountError.noSuchHousehold
                }
            }
            let note = AuditNote.token(
                token.kind == .appPassword ? .appPasswordCreated : .tokenCreated,
                token.id,
                of: token.user,
                in: token.household,
                detail: token.scopes.text,
                from: origin
            )
            _ = try await tx.run([CredentialSQL.insert(token, hash: hash)] + AuditSQL.note(note, at: token.createdAt))
        }
    }

    /// A page of a user's tokens in the order of their ids.
    func tokens(of user: UserID, limit: Int, after id: APITokenID?) async throws -> [APIToken] {
        try await db.query(CredentialSQL.tokens(of: user, limit: limit, after: id)).map { try $0.apiToken }
    }

    /// Deletes one of a user's tokens and revokes what it was exchanged for; false if there is none.
    func delete(
        _ token: APITokenID,
        of user: UserID,
        from origin: AuditOrigin,
        at now: Instant
    ) async throws -> Bool {
        let revocation = Revocation.end(of: SessionID(token), at: now)
        return try await end(CredentialSQL.delete(token, of: user), revocation, at: now) { row in
            .token(.tokenRevoked, token, of: user, in: try row.optionalID(0), from: origin)
        }
    }

    /// What the token of a hash may do; nil if there is none that is good.
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
            memberships: try results[2].map { try $0.membership }.filter {
                token.household == nil || token.household == $0.household.id
            },
            notBefore: try results[1].first?.optionalInstant(0)
        )
    }

    /// Remembers uses, to the minute.
    func remember(_ uses: [TokenUse]) async throws {
        for start in stride(from: 0, to: uses.count, by: 100) {
            let portion = uses[start..<min(start + 100, uses.count)].sorted { $0.id < $1.id }
            _ = try await db.atomically(portion.map { CredentialSQL.use($0.id, at: $0.at) })
        }
    }

    /// A page of a user's sessions, newest first, before one of them.
    func sessions(of user: UserID, limit: Int, before id: SessionID?) async throws -> [SessionRecord] {
        try await db.query(CredentialSQL.sessions(of: user, limit: limit, before: id)).map { try $0.sessionRecord }
    }

    /// Ends one of a user's sessions, noted as `kind`; false if there is none.
    func end(
        _ session: SessionID,
        of user: UserID,
        as kind: AuditKind,
        from origin: AuditOrigin,
        at now: Instant
    ) async throws -> Bool {
        let revocation = Revocation.end(of: session, at: now)
        return try await end(CredentialSQL.deleteSession(session, of: user), revocation, at: now) { _ in
            .own(kind, of: user, subject: session.uuid, from: origin)
        }
    }

    /// Ends all sessions of a user.
    func endSessions(of user: UserID, from origin: AuditOrigin, at now: Instant) async throws {
        _ = try await atomically(
            revoking: [.tokens(of: user, at: now)],
            at: now,
            [CredentialSQL.deleteSessions(of: user)]
                + AuditSQL.note(.own(.sessionsEnded, of: user, from: origin), at: now)
        )
    }

    /// Deletes a row, revokes what it stood for and notes it; false if there was none.
    private func end(
        _ deletion: SQL,
        _ revocation: Revocation,
        at now: Instant,
        noting note: @escaping @Sendable (Row) throws -> AuditNote
    ) async throws -> Bool {
        let found = try await db.transaction { tx in
            guard let row = try await tx.query(deletion).first else { return false }
            _ = try await tx.run([RevocationSQL.insert(revocation, at: now)] + AuditSQL.note(try note(row), at: now))
            return true
        }
        if found { revocations.add([revocation], at: now) }
        return found
    }
}

extension AuditNote {
    /// What has become of a token: in its user's book and, if it is for one household, in that household's.
    fileprivate static func token(
        _ kind: AuditKind,
        _ token: APITokenID,
        of user: UserID,
        in household: HouseholdID?,
        detail: String? = nil,
        from origin: AuditOrigin
    ) -> AuditNote {
        var note = own(kind, of: user, subject: token.uuid, from: origin)
        if let household { note.books.append(.household(household)) }
        note.detail = detail
        return note
    }
}
