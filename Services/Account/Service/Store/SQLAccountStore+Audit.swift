import Database
import Events
import FoundationEssentials
import Identity
import Values

extension SQLAccountStore {
    func note(_ note: AuditNote, at now: Instant) async throws {
        _ = try await db.atomically(AuditSQL.note(note, at: now))
    }

    func entries(of book: AuditBook, limit: Int, before: AuditID?) async throws -> [AuditEntry] {
        try await db.query(AuditSQL.page(of: book, limit: limit, before: before)).compactMap { row in
            // What a later version has noted is left out by an older one.
            guard let kind = AuditKind(rawValue: row.string(1)) else { return nil }
            return AuditEntry(
                id: row.id(0),
                kind: kind,
                actor: row.optionalID(2),
                subject: row.optionalID(3),
                detail: row.optionalString(4),
                address: row.optionalString(5),
                userAgent: row.optionalString(6),
                at: row.instant(7)
            )
        }
    }

    func sweepAudit(before: Instant) async throws -> Int {
        try await sweepAudit(before: before, most: AuditSQL.most)
    }

    func sweepAudit(before: Instant, most: Int) async throws -> Int {
        var count = try await sweep(AuditSQL.sweep(before: before))
        let books: [(StaticString, StaticString, StaticString)] = [
            ("household_audit", "household_id", "household_id, id"), ("user_audit", "user_id", "user_id, id"),
        ]
        for (table, owner, key) in books {
            for row in try await db.read([AuditSQL.overfull(table, owner, most: most)])[0] {
                count += try await sweep([AuditSQL.excess(table, owner, key: key, of: row.uuid(0), most: most)])
            }
        }
        return count
    }

    /// Notes what a neighbour tells of a household, in the transaction that remembers the event.
    static func note(_ event: ReceivedEvent, _ tx: any SQLTransaction) async throws {
        struct Details: Decodable {
            var actor: UserID?
            var role: String?
            var purpose: String?
        }
        let kinds: [String: AuditKind] = [
            "share.created": .shareCreated, "share.revoked": .shareRevoked, "feed.created": .feedCreated,
            "feed.revoked": .feedRevoked,
        ]
        guard let kind = kinds[event.kind] else { return }
        let details = try? event.decode(Details.self)
        let entry = AuditEntry(
            id: AuditID(event.id),
            kind: kind,
            actor: details?.actor,
            subject: AuditID(event.subject),
            detail: details?.role ?? details?.purpose,
            at: event.at
        )
        try await tx.execute(AuditSQL.insert(entry, into: .household(event.household)))
    }
}
