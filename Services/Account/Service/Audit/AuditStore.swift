import Database
import Events
import ExportAPI
import FoundationEssentials
import GroceryAPI
import Identity
import Values

extension SQLAccountStore {
    /// Notes in a user's book what has changed nothing here, such as a sign-in that has failed.
    func note(_ note: AuditNote, of user: UserID) async throws {
        try await db.of(user).atomically(AuditSQL.note(note))
    }

    /// A page of a book, newest first, before an entry.
    func entries(of book: AuditBook, limit: Int, before: AuditID?) async throws -> [AuditEntry] {
        let own =
            switch book {
            case .household(let household): db.of(household)
            case .user(let user): db.of(user)
            }
        return try await own.query(AuditSQL.page(of: book, limit: limit, before: before)).compactMap { row in
            // What a later version has noted is left out by an older one.
            AuditKind(rawValue: try row.string(AuditEntry.Place.kind)) == nil ? nil : try AuditEntry(row)
        }
    }

    /// Deletes entries from before a time, and the oldest of those that are too many; tells how many went.
    func sweepAudit(before: Instant, most: Int = AuditSQL.most) async throws -> Int {
        var count = try await sweep(AuditSQL.sweep(before: before))
        for table in AuditSQL.tables {
            let overfull = AuditSQL.overfull(table.name, table.owner, most: most)
            for book in try await db.across(.sweep).read([overfull])[0].values(as: UUID.self) {
                count += try await sweep([AuditSQL.excess(table, of: book, most: most)])
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
            case .listChanged, .listItemChanged, .listItemChecked, .listItemUnchecked, .listItemRemoved,
                .listItemsExpired, .listDeleted, .listMealsFreed, .listCategoryCorrected, .staplesChanged,
                .aislesChanged:
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
        try await tx.of(event.household).execute(AuditSQL.insert(entry, into: .household(event.household)))
    }
}
