import Database
import FoundationEssentials
import Values

/// What has changed in households, in the service's database.
struct SQLChangeStore: Sendable {
    let db: any SQLDatabase

    /// For how long deletions are known.
    static let memory = Duration.seconds(90 * 86_400)

    /// The number of the household's last change.
    func position(of household: HouseholdID) async throws -> Int {
        try await db.of(household).read([ChangeSQL.last(of: household)])[0].first?.int(0) ?? 0
    }

    /// What has changed after a number; nil if that was too long ago, or is not this household's.
    func changes(
        after sequence: Int,
        kinds: [ThingKind],
        of household: HouseholdID,
        limit: Int
    ) async throws -> ChangePage? {
        // One snapshot: a change between two of them would be behind the cursor and not in the page.
        let rows = try await db.of(household).read([
            ChangeSQL.last(of: household), ChangeSQL.floor(of: household),
            ChangeSQL.changes(after: sequence, kinds: kinds, of: household, limit: limit + 1),
        ])
        let last = try rows[0].first?.int(0) ?? 0
        let floor = try rows[1].first?.int(0) ?? 0
        // defence: cursors-of-the-household
        guard sequence <= last, sequence >= floor else { return nil }
        let found = try rows[2].all(StoredChange.self)
        return ChangePage(changes: Array(found.prefix(limit)), hasMore: found.count > limit, last: last)
    }

    /// Forgets what was deleted long ago.
    func sweep(at now: Instant, portion: Int = 500) async throws {
        while true {
            let limit = now - SQLChangeStore.memory
            let rows = try await db.across(.sweep).query(ChangeSQL.forgettable(before: limit, portion: portion))
            var households: [HouseholdID: [(kind: ThingKind, id: UUID, sequence: Int)]] = [:]
            for row in rows {
                households[try row.id(0), default: []].append((try row.value(1), try row.uuid(2), try row.int(3)))
            }
            for (household, things) in households {
                let floor = things.map(\.sequence).max() ?? 0
                _ = try await db.of(household).atomically(
                    [ChangeSQL.raiseFloor(to: floor, of: household)]
                        + things.map { ChangeSQL.forget($0.kind, $0.id, sequence: $0.sequence, of: household) }
                )
            }
            if rows.count < portion { return }
        }
    }
}

/// A part of what has changed.
struct ChangePage: Sendable {
    let changes: [StoredChange]
    let hasMore: Bool
    /// The number of the household's last change.
    let last: Int

    /// From where to go on.
    var cursor: Int { hasMore ? changes.last?.sequence ?? last : last }
}
