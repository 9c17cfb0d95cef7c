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

    func signUp(_ session: Session, founding household: Household, _ token: NewRefreshToken) async throws {
        let now = token.createdAt
        _ = try await db.atomically([
            AccountSQL.insertUser(session.user, at: now),
            AccountSQL.insertHousehold(household),
            AccountSQL.insertMembership(session.user, in: household.id, .owner, at: now),
            AccountSQL.insertSession(session, at: now),
            AccountSQL.insertToken(token, for: session.id),
        ])
    }

    func refresh(_ hash: [UInt8], with token: NewRefreshToken) async throws -> SignedIn {
        let now = token.createdAt
        let outcome: (signedIn: SignedIn?, ended: SessionID?) = try await db.transaction { tx in
            guard let old = try await tx.query(AccountSQL.token(hash)).first?.refreshToken else { return (nil, nil) }
            switch old.use(at: now) {
            case .expired: return (nil, nil)
            case .stolen:
                // Returned, not thrown: the end of the session has to be committed.
                _ = try await tx.run([
                    AccountSQL.deleteSession(old.session.id),
                    RevocationSQL.insert(.end(of: old.session.id, at: now), at: now),
                ])
                return (nil, old.session.id)
            case .exchange:
                _ = try await tx.run([
                    AccountSQL.replaceToken(hash, at: now),
                    AccountSQL.insertToken(token, for: old.session.id),
                    AccountSQL.touchSession(old.session.id, at: now),
                ])
                return (try await signedIn(old.session, tx), nil)
            }
        }
        if let ended = outcome.ended { revocations.add([.end(of: ended, at: now)], at: now) }
        guard let signedIn = outcome.signedIn else { throw AccountError.sessionOver }
        return signedIn
    }

    func end(_ session: SessionID, at now: Instant) async throws {
        _ = try await atomically(revoking: [.end(of: session, at: now)], at: now, [AccountSQL.deleteSession(session)])
    }

    func sweep(at now: Instant) async throws -> Int {
        try await db.atomically(AccountSQL.sweep(at: now) + NameSQL.sweep(at: now)).reduce(0) { $0 + $1.affected }
    }
}
