import Database
import FoundationEssentials
import Values

/// The log of households, in the service's database.
struct SQLLogStore: Sendable {
    let db: any SQLDatabase

    /// For how long what happened is known.
    static let memory = Duration.seconds(90 * 86_400)

    /// Entries from before a number, newest first, and whether they can be taken back.
    func entries(
        before sequence: Int?,
        about subject: UUID?,
        of household: HouseholdID,
        at now: Instant,
        limit: Int
    ) async throws -> [LogEntry] {
        let rows = try await db.of(household).read([
            LogSQL.entries(before: sequence, about: subject, of: household, limit: limit),
            UndoSQL.undoable(before: sequence, about: subject, of: household, at: now, limit: limit),
        ])
        let undoable = Set(try rows[1].values(as: Int.self))
        return try rows[0].all(StoredEntry.self).map { LogEntry(stored: $0, canUndo: undoable.contains($0.sequence)) }
    }

    /// Forgets what is old.
    func sweep(at now: Instant) async throws {
        try await db.across(.sweep).executeInPortions { LogSQL.sweep(before: now - SQLLogStore.memory, portion: $0) }
    }
}

/// An entry of the log as it is read.
struct LogEntry: Sendable {
    let stored: StoredEntry
    /// Whether it can be taken back.
    var canUndo = false
}
