import Database
import Identity
import Values

extension SQLAccountStore {
    /// Runs statements, all or nothing, and with them revokes tokens: in this process at once, in others within seconds.
    func atomically(revoking revoked: [Revocation], at now: Instant, _ statements: [SQL]) async throws -> [Rows] {
        let rows = try await db.atomically(statements + revoked.map { RevocationSQL.insert($0, at: now) })
        revocations.add(revoked, at: now)
        return Array(rows.prefix(statements.count))
    }

    /// The same around a transaction; if it throws, nothing is revoked.
    func transaction<Value: Sendable>(
        revoking revoked: [Revocation],
        at now: Instant,
        _ body: @Sendable (any SQLTransaction) async throws -> Value
    ) async throws -> Value {
        let value = try await db.transaction { tx in
            // First, so that what the body signs already counts as issued after it.
            _ = try await tx.run(revoked.map { RevocationSQL.insert($0, at: now) })
            return try await body(tx)
        }
        revocations.add(revoked, at: now)
        return value
    }

    /// What a session's next access token has to say.
    func signedIn(_ session: Session, _ tx: any SQLTransaction) async throws -> SignedIn {
        // In this order: a token that says what was true before a revocation must also seem as old.
        let results = try await tx.run([
            RevocationSQL.notBefore(of: session.user), AccountSQL.memberships(of: session.user),
        ])
        return SignedIn(
            session: session,
            memberships: try results[1].map { try $0.membership },
            notBefore: try results[0].first?.optionalInstant(0)
        )
    }

    /// Tells this process what has been revoked; at its start, before it answers anyone.
    func loadRevocations(at now: Instant) async throws {
        var sequence = 0
        while true {
            let page = try await revocations(after: sequence, limit: 1000, at: now)
            revocations.add(page.revocations, at: now)
            guard page.more else { return }
            sequence = page.next
        }
    }

    /// Those with a higher number, in order.
    func revocations(after sequence: Int, limit: Int, at now: Instant) async throws -> RevocationPage {
        let rows = try await db.query(RevocationSQL.list(after: sequence, limit: limit))
        let isFull = rows.count == limit
        // A number that was drawn early may be committed late: what is young is given again, until it is settled.
        let settled = isFull ? rows.last : try rows.last { try $0.instant(4) < now - RevocationPage.settling }
        return RevocationPage(
            revocations: try rows.compactMap { row in
                Revocation(kind: try row.string(1), id: try row.uuid(2), before: try row.instant(3))
            },
            next: try settled?.int(0) ?? sequence,
            more: isFull
        )
    }
}
