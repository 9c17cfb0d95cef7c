import Database
import Identity
import Values

/// The account service's things in a database of either kind.
struct SQLAccountStore: AccountStore {
    let db: any SQLDatabase

    func signingKeys(orFirst seed: [UInt8], at now: Instant) async throws -> [[UInt8]] {
        let known = try await db.query(AccountSQL.signingKeys)
        if !known.isEmpty { return known.map { $0.bytes(0) } }
        try await db.execute(AccountSQL.insertFirstKey(seed, at: now))
        return try await db.query(AccountSQL.signingKeys).map { $0.bytes(0) }
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
        let signedIn: SignedIn? = try await db.transaction { tx in
            guard let old = try await tx.query(AccountSQL.token(hash)).first?.refreshToken else { return nil }
            switch old.use(at: now) {
            case .expired: return nil
            case .stolen:
                // Returned, not thrown: the end of the session has to be committed.
                try await tx.execute(AccountSQL.deleteSession(old.session.id))
                return nil
            case .exchange:
                let results = try await tx.run([
                    AccountSQL.replaceToken(hash, at: now),
                    AccountSQL.insertToken(token, for: old.session.id),
                    AccountSQL.memberships(of: old.session.user),
                ])
                return SignedIn(session: old.session, memberships: results[2].map(\.membership))
            }
        }
        guard let signedIn else { throw AccountError.sessionOver }
        return signedIn
    }

    func end(_ session: SessionID) async throws {
        try await db.execute(AccountSQL.deleteSession(session))
    }

    func sweep(at now: Instant) async throws -> Int {
        try await db.atomically(AccountSQL.sweep(at: now) + NameSQL.sweep(at: now)).reduce(0) { $0 + $1.affected }
    }
}
