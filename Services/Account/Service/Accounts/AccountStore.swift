import Database
import Identity
import Values

/// The account service's things in a database of either kind.
struct SQLAccountStore: Sendable {
    let db: any SQLDatabase
    /// What this process has to know of revocations at once.
    let revocations: RevocationList
    /// How many mails may wait; beyond that nobody's is taken, whoever asks and for whatever address.
    var mostMails = 10_000

    init(db: any SQLDatabase, revocations: RevocationList = RevocationList()) {
        self.db = db
        self.revocations = revocations
    }

    /// All signing keys, newest first; if there is none, `seed` becomes the first, for all replicas.
    func signingKeys(orFirst seed: [UInt8], at now: Instant) async throws -> [SigningKeys.Stored] {
        let known = try await signingKeys()
        if !known.isEmpty { return known }
        try await db.execute(AccountSQL.insertFirstKey(seed, at: now))
        return try await signingKeys()
    }

    func signingKeys() async throws -> [SigningKeys.Stored] {
        try await db.query(AccountSQL.signingKeys).map {
            SigningKeys.Stored(seed: try $0.bytes(0), createdAt: try $0.instant(1))
        }
    }

    /// Adds a key, which signs once all replicas have had the time to read it.
    func addSigningKey(_ seed: [UInt8], at now: Instant) async throws {
        try await db.execute(AccountSQL.insertKey(seed, at: now))
    }

    /// Makes a user with a household of their own and signs them in.
    func signUp(
        _ session: Session,
        founding household: Household,
        _ token: NewRefreshToken,
        from origin: AuditOrigin
    ) async throws {
        let user = AccountSQL.insertUser(session.user, at: token.createdAt)
        _ = try await db.atomically([user] + SQLAccountStore.arrival(session, founding: household, token, origin))
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

    /// Deletes refresh tokens, sessions and invitations whose time is over; tells how many rows went.
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
            let sessions = try ended.values(as: SessionID.self)
            if !sessions.isEmpty { count += try await db.execute(AccountSQL.deleteEnded(sessions)) }
            guard sessions.count == 500 else { return count }
            last = sessions.last
        }
    }
}
