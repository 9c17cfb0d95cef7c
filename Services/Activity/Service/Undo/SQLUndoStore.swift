import Database
import FoundationEssentials
import Identity
import JSON
import Values

/// What can be taken back, in the service's database.
struct SQLUndoStore: Sendable {
    let db: any SQLDatabase

    /// For how long a change can be taken back.
    static let memory = Duration.seconds(86_400)
    /// How long somebody who takes a change back has before others may try.
    static let lease = Duration.seconds(60)

    /// An entry of the log, and how it is taken back, if that is known; nil if there is no such entry.
    func find(_ sequence: Int, of household: HouseholdID) async throws -> (entry: StoredEntry, undo: StoredUndo?)? {
        let rows = try await db.of(household).read([
            LogSQL.entry(sequence, of: household), UndoSQL.one(sequence, of: household),
        ])
        return try rows[0].one(StoredEntry.self).map { ($0, try rows[1].one(StoredUndo.self)) }
    }

    /// Lets one try at a time; gives the number of the attempt, nil while somebody else tries, or if it is done.
    func claim(_ sequence: Int, of household: HouseholdID, at now: Instant) async throws -> Int? {
        // defence: one-undo
        try await db.of(household).query(UndoSQL.claim(sequence, of: household, at: now)).first?.int(0)
    }

    /// Whether the same has happened again to the same thing.
    func hasHappenedAgain(_ entry: StoredEntry, of household: HouseholdID) async throws -> Bool {
        try await !db.of(household).query(UndoSQL.again(after: entry, of: household)).isEmpty
    }

    /// Ends an attempt that has changed nothing; with a time if that is not known.
    func release(_ sequence: Int, of household: HouseholdID, unknownSince now: Instant? = nil) async throws {
        try await db.of(household).execute(UndoSQL.release(sequence, of: household, unknownSince: now))
    }

    /// Notes that an entry was taken back; gives it.
    func finish(
        _ entry: StoredEntry,
        of household: HouseholdID,
        by actor: Actor?,
        at now: Instant
    ) async throws -> StoredEntry? {
        let who = actor.map { String(decoding: $0.jsonBytes(), as: UTF8.self) }
        let done = UndoSQL.done(entry.sequence, of: household, by: who, at: now)
        let rows = try await db.of(household).atomically(done + [LogSQL.entry(entry.sequence, of: household)])
        return try rows[done.count].one()
    }

    /// Forgets what is old.
    func sweep(at now: Instant) async throws {
        try await db.across(.sweep).executeInPortions { UndoSQL.sweep(before: now - SQLUndoStore.memory, portion: $0) }
    }
}
