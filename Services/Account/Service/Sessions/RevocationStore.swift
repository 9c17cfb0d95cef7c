import Database
import Identity
import Values

extension SQLAccountStore {
    /// Runs statements about a user, all or nothing, and with them revokes tokens: in this process at once, in others
    /// within seconds.
    func atomically(revoking revoked: Revocation, of user: UserID, at now: Instant, _ statements: [SQL]) async throws {
        try await db.of(user).atomically(statements + [RevocationSQL.insert(revoked, at: now)])
        revocations.add([revoked], at: now)
    }

    /// The same around a transaction; if it throws, nothing is revoked.
    func transaction<Value: Sendable>(
        in scope: ScopedDatabase,
        revoking revoked: [Revocation],
        at now: Instant,
        _ body: @Sendable (ScopedTransaction) async throws -> Value
    ) async throws -> Value {
        let value = try await scope.transaction { tx in
            // First, so that what the body signs already counts as issued after it.
            _ = try await tx.run(revoked.map { RevocationSQL.insert($0, at: now) })
            return try await body(tx)
        }
        revocations.add(revoked, at: now)
        return value
    }

    /// What a session's next access token has to say.
    func signedIn(_ session: Session, _ tx: ScopedTransaction) async throws -> SignedIn {
        // In this order: a token that says what was true before a revocation must also seem as old.
        let results = try await tx.of(session.user).run([
            RevocationSQL.notBefore(of: session.user), AccountSQL.memberships(of: session.user),
        ])
        return SignedIn(
            session: session,
            memberships: try results[1].map { try Membership($0) },
            notBefore: try results[0].first?.optionalInstant(0)
        )
    }

    /// Tells this process what has been revoked; at its start, before it answers anyone.
    func loadRevocations(at now: Instant) async throws {
        var sequence = 0
        while true {
            let page = try await revocations(after: sequence, limit: 1000, at: now)
            revocations.add(page.all, at: now)
            guard page.more else { return }
            sequence = page.next
        }
    }

    /// Those with a higher number, in order.
    func revocations(after sequence: Int, limit: Int, at now: Instant) async throws -> RevocationPage {
        let rows = try await db.ofService.query(RevocationSQL.list(after: sequence, limit: limit))
        let all = try rows.all(StoredRevocation.self)
        let isFull = rows.count == limit
        // A number that was drawn early may be committed late: what is young is given again, until it is settled.
        let settled = isFull ? all.count - 1 : all.lastIndex { $0.createdAt < now - RevocationPage.settling }
        return RevocationPage(
            all.compactMap(\.revocation),
            next: try settled.map { try rows[$0].int(StoredRevocation.table.width) } ?? sequence,
            more: isFull
        )
    }
}
