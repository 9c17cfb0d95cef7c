import Database
import Events
import ExportAPI
import FoundationEssentials
import GroceryAPI
import Identity
import Values

extension SQLAccountStore {
    /// Notes what has changed nothing here, such as a sign-in that has failed.
    func note(_ note: AuditNote, at now: Instant) async throws {
        _ = try await db.atomically(AuditSQL.note(note, at: now))
    }

    /// A page of a book, newest first, before an entry.
    func entries(of book: AuditBook, limit: Int, before: AuditID?) async throws -> [AuditEntry] {
        try await db.query(AuditSQL.page(of: book, limit: limit, before: before)).compactMap { row in
            // What a later version has noted is left out by an older one.
            guard let kind = AuditKind(rawValue: try row.string(1)) else { return nil }
            return AuditEntry(
                id: try row.id(0),
                kind: kind,
                actor: try row.optionalID(2),
                subject: try row.optionalID(3),
                detail: try row.optionalString(4),
                address: try row.optionalString(5),
                userAgent: try row.optionalString(6),
                at: try row.instant(7)
            )
        }
    }

    /// Deletes entries from before a time; tells how many went.
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
                count += try await sweep([AuditSQL.excess(table, owner, key: key, of: try row.uuid(0), most: most)])
            }
        }
        return count
    }

    /// What neighbours tell of links and feeds, which is noted in the transaction that remembers the event.
    static let eventSources = [
        EventSource { (event: GroceryEvent, received, tx) in
            switch event {
            case .shareCreated(let share):
                try await note(.shareCreated, by: share.actor, share.role, received, tx)
            case .shareRevoked(let share):
                try await note(.shareRevoked, by: share.actor, share.role, received, tx)
            case .listChanged, .listItemChanged, .listItemChecked, .listItemUnchecked, .listItemRemoved, .listDeleted,
                .listCategoryCorrected:
                break
            }
        },
        EventSource { (event: FeedEvent, received, tx) in
            switch event {
            case .feedCreated(let feed): try await note(.feedCreated, by: feed.actor, feed.purpose, received, tx)
            case .feedRevoked(let feed): try await note(.feedRevoked, by: feed.actor, feed.purpose, received, tx)
            }
        },
    ]

    private static func note(
        _ kind: AuditKind,
        by actor: UserID?,
        _ detail: String?,
        _ event: ReceivedEvent,
        _ tx: any SQLTransaction
    ) async throws {
        let entry = AuditEntry(
            id: AuditID(event.id),
            kind: kind,
            actor: actor,
            subject: AuditID(event.subject),
            detail: detail,
            at: event.at
        )
        try await tx.execute(AuditSQL.insert(entry, into: .household(event.household)))
    }
}
