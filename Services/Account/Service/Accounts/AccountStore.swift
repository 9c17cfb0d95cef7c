import Database
import Identity
import Values

/// The account service's things in a database of either kind.
struct SQLAccountStore: Sendable {
    let db: any SQLDatabase
    /// What this process has to know of revocations at once.
    var revocations = RevocationList()
    /// How many mails may wait; beyond that nobody's is taken, whoever asks and for whatever address.
    var mostMails = 10_000
    /// What is written with each change of a household's settings or members, in its transaction.
    var alongside: @Sendable (HouseholdStep) -> [SQL] = { _ in [] }

    /// All signing keys, newest first; if there is none, `seed` becomes the first, for all replicas.
    func signingKeys(orFirst seed: [UInt8], at now: Instant) async throws -> [StoredSigningKey] {
        let known = try await signingKeys()
        if !known.isEmpty { return known }
        try await db.ofService.execute(AccountSQL.insertFirst(StoredSigningKey(seed: seed, createdAt: now)))
        return try await signingKeys()
    }

    func signingKeys() async throws -> [StoredSigningKey] {
        try await db.ofService.query(AccountSQL.signingKeys).all()
    }

    /// Adds a key, which signs once all replicas have had the time to read it.
    func addSigningKey(_ seed: [UInt8], at now: Instant) async throws {
        try await db.ofService.execute(AccountSQL.insert(StoredSigningKey(seed: seed, createdAt: now)))
    }

    /// Makes a user with a household of their own and signs them in.
    func signUp(
        _ session: Session,
        founding household: Household,
        _ token: NewRefreshToken,
        from origin: AuditOrigin
    ) async throws {
        let user = User(id: session.user, createdAt: token.createdAt)
        _ = try await db.across(.credential).atomically(
            SQLAccountStore.arrival(user, session, founding: household, token, origin)
        )
    }

    /// What a user begins with: a household of their own, a session, and the note of it.
    static func arrival(
        _ user: User,
        _ session: Session,
        founding household: Household,
        _ token: NewRefreshToken,
        _ origin: AuditOrigin
    ) -> [SQL] {
        let now = token.createdAt
        let note = AuditNote.session(.signedUp, session, by: session.user, in: [household.id], from: origin, at: now)
        return [
            User.table.insert(user),
            Household.table.insert(household),
            AccountSQL.insertMembership(session.user, in: household.id, .owner, at: now),
            SessionSQL.insert(session, at: now),
            SessionSQL.insert(token, for: session.id),
        ] + AuditSQL.note(note)
    }

    /// Deletes what is over, each portion by itself; tells how many rows went.
    func sweep(at now: Instant) async throws -> Int {
        var count = try await sweep(AccountSQL.sweep(at: now))
        var last: SessionID?
        while true {
            // Which have ended is read before anything is deleted: it takes a look at every session.
            let ended = try await db.across(.sweep).read([AccountSQL.endedSessions(after: last, limit: 500)])[0]
            let sessions = try ended.values(as: SessionID.self)
            if !sessions.isEmpty { count += try await db.across(.sweep).execute(AccountSQL.deleteEnded(sessions)) }
            guard sessions.count == 500 else { return count }
            last = sessions.last
        }
    }

    /// Deletes what is over, each portion by itself, so that others write in between.
    func sweep(_ sweeps: [Sweep]) async throws -> Int {
        var count = 0
        // defence: account-sweeps
        for sweep in sweeps { count += try await db.across(.sweep).executeInPortions { sweep.statement($0) } }
        return count
    }
}
